import { overlapping } from '../schedules/intervals.ts';
import { against, byPlan, idleAround, type Bookable, type Days } from './bookables.ts';
import type { AssignedWork, Assignment } from './candidate.ts';
import {
  byCapability,
  type Course,
  type Demand,
  type Stay,
  type Step,
  type Stretch,
} from './courses.ts';
import type { SlotQuestion } from './question.ts';
import type { Reason } from './reasons.ts';
import type { SlotPlace, SlotResource } from './site.ts';

const minuteMs = 60_000;

/** A start, and all that is known about it. */
export interface Moment {
  readonly start: number;
  readonly question: SlotQuestion;
  readonly days: Days;
}

/** How a booking is done, or everything that is in its way at places, with people and machines. */
export type Assigned =
  | { readonly assignment: Assignment }
  | { readonly assignment: null; readonly reasons: readonly Reason[] };

/**
 * Chooses places and people with the least waste. Of places: the least capable that can do the work,
 * then the one that stays idle the least before and after it, then by position. Of people and
 * machines: who works on the booking already, who is planned at the place, whose home it is, who has
 * the fewest skills, who stays idle the least, who stands first.
 */
export function assign(course: Course, moment: Moment): Assigned {
  const work: AssignedWork[] = [];
  const reasons: Reason[] = [];
  for (const stay of course.stays) {
    const found = assignStay(stay, work, moment);
    if ('reasons' in found) reasons.push(...found.reasons);
    else work.push(...found.work);
  }
  if (reasons.length > 0) return { assignment: null, reasons };
  return { assignment: { minutes: course.length / minuteMs, work } };
}

function assignStay(
  stay: Stay,
  before: readonly AssignedWork[],
  moment: Moment,
): { work: AssignedWork[] } | { reasons: Reason[] } {
  const { start, question, days } = moment;
  const { work } = stay.steps[0]!;
  const inTheWay = stay.places.map(({ id }) =>
    against(days.places.get(id)!, stay, work, start, question),
  );
  const free = stay.places.filter((_, at) => inTheWay[at]!.length === 0);
  const crews = stay.steps.map((step) => crewOf(step, moment));
  const lacking = crews.flatMap(({ demands }) => demands.filter(({ isShort }) => isShort));
  if (lacking.length === 0) {
    for (const place of byWaste(free, stay, moment)) {
      const done = workAt(place, crews, before, moment);
      if (done) return { work: done };
    }
  }

  const reasons = lacking.flatMap((one) => one.reasons);
  const places = free.length > 0 ? free : stay.places;
  // Who is planned elsewhere is in the way only where nobody else is missing.
  const isSplit =
    lacking.length === 0 && !places.some((place) => workAt(place, crews, before, moment));
  if (isSplit) reasons.push(...elsewhere(places, crews, moment));
  if (isSplit || free.length === 0) reasons.unshift(...inTheWay.flat());
  return { reasons };
}

function byWaste(places: readonly SlotPlace[], stay: Stay, moment: Moment): SlotPlace[] {
  if (places.length < 2) return [...places];
  const idle = new Map(places.map((place) => [place, idleAt(moment, 'places', place, stay)]));
  return places.toSorted(
    (one, other) =>
      byCapability(one, other) ||
      idle.get(one)! - idle.get(other)! ||
      one.position - other.position ||
      one.id - other.id,
  );
}

const idleAt = (
  { start, days }: Moment,
  of: 'places' | 'resources',
  { id }: { readonly id: number },
  stretch: Stretch,
) => idleAround(days[of].get(id)!, stretch, start);

/** A demand at a start: who is free, and why the others are not. */
interface Answered extends Demand {
  readonly free: readonly SlotResource[];
  readonly reasons: readonly Reason[];
  readonly isShort: boolean;
}

interface Crew {
  readonly step: Step;
  readonly demands: readonly Answered[];
}

