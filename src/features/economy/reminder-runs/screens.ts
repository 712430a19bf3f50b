import { crudScreens } from '#src/crud/crud-screens.ts';
import { settingsScreen } from '#src/crud/settings/settings-screen.ts';
import type { Screen } from '#src/navigation/screen.ts';

const rights = { read: 'invoices.read', write: 'invoices.issue' } as const;

/** Runs that write to who pays late, the letters that they wrote, invoices that are paid in parts, and how a company reminds. */
export const reminderRunsScreens: readonly Screen[] = [
  ...crudScreens(
    {
      title: 'reminder-runs:reminder-runs.title',
      ...rights,
      list: 'payment/group-invoice-reminders',
      add: 'payment/group-invoice-reminders/new',
      one: 'payment/group-invoice-reminders/:id',
    },
    () => import('./reminder-runs-screens.tsx'),
  ),
  ...crudScreens(
    {
      title: 'reminder-runs:reminder-letters.title',
      ...rights,
      list: 'payment/reminder-letters',
      one: 'payment/reminder-letters/:id',
    },
    () => import('./reminder-letters-screens.tsx'),
  ),
  ...crudScreens(
    {
      title: 'reminder-runs:payment-plans.title',
      ...rights,
      list: 'payment/plans',
      add: 'payment/plans/new',
      one: 'payment/plans/:id',
    },
    () => import('./payment-plans-screens.tsx'),
  ),
  settingsScreen(
    {
      title: 'reminder-runs:reminder-settings.title',
      path: 'settings/economy/reminders',
      read: 'billing.settings',
    },
    () => import('./reminder-settings-screen.tsx'),
  ),
  settingsScreen(
    {
      title: 'reminder-runs:automatic-reminders.title',
      path: 'settings/economy/automatic-reminders',
      read: 'invoices.issue',
    },
    () => import('./automatic-reminders-screen.tsx'),
  ),
];
