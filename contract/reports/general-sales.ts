import { report } from '../kit/report.ts';

/** What a site has sold: its orders that are done, by the day that they are dated. */
export const generalSales = report('general-sales', {
  feature: 'reports',
  area: 'sales',
  path: '/v4/site/reports/general-sales',
  read: 'reports.read',
  groups: {
    month: { kind: 'month' },
    week: { kind: 'week' },
    day: { kind: 'day' },
    weekday: { kind: 'weekday' },
    came: { kind: 'choice', choices: ['booked', 'drop_in', 'unbooked'] },
    mechanic: { kind: 'named' },
    seller: { kind: 'named' },
    customer: { kind: 'named' },
  },
  columns: {
    orders: { kind: 'count' },
    net: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'net' },
    average: { kind: 'average', unit: 'money' },
    tyres: { kind: 'sum', digits: 3 },
    /** What the work that was sold is set at, and for how long somebody was at it. */
    sold_time: { kind: 'sum', unit: 'min' },
    worked_time: { kind: 'sum', unit: 'min' },
  },
  usual: 'this_year',
  chart: 'net',
  rows: { columns: ['number', 'customer', 'mechanic', 'came'], leads: 'orders', daily: true },
  filters: { came: ['booked', 'drop_in', 'unbooked'] },
});
