import type * as z from 'zod/mini';
import { resourceEvents } from './kit/resource.ts';
import { notificationsEvents } from './platform/notifications/notification-calls.ts';
import { queueEvents } from './workshop/queue.ts';
import { queueScreensGuestEvents } from './workshop/queue-screens.ts';
import { queueSettingsEvents } from './workshop/queue-settings.ts';
import { treadDepthEvents } from './workshop/tread-depth/report.ts';

/** Every event the server sends over the live socket, besides the specification's `authenticated`. */
export const liveEvents = {
  ...queueEvents,
  ...notificationsEvents,
  ...queueSettingsEvents,
  ...resourceEvents,
  ...treadDepthEvents,
};
export type EventName = keyof typeof liveEvents;
export type EventPayload<Name extends EventName> = z.output<(typeof liveEvents)[Name]['payload']>;

/** What is sent to guests: sockets that hold the code of a link and no login. */
export const guestEvents = { ...queueScreensGuestEvents };
export type GuestEventName = keyof typeof guestEvents;
export type GuestEventPayload<Name extends GuestEventName> = z.output<(typeof guestEvents)[Name]>;
