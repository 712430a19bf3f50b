import { codeText, readCode, type Code, type Command, type WheelPlace } from '../label-codes.ts';
import { gateProblem, reasonsAt } from '../wheel-sets/gate-rules.ts';
import {
  handled,
  hasPlace,
  takesRoom,
  usesOf,
  type Warning,
  type Handling,
  type GateReason,
  isHandOver,
} from '../wheel-sets/wheel-set-rules.ts';
import { warningsOf } from './warnings.ts';
import { lookUp } from './look-up.ts';
import { mistaken, noSuchPlace, notFound, uselessness } from './mistakes.ts';
import { backOn, isOnTrolley, load, takeOff, unload, without } from './trolley.ts';
import type { Hotel, KnownPlace, KnownSet } from './known.ts';
import {
  startAfter,
  startScanning,
  type Intent,
  type Scanning,
  type ScanMode,
  type Step,
} from './scanning.ts';

/**
 * Takes a code in: pure, so that the device decides without network, and a test can go through a
 * day of it. A question stands until it is answered: by `ok`, `undo` or `abort`, or by another place
 * where the place was the matter.
 */
export function scan(before: Scanning, read: string, hotel: Hotel): Step {
  const code = readCode(read);
  const now = lookedAtAgain(before, hotel);
  if (code.kind === 'command') return command(now, code.command, code);
  if (now.asked && !(code.kind === 'place' && isAboutPlace(now.asked.warning))) {
    return { next: { ...now, sign: { kind: 'asks', ...now.asked } } };
  }
  if (now.mode === 'look_up') return lookUp(now, code, hotel);
  switch (code.kind) {
    case 'place':
      return atPlace({ ...now, asked: null }, code, hotel);
    case 'plate':
      return ofCar(now, code, hotel);
    case 'set':
    case 'wheel':
      return ofSet(now, code, hotel);
    default:
      return mistaken(now, code, uselessness(code));
  }
}

/** Lets the wheels that were just stopped go on the car that stands here, also where its plate cannot be read; what was read of them counts. Null where none were, and for a reason that cannot be said of this car. */
export function letGo(now: Scanning, because: GateReason, hotel: Hotel): Step | null {
  const { sign } = now;
  if (sign.kind !== 'mistake' || !sign.stop || sign.code.kind === 'unknown') return null;
  const read = { plate: now.plate, number: sign.stop.set.set };
  if (!reasonsAt(read).includes(because)) return null;
  const begun = { ...now, ...nothingInHand, letGo: { set: sign.stop.set.set, because } };
  return scan(begun, codeText(sign.code), hotel);
}

/** A place read before may be full by now, and a set somewhere else. */
const lookedAtAgain = (now: Scanning, hotel: Hotel): Scanning => ({
  ...now,
  place: now.place && (hotel.placeById(now.place.id) ?? now.place),
  set: now.set && (hotel.set(now.set.set) ?? now.set),
});

const nothingInHand = { asked: null, set: null, seen: [], whole: false, letGo: null } as const;
const isAboutPlace = (warning: Warning) => warning === 'full' || warning === 'wrong_rack';

const undone = (intent: Intent) => ({ kind: 'undone', intent }) as const;

function command(now: Scanning, kind: Command, code: Code): Step {
  const { asked, last, set, seen } = now;
  switch (kind) {
    case 'ok':
    case 'second':
      if (asked)
        return goOn(now, { ...asked.intent, override: [...asked.intent.override, asked.warning] });
      // Some wheels of it cannot be read, or are not there.
      if (set && seen.length > 0 && !now.whole) return taken({ ...now, whole: true }, set);
      return mistaken(now, code, 'not_for_this');
    case 'undo': {
      // Nothing is done yet of what is asked, and whoever only hears the question means that.
      if (asked) return { next: { ...now, ...nothingInHand, sign: undone(asked.intent) } };
      const off = takeOff(now);
      if (off) return off;
      if (!last) return mistaken(now, code, 'not_for_this');
      return {
        next: { ...now, ...backOn(now, last), last: null, sign: undone(last) },
        act: { kind: 'undo', intent: last },
      };
    }
    case 'new':
      if (now.mode === 'trolley') return { next: { ...startScanning(now.mode), last } };
      return { next: startAfter(now.mode, now) };
    case 'abort':
      return { next: { ...now, ...nothingInHand, sign: { kind: 'ready' } } };
  }
}

const placing: readonly ScanMode[] = ['put_away', 'trolley', 'stage'];

function atPlace(now: Scanning, code: Code & { kind: 'place' }, hotel: Hotel): Step {
  if (!placing.includes(now.mode)) return mistaken(now, code, 'not_for_this');
  const place = hotel.place(code.store, code.place);
  // Whoever did not hear it shall not put the next set down at the place before.
  const left = { ...now, place: null };
  if (!place) return noSuchPlace(left, code, hotel);
  if (place.closed) return mistaken(left, code, 'closed_place');
  if (place.use !== usesOf[now.mode === 'stage' ? 'stage' : 'store']) {
    return mistaken(left, code, 'other_use');
  }
  if (now.mode === 'trolley') return unload(now, code, place, hotel);
  // The set came first and has waited for it; the next one is for another place.
  if (now.set && now.whole) return goOn({ ...now, place: null }, intentOf(now, now.set, place));
  return { next: { ...now, place, sign: { kind: 'found', sets: [], place } } };
}

