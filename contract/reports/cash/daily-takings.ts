import { report } from '../../kit/report.ts';

/** What is entered at a register that is in a report of takings. */
const kinds = ['sale', 'return', 'received', 'difference'] as const;

/** What the cash registers in use took within a period: what was sold, taken back and received, by what it was paid, and what a drawer had more or less than it should. */
export const dailyTakings = report('daily-takings', {
  feature: 'reports',
  area: 'sales',
  path: '/v4/site/reports/daily-takings',
  read: 'cash.close_day',
  groups: {
    day: { kind: 'day' },
    register: { kind: 'named' },
    z: { kind: 'named' },
    person: { kind: 'named' },
    hour: { kind: 'hour' },
    weekday: { kind: 'weekday' },
    month: { kind: 'month' },
    kind: { kind: 'choice', choices: kinds },
  },
  columns: {
    sales: { kind: 'sum', unit: 'money' },
    returns: { kind: 'sum', unit: 'money' },
    vat: { kind: 'sum', unit: 'money' },
    /** Paid ahead, of invoices and for gift cards, less what of it was paid back. */
    received: { kind: 'sum', unit: 'money' },
    cash: { kind: 'sum', unit: 'money' },
    card: { kind: 'sum', unit: 'money' },
    mobile: { kind: 'sum', unit: 'money' },
    gift_card: { kind: 'sum', unit: 'money' },
    other: { kind: 'sum', unit: 'money' },
    difference: { kind: 'sum', unit: 'money' },
    receipts: { kind: 'sum' },
  },
  usual: 'this_week',
  chart: 'sales',
  rows: { columns: ['number', 'kind', 'register', 'z', 'person'], leads: 'orders' },
  filters: { kind: kinds },
});
