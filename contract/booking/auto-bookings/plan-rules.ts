import { clocksOf, shownAt } from '../schedules/day-clock.ts';
import { bears } from '../slots/courses.ts';
import type { SlotQuestion, SlotVehicle } from '../slots/question.ts';
import type { Busy, SlotSite } from '../slots/site.ts';
import { busyBy, takenDay, type TakenDay } from '../slots/slots.ts';
import type { LastTime } from './audience-rules.ts';
import type { OverflowReason } from './wave-rules.ts';

/** When a wave may give times, and how much of each day it may take. */
export interface PlanRules {
  readonly first_day: string;
  readonly last_day: string;
  /** 1 is Monday. */
  readonly weekdays: readonly number[];
  /** Minutes since midnight between which bookings may begin; the last is included. */
  readonly begins_from: number;
  readonly begins_to: number;
  /** Per cent of the minutes that places can be booked on a day. */
  readonly share: number;
  /** Bookings a day; null without end. */
  readonly per_day: number | null;
  /** Give who was here a year ago the same weekday and time, as nearly as there is one. */
  readonly like_last_year: boolean;
  /** Fill the days evenly, with what others have of them, instead of one after the other. */
  readonly spread: boolean;
}

/** What decides which time somebody gets. */
export interface Wish {
  /** The first day on which their wheels can be here; null where they are. */
  readonly not_before: string | null;
  readonly last: LastTime | null;
  /** The car, where not every place may bear it. */
  readonly vehicle?: SlotVehicle;
}

/** What a day holds with a plan: minutes that places can be booked, how many of them others have and the wave takes, and its bookings. */
export interface PlannedDay {
  readonly day: string;
  readonly open: number;
  readonly booked: number;
  readonly planned: number;
  readonly count: number;
}

/** Gives times one after the other. */
export interface WavePlanner {
  /** The start (ms) of the next one, or why there is none. */
  give(wish: Wish): number | OverflowReason;
  /** What the days hold by now. */
  days(): PlannedDay[];
}

const minuteMs = 60_000;
const dayMs = 86_400_000;
// A whole number of weeks: the same weekday, at the same time of the year.
const yearOfWeeks = 364;

/** One start of a day that nobody has found taken yet, and what the clock shows then. */
interface Start {
  readonly at: number;
  readonly minute: number;
}

interface OpenDay {
  readonly day: string;
  /** Days since 1970. */
  readonly number: number;
  readonly taken: TakenDay;
  readonly booked: number;
  /** What is once found not free never is again: nothing that was taken is given back. */
  starts: Start[];
  count: number;
}

/**
 * Gives each of many, in their order, the free time that they would like best: as a year ago, else
 * the first there is. `already` says how many times the wave has given before on a day.
 */
export function wavePlanner(
  question: SlotQuestion,
  site: SlotSite,
  rules: PlanRules,
  already: ReadonlyMap<string, number> = new Map(),
): WavePlanner {
  const all = clocksOf(rules.first_day, rules.last_day, site.zone).map(({ day }) =>
    openDay(question, site, rules, day, already.get(day) ?? 0),
  );
  const days = all.filter(({ starts }) => starts.length > 0);
  let nth = 0;

  // What bears every car is asked for none.
  const tightFor = (vehicle: SlotVehicle | undefined) =>
    vehicle && site.places.every((place) => bears(place, vehicle)) ? undefined : vehicle;

  function take(day: OpenDay, at: number, vehicle: SlotVehicle | undefined): boolean {
    const found = day.taken.at(at, vehicle);
    if (!found.ok) {
      // A lighter car may still be taken there.
      if (!vehicle) day.starts = day.starts.filter((one) => one.at !== at);
      return false;
    }
    nth += 1;
    const busy = busyBy(found.assignment, question, { kind: 'hold', id: `wave ${nth}` });
    // What goes on after midnight is in the way of the days beside it.
    for (const one of days) if (one === day || isNear(one, busy)) one.taken.take(busy);
    day.count += 1;
    return true;
  }

  return {
    give({ not_before: from, last, ...wish }) {
      const vehicle = tightFor(wish.vehicle);
      if (days.length === 0) return 'closed';
      const inTime = from === null ? days : days.filter(({ day }) => day >= from);
      if (inTime.length === 0) return 'wheels_elsewhere';
      const wanted = rules.like_last_year && last ? nextYear(last) : null;
      for (const day of inTurn(inTime, wanted, rules)) {
        if (!hasRoom(day, rules)) continue;
        const chosen = startsByWish(day, wanted).find(({ at }) => take(day, at, vehicle));
        if (chosen) return chosen.at;
      }
      return inTime.some((day) => hasFree(day, vehicle)) ? 'share_used' : 'full';
    },
    days: () => all.map(plannedDay),
  };
}

