import { report } from '../kit/report.ts';

const answers = ['yes', 'no'] as const;

/** Whose last order at a site was done within a period, and who has not come since. */
export const inactiveCustomers = report('inactive-customers', {
  feature: 'reports',
  area: 'sales',
  path: '/v4/site/reports/inactive-customers',
  // It tells many at once how each is reached.
  read: 'customers.export',
  groups: {
    month: { kind: 'month' },
    visits: { kind: 'choice', choices: ['once', 'again'] },
    stores: { kind: 'choice', choices: answers },
    consents: { kind: 'choice', choices: answers },
    manager: { kind: 'named' },
    bonus_group: { kind: 'named' },
    customer: { kind: 'named' },
  },
  columns: {
    customers: { kind: 'count' },
    share: { kind: 'share', of: 'customers' },
    orders: { kind: 'sum' },
    net: { kind: 'sum', unit: 'money' },
    /** Between one order and the next, of those who came more than once. */
    days: { kind: 'average' },
    sets: { kind: 'sum' },
  },
  usual: 'last_year',
  chart: 'customers',
  rows: { columns: ['customer', 'phone', 'email', 'consents'], leads: 'customers', daily: true },
  filters: { consents: answers, stores: answers },
});
