import { crudScreens } from '#src/crud/crud-screens.ts';

/** Lines that a site sells together. */
export const lineTemplatesScreens = crudScreens(
  {
    title: 'line-templates:line-templates.title',
    read: 'orders.read',
    write: 'orders.write',
    list: 'order/templates',
    add: 'order/templates/new',
    one: 'order/templates/:id',
    words: ['vat-codes'],
  },
  () => import('./line-templates-screens.tsx'),
);
