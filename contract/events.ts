import { queueEvents } from './queue.ts';

/** Every event the server sends over the live socket, besides the specification's `authenticated`. */
export const liveEvents = { ...queueEvents };
export type LiveEvent = keyof typeof liveEvents;
