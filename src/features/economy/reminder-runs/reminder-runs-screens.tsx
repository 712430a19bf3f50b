import { reminderRuns } from '#contract/economy/reminder-runs/reminder-runs.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';
import { RunHead } from './run-head.tsx';

// The list does without what shows one.
const ContentsTab = lazyScreen(async () => (await import('./contents-tab.tsx')).ContentsTab);

export default screensOf(reminderRuns, {
  card: ['source', 'until', 'customer_id', 'planned', 'letters', 'amount'],
  status: statusBy(reminderRuns, 'state'),
  start: {},
  head: RunHead,
  views: [{ title: 'crud:batch.head.choices.state.running', query: 'state=running,paused' }],
  tabs: [{ name: 'contents', title: 'reminder-runs:contents.tab', of: ContentsTab, first: true }],
  more: [
    {
      path: 'payment/reminder-letters',
      title: 'reminder-runs:reminder-letters.title',
      right: 'invoices.read',
    },
    {
      path: 'payment/plans',
      title: 'reminder-runs:payment-plans.title',
      right: 'invoices.read',
    },
    {
      path: 'settings/economy/reminders',
      title: 'reminder-runs:reminder-settings.title',
      right: 'billing.settings',
    },
    {
      path: 'settings/economy/automatic-reminders',
      title: 'reminder-runs:automatic-reminders.title',
      right: 'invoices.issue',
    },
  ],
});
