import type { KnownSet } from '#contract/hotel/scan/known.ts';
import type { Mistake, Scanning, Sign } from '#contract/hotel/scan/scanning.ts';
import { isHandOver } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { codeText } from '#contract/hotel/label-codes.ts';
import type { Signal } from '#src/device/chime.ts';

/** How a sign looks, sounds and is said: its words stand under `signs.<key>`. */
export interface Shown {
  readonly tone: 'ok' | 'info' | 'warn' | 'bad';
  readonly signal: Signal;
  readonly key: string;
  /** What is read from afar: a place, a set, a code. */
  readonly big: string;
  /** Of which set it is. */
  readonly set: KnownSet | null;
}

// What is not to be taken for a code that was only read wrong.
const sounds: Partial<Record<Mistake, Signal>> = {
  half_code: 'half',
  other_site: 'foreign',
  closed_place: 'closed',
  several_places: 'ask',
};

/** What a sign shows; `now` is where the work stands with it. */
export function shownSign(sign: Sign, now: Scanning): Shown {
  const info = { tone: 'info', signal: 'step', set: null, big: '' } as const;
  switch (sign.kind) {
    case 'ready':
      return { ...info, key: `next.${nextOf(now)}` };
    case 'found': {
      const [set = null] = sign.sets;
      const at = sign.place?.place ?? '';
      if (now.mode !== 'look_up') {
        return { ...info, key: `next.${nextOf(now)}`, big: at || (set?.plate ?? ''), signal: 'ok' };
      }
      return {
        ...info,
        tone: 'ok',
        signal: 'ok',
        key: `found.${foundKeyOf(sign)}`,
        big: at || (sign.places ? '' : (set?.set ?? '')),
        set: sign.places ? null : set,
      };
    }
    case 'counting':
      return {
        ...info,
        ...(sign.twice && { tone: 'warn', signal: 'twice' }),
        key: sign.twice ? 'twice' : now.whole ? 'next.place' : 'next.wheels',
        set: sign.set,
        big: sign.set.set,
      };
    case 'done': {
      const { handling, place, read } = sign.intent;
      // At the gate: the car on which they leave, which may be another than theirs.
      const set = read ? { ...sign.intent.set, plate: read.plate } : sign.intent.set;
      const key = sign.moved ? 'done.moved' : `done.${handling}`;
      return { tone: 'ok', signal: 'ok', key, big: place?.place ?? set.set, set };
    }
    case 'undone': {
      const { set } = sign.intent;
      return { tone: 'warn', signal: 'back', key: 'undone', big: set.set, set };
    }
    case 'again':
      return { tone: 'ok', signal: 'back', key: 'again', big: sign.set.set, set: sign.set };
    case 'trolley':
      return { ...info, ...trolleyLooks[sign.what], big: sign.one.set };
    case 'unloaded':
      return {
        ...info,
        ...(sign.why
          ? ({ tone: 'warn', signal: 'ask', key: `trolley.${sign.why}` } as const)
          : ({ tone: 'ok', signal: 'ok', key: 'done.store' } as const)),
        big: sign.place.place,
      };
    case 'asks': {
      const { place, set } = sign.intent;
      return {
        tone: 'warn',
        signal: 'ask',
        key: `asks.${sign.warning}`,
        big: place?.place ?? set.set,
        set,
      };
    }
    case 'mistake': {
      const { code } = sign;
      const big = code.kind === 'unknown' ? code.text : codeText(code);
      const sound = sounds[sign.mistake] ?? 'bad';
      return {
        tone: sign.places ? 'warn' : 'bad',
        signal: sound,
        key: `mistakes.${sign.mistake}`,
        big: sign.stop?.set.set ?? big,
        set: sign.of ?? null,
      };
    }
  }
}

const trolleyLooks = {
  on: { tone: 'ok', signal: 'ok', key: 'trolley.on' },
  twice: { tone: 'warn', signal: 'twice', key: 'twice' },
  off: { tone: 'warn', signal: 'back', key: 'trolley.off' },
} as const;

const foundKeyOf = ({ place, places, sets: [set] }: Extract<Sign, { kind: 'found' }>): string =>
  place ? 'place' : places ? 'places' : (set?.state ?? 'nothing');

// What says itself what to do, and what is stopped at the gate with more words.
const selfExplaining: readonly Mistake[] = ['half_code', 'plate_first', 'other_car'];

/** What to do about a code that nothing came of: its words stand under `signs.todo`. Null where that is said already. */
export function todoOf({ sign, set }: Scanning): string | null {
  if (sign.kind !== 'mistake' || selfExplaining.includes(sign.mistake)) return null;
  return sign.mistake === 'other_set' && set ? 'finish' : sign.mistake;
}

/** What is to be read next. */
function nextOf({
  mode,
  place,
  plate,
  set,
  whole,
  trolley,
}: Scanning): 'place' | 'plate' | 'set' | 'set_or_place' | 'wheels' | 'anything' {
  if (mode === 'look_up') return 'anything';
  if (set && !whole) return 'wheels';
  if (mode === 'put_away' && !place) return 'place';
  if (mode === 'trolley' && trolley?.sets.length) return 'set_or_place';
  return isHandOver(mode) && !plate ? 'plate' : 'set';
}
