import { dayOf, daysAfter, instantAt, wallTime } from '../../kit/time/zoned-time.ts';

const minuteMs = 60_000;
const dayMinutes = 1440;

/** A part of a day in which the clock on the wall runs evenly: what minute it shows at its beginning. */
interface EvenPart {
  readonly from: number;
  readonly to: number;
  readonly minute: number;
}

/** A day of a zone as its clock shows it: two parts where it is changed, else one. */
export interface DayClock {
  readonly day: string;
  /** ms UTC */
  readonly from: number;
  readonly to: number;
  readonly parts: readonly [EvenPart] | readonly [EvenPart, EvenPart];
}

/** The clock of a day (`yyyy-MM-dd`) in a zone; it begins when the day before ends, where that is known. */
export function clockOf(day: string, zone: string, begins?: number): DayClock {
  const midnight = Date.parse(day);
  const from = begins ?? instantAt(midnight, zone);
  const to = instantAt(Date.parse(daysAfter(day, 1)), zone);
  const shown = (at: number) => (wallTime(at, zone) - midnight) / minuteMs;
  const whole = { from, to, minute: shown(from) };
  if (minuteOf(whole, to) === dayMinutes) return { day, from, to, parts: [whole] };
  const change = changeWithin(whole, shown);
  const parts = [
    { ...whole, to: change },
    { from: change, to, minute: shown(change) },
  ] as const;
  return { day, from, to, parts };
}

const minuteOf = (part: EvenPart, at: number) => part.minute + (at - part.from) / minuteMs;

/** The first instant at which the clock no longer runs on from the beginning, found by halves. */
function changeWithin(whole: EvenPart, shown: (at: number) => number): number {
  let before = 0;
  let after = (whole.to - whole.from) / minuteMs;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    const at = whole.from + middle * minuteMs;
    if (shown(at) === minuteOf(whole, at)) before = middle;
    else after = middle;
  }
  return whole.from + after * minuteMs;
}

/**
 * When the clock first shows a minute of the day, or one after it: what opens or closes at a minute
 * that is left out does so at once, and at one that comes twice the first time.
 */
export function momentOf(clock: DayClock, minute: number): number {
  const [first] = clock.parts;
  const last = clock.parts[1] ?? first;
  const at = (part: EvenPart) => part.from + Math.max(0, minute - part.minute) * minuteMs;
  return at(first) < first.to ? at(first) : Math.min(at(last), clock.to);
}

/** Every instant of the day at which the clock shows a multiple of so many minutes: none in an hour left out, all in one that comes twice. */
export function ticksOf(clock: DayClock, minutes: number): number[] {
  return clock.parts.flatMap((part) => {
    const ticks: number[] = [];
    const first = Math.ceil(part.minute / minutes) * minutes;
    const step = minutes * minuteMs;
    for (let at = part.from + (first - part.minute) * minuteMs; at < part.to; at += step)
      ticks.push(at);
    return ticks;
  });
}

/** The instants at which a clock shows a minute of a day: one, two where it is put back, none where it is put forward. */
export const instantsAt = (day: string, minute: number, zone: string): number[] =>
  clockOf(day, zone)
    .parts.map((part) => ({ part, at: part.from + (minute - part.minute) * minuteMs }))
    .filter(({ part, at }) => part.from <= at && at < part.to)
    .map(({ at }) => at);

/** The clocks of all days from one until another, both included; none where the first comes after the last. */
export function clocksOf(from: string, to: string, zone: string): DayClock[] {
  const clocks: DayClock[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1))
    clocks.push(clockOf(day, zone, clocks.at(-1)?.to));
  return clocks;
}

/** What a clock shows at an instant: the day, and its minute. */
export function shownAt(at: number, zone: string): { day: string; minute: number } {
  const day = dayOf(at, zone);
  return { day, minute: Math.floor((wallTime(at, zone) - Date.parse(day)) / minuteMs) };
}
