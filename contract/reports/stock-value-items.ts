import { report } from '../kit/report.ts';

/** Of each product what stood in stock when a period ended, what it was worth, and how much was taken within the period. */
export const stockValueItems = report('stock-value-items', {
  feature: 'reports',
  area: 'stock',
  path: '/v4/site/reports/stock-value-items',
  read: 'products.costs',
  groups: { product: { kind: 'named' }, size: { kind: 'named' }, dot: { kind: 'named' } },
  columns: {
    value: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'value' },
    quantity: { kind: 'sum', digits: 3 },
    each: { kind: 'average', unit: 'money' },
    taken: { kind: 'sum', digits: 3 },
  },
  chart: 'value',
  rows: { columns: ['product', 'warehouse', 'dot'], leads: 'products' },
});
