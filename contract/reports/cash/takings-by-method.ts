import { report } from '../../kit/report.ts';
import { paymentKinds } from '../../money/payment-methods.ts';

/** By what was paid at the cash registers in use within a period, and what was paid back. */
export const takingsByMethod = report('takings-by-method', {
  feature: 'reports',
  area: 'sales',
  path: '/v4/site/reports/takings-by-method',
  read: 'cash.close_day',
  groups: {
    method: { kind: 'named' },
    kind: { kind: 'choice', choices: paymentKinds },
    person: { kind: 'named' },
    register: { kind: 'named' },
    day: { kind: 'day' },
    hour: { kind: 'hour' },
    month: { kind: 'month' },
  },
  columns: {
    taken: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'taken' },
    paid: { kind: 'sum', unit: 'money' },
    paid_back: { kind: 'sum', unit: 'money' },
    payments: { kind: 'count' },
  },
  usual: 'this_week',
  chart: 'taken',
  rows: { columns: ['number', 'method', 'register', 'person', 'reference'], leads: 'orders' },
});
