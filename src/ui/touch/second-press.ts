import { isTouch } from './is-touch.ts';
import { samePress } from './use-one-press.ts';

// A glove comes down again about where it was (px).
const samePlace = 48;

let last: MouseEvent | null = null;
addEventListener('click', (press) => (last = press), true);

/** Takes the second press of a glove, whose first has opened what came under the finger. Returns what ends it. */
export const takePressAfterOpening = (): (() => void) => (last ? takeSecondPress(last) : () => {});

/** Takes the second press of a glove, whose first has closed what was pressed: it is not meant for what lay below. Returns what ends it. */
export function takeSecondPress(first: MouseEvent): () => void {
  const left = samePress - (performance.now() - first.timeStamp);
  // A key presses nowhere.
  const isByKey = first.detail === 0;
  if (left <= 0 || isByKey || !isTouch()) return () => {};
  const take = (second: MouseEvent) => {
    const far = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
    if (far > samePlace) return;
    second.preventDefault();
    second.stopPropagation();
  };
  const end = () => document.removeEventListener('click', take, true);
  document.addEventListener('click', take, true);
  setTimeout(end, left);
  return end;
}
