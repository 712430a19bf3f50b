import { bookingOutcomes } from '#contract/reports/booking-outcomes.ts';
import { hotelMovements } from '#contract/reports/hotel-movements.ts';
import { queueWaits } from '#contract/reports/queue-waits.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { reportRoutes } from '#server/kit/report/report-routes.ts';
import { bookingOutcomesSource } from './booking-outcomes-repo.ts';
import { hotelMovementsSource } from './hotel-movements-repo.ts';
import { queueWaitsSource } from './queue-waits-repo.ts';

/** What is asked of a period: how long people waited, what became of bookings, what was carried. */
export function reportsRoutes(app: AppContext): void {
  reportRoutes(app, queueWaits, queueWaitsSource);
  reportRoutes(app, bookingOutcomes, bookingOutcomesSource);
  reportRoutes(app, hotelMovements, hotelMovementsSource);
}
