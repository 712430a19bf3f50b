export { holdStock, keepsInStock, moveStock } from './move-stock.ts';
export { movementsOfOrder } from './told-stock-repo.ts';
export { movementOfIntent } from './stock-levels-repo.ts';
export { receiveGoods } from './receive-goods.ts';
