import { settingsScreen } from '#src/crud/settings/settings-screen.ts';

/** By whom a company’s invoices can be paid online. */
export const paymentLinksScreens = [
  settingsScreen(
    {
      title: 'payment-links:online-payments.title',
      path: 'settings/economy/online-payments',
      read: 'billing.settings',
    },
    () => import('./online-payments-screen.tsx'),
  ),
];
