import { report } from '../kit/report.ts';
import { productKinds } from '../stock/products/product-kinds.ts';

/** What a line sells; a line may name no product. */
const kinds = [...productKinds, 'other'] as const;

/** What was sold of what, to whom and by whom, and what it has brought: the lines of orders that are done. */
export const groupSales = report('group-sales', {
  feature: 'reports',
  area: 'sales',
  path: '/v4/site/reports/group-sales',
  read: 'products.costs',
  groups: {
    product_type: { kind: 'named' },
    brand: { kind: 'named' },
    product: { kind: 'named' },
    kind: { kind: 'choice', choices: kinds },
    bonus_group: { kind: 'named' },
    customer: { kind: 'named' },
    mechanic: { kind: 'named' },
    seller: { kind: 'named' },
    month: { kind: 'month' },
    week: { kind: 'week' },
  },
  columns: {
    net: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'net' },
    quantity: { kind: 'sum', digits: 3 },
    /** Of what is known to cost something; the rest of what was sold is reported separately. */
    cost: { kind: 'sum', unit: 'money' },
    margin: { kind: 'sum', unit: 'money' },
    margin_rate: { kind: 'average', unit: 'percent' },
    costless: { kind: 'sum', unit: 'money' },
  },
  usual: 'this_year',
  chart: 'net',
  rows: { columns: ['number', 'description', 'customer'], leads: 'orders', daily: true },
  filters: { kind: kinds },
});
