import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../kit/call.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { event } from '../kit/event.ts';
import { oneLine } from '../kit/text.ts';

/**
 * The reception's queue is called `expedite` on the wire, and one of the statuses is called
 * Expedite too: the first is a place, the second what happens there (see docs/words.md).
 */
export const queueIds = ['expedite', 'garage'] as const;
export const queueId = z.enum(queueIds);
export type QueueId = z.output<typeof queueId>;

/** Specification §4. */
export const QueueStatus = { None: 0, Wait: 1, Expedite: 2, Done: 3 } as const;
export type QueueStatus = (typeof QueueStatus)[keyof typeof QueueStatus];

const at = z.nullable(instant);

/** What one queue knows of a person. `call_at` is when they were last called, `recalls` how often once more, `target` the station they are called to. */
export const queueEntry = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  start_at: at,
  expedite_at: at,
  call_at: at,
  done_at: at,
  target: z.nullable(z.string()),
  recalls: z.int(),
});
export type QueueEntry = z.output<typeof queueEntry>;

/**
 * Somebody who came to the site and waits to be called: specification §3. `queue` is where they are
 * now; `no_show` that they are done because they did not come; `revision` that of their last change;
 * `intent` the key under which a device let them in, by which it knows them before it is answered.
 */
export const queuePerson = z.object({
  id: z.int(),
  revision: z.int(),
  intent: z.nullable(z.string()),
  licenseplate: z.nullable(z.string()),
  name: z.nullable(z.string()),
  queue: queueId,
  customer_id: z.nullable(z.int()),
  car_id: z.nullable(z.int()),
  car_brand: z.nullable(z.string()),
  tyre_hotel_id: z.nullable(z.int()),
  tyre_hotel_v2: z.boolean(),
  /** The number of that set, as its labels have it; missing from other back ends. */
  tyre_hotel_number: z.optional(z.nullable(z.string())),
  order_id: z.nullable(z.int()),
  /** The number that the papers of that order have; null before it has one. */
  order_number: z.optional(z.nullable(z.string())),
  booking: z.nullable(z.object({ id: z.nullable(z.int()), start_time: instant })),
  no_show: z.boolean(),
  expedite: queueEntry,
  garage: queueEntry,
});
export type QueuePerson = z.output<typeof queuePerson>;

/**
 * `callTime` in seconds; the targets are the stations people are called to. `recallLimit`: how often
 * somebody may be called again, `noShowMinutes`: how long after the last call they count as not
 * come; null for neither.
 */
export const queueOptions = z.object({
  callTime: z.int(),
  expediteTargets: z.array(z.string()),
  garageTargets: z.array(z.string()),
  enableGarageQueue: z.boolean(),
  recallLimit: z.nullable(z.int()),
  noShowMinutes: z.nullable(z.int()),
});
export type QueueOptions = z.output<typeof queueOptions>;

/** Everybody who is here or was done today, as of `revision`. */
export const queueDump = z.object({ revision: z.int(), people: z.array(queuePerson) });
export type QueueDump = z.output<typeof queueDump>;

/** What is done to somebody in the queues, as a visit's history shows it. */
export const queueActions = ['arrive', 'expedite', 'call', 'wait', 'done', 'no_show'] as const;
export type QueueAction = (typeof queueActions)[number];

/** One thing that happened in a visit; `by` is whoever did it, null for one who checked in alone. */
const historyStep = z.object({
  at: instant,
  action: z.enum(queueActions),
  queue: queueId,
  target: z.nullable(z.string()),
  by: z.nullable(z.string()),
});
export type HistoryStep = z.output<typeof historyStep>;

/**
 * Somebody who came before, at their last visit, or whom the register has: then `last_at` is null.
 * `here` when they are in the queue now.
 */
const knownPerson = z.object({
  licenseplate: z.nullable(z.string()),
  name: z.nullable(z.string()),
  car_brand: z.nullable(z.string()),
  customer_id: z.nullable(z.int()),
  car_id: z.nullable(z.int()),
  last_at: at,
  here: z.boolean(),
});
export type KnownPerson = z.output<typeof knownPerson>;

/** What changed between `revision - 1` and `revision`. */
const queueChange = queueDump;

const target = z.object({ target: z.nullable(oneLine(40)) });
const moved = data(queuePerson);

export const queueCalls = {
  options: get('/v3/queue/options', {
    summary: "The site's stations and how long a person is called",
    access: 'queue.read',
    result: data(z.object({ options: queueOptions })),
  }),
  refresh: get('/v3/queue/refresh', {
    summary: 'Everybody in the queues; the live sockets of the caller get the same',
    access: 'queue.read',
    result: data(queueDump),
  }),
  add: post('/v3/queue', {
    summary:
      'Let somebody who came in wait for the reception; `again` when their plate is here already',
    access: 'queue.work',
    body: z.object({
      licenseplate: oneLine(12),
      name: oneLine(120),
      again: z.optional(z.boolean()),
      /** Whom and what the register has, where that is known. */
      customer_id: z.optional(idParam),
      car_id: z.optional(idParam),
    }),
    result: moved,
    errors: ['queue.nobody', 'queue.already_here'],
    offline: 'queue',
  }),
  known: get('/v3/queue/known', {
    summary:
      'People of earlier visits whose plate or name begins so, the last visits first, and whom the register has',
    access: 'queue.work',
    query: z.object({ by: z.enum(['plate', 'name']), text: oneLine(120) }),
    result: data(z.array(knownPerson)),
  }),
  expedite: post('/v3/queue/{id}/expedite', {
    summary: 'Call a waiting person to a station',
    access: 'queue.work',
    params: idParams,
    body: target,
    result: moved,
    errors: ['queue.not_waiting'],
    offline: 'queue',
  }),
  call: post('/v3/queue/{id}/call', {
    summary: 'Call a person who is being expedited once more',
    access: 'queue.work',
    params: idParams,
    body: target,
    result: moved,
    errors: ['queue.not_expediting', 'queue.called_enough'],
    offline: 'queue',
  }),
  wait: post('/v3/queue/wait/{id}/{queue}', {
    summary: 'Let a person wait in the reception or the garage',
    access: 'queue.work',
    params: z.object({ id: idParam, queue: queueId }),
    result: moved,
    errors: ['queue.no_garage', 'queue.day_over'],
    offline: 'queue',
  }),
  done: post('/v3/queue/{id}/done', {
    summary: 'The person has been served',
    access: 'queue.work',
    params: idParams,
    result: moved,
    errors: ['queue.already_done'],
    offline: 'queue',
  }),
  noShow: post('/v3/queue/{id}/no-show', {
    summary: 'The person was called and did not come',
    access: 'queue.work',
    params: idParams,
    result: moved,
    errors: ['queue.not_expediting', 'queue.call_first'],
    offline: 'queue',
  }),
  history: get('/v3/queue/{id}/history', {
    summary: 'What happened in a visit, in the order of time',
    access: 'queue.read',
    params: idParams,
    result: data(z.array(historyStep)),
  }),
};

export const queueEvents = {
  'customer-queue.update': event(queueChange, 'queue.read'),
  'customer-queue.full': event(queueDump, 'queue.read'),
};

export const queueErrors = {
  'queue.nobody': 422,
  'queue.already_here': 409,
  'queue.not_waiting': 409,
  'queue.not_expediting': 409,
  'queue.already_done': 409,
  'queue.no_garage': 409,
  'queue.day_over': 409,
  'queue.called_enough': 409,
  'queue.call_first': 409,
} as const satisfies ErrorTable;
