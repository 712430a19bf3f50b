import * as z from 'zod/mini';
import { data, del, done, get, put } from '../../kit/call.ts';
import { notificationKinds } from './notification-calls.ts';

/** Ways to be notified besides the app itself, which always shows it. */
export const notificationChannels = ['mail', 'sms', 'push'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

const channels = z.object({ mail: z.boolean(), sms: z.boolean(), push: z.boolean() });
const kinds = z.object({ written: channels, account: channels, operations: channels });
// A kind that has no choice would be told by nothing; TypeScript says so here.
notificationKinds satisfies readonly (keyof z.output<typeof kinds>)[];

const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** How a person wants to be notified of each kind, and when nothing but what is urgent may reach them (clock of the site that tells; over midnight when `from` is later than `to`). */
export const notificationChoices = z.object({
  kinds,
  quiet: z.nullable(z.object({ from: time, to: time })),
});
export type NotificationChoices = z.output<typeof notificationChoices>;

const version = z.int().check(z.positive(), z.lte(2 ** 31 - 2));

export const choiceCalls = {
  choices: get('/v3/user/notification-choices', {
    summary: 'How the person wants to be notified; `phone` is empty when SMS has nowhere to go',
    access: 'site',
    result: data(z.extend(notificationChoices, { version, phone: z.string() })),
  }),
  saveChoices: put('/v3/user/notification-choices', {
    summary: 'Change how the person wants to be notified, on every device',
    access: 'site',
    body: z.extend(notificationChoices, { version }),
    result: data(z.extend(notificationChoices, { version, phone: z.string() })),
    errors: ['common.changed_elsewhere'],
  }),
  push: get('/v3/user/push', {
    // `publicKey` is what `PushManager.subscribe` takes as applicationServerKey (base64url).
    // What the service worker then gets is `pushPayload`.
    summary: 'The key to subscribe with, and whether this login has subscribed',
    access: 'site',
    result: data(z.object({ publicKey: z.string(), subscribed: z.boolean() })),
  }),
  subscribe: put('/v3/user/push', {
    keyless: true,
    summary:
      'Let this login be notified by push; logging out ends it. What PushSubscription.toJSON gives',
    access: 'site',
    body: z.object({
      endpoint: z.string().check(z.maxLength(1000), z.regex(/^https:\/\/\S+$/)),
      keys: z.object({
        p256dh: z.string().check(z.regex(/^[\w-]{86,88}={0,2}$/)),
        auth: z.string().check(z.regex(/^[\w-]{21,24}={0,2}$/)),
      }),
    }),
    result: done,
    errors: ['notifications.unknown_push_service'],
  }),
  unsubscribe: del('/v3/user/push', {
    keyless: true,
    summary: 'No more push to this login',
    access: 'site',
    result: done,
  }),
};

/** What a push message holds: no word of whom or what it is about but the title. The id is also the tag, so that one sent twice is shown once. */
export const pushPayload = z.object({
  id: z.int(),
  /** Where to read it; null for who works at no site of the chain. */
  siteId: z.nullable(z.int()),
  title: z.string(),
});
export type PushPayload = z.output<typeof pushPayload>;
