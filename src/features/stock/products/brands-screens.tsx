import { nameAliases, productBrands } from '#contract/stock/products/brands.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { productsWith, rowsOf } from './rows-of-product.tsx';

export default screensOf(productBrands, {
  card: ['tier', 'products'],
  tabs: [
    {
      name: 'products',
      title: 'products:products.title',
      of: productsWith('brand_id', productBrands),
    },
    {
      name: 'aliases',
      title: 'products:name-aliases.title',
      of: rowsOf(nameAliases, 'brand_id', productBrands, ['pattern']),
    },
  ],
});
