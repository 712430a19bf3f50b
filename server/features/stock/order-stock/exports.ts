export { bringBack } from './bring-back.ts';
export { followOrderInStock } from './follow-order.ts';
export { nameOf } from './order-stock-repo.ts';
export { keepForOther, reserveParts } from './reservations.ts';
