import { invoiceRuns } from '#contract/economy/invoice-runs/invoice-runs.ts';
import { screensOf } from '#src/crud/screens-of.tsx';
import { statusBy } from '#src/crud/values/status-by.ts';
import { lazyScreen } from '#src/ui/state/lazy-component.tsx';

import { RunHead } from './run-head.tsx';

// The list does without what shows one.
const ContentsTab = lazyScreen(async () => (await import('./contents-tab.tsx')).ContentsTab);

export default screensOf(invoiceRuns, {
  card: ['source', 'until', 'customer_id', 'planned', 'invoices', 'amount'],
  status: statusBy(invoiceRuns, 'state'),
  start: {},
  head: RunHead,
  views: [{ title: 'crud:batch.head.choices.state.running', query: 'state=running,paused' }],
  tabs: [{ name: 'orders', title: 'invoice-runs:orders.tab', of: ContentsTab, first: true }],
});
