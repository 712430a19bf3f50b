import { useRef } from 'react';

/** A glove presses twice: what comes so soon after a press (ms) was the same one. */
export const samePress = 700;

/** Does what a press asks for; `of` is what was pressed, and `at` when. The second press of a glove does nothing, also where something else stands there by then. */
export function useOnePress() {
  const last = useRef({ at: -Infinity, of: '' });
  return (at: number, of: string, act: () => void): void => {
    if (of === last.current.of && at - last.current.at < samePress) return;
    last.current = { at, of };
    act();
  };
}
