export { giveStockBack, takeStock } from './finish-order.ts';
export { nameOf } from './order-stock-repo.ts';
export { endReservations, keepAgain, keepForOther, reserveParts } from './reservations.ts';
