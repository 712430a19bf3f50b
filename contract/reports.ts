import { auditLog } from './reports/audit-log.ts';
import { bookingOutcomes } from './reports/booking-outcomes.ts';
import { customerBalances } from './reports/economy/customer-balances.ts';
import { dailyTakings } from './reports/cash/daily-takings.ts';
import { takingsByMethod } from './reports/cash/takings-by-method.ts';
import { takingsByVat } from './reports/cash/takings-by-vat.ts';
import { deposits } from './reports/deposits.ts';
import { giftCardsReport } from './reports/economy/gift-cards.ts';
import { generalSales } from './reports/general-sales.ts';
import { groupSales } from './reports/group-sales.ts';
import { hotelMovements } from './reports/hotel-movements.ts';
import { inactiveCustomers } from './reports/inactive-customers.ts';
import { priceChanges } from './reports/price-changes.ts';
import { queueWaits } from './reports/queue-waits.ts';
import { quoteAnswersReport } from './reports/quote-answers.ts';
import { seasonCurve } from './reports/season-curve.ts';
import { stockAdjustments } from './reports/stock-adjustments.ts';
import { stockDeliveries } from './reports/stock-deliveries.ts';
import { stockInventories } from './reports/stock-inventories.ts';
import { stockValueItems } from './reports/stock-value-items.ts';
import { stockValues } from './reports/stock-values.ts';
import { vatSummary } from './reports/economy/vat-summary.ts';
import { workedHours } from './reports/worked-hours.ts';
import { supplierPurchases } from './reports/supplier-purchases.ts';
import type { Report } from './kit/report.ts';

/** Every report there is, as the index of them shows them. */
export const reports: readonly Report[] = [
  generalSales,
  groupSales,
  quoteAnswersReport,
  priceChanges,
  deposits,
  dailyTakings,
  takingsByMethod,
  takingsByVat,
  workedHours,
  inactiveCustomers,
  queueWaits,
  bookingOutcomes,
  hotelMovements,
  seasonCurve,
  stockValues,
  stockValueItems,
  stockDeliveries,
  stockAdjustments,
  stockInventories,
  supplierPurchases,
  customerBalances,
  vatSummary,
  giftCardsReport,
  auditLog,
];

/** The calls of all reports, by their name. */
export const reportCalls: Readonly<Record<string, Report['calls']>> = Object.fromEntries(
  reports.map(({ name, calls }) => [name, calls]),
);
