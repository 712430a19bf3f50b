import type { Minutes } from '#contract/workshop/queue-screens.ts';

/** With fewer people handled than this nothing is promised. */
export const fewestHandled = 5;
const exactUpTo = 10;
const step = 5;
const longest = 180;

/**
 * Between how many minutes and how many somebody will be called. `place` counts from 1; `stations`
 * is how many people are handled at the same time; `handled` how many minutes others took. From the
 * quick ones (if who is handled now is nearly done) to the slow ones (if they have just begun). Null
 * when too few are known, or when it would be so long that the range says nothing.
 */
export function estimate(
  place: number,
  stations: number,
  handled: readonly number[],
): Minutes | null {
  if (handled.length < fewestHandled) return null;
  const sorted = handled.toSorted((a, b) => a - b);
  const rounds = (ahead: number) => Math.ceil(ahead / Math.max(1, stations));
  const from = rounds(place) - 1;
  const range = {
    from: friendly(from * quantile(sorted, 0.25), Math.floor),
    to: Math.max(1, friendly(rounds(place) * quantile(sorted, 0.75), Math.ceil)),
  };
  return range.to > longest ? null : range;
}

/** Whole minutes while they are few, then steps of five: more exact than that is not known. */
function friendly(minutes: number, round: (value: number) => number): number {
  return minutes <= exactUpTo ? round(minutes) : round(minutes / step) * step;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? 0;
}
