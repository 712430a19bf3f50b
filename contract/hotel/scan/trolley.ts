import type { Code, WheelPlace } from '../label-codes.ts';
import { handled, hasPlace } from '../wheel-sets/wheel-set-rules.ts';
import { warningsOf } from './warnings.ts';
import type { Hotel, KnownPlace, KnownSet } from './known.ts';
import { mistaken } from './mistakes.ts';
import type { Intent, Scanning, Step, Stays } from './scanning.ts';

/** A set on the trolley. */
export interface OnTrolley {
  readonly set: string;
  readonly plate: string;
  /** Wheels of it that were not seen. */
  readonly unseen: readonly WheelPlace[];
}

/** Sets that were read one after another, to be put at the place that is read next. */
export interface Trolley {
  readonly sets: readonly OnTrolley[];
  /** How many were loaded since the last that was unloaded: so many are taken off before that is taken back. */
  readonly loads: number;
}

const trolleyOf = ({ trolley }: Scanning): Trolley => trolley ?? { sets: [], loads: 0 };

/** Whether a set is on the trolley. */
export const isOnTrolley = (now: Scanning, { set }: KnownSet): boolean =>
  trolleyOf(now).sets.some((one) => one.set === set);

/** Puts a set on the trolley, once. */
export function load(now: Scanning, set: KnownSet): Step {
  const { sets, loads } = trolleyOf(now);
  const before = sets.find((one) => one.set === set.set);
  const begun = { ...now, set: null, seen: [], whole: false };
  if (before) return { next: { ...begun, sign: { kind: 'trolley', what: 'twice', one: before } } };
  const unseen = set.wheels.filter((wheel) => !now.seen.includes(wheel));
  const one = { set: set.set, plate: set.plate, unseen };
  const trolley = { sets: [...sets, one], loads: loads + 1 };
  return { next: { ...begun, trolley, sign: { kind: 'trolley', what: 'on', one } } };
}

/** Takes off the trolley what was loaded last; null where nothing was since it was last unloaded. */
export function takeOff(now: Scanning): Step | null {
  const { sets, loads } = trolleyOf(now);
  const one = sets.at(-1);
  if (!one || loads === 0) return null;
  const trolley = { sets: sets.slice(0, -1), loads: loads - 1 };
  return { next: { ...now, trolley, sign: { kind: 'trolley', what: 'off', one } } };
}

/** The trolley without a set that something else was done with. */
export const without = (now: Scanning, { set }: KnownSet): Pick<Scanning, 'trolley'> => {
  if (!now.trolley) return {};
  const sets = now.trolley.sets.filter((one) => one.set !== set);
  return { trolley: { sets, loads: Math.min(now.trolley.loads, sets.length) } };
};

/** The trolley with a set on it again that was unloaded from it, when that is taken back. */
export const backOn = (now: Scanning, { set, unseen, fromTrolley }: Intent) => {
  if (!fromTrolley) return {};
  const { sets, loads } = trolleyOf(now);
  const one = { set: set.set, plate: set.plate, unseen };
  return { trolley: { sets: [one, ...sets.filter((other) => other.set !== set.set)], loads } };
};

/** Puts all on the trolley at a place that can take sets, in the order they were loaded; what it has no room for stays. */
export function unload(now: Scanning, code: Code, place: KnownPlace, hotel: Hotel): Step {
  const { sets } = trolleyOf(now);
  // The wheels of a set are being read: it is not on the trolley yet.
  if (now.set) return mistaken(now, code, 'other_set');
  if (sets.length === 0) return mistaken(now, code, 'not_for_this');
  const acts: Intent[] = [];
  const left: OnTrolley[] = [];
  let standing: KnownSet | undefined;
  let why: Stays | undefined;
  for (const one of sets) {
    const set = hotel.set(one.set);
    if (set && set.placeId === place.id && hasPlace(set.state)) {
      standing = set;
      continue;
    }
    const intent = set && intentOf(set, one, place);
    const taken = place.taken + acts.length;
    const reason = intent ? reasonToStay(intent, taken) : 'wrong_state';
    if (intent && reason === null) acts.push(intent);
    else {
      left.push(one);
      why ??= reason ?? undefined;
    }
  }
  const last = acts.at(-1);
  const trolley = { sets: left, loads: last ? 0 : Math.min(trolleyOf(now).loads, left.length) };
  const done = { ...now, trolley, last: last ?? now.last };
  if (standing && acts.length + left.length === 0) {
    return { next: { ...done, sign: { kind: 'again', set: standing } } };
  }
  const counts = { put: acts.length, left: left.length, ...(why && { why }) };
  return {
    next: { ...done, sign: { kind: 'unloaded', place, ...counts } },
    ...(last && { acts }),
  };
}

const intentOf = (set: KnownSet, { unseen }: OnTrolley, place: KnownPlace): Intent => ({
  handling: 'store',
  set,
  place,
  unseen,
  // It was said when it was loaded.
  override: unseen.length > 0 ? ['wheels_unseen'] : [],
  fromTrolley: true,
});

function reasonToStay(intent: Intent, taken: number): Stays | null {
  const { set, place } = intent;
  if (!handled(set.state, 'store')) return 'wrong_state';
  if (warningsOf(intent).includes('wrong_rack')) return 'wrong_rack';
  return place && taken >= place.room ? 'full' : null;
}
