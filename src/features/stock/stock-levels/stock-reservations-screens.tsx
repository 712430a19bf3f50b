import { stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(stockReservations, { card: ['product_id', 'quantity', 'held_until'] });
