import { enter, fill, isField } from './scan-field.ts';
import { isPlain, type PressedKey } from './key-burst.ts';

/** What the page's first script has kept: see first-paint.ts. */
interface Early {
  readonly keys: PressedKey[];
  press: MouseEvent | null;
  readonly end: () => void;
}

const kept = (): Early | undefined => (globalThis as { early?: Early }).early;

const inBars = '.bar :is(a, button, form), .bottom-bar :is(a, button)';

/** Does what was pressed in the bars while they were only painted, as soon as that is there. */
export function pressEarly(): void {
  const early = kept();
  if (!early?.press) return;
  const { clientX, clientY, timeStamp } = early.press;
  const target = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>(inBars);
  if (!target) return;
  early.press = null;
  const box = target instanceof HTMLFormElement ? target.querySelector('input') : null;
  if (!box) return target.click();
  box.focus();
  typeInto(box, early.keys.splice(firstSince(early, timeStamp)));
}

/** The keys that were pressed before anybody listened, once. From then on nobody keeps them. Those after a press on what is not there yet wait for it. */
export function takeEarlyKeys(): readonly PressedKey[] {
  const early = kept();
  if (!early) return [];
  early.end();
  const { press } = early;
  if (press) keepFor(press, early);
  return early.keys.splice(0, firstSince(early, press?.timeStamp ?? Infinity));
}

/** Keeps what is typed outside of any field until what was pressed is there, or something else is pressed. */
function keepFor(press: MouseEvent, early: Early): void {
  const over = new AbortController();
  const listening = { capture: true, signal: over.signal };
  const typed = (event: KeyboardEvent) => {
    const { key, timeStamp: at, target } = event;
    if (early.press !== press) return over.abort();
    if (isPlain(event) && key !== 'Tab' && !isField(target)) early.keys.push({ key, at });
  };
  document.addEventListener('keydown', typed, listening);
  document.addEventListener('pointerdown', () => (early.press = null), listening);
}

function firstSince({ keys }: Early, at: number): number {
  const first = keys.findIndex((key) => key.at > at);
  return first < 0 ? keys.length : first;
}

/** Types keys into a field as if they were pressed there now. */
export function typeInto(field: Element | null, keys: readonly PressedKey[]): void {
  for (const { key } of keys) {
    if (!isField(field)) return;
    if (key !== 'Enter') fill(field, field.value + key);
    // What was typed has to be known before.
    else setTimeout(() => enter(field));
  }
}
