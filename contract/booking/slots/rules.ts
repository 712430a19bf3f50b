import { daysAfter } from '../../kit/time/zoned-time.ts';
import { clockOf, shownAt, type DayClock } from '../schedules/day-clock.ts';
import { firstWhere, without } from '../schedules/intervals.ts';
import { openDayFrom } from '../schedules/schedule.ts';
import type { Days } from './bookables.ts';
import type { SlotQuestion, Work } from './question.ts';
import type { Reason } from './reasons.ts';
import type { Busy, SlotSite } from './site.ts';

const hourMs = 3_600_000;

/** Why no booking may begin at a time, whoever would be free. */
export type Rule = (start: number, clock: DayClock) => Reason[];

/** Everything about a question that is decided by when it begins alone; `usual` is what it takes of a place, in ms. */
export function rulesOf(question: SlotQuestion, site: SlotSite, days: Days, usual: number): Rule {
  const rules = [
    ...noticeRules(question),
    ...validityRules(question),
    ...aheadRules(question, site),
    ...limitRules(question, days),
    ...shareRules(question, days, usual),
    ...leadRules(question, site),
  ];
  return (start, clock) => rules.flatMap((rule) => rule(start, clock));
}

const named = ({ kind, id }: Work) => ({ kind, id });

function noticeRules({ now, work, portal, isDropIn }: SlotQuestion): Rule[] {
  const past: Rule = (start) => (start < now ? [{ code: 'PAST' }] : []);
  if (isDropIn) return [past];
  const until = (hours: number, reason: Reason): Rule[] =>
    hours > 0 ? [(start) => (start < now + hours * hourMs ? [reason] : [])] : [];
  return [
    past,
    ...work.flatMap((one, index) =>
      until(one.noticeHours, { code: 'MIN_NOTICE', work: index, blockedBy: named(one) }),
    ),
    ...(portal
      ? until(portal.noticeHours, {
          code: 'MIN_NOTICE',
          blockedBy: { kind: 'portal', id: portal.id },
        })
      : []),
  ];
}

const validityRules = ({ work }: SlotQuestion): Rule[] =>
  work.flatMap((one, index): Rule[] => {
    const { validFrom, validTo } = one;
    if (validFrom === null && validTo === null) return [];
    const reason: Reason = { code: 'CLOSED', work: index, blockedBy: named(one) };
    const isOffered = (day: string) => (validFrom ?? day) <= day && day <= (validTo ?? day);
    return [(_, { day }) => (isOffered(day) ? [] : [reason])];
  });

function aheadRules({ now, portal }: SlotQuestion, { zone }: SlotSite): Rule[] {
  if (!portal || portal.daysAhead === null) return [];
  const last = daysAfter(shownAt(now, zone).day, portal.daysAhead);
  const reason: Reason = { code: 'MAX_AHEAD', blockedBy: { kind: 'portal', id: portal.id } };
  return [(_, { day }) => (day > last ? [reason] : [])];
}

/** What happens on each of some days: it counts whole to the one on which it begins. */
function byDay<T>(
  clocks: readonly DayClock[],
  items: readonly T[],
  begins: (item: T) => number,
): Map<DayClock, T[]> {
  const found = new Map(clocks.map((clock): [DayClock, T[]] => [clock, []]));
  for (const item of items) {
    const clock = clocks[firstWhere(clocks.length, (at) => clocks[at]!.to > begins(item))];
    if (clock && clock.from <= begins(item)) found.get(clock)!.push(item);
  }
  return found;
}

/** Which booking something is, or is to become. */
const bookingOf = ({ by }: Busy): string | number =>
  by.kind === 'booking' ? by.id : (by.moves ?? by.id);

const limitRules = ({ work, bookingId }: SlotQuestion, { clocks, busy }: Days): Rule[] =>
  work.flatMap((one, index): Rule[] => {
    const { perDay } = one;
    if (perDay === null || one.kind !== 'service') return [];
    // One that is moved is one, where it stands and where it is kept a time; and none to who moves it too.
    const same = busy.filter(
      (taken) => taken.serviceId === one.id && bookingOf(taken) !== bookingId,
    );
    const booked = byDay(clocks, same, ({ from }) => from);
    const reason: Reason = { code: 'DAY_LIMIT', work: index, blockedBy: named(one) };
    const isFull = new Set(
      clocks.filter((clock) => {
        return new Set(booked.get(clock)!.map(bookingOf)).size >= perDay;
      }),
    );
    return [(_, clock) => (isFull.has(clock) ? [reason] : [])];
  });

const lengthOf = (intervals: readonly { readonly from: number; readonly to: number }[]) =>
  intervals.reduce((sum, { from, to }) => sum + to - from, 0);

/** Of the minutes that places can be booked on a day, a portal may take a share. */
function shareRules({ portal }: SlotQuestion, days: Days, usual: number): Rule[] {
  if (!portal || portal.share >= 100) return [];
  const { clocks } = days;
  const mine = days.busy.filter(
    ({ portalId, placeId }) => portalId === portal.id && placeId !== null,
  );
  const taken = byDay(clocks, mine, ({ from }) => from);
  const reason: Reason = { code: 'PORTAL_SHARE', blockedBy: { kind: 'portal', id: portal.id } };
  const isUsed = new Set(
    clocks.filter((clock) => {
      return lengthOf(taken.get(clock)!) + usual > (openAt(days, clock) * portal.share) / 100;
    }),
  );
  return [(_, clock) => (isUsed.has(clock) ? [reason] : [])];
}

/** How long places can be booked on a day, all together, in ms. */
export function openAt({ opening, places }: Days, clock: DayClock): number {
  const closed = without([clock], opening);
  return [...places.values()].reduce(
    (sum, { open }) => sum + lengthOf(without(within(open, clock), closed)),
    0,
  );
}

const within = (intervals: readonly { from: number; to: number }[], { from, to }: DayClock) =>
  intervals
    .filter((one) => one.from < to && one.to > from)
    .map((one) => ({ from: Math.max(one.from, from), to: Math.min(one.to, to) }));

/**
 * The first day on which wheels stored elsewhere are here: they are ordered today until the cut-off,
 * else on the next open day, and are here so many open days later. Null where it never is open.
 */
export function wheelsHereOn(now: number, { zone, calendar }: SlotSite): string | null {
  const { schedule, cutOff, leadDays } = calendar;
  const { day: today, minute } = shownAt(now, zone);
  let here = openDayFrom(schedule, minute <= cutOff ? today : daysAfter(today, 1));
  for (let day = 0; day < leadDays && here !== null; day++)
    here = openDayFrom(schedule, daysAfter(here, 1));
  return here;
}

function leadRules({ now, setElsewhere }: SlotQuestion, site: SlotSite): Rule[] {
  if (!setElsewhere) return [];
  const first = wheelsHereOn(now, site);
  const reason: Reason = {
    code: 'HOTEL_LEAD_TIME',
    blockedBy: { kind: 'set', id: setElsewhere.id },
    ...(first !== null && { until: clockOf(first, site.zone).from }),
  };
  return [(_, { day }) => (first === null || day < first ? [reason] : [])];
}
