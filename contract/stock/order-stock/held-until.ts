import { daysAfter } from '../../kit/time/zoned-time.ts';

// For as long a part is kept for whoever has not said when they come.
const usualDays = 14;

/** The last day on which something is kept for an order, where nobody says another: the one that it is promised for, or two weeks from today. */
export const heldUntil = (promised: string | null, today: string): string =>
  promised !== null && promised >= today ? promised : daysAfter(today, usualDays);
