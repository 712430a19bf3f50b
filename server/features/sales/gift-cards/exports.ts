export { countGuess } from './count-guess.ts';
export { giftCardsPart } from './gift-cards-part-repo.ts';
export {
  cardsToPayBack,
  cardThatPays,
  paidByGiftCards,
  payBackToCards,
  payByCard,
  undoOfCards,
} from './use-card.ts';
