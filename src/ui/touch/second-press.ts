import { isTouch } from './is-touch.ts';
import { samePress } from './use-one-press.ts';

// A glove comes down again about where it was (px).
const samePlace = 48;

/** Takes the second press of a glove, whose first has closed what was pressed: it is not meant for what lay below. */
export function takeSecondPress(first: MouseEvent): void {
  const left = samePress - (performance.now() - first.timeStamp);
  // A key presses nowhere.
  const isByKey = first.detail === 0;
  if (left <= 0 || isByKey || !isTouch()) return;
  const take = (second: MouseEvent) => {
    const far = Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY);
    if (far > samePlace) return;
    second.preventDefault();
    second.stopPropagation();
  };
  document.addEventListener('click', take, true);
  setTimeout(() => document.removeEventListener('click', take, true), left);
}
