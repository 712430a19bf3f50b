import { purchaseBrands } from '#contract/stock/pricing/purchase-prices.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(purchaseBrands, { card: ['brand_id', 'percent', 'bonus'] });
