import * as z from 'zod/mini';
import { data, del, get, idParam, idParams, instant, patch, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { event } from '../../kit/event.ts';
import { oneLine } from '../../kit/text.ts';

/** What a notification is about: people choose by it how they want to be notified (`choice-calls.ts`). */
export const notificationKinds = ['written', 'account', 'operations'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/**
 * A notification as one person sees it: specification §3. Title and content are in the person's
 * language. What may be left out are additions that a back end need not have.
 */
export const notification = z.object({
  id: z.int(),
  title: z.string(),
  content: z.string(),
  unread: z.boolean(),
  shouldResolve: z.boolean(),
  resolved: z.boolean(),
  /** The name of who resolved it. */
  resolvedByUser: z.nullable(z.string()),
  resolvedAt: z.nullable(instant),
  publishTime: instant,
  titleEnglish: z.optional(z.nullable(z.string())),
  titleSwedish: z.optional(z.nullable(z.string())),
  titleNorwegian: z.optional(z.nullable(z.string())),
  /** From then on nobody sees it. */
  expiresAt: z.optional(z.nullable(instant)),
  /** The site it was told to; null when to the whole chain. */
  siteName: z.optional(z.nullable(z.string())),
  kind: z.optional(z.enum(notificationKinds)),
});
export type Notification = z.output<typeof notification>;

/**
 * How many notifications the person has not read at the site. Each mark takes the person's next
 * `revision`: of two counters the one with the higher revision is the newer, of two with the same
 * the one that was asked for later.
 */
const counter = z.object({ data: z.int(), revision: z.optional(z.int()) });

/** `unread` and `revision` are the counter, as of the same moment as the page. */
const meta = z.object({
  currentPage: z.int(),
  lastPage: z.int(),
  unread: z.optional(z.int()),
  revision: z.optional(z.int()),
});

const pageNumber = z.pipe(
  z.union([
    z.int().check(z.positive(), z.lte(99_999)),
    z.string().check(z.regex(/^[1-9]\d{0,4}$/)),
  ]),
  z.transform(Number),
);
const pageSize = z.pipe(
  z.union([z.int().check(z.positive(), z.lte(999)), z.string().check(z.regex(/^[1-9]\d{0,2}$/))]),
  z.transform((size: number | string) => Math.min(Number(size), 200)),
);

/** The tabs of the list. */
export const notificationStates = ['all', 'unread', 'to_resolve', 'resolved'] as const;
export type NotificationState = (typeof notificationStates)[number];

const marked = data(counter);

export const notificationsCalls = {
  forUser: get('/v4/site/notifications/get-for-user', {
    summary: 'A page of what is told to the person at the site, newest first',
    access: 'site',
    query: z.object({ page: z.optional(pageNumber), perPage: z.optional(pageSize) }),
    result: z.object({ data: z.array(notification), meta }),
  }),
  unreadCount: get('/v4/site/notifications/get-unread-counter', {
    summary: 'How many notifications the person has not read',
    access: 'site',
    result: data(counter),
  }),
  list: get('/v4/site/notifications', {
    summary: 'The notifications of a tab that hold the words and are of these days',
    access: 'site',
    query: z.object({
      state: z.optional(z.enum(notificationStates)),
      /** Words of title or content; each must be there. */
      query: z.optional(oneLine(100)),
      /** Published at `from` or later, before `to`. */
      from: z.optional(instant),
      to: z.optional(instant),
      page: z.optional(pageNumber),
      per_page: z.optional(pageSize),
    }),
    result: z.object({
      data: z.array(notification),
      meta: z.object({ current_page: z.int(), per_page: z.int(), total_items: z.int() }),
    }),
  }),
  one: get('/v4/site/notifications/{id}', {
    summary: 'One notification; 404 when it is no longer for the person to see',
    access: 'site',
    params: idParams,
    result: data(notification),
  }),
  markUnread: post('/v4/site/notifications/unread', {
    // The specification does not show the body: it names the notification, as the call's
    // counterpart does in its path.
    summary: 'Mark a notification as unread',
    access: 'site',
    body: z.object({ id: idParam }),
    result: marked,
    offline: 'queue',
  }),
  markRead: del('/v4/site/notifications/unread/{id}', {
    summary: 'Mark a notification as read',
    access: 'site',
    params: idParams,
    result: marked,
    offline: 'queue',
  }),
  markSeen: post('/v4/site/notifications/read', {
    summary: 'Mark as read what was shown; what is gone by then is passed over',
    access: 'site',
    body: z.object({ ids: z.array(idParam).check(z.minLength(1), z.maxLength(200)) }),
    result: marked,
    offline: 'queue',
  }),
  markAllRead: post('/v4/site/notifications/read-all', {
    // The instant keeps what came while the device was offline from being marked unseen.
    summary: 'Mark as read all that was published until an instant',
    access: 'site',
    body: z.object({ until: instant }),
    result: marked,
    offline: 'queue',
  }),
  resolve: patch('/v4/site/notifications/{id}', {
    // Resolving is all that is known to be done with it, so what the body says is not looked at.
    // The first who resolves stays the one; who comes later is told who it was.
    summary: 'Mark a notification as resolved; the body is the notification',
    access: 'site',
    params: idParams,
    body: z.partial(notification),
    result: data(
      z.extend(notification, {
        titleEnglish: z.string(),
        titleSwedish: z.string(),
        titleNorwegian: z.string(),
      }),
    ),
    errors: ['notifications.nothing_to_resolve'],
    offline: 'queue',
  }),
};

export const notificationsEvents = {
  /**
   * Something came, was resolved, withdrawn or expired: ask again for these (`one`: 404 says gone)
   * and for the counter, or for the first page, which brings both. It goes to everybody at the
   * site and says nothing, because not everybody may read what these notifications hold.
   */
  'notifications.changed': event(z.object({ ids: z.array(z.int()) }), 'site'),
  /**
   * The person marked these, or all published until an instant, on one of their devices. The
   * counter is that of `siteId`; a device at another site of the chain asks again for its own.
   */
  'notifications.marked': event(
    z.object({
      ids: z.array(z.int()),
      until: z.nullable(instant),
      unread: z.boolean(),
      siteId: z.int(),
      counter: z.object({ data: z.int(), revision: z.int() }),
    }),
    'person',
  ),
};

export const notificationsErrors = {
  'notifications.nothing_to_resolve': 409,
  'notifications.no_audience': 422,
  'notifications.no_words': 422,
  'notifications.wrong_time': 422,
  'notifications.not_yours_to_tell': 403,
  'notifications.unknown_push_service': 422,
} as const satisfies ErrorTable;
