import * as z from 'zod/mini';
import { event } from '../kit/event.ts';
import { choice, number, tags, yesNo } from '../kit/fields.ts';
import { settings, type SettingsValues } from '../kit/settings.ts';

const isEachOnce = z.refine<string[]>((names) => new Set(names).size === names.length);
const stations = tags({});

/** What screens that strangers see show of a person: 'Kari N.' or 'AB••345'. */
export const screenShows = ['name', 'plate'] as const;
export type ScreenShows = (typeof screenShows)[number];

/**
 * What a site sets for its queue. `callTime` in seconds. `recallLimit`: how often somebody may be
 * called again, `noShowMinutes`: how long after the last call they count as not come; null for
 * neither.
 */
export const queueSettings = settings('queue-settings', {
  feature: 'queue-settings',
  path: '/v3/queue-settings',
  levels: ['site'],
  read: 'queue.settings',
  write: 'queue.settings',
  fields: {
    expediteTargets: { ...stations, schema: stations.schema.check(isEachOnce) },
    enableGarageQueue: yesNo({}),
    garageTargets: {
      ...stations,
      schema: stations.schema.check(isEachOnce),
      when: 'enableGarageQueue',
    },
    callTime: number({ from: 1, to: 600 }, { required: true, default: 10, hint: true }),
    recallLimit: number({ from: 1, to: 20 }, { hint: true }),
    noShowMinutes: number({ from: 1, to: 120 }, { hint: true }),
    screenShows: choice(screenShows, {}),
    kioskEnabled: yesNo({ default: true }),
  },
  sections: {
    reception: ['expediteTargets'],
    garage: ['enableGarageQueue', 'garageTargets'],
    calls: ['callTime', 'recallLimit', 'noShowMinutes'],
    screens: ['screenShows', 'kioskEnabled'],
  },
});
export type QueueSettings = SettingsValues<typeof queueSettings>;

export const queueSettingsEvents = {
  'queue-settings.changed': event(z.object({ version: z.int() }), 'queue.read'),
};
