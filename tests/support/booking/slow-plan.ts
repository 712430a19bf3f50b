import type { PlanRules, Wish } from '#contract/booking/auto-bookings/plan-rules.ts';
import { openAt } from '#contract/booking/slots/rules.ts';
import { daysOf } from '#contract/booking/slots/bookables.ts';
import { clockOf } from '#contract/booking/schedules/day-clock.ts';
import type { FreeTime } from '#contract/booking/slots/candidate.ts';
import type { SlotQuestion } from '#contract/booking/slots/question.ts';
import type { Busy, SlotSite } from '#contract/booking/slots/site.ts';
import { freeTimes } from '#contract/booking/slots/slots.ts';
import { daysAfter, dayOf, wallTime } from '#contract/kit/time/zoned-time.ts';

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** A wave planned the slow and obvious way: for each one all free times of all days are asked for again, and the best is taken. */
export function slowPlan(
  question: SlotQuestion,
  site: SlotSite,
  rules: PlanRules,
  wishes: readonly Wish[],
): (number | string)[] {
  const { zone } = site;
  const wholeQuestion = { ...question, from: rules.first_day, to: rules.last_day };
  const [work] = question.work;
  const usual = (work!.minutes + work!.bufferBefore + work!.bufferAfter) * minuteMs;
  const taken: Busy[] = [];
  const counts = new Map<string, number>();
  const minuteAt = (at: number) => (wallTime(at, zone) - Date.parse(dayOf(at, zone))) / minuteMs;
  const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;
  const isOffered = (at: number) =>
    rules.weekdays.includes(weekdayOf(dayOf(at, zone))) &&
    minuteAt(at) >= rules.begins_from &&
    minuteAt(at) <= rules.begins_to;
  const hasRoom = (day: string) => {
    const clock = clockOf(day, zone);
    const open = openAt(daysOf(wholeQuestion, site, [clock]), clock);
    const count = (counts.get(day) ?? 0) + 1;
    return count <= (rules.per_day ?? Infinity) && count * usual <= (open * rules.share) / 100;
  };
  const offered = freeTimes(wholeQuestion, site).filter(({ start }) => isOffered(start));
  return wishes.map(({ not_before: from, last }) => {
    if (offered.length === 0) return 'closed';
    const inTime = (at: number) => from === null || dayOf(at, zone) >= from;
    if (!offered.some(({ start }) => inTime(start))) return 'wheels_elsewhere';
    const free = freeTimes(wholeQuestion, { ...site, busy: [...site.busy, ...taken] }).filter(
      (one): one is FreeTime => one.ok && isOffered(one.start) && inTime(one.start),
    );
    const wanted = rules.like_last_year && last;
    const key = (at: number) => {
      if (!wanted) return [at];
      const day = daysAfter(wanted.day, 364);
      const away = Math.abs(Date.parse(dayOf(at, zone)) - Date.parse(day)) / dayMs;
      const isOther = weekdayOf(dayOf(at, zone)) !== weekdayOf(day);
      return [isOther ? 1 : 0, away, dayOf(at, zone), Math.abs(minuteAt(at) - wanted.minute), at];
    };
    const [best] = free
      .filter(({ start }) => hasRoom(dayOf(start, zone)))
      .toSorted((one, other) => compare(key(one.start), key(other.start)));
    if (!best) return free.length > 0 ? 'share_used' : 'full';
    const day = dayOf(best.start, zone);
    counts.set(day, (counts.get(day) ?? 0) + 1);
    for (const { placeId, resourceIds, from: begins, to: ends } of best.assignment.work) {
      taken.push({
        by: { kind: 'booking', id: 10_000 + taken.length, ticket: 'W' },
        serviceId: work!.id,
        portalId: null,
        isDropIn: false,
        placeId,
        resourceId: resourceIds[0] ?? null,
        from: begins,
        to: ends,
        expires: null,
      });
    }
    return best.start;
  });
}

function compare(one: readonly (number | string)[], other: readonly (number | string)[]): number {
  const at = one.findIndex((value, nth) => value !== other[nth]);
  if (at === -1) return 0;
  return one[at]! < other[at]! ? -1 : 1;
}
