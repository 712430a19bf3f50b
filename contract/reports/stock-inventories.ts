import { report } from '../kit/report.ts';

/** What approved stock takes found of products beside what was written down, and what the differences cost. */
export const stockInventories = report('stock-inventories', {
  feature: 'reports',
  area: 'stock',
  path: '/v4/site/reports/stock-inventories',
  read: 'products.costs',
  groups: {
    take: { kind: 'named' },
    product: { kind: 'named' },
    warehouse: { kind: 'named' },
    person: { kind: 'named' },
    month: { kind: 'month' },
    day: { kind: 'day' },
  },
  columns: {
    counted_lines: { kind: 'count' },
    different: { kind: 'sum' },
    expected: { kind: 'sum', digits: 3 },
    counted: { kind: 'sum', digits: 3 },
    found: { kind: 'sum', digits: 3 },
    gone: { kind: 'sum', digits: 3 },
    value: { kind: 'sum', unit: 'money' },
  },
  chart: 'value',
  rows: { columns: ['product', 'take', 'warehouse', 'person'], leads: 'stock-takes' },
  filters: { lines: ['different', 'equal', 'moved'] },
});
