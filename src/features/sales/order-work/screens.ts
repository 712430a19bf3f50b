import { crudScreens } from '#src/crud/crud-screens.ts';
import type { Screen } from '#src/navigation/screen.ts';

const common = {
  rights: ['orders.read'],
  words: ['crud', 'orders'],
} as const;

/** Orders as the workshop sees them: on a board, and one with what is to be done; and what is checked at each. */
export const orderWorkScreens: readonly Screen[] = [
  {
    ...common,
    path: 'order/list2',
    title: 'order-work:board.title',
    load: () => import('./board/board-screen.tsx'),
  },
  {
    ...common,
    path: ':id/order2/main',
    title: 'order-work:title',
    load: () => import('./work/work-screen.tsx'),
  },
  ...crudScreens(
    {
      title: 'order-work:order-checks.title',
      read: 'orders.read',
      write: 'orders.settings',
      list: 'order/checks',
      add: 'order/checks/new',
      one: 'order/checks/:id',
    },
    () => import('./order-checks-screens.tsx'),
  ),
];
