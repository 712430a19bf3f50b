import { report } from '../kit/report.ts';
import { adjustmentReasons } from '../stock/stock-levels/movement-rules.ts';

/** What was found otherwise than it was written down, and what that cost; what was taken back is not counted. */
export const stockAdjustments = report('stock-adjustments', {
  feature: 'reports',
  area: 'stock',
  path: '/v4/site/reports/stock-adjustments',
  read: 'products.costs',
  groups: {
    month: { kind: 'month' },
    day: { kind: 'day' },
    reason: { kind: 'choice', choices: adjustmentReasons },
    product: { kind: 'named' },
    warehouse: { kind: 'named' },
    person: { kind: 'named' },
  },
  columns: {
    adjustments: { kind: 'count' },
    found: { kind: 'sum', digits: 3 },
    gone: { kind: 'sum', digits: 3 },
    value: { kind: 'sum', unit: 'money' },
  },
  chart: 'value',
  rows: { columns: ['product', 'warehouse', 'reason', 'person'], leads: 'products' },
  filters: { reason: adjustmentReasons },
});
