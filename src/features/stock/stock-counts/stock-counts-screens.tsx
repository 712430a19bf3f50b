import { stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(stockCounts, { card: ['take_id', 'shelf', 'quantity'] });
