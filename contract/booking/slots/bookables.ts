import type { DayClock } from '../schedules/day-clock.ts';
import {
  covering,
  firstWhere,
  merged,
  overlapping,
  timelineOf,
  without,
  type Interval,
  type Timeline,
} from '../schedules/intervals.ts';
import { openingOf } from '../schedules/opening.ts';
import type { Schedule } from '../schedules/schedule.ts';
import type { Stretch } from './courses.ts';
import type { SlotQuestion } from './question.ts';
import type { BlockedBy, Reason, ReasonCode } from './reasons.ts';
import type { Busy, SlotPlace, SlotPlan, SlotResource, SlotSite } from './site.ts';

const minuteMs = 60_000;

/** A place, a person or a machine on the days asked for. */
export interface Bookable {
  /** As reasons name it. */
  readonly named: Pick<Reason, 'placeId' | 'resourceId'>;
  readonly busyCode: ReasonCode;
  /** By a schedule of its own; null where it follows the calendar. */
  readonly present: readonly Interval[] | null;
  readonly presentBy: BlockedBy | undefined;
  /** When it can be booked, as far as bookings are not in the way. */
  readonly open: readonly Interval[];
  readonly closedBy: Timeline<SlotPlan>;
  readonly busy: Timeline<Busy>;
  /** Between two bookings, in ms. */
  readonly cleaning: number;
  /** Where it is planned to be. */
  readonly plannedAt: Timeline<SlotPlan>;
  /** The portal that is asked through, where it is not offered there. */
  readonly notInPortal: BlockedBy | null;
}

/** A calendar on the days asked for. */
export interface Days {
  readonly clocks: readonly DayClock[];
  readonly opening: readonly Interval[];
  /** What closes the whole calendar. */
  readonly closedBy: Timeline<SlotPlan>;
  /** What keeps one place more for who comes without a booking. */
  readonly kept: Timeline<SlotPlan>;
  /** Without what the one who asks has booked or holds, and without holds that are over. */
  readonly busy: readonly Busy[];
  readonly places: ReadonlyMap<number, Bookable>;
  readonly resources: ReadonlyMap<number, Bookable>;
}

/** Puts in order what is known of a calendar on some days. */
export function daysOf(question: SlotQuestion, site: SlotSite, clocks: readonly DayClock[]): Days {
  const { calendar, plans } = site;
  const { portal } = question;
  const openings = new Map<Schedule, readonly Interval[]>();
  const openingBy = (schedule: Schedule) => {
    const known = openings.get(schedule) ?? openingOf(schedule, clocks);
    openings.set(schedule, known);
    return known;
  };
  const ofAll = plans.filter(({ placeId, resourceId }) => placeId === null && resourceId === null);
  const opening = merged([...openingBy(calendar.schedule), ...ofAll.filter(opens)]);
  const closedBy = timelineOf(ofAll.filter(closes));
  const busy = site.busy.filter((one) => isInTheWay(one, question));
  const busyBy = {
    placeId: Map.groupBy(busy, ({ placeId }) => placeId),
    resourceId: Map.groupBy(busy, ({ resourceId }) => resourceId),
  };
  const plansBy = {
    // Who is absent from a place closes it for nobody else.
    placeId: Map.groupBy(plans, ({ placeId, resourceId, kind }) =>
      kind === 'absence' && resourceId !== null ? null : placeId,
    ),
    resourceId: Map.groupBy(plans, ({ resourceId }) => resourceId),
  };

  function bookable(
    { id, schedule }: SlotPlace | SlotResource,
    by: 'placeId' | 'resourceId',
    own: Pick<Bookable, 'busyCode' | 'cleaning' | 'notInPortal'>,
  ): Bookable {
    const ownPlans = plansBy[by].get(id) ?? [];
    const present = schedule && merged([...openingBy(schedule), ...ownPlans.filter(opens)]);
    const closing = ownPlans.filter(
      (plan) => closes(plan) || (plan.kind === 'drop_in' && !question.isDropIn),
    );
    return {
      ...own,
      named: { [by]: id },
      present,
      presentBy: schedule ? { kind: 'schedule', id: schedule.id } : undefined,
      open: without(present ?? opening, [...closing, ...closedBy.items]),
      closedBy: timelineOf(closing),
      busy: timelineOf(busyBy[by].get(id) ?? []),
      plannedAt: timelineOf(ownPlans.filter((plan) => opens(plan) && plan.placeId !== null)),
    };
  }

  const ofPlace = (place: SlotPlace) =>
    bookable(place, 'placeId', {
      busyCode: 'PLACE_BUSY',
      cleaning: place.cleaning * minuteMs,
      notInPortal: null,
    });
  const ofResource = (resource: SlotResource) =>
    bookable(resource, 'resourceId', {
      busyCode: 'RESOURCE_BUSY',
      cleaning: 0,
      notInPortal: portal && !resource.inPortals ? { kind: 'portal', id: portal.id } : null,
    });
  return {
    clocks,
    opening,
    closedBy,
    kept: timelineOf(ofAll.filter(({ kind }) => kind === 'drop_in')),
    busy,
    places: new Map(site.places.map((place) => [place.id, ofPlace(place)])),
    resources: new Map(site.resources.map((resource) => [resource.id, ofResource(resource)])),
  };
}

