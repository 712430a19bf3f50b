import { report } from '../kit/report.ts';

/** What came into the warehouses within a period: deliveries, and what customers brought back; what was taken back is not counted. */
export const stockDeliveries = report('stock-deliveries', {
  feature: 'reports',
  area: 'stock',
  path: '/v4/site/reports/stock-deliveries',
  read: 'products.costs',
  groups: {
    month: { kind: 'month' },
    week: { kind: 'week' },
    day: { kind: 'day' },
    delivery: { kind: 'named' },
    product: { kind: 'named' },
    product_type: { kind: 'named' },
    warehouse: { kind: 'named' },
  },
  columns: {
    lines: { kind: 'count' },
    quantity: { kind: 'sum', digits: 3 },
    value: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'value' },
  },
  chart: 'value',
  rows: { columns: ['product', 'warehouse', 'delivery', 'dot'], leads: 'products' },
  filters: { kind: ['receipt', 'return'] },
});
