import type * as z from 'zod/mini';
import { notificationsEvents } from './notifications/notification-calls.ts';
import { queueEvents } from './queue.ts';

/** Every event the server sends over the live socket, besides the specification's `authenticated`. */
export const liveEvents = { ...queueEvents, ...notificationsEvents };
export type EventName = keyof typeof liveEvents;
export type EventPayload<Name extends EventName> = z.output<(typeof liveEvents)[Name]['payload']>;
