export { giftCardInput, type FoundCard } from './gift-card-input.tsx';
