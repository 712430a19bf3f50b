import type { Interval } from '#contract/booking/schedules/intervals.ts';

/** Where something stands beside what overlaps it: which track of how many. */
export interface Packed<S extends Interval> {
  readonly of: S;
  readonly track: number;
  readonly tracks: number;
}

/** Puts what overlaps beside each other, and all else over the whole width, in the order of the beginnings; each takes `least` at least. */
export function pack<S extends Interval>(spans: readonly S[], least = 0): Packed<S>[] {
  const inOrder = spans.toSorted((one, other) => one.from - other.from || other.to - one.to);
  const packed: Packed<S>[] = [];
  let group: { of: S; track: number }[] = [];
  let ends: number[] = [];
  const close = () => {
    packed.push(...group.map((one) => ({ ...one, tracks: ends.length })));
    [group, ends] = [[], []];
  };
  for (const of of inOrder) {
    if (ends.every((end) => end <= of.from)) close();
    const free = ends.findIndex((end) => end <= of.from);
    const track = free === -1 ? ends.length : free;
    ends[track] = Math.max(of.to, of.from + least);
    group.push({ of, track });
  }
  close();
  return packed;
}
