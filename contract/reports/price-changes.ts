import { report } from '../kit/report.ts';

const changes = ['lowered', 'raised', 'discount', 'free', 'vat'] as const;

/** What was sold for another price than the one proposed, with a discount, for nothing or with another VAT code than its product's: by whom, and what that came to. */
export const priceChanges = report('price-changes', {
  feature: 'reports',
  area: 'sales',
  path: '/v4/site/reports/price-changes',
  read: 'pricing.read',
  groups: {
    person: { kind: 'named' },
    seller: { kind: 'named' },
    change: { kind: 'choice', choices: changes },
    product_type: { kind: 'named' },
    product: { kind: 'named' },
    customer: { kind: 'named' },
    month: { kind: 'month' },
    week: { kind: 'week' },
  },
  columns: {
    /** What was asked less than was proposed; below zero where it was more. */
    lowered: { kind: 'sum', unit: 'money' },
    share: { kind: 'share', of: 'lowered' },
    discount: { kind: 'sum', unit: 'money' },
    lines: { kind: 'count' },
    proposed: { kind: 'sum', unit: 'money' },
    net: { kind: 'sum', unit: 'money' },
    rate: { kind: 'average', unit: 'percent' },
  },
  usual: 'this_year',
  chart: 'lowered',
  rows: {
    columns: ['number', 'description', 'customer', 'person', 'change', 'reason'],
    leads: 'orders',
    daily: true,
  },
  filters: { change: changes },
});
