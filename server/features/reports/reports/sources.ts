import type { ReportSource } from '#server/kit/report/run-report.ts';
import { bookingOutcomesSource } from './booking-outcomes-repo.ts';
import { hotelMovementsSource } from './hotel-movements-repo.ts';
import { queueWaitsSource } from './queue-waits-repo.ts';
import { stockAdjustmentsSource } from './stock-adjustments-repo.ts';
import { stockDeliveriesSource } from './stock-deliveries-repo.ts';
import { stockInventoriesSource } from './stock-inventories-repo.ts';
import { stockValueItemsSource } from './stock-value-items-repo.ts';
import { stockValuesSource } from './stock-values-repo.ts';

/** How the database answers each report, by its name. */
export const reportSources: Readonly<Record<string, ReportSource>> = {
  'queue-waits': queueWaitsSource,
  'booking-outcomes': bookingOutcomesSource,
  'hotel-movements': hotelMovementsSource,
  'stock-values': stockValuesSource,
  'stock-value-items': stockValueItemsSource,
  'stock-deliveries': stockDeliveriesSource,
  'stock-adjustments': stockAdjustmentsSource,
  'stock-inventories': stockInventoriesSource,
};
