import { daysAfter, dayOf } from '../../kit/time/zoned-time.ts';
import { clocksOf, ticksOf, type DayClock } from '../schedules/day-clock.ts';
import { covering, overlapping, type Interval, type Timeline } from '../schedules/intervals.ts';
import { assign, type Moment } from './assign.ts';
import { byPlan, daysOf, pressing, withBusy, type Days } from './bookables.ts';
import type { Assignment, Candidate, FreeTime } from './candidate.ts';
import { coursesOf, type Course, type Courses } from './courses.ts';
import type { SlotQuestion, SlotVehicle } from './question.ts';
import type { Reason } from './reasons.ts';
import { reservedTimes } from './reserve.ts';
import { openAt, rulesOf, type Rule } from './rules.ts';
import type { Busy, SlotSite } from './site.ts';

const dayMs = 86_400_000;

/** A question that is ready to be answered for any time of its days. */
interface Search extends Courses {
  readonly question: SlotQuestion;
  readonly site: SlotSite;
  readonly days: Days;
  readonly rule: Rule;
  readonly reserved: Timeline<Interval>;
}

/**
 * Every time of some days at which a booking might begin: all multiples of the calendar's interval,
 * counted from midnight, while it is open. Each comes with how it is done, or with every reason why
 * not. In the night when the clock is put forward no time of the hour left out is among them; when it
 * is put back, those of the hour that comes twice are each there twice where the calendar stays open.
 */
export function freeTimes(question: SlotQuestion, site: SlotSite): Candidate[] {
  const search = ask(question, site);
  const { from, to } = question;
  return search.days.clocks
    .filter(({ day }) => from <= day && day <= to)
    .flatMap((clock) => startsOf(search, clock).map((start) => answer(search, start, clock)));
}

const startsOf = ({ site, days }: Search, clock: DayClock): number[] =>
  ticksOf(clock, site.calendar.slotInterval).filter((start) =>
    covering(days.opening, start, start + 1),
  );

/** The same for one time, whether or not it is one of those: as when it is booked, or something is dragged to it. */
export function timeAt(question: SlotQuestion, site: SlotSite, start: number): Candidate {
  const day = dayOf(start, site.zone);
  const search = ask({ ...question, from: day, to: day }, site);
  return answer(
    search,
    start,
    search.days.clocks.find((clock) => clock.day === day)!,
  );
}

/** The same for anyone who may choose only among those times: any other is closed to them. */
export function offeredAt(question: SlotQuestion, site: SlotSite, start: number): Candidate {
  const day = dayOf(start, site.zone);
  const offered = freeTimes({ ...question, from: day, to: day }, site);
  const closed: Candidate = { start, ok: false, reasons: [{ code: 'CLOSED' }] };
  return offered.find((one) => one.start === start) ?? closed;
}

/** The free times of a question's days that are nearest to a wanted one, the nearest first; of two as near, the earlier. */
export function nextBest(
  question: SlotQuestion,
  site: SlotSite,
  wanted: number,
  count = 3,
): FreeTime[] {
  const away = ({ start }: FreeTime) => Math.abs(start - wanted);
  return freeTimes(question, site)
    .filter((one) => one.ok)
    .toSorted((one, other) => away(one) - away(other) || one.start - other.start)
    .slice(0, count);
}

/** One day that is booked time by time, for so many that asking again after each would take too long. */
export interface TakenDay {
  readonly clock: DayClock;
  /** The same times as those of `freeTimes`. */
  readonly starts: readonly number[];
  /** How long its places can be booked, and how long one booking takes of them, in ms. */
  readonly open: number;
  readonly usual: number;
  /** How far apart two bookings have to be that cannot be in each other's way, in ms. */
  readonly reach: number;
  /** As `timeAt`, with what has been taken since; for another car than the question's, where one is named. */
  at(start: number, vehicle?: SlotVehicle): Candidate;
  /** Notes that this is taken from now on. */
  take(busy: readonly Busy[]): void;
}

