import { report } from '../kit/report.ts';
import { paymentKinds } from '../money/payment-methods.ts';

/** What customers paid ahead on orders within a period, what was paid back to them and what was taken back. */
export const deposits = report('deposits', {
  feature: 'reports',
  area: 'sales',
  path: '/v4/site/reports/deposits',
  read: 'orders.deposits',
  groups: {
    day: { kind: 'day' },
    method: { kind: 'named' },
    kind: { kind: 'choice', choices: paymentKinds },
    person: { kind: 'named' },
    entry: { kind: 'choice', choices: ['paid', 'paid_back', 'reversal'] },
    week: { kind: 'week' },
    month: { kind: 'month' },
  },
  columns: {
    /** What came into the drawer or the account: what was settled of orders, and what no coins could pay. */
    received: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'received' },
    settled: { kind: 'sum', unit: 'money' },
    rounding: { kind: 'sum', unit: 'money' },
    paid_back: { kind: 'sum', unit: 'money' },
    entries: { kind: 'count' },
  },
  usual: 'this_week',
  chart: 'received',
  rows: { columns: ['number', 'customer', 'method', 'person', 'reference'], leads: 'orders' },
  filters: { entry: ['paid', 'paid_back', 'reversal'] },
});
