import type { Screen } from '#src/navigation/screen.ts';

/** The screen of a report, by its name. */
const of = (name: string, path: string, right: string): Screen => ({
  path,
  title: `reports:${name}.title`,
  rights: [right],
  words: ['crud', 'report-mails'],
  part: name,
  load: () => import('./report-screens.tsx'),
});

/** What is asked of a period: the way to each report, and a screen for each that there is. */
export const reportsScreens: readonly Screen[] = [
  {
    path: 'reports',
    title: 'reports:title',
    rights: ['reports.read'],
    words: ['crud', 'report-mails'],
    load: () => import('./reports-screen.tsx'),
  },
  of('general-sales', 'statistics/general/sales', 'reports.read'),
  of('group-sales', 'statistics/groups/sales', 'products.costs'),
  of('quote-answers', 'reports/quote-answers', 'reports.read'),
  of('price-changes', 'reports/price-changes', 'pricing.read'),
  of('deposits', 'reports/deposits', 'orders.deposits'),
  of('daily-takings', 'reports/daily-takings', 'cash.read'),
  of('takings-by-method', 'reports/takings-by-method', 'cash.read'),
  of('takings-by-vat', 'reports/takings-by-vat', 'cash.read'),
  of('worked-hours', 'reports/worked-hours', 'orders.lead'),
  of('inactive-customers', 'statistics/customers/orders/inactivity', 'customers.export'),
  of('queue-waits', 'reports/queue-waits', 'reports.read'),
  of('booking-outcomes', 'reports/booking-outcomes', 'reports.read'),
  of('hotel-movements', 'reports/hotel-movements', 'reports.read'),
  of('season-curve', 'reports/season-curve', 'reports.read'),
  of('stock-values', 'stock/reports/values', 'products.costs'),
  of('stock-value-items', 'stock/reports/value-items', 'products.costs'),
  of('stock-deliveries', 'stock/reports/deliveries', 'products.costs'),
  of('stock-adjustments', 'stock/reports/balance-adjustments', 'products.costs'),
  of('stock-inventories', 'stock/reports/inventories-with-diff-list', 'products.costs'),
  {
    ...of('supplier-purchases', 'reports/suppliers/purchases/report', 'products.costs'),
    // What is kept of it are views, and what is sent are their mails: both stand with the report.
    also: ['reports/suppliers/purchases/list', 'reports/suppliers/purchases/create'],
  },
  of('customer-balance-aged', 'reports/customer-balance-aged', 'vouchers.read'),
  of('vat-summary', 'reports/vat-summary', 'vouchers.read'),
  of('gift-cards-sold', 'reports/gift-cards', 'gift_cards.read'),
  of('audit-log', 'sysop/audit-logs', 'audit.read'),
];
