export { giveStockBack, takeStock } from './finish-order.ts';
export { endReservations, keepAgain, reserveParts } from './reservations.ts';
