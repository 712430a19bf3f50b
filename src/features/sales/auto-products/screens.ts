import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

/** What is added to orders by rule. */
export const autoProductsScreens: readonly Screen[] = crudScreens(
  {
    title: 'auto-products:auto-products.title',
    read: 'products.read',
    write: 'products.write',
    list: 'auto-products',
    also: ['auto-products/list'],
    add: 'auto-products/new',
    one: 'auto-products/edit/:id',
  },
  () => import('./auto-products-screens.tsx'),
);
