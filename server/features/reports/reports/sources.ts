import type { ReportSource } from '#server/kit/report/run-report.ts';
import { auditLogSource } from './audit-log-repo.ts';
import { bookingOutcomesSource } from './booking-outcomes-repo.ts';
import { generalSalesSource } from './general-sales-repo.ts';
import { groupSalesSource } from './group-sales-repo.ts';
import { hotelMovementsSource } from './hotel-movements-repo.ts';
import { inactiveCustomersSource } from './inactive-customers-repo.ts';
import { queueWaitsSource } from './queue-waits-repo.ts';
import { quoteAnswersSource } from './quote-answers-repo.ts';
import { stockAdjustmentsSource } from './stock-adjustments-repo.ts';
import { stockDeliveriesSource } from './stock-deliveries-repo.ts';
import { stockInventoriesSource } from './stock-inventories-repo.ts';
import { stockValueItemsSource } from './stock-value-items-repo.ts';
import { stockValuesSource } from './stock-values-repo.ts';
import { supplierPurchasesSource } from './supplier-purchases-repo.ts';
import { workedHoursSource } from './worked-hours-repo.ts';

/** How the database answers each report, by its name. */
export const reportSources: Readonly<Record<string, ReportSource>> = {
  'general-sales': generalSalesSource,
  'group-sales': groupSalesSource,
  'quote-answers': quoteAnswersSource,
  'worked-hours': workedHoursSource,
  'inactive-customers': inactiveCustomersSource,
  'queue-waits': queueWaitsSource,
  'booking-outcomes': bookingOutcomesSource,
  'hotel-movements': hotelMovementsSource,
  'stock-values': stockValuesSource,
  'stock-value-items': stockValueItemsSource,
  'stock-deliveries': stockDeliveriesSource,
  'stock-adjustments': stockAdjustmentsSource,
  'stock-inventories': stockInventoriesSource,
  'supplier-purchases': supplierPurchasesSource,
  'audit-log': auditLogSource,
};
