import type { ArrivalHours } from '#contract/desk/dashboard.ts';

// Workshops are open from seven to five; who comes later widens the day, who comes earlier is counted by themselves.
const opens = 7;
const closes = 16;

/** Every hour of a usual day, and those after it in which somebody came. */
export function hoursOfDay(arrivals: ArrivalHours['hours']): ArrivalHours {
  const arrivedAt = new Map(arrivals.map(({ hour, arrived }) => [hour, arrived]));
  const last = Math.max(closes, ...arrivedAt.keys());
  const hours = Array.from({ length: last - opens + 1 }, (_, at) => ({
    hour: opens + at,
    arrived: arrivedAt.get(opens + at) ?? 0,
  }));
  return {
    total: sum(arrivals),
    early: sum(arrivals.filter(({ hour }) => hour < opens)),
    hours,
  };
}

const sum = (arrivals: ArrivalHours['hours']): number =>
  arrivals.reduce((all, { arrived }) => all + arrived, 0);
