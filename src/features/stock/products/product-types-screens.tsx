import { productTypes } from '#contract/stock/products/products.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { productsWith } from './rows-of-product.tsx';

export default screensOf(productTypes, {
  card: ['kind', 'products'],
  tabs: [
    {
      name: 'products',
      title: 'products:products.title',
      of: productsWith('type_id', productTypes),
    },
  ],
});
