import type { ArrivalHours } from '#contract/dashboard.ts';

// Workshops are open from seven to five; who comes outside of that widens the day.
const opens = 7;
const closes = 16;

/** Every hour of a usual day, and those before or after it in which somebody came. */
export function hoursOfDay(arrivals: ArrivalHours['hours']): ArrivalHours {
  const arrivedAt = new Map(arrivals.map(({ hour, arrived }) => [hour, arrived]));
  const first = Math.min(opens, ...arrivedAt.keys());
  const last = Math.max(closes, ...arrivedAt.keys());
  const hours = Array.from({ length: last - first + 1 }, (_, at) => ({
    hour: first + at,
    arrived: arrivedAt.get(first + at) ?? 0,
  }));
  return { total: arrivals.reduce((sum, { arrived }) => sum + arrived, 0), hours };
}
