import { useEffect } from 'react';
import { holdValue } from '#src/device/held-value.ts';

/** Whether somebody sits at the app, or else whether it would be noticed if the page were loaded again now. */
type Attention = 'attended' | 'busy' | 'quiet';

const attention = holdValue<Attention>('attended');

/** How the screen shown is attended, live. */
export const useAttention = attention.use;

/** Says that a screen hangs on a wall or stands at an entrance, where nobody answers what the app asks; while it is quiet the page may be loaded again. */
export function useUnattended(quiet: boolean): void {
  useEffect(() => {
    attention.set(quiet ? 'quiet' : 'busy');
    return () => attention.set('attended');
  }, [quiet]);
}
