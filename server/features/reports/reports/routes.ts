import { bookingOutcomes } from '#contract/reports/booking-outcomes.ts';
import { hotelMovements } from '#contract/reports/hotel-movements.ts';
import { queueWaits } from '#contract/reports/queue-waits.ts';
import { stockAdjustments } from '#contract/reports/stock-adjustments.ts';
import { stockDeliveries } from '#contract/reports/stock-deliveries.ts';
import { stockInventories } from '#contract/reports/stock-inventories.ts';
import { stockValues } from '#contract/reports/stock-values.ts';
import { stockValueItems } from '#contract/reports/stock-value-items.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { reportRoutes } from '#server/kit/report/report-routes.ts';
import { bookingOutcomesSource } from './booking-outcomes-repo.ts';
import { hotelMovementsSource } from './hotel-movements-repo.ts';
import { queueWaitsSource } from './queue-waits-repo.ts';
import { stockAdjustmentsSource } from './stock-adjustments-repo.ts';
import { stockDeliveriesSource } from './stock-deliveries-repo.ts';
import { stockInventoriesSource } from './stock-inventories-repo.ts';
import { stockValuesSource } from './stock-values-repo.ts';
import { stockValueItemsSource } from './stock-value-items-repo.ts';

/** What is asked of a period: how long people waited, what became of bookings, what was carried, what the stock is worth and how it came and left. */
export function reportsRoutes(app: AppContext): void {
  reportRoutes(app, queueWaits, queueWaitsSource);
  reportRoutes(app, bookingOutcomes, bookingOutcomesSource);
  reportRoutes(app, hotelMovements, hotelMovementsSource);
  reportRoutes(app, stockValues, stockValuesSource);
  reportRoutes(app, stockValueItems, stockValueItemsSource);
  reportRoutes(app, stockDeliveries, stockDeliveriesSource);
  reportRoutes(app, stockAdjustments, stockAdjustmentsSource);
  reportRoutes(app, stockInventories, stockInventoriesSource);
}
