import { bookingOutcomes } from './reports/booking-outcomes.ts';
import { hotelMovements } from './reports/hotel-movements.ts';
import { queueWaits } from './reports/queue-waits.ts';
import { stockAdjustments } from './reports/stock-adjustments.ts';
import { stockDeliveries } from './reports/stock-deliveries.ts';
import { stockInventories } from './reports/stock-inventories.ts';
import { stockValueItems } from './reports/stock-value-items.ts';
import { stockValues } from './reports/stock-values.ts';
import type { Report } from './kit/report.ts';

/** Every report there is, as the index of them shows them. */
export const reports: readonly Report[] = [
  queueWaits,
  bookingOutcomes,
  hotelMovements,
  stockValues,
  stockValueItems,
  stockDeliveries,
  stockAdjustments,
  stockInventories,
];

/** The calls of all reports, by their name. */
export const reportCalls: Readonly<Record<string, Report['calls']>> = Object.fromEntries(
  reports.map(({ name, calls }) => [name, calls]),
);
