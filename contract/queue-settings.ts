import * as z from 'zod/mini';
import { data, get, put } from './kit/call.ts';
import { event } from './kit/event.ts';

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
    errors: ['common.changed_elsewhere'],
  }),
};

export const queueSettingsEvents = {
  'queue-settings.changed': event(z.object({ version: z.int() }), 'queue.read'),
};