function ofCar(now: Scanning, code: Code & { kind: 'plate' }, hotel: Hotel): Step {
  const sets = hotel.setsOf(code.plate);
  if (isHandOver(now.mode)) {
    const begun = { ...startAfter(now.mode, now), plate: code.plate };
    const own = readyFor(sets, now.mode);
    if (own.length === 0) return notFound(begun, code, hotel, 'none_here');
    return { next: { ...begun, sign: { kind: 'found', sets: own, place: null } } };
  }
  const [known, ...rest] = sets;
  if (!known) return notFound(now, code, hotel, 'unknown_set');
  const [only, ...others] = readyFor(sets, now.mode);
  if (!only) return mistaken(now, code, 'wrong_state', rest.length > 0 ? undefined : known);
  if (others.length > 0) return mistaken(now, code, 'several_sets');
  return counted(now, code, only, only.wheels);
}

function ofSet(now: Scanning, code: Code & { kind: 'set' | 'wheel' }, hotel: Hotel): Step {
  const set = hotel.set(code.set);
  if (!set) return notFound(now, code, hotel, 'unknown_set');
  if (now.mode === 'trolley' && !now.set && isOnTrolley(now, set)) return load(now, set);
  if (isHandOver(now.mode)) {
    const kept = keptIn(now, code, set, hotel);
    if (kept) return kept;
  }
  if (code.kind === 'set') return counted(now, code, set, set.wheels);
  if (!set.wheels.includes(code.wheel)) return mistaken(now, code, 'other_set');
  const before = now.set?.id === set.id ? now.seen : [];
  if (before.includes(code.wheel) && !now.whole) {
    return { next: { ...now, sign: { kind: 'counting', set, seen: before, twice: true } } };
  }
  return counted(now, code, set, [...new Set([...before, code.wheel])]);
}

const isLetGo = ({ letGo: gone }: Scanning, { set }: KnownSet) => gone?.set === set;

const readyFor = (sets: readonly KnownSet[], mode: ScanMode) =>
  sets.filter(({ state }) => handled(state, handlingOf(mode)));

/** Why wheels stay that were read at the gate: no car was, or they are none of its own. What was counted of these stays counted. */
function keptIn(now: Scanning, code: Code, set: KnownSet, hotel: Hotel): Step | null {
  const problem = gateProblem(
    { plate: set.plate, number: set.set },
    { plate: now.plate, number: set.set },
  );
  if (problem === null || isLetGo(now, set)) return null;
  const own = now.plate === '' ? [] : readyFor(hotel.setsOf(now.plate), now.mode);
  const mistake = now.plate === '' ? 'plate_first' : 'other_car';
  return { next: { ...now, sign: { kind: 'mistake', mistake, code, stop: { set, own } } } };
}

function counted(now: Scanning, code: Code, set: KnownSet, seen: readonly WheelPlace[]): Step {
  // Wheels of two sets are in one heap.
  if (now.set && now.set.id !== set.id && !now.whole) {
    return mistaken(now, code, 'other_set');
  }
  if (!handled(set.state, handlingOf(now.mode))) return mistaken(now, code, 'wrong_state', set);
  return taken({ ...now, set, seen, whole: seen.length >= set.wheels.length }, set);
}

function taken(now: Scanning, set: KnownSet): Step {
  // Where it goes comes after it.
  if (!now.whole || (now.mode === 'put_away' && !now.place)) {
    return { next: { ...now, set, sign: { kind: 'counting', set, seen: now.seen } } };
  }
  if (now.mode === 'trolley') return load(now, set);
  return goOn(now, intentOf(now, set, now.place));
}

const handlingOf = (mode: ScanMode): Handling =>
  mode === 'put_away' || mode === 'trolley' ? 'store' : mode === 'look_up' ? 'receive' : mode;

const intentOf = (now: Scanning, set: KnownSet, place: KnownPlace | null): Intent => {
  const unseen = set.wheels.filter((wheel) => !now.seen.includes(wheel));
  const gone = isLetGo(now, set) && now.letGo;
  // Both were said before.
  const override: Warning[] = unseen.length > 0 ? ['wheels_unseen'] : [];
  if (gone) override.push('other_car');
  const read = isHandOver(now.mode) && { read: { plate: now.plate, number: set.set } };
  const because = gone && { because: gone.because };
  return { handling: handlingOf(now.mode), set, place, unseen, override, ...read, ...because };
};

/** Does what is meant, unless there is a warning that nobody has answered. */
function goOn(now: Scanning, intent: Intent): Step {
  const { set, place } = intent;
  if (place && set.placeId === place.id && hasPlace(set.state)) {
    return { next: { ...now, ...nothingInHand, sign: { kind: 'again', set } } };
  }
  const warning = warningsOf(intent).find((one) => !intent.override.includes(one));
  if (warning) {
    const asked = { warning, intent };
    return { next: { ...now, asked, sign: { kind: 'asks', ...asked } } };
  }
  const moved = intent.handling === 'store' && takesRoom(set.state);
  return {
    next: {
      ...now,
      ...nothingInHand,
      ...without(now, set),
      last: intent,
      sign: { kind: 'done', intent, moved },
    },
    act: { kind: 'do', intent },
  };
}
