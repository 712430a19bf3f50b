import { setTimeout as sleep } from 'node:timers/promises';

const firstPause = 1_000;
const longestPause = 30_000;

/** Pauses between tries at a server that cannot be reached, each a little longer, until `stopping`. */
export function pauses(stopping: AbortSignal) {
  let next = firstPause;
  return {
    isFirst: () => next === firstPause,
    reset: () => {
      next = firstPause;
    },
    async pause(): Promise<void> {
      // Not all at the same moment, where many lost the same server.
      const wait = next * (0.5 + Math.random() / 2);
      await sleep(wait, undefined, { signal: stopping }).catch(() => undefined);
      next = Math.min(next * 2, longestPause);
    },
  };
}
