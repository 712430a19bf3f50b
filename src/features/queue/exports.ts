import { lazy } from 'react';
import { loadWords } from '#src/i18n/words.ts';

/** The name of the queue's panel in the address, for `usePanel`. */
export const queuePanel = 'queue';

/** The queue beside other screens; it comes when it is first opened. */
export const QueuePanel = lazy(async () => {
  const panel = import('./queue-panel.tsx');
  await loadWords(['queue']);
  return { default: (await panel).QueuePanel };
});
export { refreshQueueOptions } from './refresh-queue.ts';
