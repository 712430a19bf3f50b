import { report } from '../kit/report.ts';

/** What was bought of whom within a period, by what came; what was taken back is not counted. */
export const supplierPurchases = report('supplier-purchases', {
  feature: 'reports',
  area: 'stock',
  path: '/v4/site/reports/supplier-purchases',
  read: 'products.costs',
  groups: {
    supplier: { kind: 'named' },
    brand: { kind: 'named' },
    product_type: { kind: 'named' },
    product: { kind: 'named' },
    month: { kind: 'month' },
    week: { kind: 'week' },
    refill: { kind: 'named' },
    arrival: { kind: 'choice', choices: ['on_time', 'late', 'unexpected'] },
  },
  columns: {
    value: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'value' },
    quantity: { kind: 'sum', digits: 3 },
    price: { kind: 'average', unit: 'money' },
    lines: { kind: 'count' },
    /** Of those that were expected on a day, in days; early ones make up for none. */
    late: { kind: 'count' },
    days_late: { kind: 'average', digits: 1 },
  },
  usual: 'this_year',
  chart: 'value',
  rows: { columns: ['refill', 'supplier', 'product', 'arrival'], leads: 'stock-refills' },
  filters: { arrival: ['on_time', 'late', 'unexpected'] },
});
