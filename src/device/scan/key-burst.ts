/** One pressed key that a wedge scanner could have sent: a single character, Enter or Tab. `at` in ms. */
export interface PressedKey {
  readonly key: string;
  readonly at: number;
}

/** What has become clear with a press: `typed` are keys of a person, `scan` is what a scanner sent. */
export interface Burst<K extends PressedKey> {
  readonly typed: readonly K[];
  readonly scan: string | null;
}

/** Nobody types this fast for as many keys. */
export const fastestHand = 35;
const fewestKeys = 4;
// What a scanner's prefix has begun ends by itself when the code does not go on.
const prefixPatience = 300;

/**
 * Tells a wedge scanner from a person. Keys that come less than 35 ms after another are held until
 * it is clear: four or more of them ended as fast by Enter or Tab are a scan. After the scanner's
 * `prefix` (one key, when one is set) everything up to Enter or Tab is. Every key comes out once,
 * in order, as typed or in a scan.
 */
export function burstDetector<K extends PressedKey>(prefix: () => string | null = () => null) {
  let held: K[] = [];
  // How many of those held were told as typed already.
  let told = 0;
  let prefixed = false;
  let last = -Infinity;

  const release = (): K[] => {
    const typed = held.slice(told);
    held = [];
    told = 0;
    prefixed = false;
    return typed;
  };

  function press(pressed: K): Burst<K> {
    const { key, at } = pressed;
    const gap = at - last;
    last = at;
    const typed = gap < (prefixed ? prefixPatience : fastestHand) ? [] : release();
    if (key === 'Enter' || key === 'Tab') return { ...end(pressed, typed) };
    if (!prefixed && key === prefix()) {
      typed.push(...release());
      prefixed = true;
    }
    held.push(pressed);
    return { typed, scan: null };
  }

  function end(pressed: K, typed: K[]): Burst<K> {
    const code = held.slice(prefixed ? 1 : 0).map(({ key }) => key);
    if (code.length < (prefixed ? 1 : fewestKeys)) {
      return { typed: [...typed, ...release(), pressed], scan: null };
    }
    release();
    return { typed, scan: code.join('') };
  }

  return {
    press,
    /**
     * What is typed by now because nothing came after it. A page that was busy may see the next key
     * late: by its time it still belongs to these, and a scan then holds them too.
     */
    settle(at: number): readonly K[] {
      if (at - last < (prefixed ? prefixPatience : fastestHand)) return [];
      const typed = held.slice(told);
      told = held.length;
      return typed;
    },
    /** How many keys are held, the pressed one among them. */
    held: () => held.length,
    /** Whether some of them were not told yet. */
    waits: () => held.length > told,
    /** Lets go of what is held: another key came between. */
    release,
  };
}
