export { holdStock, moveStock } from './move-stock.ts';
export { reverseMovement } from './reverse-movement.ts';