/** The same days once more of their places and people is taken. */
export function withBusy(days: Days, more: readonly Busy[]): Days {
  const taken = (
    all: ReadonlyMap<number, Bookable>,
    by: 'placeId' | 'resourceId',
  ): ReadonlyMap<number, Bookable> => {
    const next = new Map(all);
    for (const one of more) {
      const bookable = one[by] === null ? undefined : next.get(one[by]);
      if (bookable)
        next.set(one[by]!, { ...bookable, busy: timelineOf([...bookable.busy.items, one]) });
    }
    return next;
  };
  return {
    ...days,
    busy: [...days.busy, ...more],
    places: taken(days.places, 'placeId'),
    resources: taken(days.resources, 'resourceId'),
  };
}

const opens = ({ kind }: SlotPlan) => kind === 'work';
const closes = ({ kind }: SlotPlan) => kind === 'block' || kind === 'absence';

function isInTheWay({ by, expires }: Busy, { bookingId, holdId, now }: SlotQuestion): boolean {
  if (by.kind === 'booking') return by.id !== bookingId;
  return by.id !== holdId && (expires === null || expires > now);
}

/** Why a plan is in the way, of a work at a place, with a person or a machine, or of all. */
export const byPlan = (
  { id, kind, to }: SlotPlan,
  of: Pick<Reason, 'work' | 'placeId' | 'resourceId'> = {},
): Reason => ({
  code: 'PLANNING_BLOCK',
  ...of,
  blockedBy: { kind: 'plan', id, plan: kind },
  until: to,
});

/**
 * Everything that speaks against a place, a person or a machine for a stretch of work. Schedules and
 * plans are asked for the work itself; buffers and cleaning only keep bookings apart, and may reach
 * past opening hours.
 */
export function against(
  one: Bookable,
  stretch: Stretch,
  work: number,
  start: number,
  question: SlotQuestion,
): Reason[] {
  const begins = start + stretch.begins;
  const ends = start + stretch.ends;
  const from = start + stretch.from - one.cleaning;
  const to = start + stretch.to + one.cleaning;
  const of = { work, ...one.named };
  const reasons: Reason[] = [];
  if (one.notInPortal) reasons.push({ code: 'PORTAL_SHARE', ...of, blockedBy: one.notInPortal });
  if (one.present && !covering(one.present, begins, ends))
    reasons.push({ code: 'OUTSIDE_SCHEDULE', ...of, blockedBy: one.presentBy! });
  for (const plan of overlapping(one.closedBy, begins, ends)) reasons.push(byPlan(plan, of));
  for (const busy of overlapping(one.busy, from, to)) {
    const isBusy = busy.from < ends && busy.to > begins;
    const code = !isBusy ? 'BUFFER' : busy.by.kind === 'hold' ? 'HELD' : one.busyCode;
    reasons.push({ code, ...of, blockedBy: busy.by, until: busy.expires ?? busy.to });
  }
  return reasons.length === 0 ? reasons : pressing(reasons, question);
}

/** Reasons without those that the caller passes over. */
export const pressing = (reasons: readonly Reason[], { override }: SlotQuestion): Reason[] =>
  reasons.filter(({ code }) => !override.some((passed) => passed === code));

/** How long it stays idle before and after a stretch of work, in ms: the less, the better it fits in. */
export function idleAround(one: Bookable, stretch: Stretch, start: number): number {
  const from = start + stretch.from;
  const to = start + stretch.to;
  const open = covering(one.open, start + stretch.begins, start + stretch.ends) ?? { from, to };
  const { items, reach } = one.busy;
  const next = firstWhere(items.length, (at) => items[at]!.from >= from);
  const before = from - Math.max(open.from, reach[next - 1] ?? -Infinity);
  const after = Math.min(open.to, items[next]?.from ?? Infinity) - to;
  return Math.max(0, before) + Math.max(0, after);
}
