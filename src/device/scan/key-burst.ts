/** One pressed key that a wedge scanner could have sent: a single character, Enter or Tab. `at` in ms. */
export interface PressedKey {
  readonly key: string;
  readonly at: number;
}

/** What has become clear with a press: `typed` are keys of a person, `scan` is what a scanner sent, `first` its first key, pressed `after` so many ms without one. */
export interface Burst<K extends PressedKey> {
  readonly typed: readonly K[];
  readonly scan: string | null;
  readonly first?: K;
  readonly after?: number;
}

/** Whether a key could come from a scanner: one sign, Enter or Tab, without chords, and not because it is held down. */
export function isPlain(event: KeyboardEvent): boolean {
  if (event.isComposing || event.repeat || event.metaKey) return false;
  const altGraph = event.getModifierState('AltGraph');
  if ((event.ctrlKey || event.altKey) && !altGraph) return false;
  return [...event.key].length === 1 || event.key === 'Enter' || event.key === 'Tab';
}

/** Nobody types this fast for as many keys. */
export const fastestHand = 35;
/** Nor a long code with digits in it this fast, which is how a scanner's keys come to a device that is slow. */
export const slowestScanner = 65;
/** Nor one of our own labels this fast, which old scanners send so slowly. */
const slowestLabel = 120;
const fewestKeys = 4;
const fewestOfLong = 6;
// The longest pause within one scan: the device did something else meanwhile.
const longestPause = 150;
// What a scanner's prefix has begun ends by itself when the code does not go on.
const prefixPatience = 300;
/** Whoever types pauses less than this between two keys. */
export const stillTyping = 1000;
// A pause that the rest of a scan does not have.
const outlier = 3;

/**
 * Tells a wedge scanner from a person. Keys are held until it is clear; when Enter or Tab ends them,
 * their number and their pace as a whole say whether a scanner sent them, whatever single key was
 * late. After the scanner's `prefix` (one key, when one is set) everything up to Enter or Tab is a
 * scan. Every key comes out once, in order, as typed or in a scan.
 */
export function burstDetector<K extends PressedKey>(prefix: () => string | null = () => null) {
  let held: K[] = [];
  // How many of those held were told as typed already.
  let reported = 0;
  let prefixed = false;
  let last = -Infinity;
  // The pause before the first of those held.
  let before = Infinity;

  const release = (): K[] => {
    const typed = held.slice(reported);
    held = [];
    reported = 0;
    prefixed = false;
    return typed;
  };

  function press(pressed: K): Burst<K> {
    const { key, at } = pressed;
    const gap = at - last;
    last = at;
    const typed = gap < (prefixed ? prefixPatience : longestPause) ? [] : release();
    if (key === 'Enter' || key === 'Tab') return end(pressed, typed);
    if (!prefixed && key === prefix()) {
      typed.push(...release());
      prefixed = true;
    }
    if (held.length === 0) before = gap;
    held.push(pressed);
    return { typed, scan: null };
  }

  function end(pressed: K, typed: K[]): Burst<K> {
    const sent = prefixed ? held.slice(1) : scanned(held, pressed.at, before);
    const [first] = sent;
    if (!first) return { typed: [...typed, ...release(), pressed], scan: null };
    const ahead = held.length - sent.length - (prefixed ? 1 : 0);
    const after = ahead > 0 ? longestPause : before;
    typed.push(...held.slice(reported, ahead));
    release();
    // What comes next is not gone on with by a hand: the next code is as whole as this one.
    last = -Infinity;
    return { typed, scan: sent.map(({ key }) => key).join(''), first, after };
  }

  return {
    press,
    /**
     * What is typed by now because nothing came after it. A page that was busy may see the next key
     * late: by its time it still belongs to these, and a scan then holds them too.
     */
    settle(at: number): readonly K[] {
      const waitsLong = prefixed || isRun(held.slice(reported));
      if (at - last < (waitsLong ? prefixPatience : slowestScanner)) return [];
      const typed = held.slice(reported);
      reported = held.length;
      return typed;
    },
    /** What a scanner sent that ends its codes with no key, once none has come for long: `isCode` says whether that is whole. */
    unended(at: number, isCode: (text: string) => boolean): (Burst<K> & { first: K }) | null {
      const sent = prefixed ? held.slice(1) : held;
      const [first] = sent;
      if (!first || at - last < prefixPatience || reported > 0) return null;
      if (!prefixed && !isRun(held)) return null;
      const scan = sent.map(({ key }) => key).join('');
      if (!isCode(scan)) return null;
      release();
      last = -Infinity;
      return { typed: [], scan, first, after: before };
    },
    /** How many keys are held, the pressed one among them. */
    held: () => held.length,
    /** Whether some of them were not told yet. */
    waits: () => held.length > reported,
    /** Lets go of what is held: another key came between. */
    release,
  };
}

/** The keys at the end of those held that a scanner sent; none when a person typed them. */
function scanned<K extends PressedKey>(
  held: readonly K[],
  endedAt: number,
  before: number,
): readonly K[] {
  if (isScan(held, endedAt)) {
    const rest = held.slice(1);
    // Somebody was typing, and the scanner began right after their last key.
    const wasTyping = before < stillTyping && isScan(rest, endedAt);
    const [pause = 0, ...pauses] = pausesOf(held, endedAt);
    return wasTyping && pause > outlier * middleOf(pauses) ? rest : held;
  }
  return [];
}

function isScan(keys: readonly PressedKey[], endedAt: number): boolean {
  const pauses = pausesOf(keys, endedAt);
  const pace = middleOf(pauses);
  if (keys.length < fewestKeys && !isTorn(keys)) return false;
  if (keys.length < fewestOfLong) return Math.max(...pauses) < fastestHand;
  if (pace < slowestLabel && isLabel(keys)) return true;
  return pace < fastestHand || (pace < slowestScanner && keys.some(({ key }) => /\d/.test(key)));
}

/** So many keys, each so soon after the other, that no hand has pressed them, ended or not. */
const isRun = (keys: readonly PressedKey[]): boolean =>
  keys.length >= fewestOfLong &&
  keys.every(({ at }, index) => index === 0 || at - keys[index - 1]!.at < fastestHand);

/** Of a torn label no more may be left than the kind: `TH:`. */
const isTorn = (keys: readonly PressedKey[]): boolean =>
  /^[a-z]{2}\d*:$/i.test(keys.map(({ key }) => key).join(''));

/** The kinds of codes that stand on what we print. */
const isLabel = (keys: readonly PressedKey[]): boolean =>
  /^(th|tw|lo|cm|mv|or|bk):\S/i.test(keys.map(({ key }) => key).join(''));

const pausesOf = (keys: readonly PressedKey[], endedAt: number): number[] =>
  keys.map(({ at }, index) => (keys[index + 1]?.at ?? endedAt) - at);

const middleOf = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Infinity;
