import type { LiveFeature } from '#src/data/live.ts';
import { noteChange } from '#src/crud/live-changes.ts';

/** Who comes, is called or leaves changes what is to be carried. */
export const movesLive: LiveFeature = {
  events: { 'customer-queue.update': () => noteChange('moves') },
};
