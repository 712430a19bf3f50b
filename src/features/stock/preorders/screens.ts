import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const words = ['crud', 'vat-codes'] as const;

const register = crudScreens(
  {
    title: 'preorders:preorder-agreements.title',
    read: 'preorders.read',
    write: 'preorders.write',
    list: 'order/preorder/agreements/list',
    add: 'order/preorder/agreements/create',
    one: 'order/preorder/agreements/edit/:id',
  },
  () => import('./preorders-screens.tsx'),
);

/** What is agreed with suppliers before a season, and called off in it. */
export const preordersScreens: readonly Screen[] = register.map((screen) => ({ ...screen, words }));
