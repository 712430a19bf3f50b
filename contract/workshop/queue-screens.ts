import * as z from 'zod/mini';
import { data, del, done, get, idParam, idParams, instant, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { languages } from '../platform/languages.ts';
import { queueId } from './queue.ts';
import { oneLine } from '../kit/text.ts';

/**
 * What is seen without a login, at an address with a code that cannot be guessed. Everything here
 * may be read by strangers: people stand in it by a masked label, never by name or plate.
 */
const codeParams = z.object({ code: z.string().check(z.maxLength(100)) });

/** How every answer begins: which site it is of, at which revision of its queue, and as of when. */
const seen = {
  revision: z.int(),
  asOf: instant,
  siteName: z.string(),
  /** What the screen speaks; null for what the one who reads it speaks. */
  language: z.nullable(z.enum(languages)),
};

/** Somebody who is called: where to and since when. */
const called = z.object({
  label: z.string(),
  queue: queueId,
  target: z.nullable(z.string()),
  calledAt: instant,
});
export type Called = z.output<typeof called>;

/** A lobby's screen: who is called, the last call first, and how many wait. `callTime` in seconds. */
export const lobbyState = z.object({
  ...seen,
  called: z.array(called),
  waiting: z.int(),
  waitingForGarage: z.nullable(z.int()),
  callTime: z.int(),
});
export type LobbyState = z.output<typeof lobbyState>;

/** From the fewest to the most minutes that it may take until somebody is called. */
const minutes = z.object({ from: z.int(), to: z.int() });
export type Minutes = z.output<typeof minutes>;

/**
 * A person's own page. `place` counts from 1 among those who wait for the same queue; `minutes` is
 * null as long as too little is known.
 */
export const visitState = z.object({
  ...seen,
  stage: z.enum(['waiting', 'called', 'done']),
  label: z.string(),
  queue: queueId,
  place: z.nullable(z.int()),
  minutes: z.nullable(minutes),
  target: z.nullable(z.string()),
  calledAt: z.nullable(instant),
});
export type VisitState = z.output<typeof visitState>;

const kioskState = z.object({ ...seen, open: z.boolean(), waiting: z.int() });

/** `key` is made once for each check-in: sent again, it is the same visit. One of plate and name is enough. */
const checkIn = z.object({
  key: z.uuid(),
  licenseplate: oneLine(12),
  name: oneLine(120),
});

/** How somebody stands who has checked in, and the path of their own page. */
const checkedIn = z.object({
  place: z.nullable(z.int()),
  minutes: z.nullable(minutes),
  path: z.string(),
});
export type CheckedIn = z.output<typeof checkedIn>;

/** What hangs on a wall or stands at the entrance, and is opened by an address instead of a login. */
export const screenKinds = ['lobby', 'kiosk'] as const;
export type ScreenKind = (typeof screenKinds)[number];

const language = z.nullable(z.enum(languages));
const newLink = z.object({
  kind: z.enum(screenKinds),
  name: oneLine(60).check(z.minLength(1)),
  language,
});
const link = z.extend(newLink, {
  id: z.int(),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
});
export type QueueLink = z.output<typeof link>;

/** The address of a link, below the host. It is shown once: the server keeps only its hash. */
const openedBy = z.object({ path: z.string() });

export const queueScreensCalls = {
  links: get('/v3/queue-links', {
    summary: 'The lobby screens and kiosks of the site that are let in',
    access: 'queue.settings',
    result: data(z.array(link)),
  }),
  addLink: post('/v3/queue-links', {
    summary: 'Let a lobby screen or a kiosk in; its address is told this once',
    access: 'queue.settings',
    secret: true,
    body: newLink,
    result: data(z.extend(link, openedBy.shape)),
  }),
  revokeLink: del('/v3/queue-links/{id}', {
    summary: 'Let a lobby screen or a kiosk in no more; what it shows goes dark at once',
    access: 'queue.settings',
    params: idParams,
    result: done,
  }),
  addVisitLink: post('/v3/queue-links/visits/{personId}', {
    summary: 'Make an address at which a person follows their own place in the queue',
    access: 'queue.work',
    secret: true,
    params: z.object({ personId: idParam }),
    result: data(openedBy),
  }),
  lobby: get('/v3/queue-screens/lobby/{code}', {
    summary: 'What the screen of a lobby shows; for strangers',
    access: 'public',
    params: codeParams,
    result: data(lobbyState),
  }),
  kiosk: get('/v3/queue-screens/kiosk/{code}', {
    summary: 'What a kiosk shows before somebody checks in; for strangers',
    access: 'public',
    params: codeParams,
    result: data(kioskState),
  }),
  checkIn: post('/v3/queue-screens/kiosk/{code}/check-in', {
    summary: 'Somebody lets the site know that they are here',
    access: 'public',
    secret: true,
    params: codeParams,
    body: checkIn,
    result: data(checkedIn),
    errors: ['queue-screens.nobody', 'queue-screens.closed', 'queue-screens.too_many'],
  }),
  visit: get('/v3/queue-screens/visit/{code}', {
    summary: 'How one visit stands, for the visitor',
    access: 'public',
    params: codeParams,
    result: data(visitState),
  }),
};

/** What guests of the live socket hear: the whole state after each change, never what changed. */
export const queueScreensGuestEvents = {
  'queue-screens.lobby': lobbyState,
  'queue-screens.visit': visitState,
};

export const queueScreensErrors = {
  'queue-screens.nobody': 422,
  'queue-screens.closed': 409,
  'queue-screens.too_many': 429,
} as const satisfies ErrorTable;
