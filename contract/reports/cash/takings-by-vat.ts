import { report } from '../../kit/report.ts';

/** What was sold at the cash registers in use within a period, less what came back, by its VAT. */
export const takingsByVat = report('takings-by-vat', {
  feature: 'reports',
  area: 'sales',
  path: '/v4/site/reports/takings-by-vat',
  read: 'cash.close_day',
  groups: {
    rate: { kind: 'named' },
    code: { kind: 'named' },
    part: { kind: 'choice', choices: ['goods', 'work'] },
    person: { kind: 'named' },
    register: { kind: 'named' },
    day: { kind: 'day' },
    month: { kind: 'month' },
  },
  columns: {
    net: { kind: 'sum', unit: 'money' },
    vat: { kind: 'sum', unit: 'money' },
    gross: { kind: 'sum', unit: 'money' },
    discount: { kind: 'sum', unit: 'money' },
    lines: { kind: 'count' },
  },
  usual: 'this_month',
  chart: 'net',
  rows: { columns: ['number', 'sold', 'code', 'register', 'person'], leads: 'orders' },
});
