import type { ReportSource } from '#server/kit/report/run-report.ts';
import { auditLogSource } from './audit-log-repo.ts';
import { bookingOutcomesSource } from './booking-outcomes-repo.ts';
import { dailyTakingsSource } from './cash/daily-takings-repo.ts';
import { takingsByMethodSource } from './cash/takings-by-method-repo.ts';
import { takingsByVatSource } from './cash/takings-by-vat-repo.ts';
import { customerBalancesSource } from './economy/customer-balances-repo.ts';
import { giftCardsSource } from './economy/gift-cards-repo.ts';
import { depositsSource } from './sales/deposits-repo.ts';
import { generalSalesSource } from './sales/general-sales-repo.ts';
import { groupSalesSource } from './sales/group-sales-repo.ts';
import { hotelMovementsSource } from './hotel-movements-repo.ts';
import { inactiveCustomersSource } from './sales/inactive-customers-repo.ts';
import { queueWaitsSource } from './queue-waits-repo.ts';
import { priceChangesSource } from './sales/price-changes-repo.ts';
import { quoteAnswersSource } from './sales/quote-answers-repo.ts';
import { seasonCurveSource } from './season-curve-repo.ts';
import { stockAdjustmentsSource } from './stock/stock-adjustments-repo.ts';
import { stockDeliveriesSource } from './stock/stock-deliveries-repo.ts';
import { stockInventoriesSource } from './stock/stock-inventories-repo.ts';
import { stockValueItemsSource } from './stock/stock-value-items-repo.ts';
import { stockValuesSource } from './stock/stock-values-repo.ts';
import { supplierPurchasesSource } from './stock/supplier-purchases-repo.ts';
import { vatSummarySource } from './economy/vat-summary-repo.ts';
import { workedHoursSource } from './sales/worked-hours-repo.ts';

/** How the database answers each report, by its name. */
export const reportSources: Readonly<Record<string, ReportSource>> = {
  'general-sales': generalSalesSource,
  'group-sales': groupSalesSource,
  'quote-answers': quoteAnswersSource,
  'price-changes': priceChangesSource,
  deposits: depositsSource,
  'daily-takings': dailyTakingsSource,
  'takings-by-method': takingsByMethodSource,
  'takings-by-vat': takingsByVatSource,
  'worked-hours': workedHoursSource,
  'inactive-customers': inactiveCustomersSource,
  'queue-waits': queueWaitsSource,
  'booking-outcomes': bookingOutcomesSource,
  'hotel-movements': hotelMovementsSource,
  'season-curve': seasonCurveSource,
  'stock-values': stockValuesSource,
  'stock-value-items': stockValueItemsSource,
  'stock-deliveries': stockDeliveriesSource,
  'stock-adjustments': stockAdjustmentsSource,
  'stock-inventories': stockInventoriesSource,
  'supplier-purchases': supplierPurchasesSource,
  'customer-balance-aged': customerBalancesSource,
  'vat-summary': vatSummarySource,
  'gift-cards-sold': giftCardsSource,
  'audit-log': auditLogSource,
};