function openDay(
  question: SlotQuestion,
  site: SlotSite,
  rules: PlanRules,
  day: string,
  count: number,
): OpenDay {
  const number = numberOf(day);
  const near = (at: number) => Math.abs(at - number * dayMs) < 4 * dayMs;
  const busy = site.busy.filter(({ from, to }) => near(from) || near(to));
  const taken = takenDay(question, { ...site, busy }, day);
  const starts = rules.weekdays.includes(weekdayOf(number))
    ? taken.starts
        .map((at) => ({ at, minute: shownAt(at, site.zone).minute }))
        .filter(({ minute }) => rules.begins_from <= minute && minute <= rules.begins_to)
    : [];
  const booked = busy
    .filter(
      ({ placeId, from }) => placeId !== null && from >= taken.clock.from && from < taken.clock.to,
    )
    .reduce((sum, { from, to }) => sum + to - from, 0);
  return { day, number, taken, booked, starts, count };
}

const numberOf = (day: string): number => Math.round(Date.parse(day) / dayMs);
// The first of January 1970 was a Thursday.
const weekdayOf = (number: number): number => ((number + 3) % 7) + 1;

const isNear = ({ taken: { clock, reach } }: OpenDay, busy: readonly Busy[]): boolean =>
  busy.some(({ from, to }) => from - reach < clock.to && to + reach > clock.from);

/** A day and a minute of it that somebody would like best. */
interface Wanted {
  readonly number: number;
  readonly minute: number;
}

const nextYear = ({ day, minute }: LastTime): Wanted => ({
  number: numberOf(day) + yearOfWeeks,
  minute,
});

const hasRoom = ({ count, taken }: OpenDay, { share, per_day: most }: PlanRules): boolean =>
  (most === null || count < most) && (count + 1) * taken.usual <= (taken.open * share) / 100;

/** Whether anything is free that only the wave's own limits keep it from. */
function hasFree(day: OpenDay, vehicle: SlotVehicle | undefined): boolean {
  if (vehicle) return day.starts.some(({ at }) => day.taken.at(at, vehicle).ok);
  const found = day.starts.findIndex(({ at }) => day.taken.at(at).ok);
  day.starts = found === -1 ? [] : day.starts.slice(found);
  return found !== -1;
}

/** In which order days are tried: by the wish, else the emptiest first where they are to be filled evenly, else as they come. */
const inTurn = (days: readonly OpenDay[], wanted: Wanted | null, { spread }: PlanRules) =>
  spread && !wanted
    ? days.toSorted((one, other) => fullness(one) - fullness(other) || one.number - other.number)
    : byWish(days, wanted);

/** Which part of a day's places is booked, by others and the wave. */
const fullness = ({ booked, count, taken }: OpenDay): number =>
  (booked + count * taken.usual) / taken.open;

/** The same weekday first, then the days nearest to the wanted one, of two the earlier. */
function byWish(days: readonly OpenDay[], wanted: Wanted | null): readonly OpenDay[] {
  if (!wanted) return days;
  const weekday = weekdayOf(wanted.number);
  const key = ({ number }: OpenDay) =>
    (weekdayOf(number) === weekday ? 0 : 1e6) + Math.abs(number - wanted.number);
  return days.toSorted((one, other) => key(one) - key(other));
}

/** The starts nearest to the wanted time of the day, of two the earlier. */
const startsByWish = ({ starts }: OpenDay, wanted: Wanted | null): readonly Start[] =>
  wanted
    ? starts.toSorted(
        (one, other) =>
          Math.abs(one.minute - wanted.minute) - Math.abs(other.minute - wanted.minute) ||
          one.at - other.at,
      )
    : starts;

const plannedDay = ({ day, taken, booked, count }: OpenDay): PlannedDay => ({
  day,
  open: Math.round(taken.open / minuteMs),
  booked: Math.round(booked / minuteMs),
  planned: Math.round((count * taken.usual) / minuteMs),
  count,
});