/** Opens one day to book it time by time. */
export function takenDay(question: SlotQuestion, site: SlotSite, day: string): TakenDay {
  let search = ask({ ...question, from: day, to: day }, site);
  const clock = search.days.clocks.find((one) => one.day === day)!;
  const { usual } = search;
  return {
    clock,
    starts: startsOf(search, clock),
    open: openAt(search.days, clock),
    usual,
    reach: reachOf(search),
    at: (start, vehicle) =>
      answer(
        vehicle ? { ...search, ...coursesOf({ ...question, vehicle }, site) } : search,
        start,
        clock,
      ),
    take(busy) {
      const days = withBusy(search.days, busy);
      const reserved = reservedTimes(days, site.calendar.dropInPlaces);
      const isLimited = question.work.some(({ perDay }) => perDay !== null) || question.portal;
      const rule = isLimited ? rulesOf(search.question, site, days, usual) : search.rule;
      search = { ...search, days, reserved, rule };
    },
  };
}

function reachOf({ courses, site }: Search): number {
  const lengths = courses.map(({ stays }) => (stays.at(-1)?.to ?? 0) - (stays[0]?.from ?? 0));
  return (
    Math.max(0, ...lengths) + Math.max(0, ...site.places.map(({ cleaning }) => cleaning)) * 60_000
  );
}

/** What an assignment takes, as it stands in the way of others. */
export const busyBy = ({ work }: Assignment, question: SlotQuestion, by: Busy['by']): Busy[] =>
  work.flatMap(({ work: nth, placeId, resourceIds, from, to }) => {
    const wanted = question.work[nth]!;
    const own = {
      by,
      serviceId: wanted.kind === 'service' ? wanted.id : null,
      portalId: question.portal?.id ?? null,
      isDropIn: question.isDropIn,
      from,
      to,
      expires: null,
    };
    const [first = null, ...others] = resourceIds;
    return [
      { ...own, placeId, resourceId: first },
      ...others.map((resourceId) => ({ ...own, placeId: null, resourceId })),
    ];
  });

function ask(question: SlotQuestion, site: SlotSite): Search {
  const courses = coursesOf(question, site);
  const longest = Math.max(0, ...courses.courses.map(({ length }) => length));
  const until = daysAfter(question.to, 1 + Math.ceil(longest / dayMs));
  const days = daysOf(question, site, clocksOf(daysAfter(question.from, -1), until, site.zone));
  return {
    ...courses,
    question,
    site,
    days,
    rule: rulesOf(question, site, days, courses.usual),
    reserved: reservedTimes(days, site.calendar.dropInPlaces),
  };
}

function answer(search: Search, start: number, clock: DayClock): Candidate {
  const { question, days, courses, never, rule } = search;
  const moment: Moment = { start, question, days };
  const always = [...pressing(rule(start, clock), question), ...never];
  const found: Reason[] = [];
  for (const course of courses) {
    const closed = pressing(closedFor(course, start, search), question);
    const assigned = assign(course, moment);
    if (closed.length === 0 && assigned.assignment) {
      if (always.length === 0) return { start, ok: true, assignment: assigned.assignment };
      found.length = 0;
      break;
    }
    found.push(...closed, ...(assigned.assignment ? [] : assigned.reasons));
  }
  return { start, ok: false, reasons: once([...always, ...found]) };
}

/** Why a booking cannot be done at a pace, whoever would be free. */
function closedFor({ length, stays }: Course, start: number, search: Search): Reason[] {
  const { days, reserved, question, site } = search;
  const end = start + length;
  const reasons: Reason[] = [];
  if (!covering(days.opening, start, end)) reasons.push({ code: 'CLOSED' });
  reasons.push(...overlapping(days.closedBy, start, end).map((plan) => byPlan(plan)));
  if (question.isDropIn) return reasons;
  for (const { begins, ends } of stays) {
    if (overlapping(reserved, start + begins, start + ends).length === 0) continue;
    const { id, dropInPlaces } = site.calendar;
    if (dropInPlaces > 0)
      reasons.push({ code: 'PLANNING_BLOCK', blockedBy: { kind: 'calendar', id } });
    reasons.push(
      ...overlapping(days.kept, start + begins, start + ends).map((plan) => byPlan(plan)),
    );
  }
  return reasons;
}

/** Each reason once, with the end of the last thing that it stands for. */
function once(reasons: readonly Reason[]): Reason[] {
  const known = new Map<string, Reason>();
  for (const reason of reasons) {
    const { code, work, placeId, resourceId, blockedBy } = reason;
    const key = `${code} ${work} ${placeId} ${resourceId} ${blockedBy?.kind} ${blockedBy?.id}`;
    const same = known.get(key);
    if (!same || (reason.until ?? 0) > (same.until ?? 0)) known.set(key, reason);
  }
  return [...known.values()];
}
