import { readCode, whyUnread } from '#contract/hotel/label-codes.ts';
import type { Signal } from '#src/device/chime.ts';

/** The place that somebody is at, with the numbers of the sets that were read there. */
export interface InHand {
  readonly place: string | null;
  /** The number of its warehouse, where that is known. */
  readonly store?: string;
  readonly sets: readonly string[];
}

export const nothing: InHand = { place: null, sets: [] };

/** What was found at a place. */
export interface Count {
  readonly place: string;
  readonly store: string;
  readonly sets: readonly string[];
}

/** Why a code counts nothing. */
export type Problem =
  | 'place_first'
  | 'misread'
  | 'other_chain'
  | 'other_keyboard'
  | 'unreadable'
  | 'again'
  | 'unknown_place'
  | 'nothing_read';

/** What a code does: what is in the hand then, the count that is over, what was let go without counting it, and a word of what is wrong. */
export interface Read {
  readonly now: InHand;
  readonly over?: Count;
  readonly left?: 'set' | 'place';
  readonly problem?: Problem;
}

// What the server takes as a code; no label of ours is as long, the address on somebody else's is.
const longestCode = 60;

// What stands on goods and papers: nobody has wheels by that name.
const otherKinds = ['ean', 'move', 'order', 'booking'];

/**
 * A place begins and ends the one before; sets, by any of their labels, are read there, each once.
 * `CM:OK` ends the place, `CM:UNDO` takes the last set back, `CM:ABORT` leaves the place uncounted.
 */
export function read(inHand: InHand, text: string): Read {
  const code = readCode(text);
  const { place, store = '', sets } = inHand;
  const ended = place !== null && { over: { place, store, sets } };
  if (code.kind === 'place') {
    const isSame = !code.store || !store || code.store === store;
    if (code.place === place && isSame) return { now: inHand };
    return { now: { place: code.place, store: code.store, sets: [] }, ...ended };
  }
  if (code.kind === 'command') {
    if (code.command === 'undo') {
      if (sets.length === 0) return { now: inHand, problem: 'nothing_read' };
      return { now: { ...inHand, sets: sets.slice(0, -1) }, left: 'set' };
    }
    if (code.command === 'abort') return { now: nothing, left: 'place' };
    return ended ? { now: nothing, ...ended } : { now: inHand, problem: 'place_first' };
  }
  const unread = code.kind === 'unknown' ? whyUnread(code.text) : null;
  if (unread) return { now: inHand, problem: unread === 'half_code' ? 'misread' : unread };
  if (place === null) return { now: inHand, problem: 'place_first' };
  const number = code.kind === 'set' || code.kind === 'wheel' ? code.set : text.trim();
  const isNone = otherKinds.includes(code.kind);
  if (isNone || number.length > longestCode) return { now: inHand, problem: 'unreadable' };
  if (sets.includes(number)) return { now: inHand, problem: 'again' };
  return { now: { ...inHand, sets: [...sets, number] } };
}

/** How what a code does sounds: as the scanner does elsewhere. */
export function soundOf({ now, over, left, problem }: Read): Signal {
  if (problem) return problems[problem] ?? 'bad';
  if (left === 'set') return 'back';
  // The next place says that the one before is counted, and leaving one is no success.
  return left === 'place' || (over && now.place !== null) ? 'step' : 'ok';
}

const problems: Partial<Record<Problem, Signal>> = { again: 'back', misread: 'half' };
