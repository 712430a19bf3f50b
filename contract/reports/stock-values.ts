import { setSeasons } from '../hotel/wheel-sets/wheel-sets.ts';
import { report } from '../kit/report.ts';

/** For how long goods have lain when the period ends, in days; more than a year is `older`. */
const ages = ['days_90', 'days_180', 'days_365', 'older'] as const;

/** What the stock was worth when a period began and when it ended, by what it has cost, and what came and left in between. */
export const stockValues = report('stock-values', {
  feature: 'reports',
  area: 'stock',
  path: '/v4/site/reports/stock-values',
  read: 'products.costs',
  groups: {
    product_type: { kind: 'named' },
    brand: { kind: 'named' },
    warehouse: { kind: 'named' },
    age: { kind: 'choice', choices: ages },
    season: { kind: 'choice', choices: setSeasons },
    product: { kind: 'named' },
  },
  columns: {
    closing: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'closing' },
    quantity: { kind: 'sum', digits: 3 },
    opening: { kind: 'sum', unit: 'money' },
    incoming: { kind: 'sum', unit: 'money' },
    outgoing: { kind: 'sum', unit: 'money' },
  },
  chart: 'closing',
  rows: { columns: ['product', 'warehouse', 'dot'], leads: 'products' },
  filters: { age: ages },
});
