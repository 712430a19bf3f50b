export { checkDifference } from './adjust-stock.ts';
export { checkWeeks } from './check-weeks.ts';
export { holdStock, keepsInStock, moveStock } from './move-stock.ts';
export { receiveGoods } from './receive-goods.ts';
export { reverseMovement } from './reverse-movement.ts';
export { movementOfIntent } from './stock-levels-repo.ts';
export { movementsOfOrder } from './product-stock-repo.ts';
