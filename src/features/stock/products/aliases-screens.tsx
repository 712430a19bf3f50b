import { nameAliases } from '#contract/stock/products/brands.ts';
import { screensOf } from '#src/crud/screens-of.tsx';

export default screensOf(nameAliases, { card: ['brand_id', 'pattern'] });
