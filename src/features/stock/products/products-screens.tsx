import type { Resource } from '#contract/kit/resource.ts';
import {
  packageLines,
  productCosts,
  products,
  supplierArticles,
} from '#contract/stock/products/products.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { rowsOf } from './rows-of-product.tsx';

const ofProduct = (resource: Resource, field: string, card: readonly string[]) =>
  rowsOf(resource, field, products, card);
const kinds = ['tyre', 'rim', 'part', 'work', 'package'] as const;

export default screensOf(products, {
  card: ['number', 'size', 'price'],
  views: kinds.map((kind) => ({
    title: `products:products.choices.kind.${kind}` as const,
    query: `kind=${kind}`,
  })),
  tabs: [
    {
      name: 'contents',
      title: 'products:package-lines.title',
      of: ofProduct(packageLines, 'package_id', ['quantity']),
      shown: ({ kind }) => kind === 'package',
    },
    {
      name: 'suppliers',
      title: 'products:supplier-articles.title',
      of: ofProduct(supplierArticles, 'product_id', ['supplier', 'pack', 'lead_days']),
      shown: ({ kind }) => kind !== 'package' && kind !== 'work',
    },
    {
      name: 'costs',
      title: 'products:product-costs.title',
      of: ofProduct(productCosts, 'product_id', ['cost', 'valid_from']),
      shown: (_, may) => may('products.costs'),
    },
  ],
});
