import { supplierPrices } from '#contract/stock/pricing/purchase-prices.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(supplierPrices, { card: ['product_id', 'price', 'valid_from'] });
