export { giftCardInput, GiftCardNumber, type FoundCard } from './gift-card-input.tsx';
