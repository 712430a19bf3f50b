import { bookingOutcomes } from './reports/booking-outcomes.ts';
import { hotelMovements } from './reports/hotel-movements.ts';
import { queueWaits } from './reports/queue-waits.ts';
import type { Report } from './kit/report.ts';

/** Every report there is, as the index of them shows them. */
export const reports: readonly Report[] = [queueWaits, bookingOutcomes, hotelMovements];

/** The calls of all reports, by their name. */
export const reportCalls: Readonly<Record<string, Report['calls']>> = Object.fromEntries(
  reports.map(({ name, calls }) => [name, calls]),
);
