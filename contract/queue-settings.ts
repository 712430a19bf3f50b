import * as z from 'zod/mini';
import { data, del, done, get, idParam, idParams, instant, post, put } from './kit/call.ts';
import type { ErrorTable } from './kit/errors.ts';
import { event } from './kit/event.ts';
import { languages } from './languages.ts';

const station = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const stations = z.array(station).check(
  z.maxLength(30),
  z.refine((names) => new Set(names).size === names.length),
);
const version = z.int().check(z.positive(), z.lte(2 ** 31 - 2));

/** What screens that strangers see show of a person: 'Kari N.' or 'AB••345'. */
export const screenShows = ['name', 'plate'] as const;
export type ScreenShows = (typeof screenShows)[number];

/**
 * What a site sets for its queue. `callTime` in seconds. `recallLimit`: how often somebody may be
 * called again, `noShowMinutes`: how long after the last call they count as not come; null for
 * neither.
 */
export const queueSettings = z.object({
  callTime: z.int().check(z.gte(1), z.lte(600)),
  expediteTargets: stations,
  garageTargets: stations,
  enableGarageQueue: z.boolean(),
  recallLimit: z.nullable(z.int().check(z.gte(1), z.lte(20))),
  noShowMinutes: z.nullable(z.int().check(z.gte(1), z.lte(120))),
  kioskEnabled: z.boolean(),
  screenShows: z.enum(screenShows),
  version,
});
export type QueueSettings = z.output<typeof queueSettings>;

/** What hangs on a wall or stands at the entrance, and is opened by an address instead of a login. */
export const screenKinds = ['lobby', 'kiosk'] as const;
export type ScreenKind = (typeof screenKinds)[number];

const language = z.nullable(z.enum(languages));
const newLink = z.object({
  kind: z.enum(screenKinds),
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  language,
});
const link = z.extend(newLink, {
  id: z.int(),
  createdAt: instant,
  lastSeenAt: z.nullable(instant),
});
export type QueueLink = z.output<typeof link>;

/** The address of a link, below the host. It is told once: the server keeps only its hash. */
const openedBy = z.object({ path: z.string() });

const access = 'queue.settings';

export const queueSettingsCalls = {
  read: get('/v3/queue-settings', {
    summary: 'What the site has set for its queue',
    access,
    result: data(queueSettings),
  }),
  save: put('/v3/queue-settings', {
    summary: 'Set what holds for the site’s queue; open panels ask for it at once',
    access,
    body: queueSettings,
    result: data(queueSettings),
    errors: ['queue-settings.changed_elsewhere'],
  }),
  links: get('/v3/queue-links', {
    summary: 'The lobby screens and kiosks of the site that are let in',
    access,
    result: data(z.array(link)),
  }),
  addLink: post('/v3/queue-links', {
    summary: 'Let a lobby screen or a kiosk in; its address is told this once',
    access,
    body: newLink,
    result: data(z.extend(link, openedBy.shape)),
  }),
  revokeLink: del('/v3/queue-links/{id}', {
    summary: 'Let a lobby screen or a kiosk in no more; what it shows goes dark at once',
    access,
    params: idParams,
    result: done,
  }),
  addVisitLink: post('/v3/queue-links/visits/{personId}', {
    summary: 'Make an address at which a person follows their own place in the queue',
    access: 'queue.work',
    params: z.object({ personId: idParam }),
    result: data(openedBy),
  }),
};

export const queueSettingsEvents = {
  'queue-settings.changed': event(z.object({ version: z.int() }), 'queue.read'),
};

export const queueSettingsErrors = {
  'queue-settings.changed_elsewhere': 409,
} as const satisfies ErrorTable;
