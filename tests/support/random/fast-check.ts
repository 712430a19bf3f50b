import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether `npm run fuzz` draws. */
    fuzzing: boolean;
  }
}

/** Whether other values are drawn each time, and many more of them. */
export const isFuzzing = inject('fuzzing');

// Every other run draws the same, so that what one change passes another one passes too.
if (!isFuzzing) fc.configureGlobal({ seed: 20_261_122 });

export { fc };
