import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const rights = { read: 'products.read', write: 'products.write' };

/** What a chain sells, by which names, and how it is sorted; what it costs to buy, from files. */
export const productsScreens: readonly Screen[] = [
  {
    path: 'product/costs/import',
    title: 'products:product-costs.import',
    rights: ['products.costs'],
    words: ['crud'],
    load: () => import('./costs-import-screen.tsx'),
  },
  {
    path: 'product/articles/import',
    title: 'products:supplier-articles.import',
    rights: ['products.write'],
    words: ['crud'],
    load: () => import('./articles-import-screen.tsx'),
  },
  ...crudScreens(
    {
      ...rights,
      title: 'products:products.title',
      list: 'product/list',
      add: 'product/new',
      import: 'product/import',
      one: 'product/edit/:id',
    },
    () => import('./products-screens.tsx'),
  ),
  ...crudScreens(
    {
      ...rights,
      title: 'products:product-types.title',
      list: 'product/type/list',
      add: 'product/type/new',
      import: 'product/type/import',
      one: 'product/type/edit/:id',
    },
    () => import('./product-types-screens.tsx'),
  ),
  ...crudScreens(
    {
      ...rights,
      title: 'products:product-brands.title',
      list: 'product/brand/list',
      add: 'product/brand/new',
      import: 'product/brand/import',
      one: 'product/brand/edit/:id',
    },
    () => import('./brands-screens.tsx'),
  ),
  ...crudScreens(
    {
      ...rights,
      title: 'products:name-aliases.title',
      list: 'tools/alias/naming',
      add: 'tools/alias/naming/new',
      import: 'tools/alias/naming/import',
      one: 'tools/alias/naming/:id',
    },
    () => import('./aliases-screens.tsx'),
  ),
];
