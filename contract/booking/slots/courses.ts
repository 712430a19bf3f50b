import type { SlotQuestion, SlotVehicle, Work } from './question.ts';
import type { Reason } from './reasons.ts';
import { placeKinds, type SlotPlace, type SlotResource, type SlotSite } from './site.ts';

const minuteMs = 60_000;

/** No booking is longer, in ms: so far ahead of its start is looked. */
const longestBooking = 2880 * minuteMs;

/** A stretch of work, in ms from the start of the booking; `from` and `to` are the same with its buffers. */
export interface Stretch {
  readonly begins: number;
  readonly ends: number;
  readonly from: number;
  readonly to: number;
}

/** So many people who can all that is needed; or one machine that can something of it. */
export interface Demand {
  readonly count: number;
  readonly able: readonly SlotResource[];
}

/** One work of a booking, at a pace. */
export interface Step extends Stretch {
  readonly work: number;
  readonly demands: readonly Demand[];
}

/** Work that is done at one place without moving the car. */
export interface Stay extends Stretch {
  /** That fit the car and all of the work, the least capable first. */
  readonly places: readonly SlotPlace[];
  readonly steps: readonly Step[];
}

/** How a booking goes at one pace, wherever and with whomever it is done. */
export interface Course {
  /** From its start to its end, in ms. */
  readonly length: number;
  readonly stays: readonly Stay[];
}

/** Every pace at which a booking can be done, the fastest first, and what makes it impossible at any time. */
export interface Courses {
  readonly courses: readonly Course[];
  readonly never: readonly Reason[];
  /** What it takes of a place at 100 %, with its buffers, in ms. */
  readonly usual: number;
}

interface Part {
  readonly places: readonly SlotPlace[];
  readonly work: readonly { readonly index: number; readonly demands: readonly Demand[] }[];
}

/**
 * What a question asks for, apart from when. The car stays where it is as long as one place can do
 * the next work too. A booking goes at the pace of the slowest who works on it.
 */
export function coursesOf(question: SlotQuestion, site: SlotSite): Courses {
  const never: Reason[] = [];
  const wanted = question.onlyResourceId;
  const demands = question.work.map((work, index) => {
    const all = demandsOf(work, site);
    const lacking = all.filter(({ able, count }) => able.length < count);
    if (lacking.length > 0)
      never.push({ code: 'NO_SKILL', work: index, blockedBy: { kind: work.kind, id: work.id } });
    return all.filter((demand) => !lacking.includes(demand));
  });
  const needed = demands.flat();
  if (wanted !== null && !needed.some(({ able }) => able.some(({ id }) => id === wanted)))
    never.push({ code: 'NO_SKILL', resourceId: wanted });

  const parts: Part[] = [];
  for (const [index, work] of question.work.entries()) {
    const fitting = site.places.filter((place) => fits(place, work, question));
    if (fitting.length === 0) never.push(noPlace(work, index, question));
    const last = parts.at(-1);
    const shared = last?.places.filter((place) => fitting.includes(place)) ?? [];
    const next = { index, demands: demands[index]! };
    if (last && shared.length > 0)
      parts.splice(-1, 1, { places: shared, work: [...last.work, next] });
    else parts.push({ places: fitting.toSorted(byCapability), work: [next] });
  }
  const course = (pace: number) => courseOf(parts, question, pace);
  const possible = pacesOf(needed, wanted).map(course);
  const courses = possible.filter(({ length }) => length <= longestBooking);
  if (possible.length > 0 && courses.length === 0) never.push({ code: 'TOO_LONG' });
  return {
    courses,
    never,
    usual: course(100).stays.reduce((sum, { from, to }) => sum + to - from, 0),
  };
}

/** The least capable place first, so that the others stay free for who needs them; 0 where two are alike. */
export const byCapability = (one: SlotPlace, other: SlotPlace): number =>
  placeKinds.indexOf(one.kind) - placeKinds.indexOf(other.kind) ||
  order(one.mostWeight, other.mostWeight) ||
  order(one.mostHeight, other.mostHeight);

