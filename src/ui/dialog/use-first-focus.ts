import { useEffect, useRef } from 'react';
import { isTouch } from '../touch/is-touch.ts';
import { focusFirst } from './focus-first.ts';

/**
 * Begins a screen, whose element the ref is given to, at what has `data-first-focus`, as soon as that
 * is there. Not under a finger, which would be shown a keyboard.
 */
export function useFirstFocus() {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (screen.current && !isTouch()) focusFirst(screen.current);
  }, []);
  return screen;
}
