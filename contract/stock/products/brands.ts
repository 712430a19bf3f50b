import { choice, number, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';

const counted = number({ from: 0, to: 10_000_000 }, { readOnly: true, list: true });

/** Who makes what a chain sells. */
export const productBrands = resource('product-brands', {
  feature: 'products',
  path: '/v4/site/product-brands',
  of: 'chain',
  read: 'products.read',
  write: 'products.write',
  title: 'name',
  sort: 'name:asc',
  keys: [['name']],
  fields: {
    name: text(60, { comparedAs: 'name', required: true, list: true, sort: true, search: true }),
    tier: choice(['', 'premium', 'quality', 'budget'], { list: true, filter: true }),
    products: counted,
  },
});

/** How others write the name of a brand, or of one of its patterns: as it stands in files of suppliers, and as people type it. */
export const nameAliases = resource('name-aliases', {
  feature: 'products',
  path: '/v4/site/name-aliases',
  of: 'chain',
  read: 'products.read',
  write: 'products.write',
  title: 'written',
  sort: 'written:asc',
  keys: [['written']],
  fields: {
    written: text(60, {
      comparedAs: 'name',
      required: true,
      list: true,
      sort: true,
      search: true,
      hint: true,
    }),
    brand_id: reference((): Resource => productBrands, {
      required: true,
      list: true,
      filter: true,
    }),
    pattern: text(60, { list: true, search: true, hint: true }),
  },
});
