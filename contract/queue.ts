import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from './kit/call.ts';
import type { ErrorTable } from './kit/errors.ts';
import { event } from './kit/event.ts';

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

/** What one queue knows of a person. `call_at` is when they were last called, `target` the station they are called to. */
export const queueEntry = z.object({
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  start_at: at,
  expedite_at: at,
  call_at: at,
  done_at: at,
  target: z.nullable(z.string()),
});
export type QueueEntry = z.output<typeof queueEntry>;

/** Somebody who came to the site and waits to be called: specification §3. `queue` is where they are now. */
export const queuePerson = z.object({
  id: z.int(),
  licenseplate: z.nullable(z.string()),
  name: z.nullable(z.string()),
  queue: queueId,
  customer_id: z.nullable(z.int()),
  car_id: z.nullable(z.int()),
  car_brand: z.nullable(z.string()),
  tyre_hotel_id: z.nullable(z.int()),
  tyre_hotel_v2: z.boolean(),
  order_id: z.nullable(z.int()),
  booking: z.nullable(z.object({ start_time: instant })),
  expedite: queueEntry,
  garage: queueEntry,
});
export type QueuePerson = z.output<typeof queuePerson>;

/** `callTime` in seconds; the targets are the stations people are called to. */
export const queueOptions = z.object({
  callTime: z.int(),
  expediteTargets: z.array(z.string()),
  garageTargets: z.array(z.string()),
  enableGarageQueue: z.boolean(),
});
export type QueueOptions = z.output<typeof queueOptions>;

/** Everybody who is here or was done today, as of `revision`. */
export const queueDump = z.object({ revision: z.int(), people: z.array(queuePerson) });
export type QueueDump = z.output<typeof queueDump>;

/** What changed between `revision - 1` and `revision`. */
const queueChange = queueDump;

const shortText = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const target = z.object({ target: z.nullable(shortText(40)) });
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
    summary: 'Let somebody who came in wait for the reception',
    access: 'queue.work',
    body: z.object({ licenseplate: shortText(12), name: shortText(120) }),
    result: moved,
    errors: ['queue.nobody'],
    offline: 'queue',
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
    errors: ['queue.not_expediting'],
    offline: 'queue',
  }),
  wait: post('/v3/queue/wait/{id}/{queue}', {
    summary: 'Let a person wait in the reception or the garage',
    access: 'queue.work',
    params: z.object({ id: idParam, queue: queueId }),
    result: moved,
    errors: ['queue.no_garage'],
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
};

export const queueEvents = {
  'customer-queue.update': event(queueChange, 'queue.read'),
  'customer-queue.full': event(queueDump, 'queue.read'),
};

export const queueErrors = {
  'queue.nobody': 422,
  'queue.not_waiting': 409,
  'queue.not_expediting': 409,
  'queue.already_done': 409,
  'queue.no_garage': 409,
} as const satisfies ErrorTable;
