import { placeResource } from '#src/crud/resource-paths.ts';
import { settingsScreen } from '#src/crud/settings/settings-screen.ts';
import type { Screen } from '#src/navigation/screen.ts';

const list = 'economy/accounting-order';
placeResource('vouchers', { list, one: `${list}/:id` });

/** What a company books, and until when its books are closed. */
export const vouchersScreens: readonly Screen[] = [
  {
    path: 'economy/accounting-order',
    title: 'vouchers:list.title',
    rights: ['vouchers.read'],
    words: ['crud', 'ledger-accounts'],
    load: () => import('./vouchers-screen.tsx'),
  },
  {
    path: 'economy/accounting-order/period',
    title: 'vouchers:period.title',
    rights: ['vouchers.read'],
    words: ['crud', 'ledger-accounts'],
    aside: true,
    load: () => import('./period-screen.tsx'),
  },
  {
    path: 'economy/accounting-order/:id',
    title: 'vouchers:one.screen',
    rights: ['vouchers.read'],
    words: ['crud', 'ledger-accounts'],
    aside: true,
    load: () => import('./voucher-screen.tsx'),
  },
  settingsScreen(
    {
      title: 'vouchers:bookkeeping.title',
      path: 'settings/economy/periods',
      read: 'vouchers.read',
    },
    () => import('./bookkeeping-screen.tsx'),
  ),
];
