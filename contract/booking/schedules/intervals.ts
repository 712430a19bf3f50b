/** From one instant until another (ms UTC); the last is not part of it. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The same times in order and apart: what overlaps or touches becomes one. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const apart: { from: number; to: number }[] = [];
  const inOrder = intervals
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from);
  for (const { from, to } of inOrder) {
    const last = apart.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else apart.push({ from, to });
  }
  return apart;
}

/** What is left of times that are in order and apart without others. */
export function without(intervals: readonly Interval[], others: readonly Interval[]): Interval[] {
  const taken = merged(others);
  return intervals.flatMap(({ from, to }) => {
    const left: Interval[] = [];
    let at = from;
    for (const one of taken) {
      if (one.to <= at) continue;
      if (one.from >= to) break;
      if (one.from > at) left.push({ from: at, to: one.from });
      at = one.to;
    }
    if (at < to) left.push({ from: at, to });
    return left;
  });
}

/** The first of so many, counted from 0, for which something holds that holds for all after it; the number of them where it holds for none. */
export function firstWhere(count: number, holds: (at: number) => boolean): number {
  let [low, high] = [0, count];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Which of times that are in order and apart covers a whole stretch. */
export function covering(
  intervals: readonly Interval[],
  from: number,
  to: number,
): Interval | undefined {
  const one = intervals[firstWhere(intervals.length, (at) => intervals[at]!.to >= to)];
  return one && one.from <= from ? one : undefined;
}

/** Things that last, to be asked often which of them fall into a stretch. */
export interface Timeline<T extends Interval> {
  /** By their beginning. */
  readonly items: readonly T[];
  /** Until when the longest of those up to each of them lasts. */
  readonly reach: readonly number[];
}

/** Puts things that last in order. */
export function timelineOf<T extends Interval>(items: readonly T[]): Timeline<T> {
  const inOrder = items
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from);
  let reached = -Infinity;
  return { items: inOrder, reach: inOrder.map(({ to }) => (reached = Math.max(reached, to))) };
}

/** What falls into a stretch, if only for a moment. */
export function overlapping<T extends Interval>(
  { items, reach }: Timeline<T>,
  from: number,
  to: number,
): T[] {
  const found: T[] = [];
  for (let at = firstWhere(reach.length, (one) => reach[one]! > from); at < items.length; at++) {
    const item = items[at]!;
    if (item.from >= to) break;
    if (item.to > from) found.push(item);
  }
  return found;
}
