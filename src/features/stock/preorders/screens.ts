import { crudScreens } from '#src/crud/crud-screens.ts';

/** What is agreed with suppliers before a season, and called off in it. */
export const preordersScreens = crudScreens(
  {
    title: 'preorders:preorder-agreements.title',
    read: 'preorders.read',
    write: 'preorders.write',
    list: 'order/preorder/agreements/list',
    add: 'order/preorder/agreements/create',
    one: 'order/preorder/agreements/edit/:id',
    words: ['vat-codes'],
  },
  () => import('./preorders-screens.tsx'),
);
