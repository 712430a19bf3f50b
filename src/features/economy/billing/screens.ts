import { settingsScreen } from '#src/crud/settings/settings-screen.ts';

/** What stands on a company’s invoices of itself. */
export const billingScreens = [
  settingsScreen(
    { title: 'billing:billing.title', path: 'settings/economy/billing', read: 'billing.settings' },
    () => import('./billing-screen.tsx'),
  ),
];
