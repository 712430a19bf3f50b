import { settingsScreen } from '#src/crud/settings/settings-screen.ts';

/** What a company books, and until when its books are closed. */
export const vouchersScreens = [
  settingsScreen(
    {
      title: 'vouchers:bookkeeping.title',
      path: 'settings/economy/periods',
      read: 'vouchers.read',
    },
    () => import('./bookkeeping-screen.tsx'),
  ),
];