const order = (one: number | null, other: number | null): number =>
  one === other ? 0 : (one ?? Infinity) < (other ?? Infinity) ? -1 : 1;

function demandsOf(work: Work, { resources }: SlotSite): Demand[] {
  const machines = resources.filter(({ kind }) => kind === 'machine');
  const byMachine = (skill: string) => machines.filter(({ skills }) => skills.includes(skill));
  const ofPeople = work.skills.filter((skill) => byMachine(skill).length === 0);
  const people = resources.filter(
    ({ kind, skills }) => kind === 'person' && ofPeople.every((skill) => skills.includes(skill)),
  );
  const ofMachines = work.skills.filter((skill) => !ofPeople.includes(skill));
  return [
    ...(work.people > 0 ? [{ count: work.people, able: people }] : []),
    ...ofMachines.map((skill) => ({ count: 1, able: byMachine(skill) })),
  ];
}

const holds = (most: number | null, needed: number | null) =>
  most === null || needed === null || needed <= most;

/** Whether a place bears a car, and is high enough for it, as far as either is known. */
export const bears = (
  { mostWeight, mostHeight }: Pick<SlotPlace, 'mostWeight' | 'mostHeight'>,
  { weight, height }: SlotVehicle,
): boolean => holds(mostWeight, weight) && holds(mostHeight, height);

function fits(place: SlotPlace, { placeKinds: kinds }: Work, question: SlotQuestion): boolean {
  const { vehicle, onlyPlaceId } = question;
  return (
    (onlyPlaceId === null || place.id === onlyPlaceId) &&
    (kinds.length === 0 || kinds.includes(place.kind)) &&
    bears(place, vehicle)
  );
}

const noPlace = ({ kind, id }: Work, work: number, { onlyPlaceId }: SlotQuestion): Reason => ({
  code: 'NO_PLACE_TYPE',
  work,
  ...(onlyPlaceId !== null && { placeId: onlyPlaceId }),
  blockedBy: { kind, id },
});

/** The paces (per cent) at which enough who can are fast enough, the fastest first. */
function pacesOf(needed: readonly Demand[], wanted: number | null): number[] {
  const all = new Set(needed.flatMap(({ able }) => able.map(({ efficiency }) => efficiency)));
  if (all.size === 0) return [100];
  const enough = (pace: number) =>
    needed.every(({ able, count }) => {
      const fast = able.filter(({ efficiency }) => efficiency >= pace);
      const isWanted = ({ id }: SlotResource) => id === wanted;
      return fast.length >= count && fast.some(isWanted) === able.some(isWanted);
    });
  return [...all].filter(enough).toSorted((one, other) => other - one);
}

function courseOf(parts: readonly Part[], { work }: SlotQuestion, pace: number): Course {
  const stays: Stay[] = [];
  for (const part of parts) stays.push(stayOf(part, work, pace, stays.at(-1)?.to ?? null));
  return { length: stays.at(-1)?.ends ?? 0, stays };
}

/** A stay after another, or the first one: the buffer before that lies before the start of the booking. */
function stayOf(
  { places, work }: Part,
  allWork: readonly Work[],
  pace: number,
  last: number | null,
): Stay {
  const ofWork = work.map(({ index }) => allWork[index]!);
  const before = Math.max(...ofWork.map(({ bufferBefore }) => bufferBefore)) * minuteMs;
  const after = Math.max(...ofWork.map(({ bufferAfter }) => bufferAfter)) * minuteMs;
  const from = last ?? -before;
  const begins = from + before;
  let at = begins;
  const steps = work.map(({ index, demands }, turn): Step => {
    const stepBegins = at;
    at += Math.ceil((allWork[index]!.minutes * 100) / pace) * minuteMs;
    return {
      work: index,
      demands: demands.map(({ count, able }) => ({
        count,
        able: able.filter(({ efficiency }) => efficiency >= pace),
      })),
      begins: stepBegins,
      ends: at,
      from: turn === 0 ? from : stepBegins,
      to: turn === work.length - 1 ? at + after : at,
    };
  });
  return { places, steps, begins, ends: at, from, to: at + after };
}
