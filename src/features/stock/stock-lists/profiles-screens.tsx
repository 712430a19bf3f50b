import { stockListProfiles } from '#contract/stock/stock-lists/stock-lists.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(stockListProfiles, { card: ['warehouse_id', 'is_whole'] });
