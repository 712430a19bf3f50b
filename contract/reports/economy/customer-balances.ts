import { ages } from '../../economy/customer-ledger/ageing.ts';
import { report } from '../../kit/report.ts';

/** What customers owe the company when a period ends, by how late it is then. */
export const customerBalances = report('customer-balance-aged', {
  feature: 'reports',
  area: 'economy',
  of: 'company',
  path: '/v4/site/reports/customer-balance-aged',
  read: 'vouchers.read',
  groups: {
    customer: { kind: 'named' },
    age: { kind: 'choice', choices: ages },
    manager: { kind: 'named' },
  },
  columns: {
    open: { kind: 'sum', unit: 'money' },
    current: { kind: 'sum', unit: 'money' },
    to30: { kind: 'sum', unit: 'money' },
    to60: { kind: 'sum', unit: 'money' },
    to90: { kind: 'sum', unit: 'money' },
    over90: { kind: 'sum', unit: 'money' },
  },
  chart: 'open',
  rows: { columns: ['number', 'customer', 'due', 'age'], leads: 'invoices', daily: true },
  filters: { age: ages },
});