/** Who could do a work, wherever it is done. */
function crewOf(step: Step, { start, question, days }: Moment): Crew {
  const demands = step.demands.map((demand): Answered => {
    const free: SlotResource[] = [];
    const reasons: Reason[] = [];
    let isWantedAway = false;
    for (const one of demand.able) {
      const found = against(days.resources.get(one.id)!, step, step.work, start, question);
      if (found.length === 0) free.push(one);
      else isWantedAway ||= one.id === question.onlyResourceId;
      reasons.push(...found);
    }
    return { ...demand, free, reasons, isShort: isWantedAway || free.length < demand.count };
  });
  return { step, demands };
}

/** Where a person or a machine is planned to be during a work, if anywhere. */
function planned({ id }: SlotResource, step: Step, { start, question, days }: Moment) {
  const { plannedAt }: Bookable = days.resources.get(id)!;
  if (plannedAt.items.length === 0 || question.override.includes('PLANNING_BLOCK')) return [];
  return overlapping(plannedAt, start + step.begins, start + step.ends);
}

/** All work of a stay at one place, with the best of those who are free; null where they are planned elsewhere. */
function workAt(
  place: SlotPlace,
  crews: readonly Crew[],
  before: readonly AssignedWork[],
  moment: Moment,
): AssignedWork[] | null {
  const { start } = moment;
  const busyWith = new Set(before.flatMap(({ resourceIds }) => resourceIds));
  const work: AssignedWork[] = [];
  for (const { step, demands } of crews) {
    const chosen = new Set<number>();
    for (const demand of demands) {
      const here = thoseAt(place, demand, step, moment);
      if (!here) return null;
      const { count } = demand;
      const ranked = here.length === count ? here : byFit(here, place, step, busyWith, moment);
      for (const { id } of ranked.slice(0, count)) {
        chosen.add(id);
        busyWith.add(id);
      }
    }
    work.push({
      work: step.work,
      placeId: place.id,
      resourceIds: [...chosen],
      begins: start + step.begins,
      ends: start + step.ends,
      from: start + step.from,
      to: start + step.to,
    });
  }
  return work;
}

/** Who of a demand is free for work at a place; null where they are too few, or not who has to take part. */
function thoseAt(
  place: SlotPlace,
  { free, able, count }: Answered,
  step: Step,
  moment: Moment,
): SlotResource[] | null {
  const here = free.filter((one) =>
    planned(one, step, moment).every(({ placeId }) => placeId === place.id),
  );
  const isWanted = ({ id }: SlotResource) => id === moment.question.onlyResourceId;
  return here.length >= count && here.some(isWanted) === able.some(isWanted) ? here : null;
}

function byFit(
  able: readonly SlotResource[],
  place: SlotPlace,
  step: Step,
  busyWith: ReadonlySet<number>,
  moment: Moment,
): SlotResource[] {
  const rank = (one: SlotResource) => [
    one.id === moment.question.onlyResourceId ? 0 : 1,
    busyWith.has(one.id) ? 0 : 1,
    planned(one, step, moment).length > 0 ? 0 : 1,
    one.homePlaceId === place.id ? 0 : one.homePlaceId === null ? 1 : 2,
    one.skills.length,
    idleAt(moment, 'resources', one, step),
  ];
  const ranks = new Map(able.map((one) => [one, rank(one)]));
  return able.toSorted((one, other) => {
    const [ofOne, ofOther] = [ranks.get(one)!, ranks.get(other)!];
    const at = ofOne.findIndex((value, index) => value !== ofOther[index]);
    return at === -1 ? 0 : ofOne[at]! - ofOther[at]!;
  });
}

/** Who is free but planned at another place than one that the work could be done at, and why nobody else is free. */
const elsewhere = (places: readonly SlotPlace[], crews: readonly Crew[], moment: Moment) =>
  crews.flatMap(({ step, demands }) =>
    demands
      .filter((demand) => places.some((place) => !thoseAt(place, demand, step, moment)))
      .flatMap(({ free, reasons }): Reason[] => [
        ...reasons,
        ...free.flatMap((one) =>
          planned(one, step, moment).map((plan) =>
            byPlan(plan, { work: step.work, resourceId: one.id }),
          ),
        ),
      ]),
  );
