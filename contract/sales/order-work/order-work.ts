import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { instantInput } from '../../kit/time/days.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { mostBytes, type PhotoSize } from '../../hotel/wheel-sets/photo-rules.ts';
import { largestBody } from '../../kit/rules/largest-body.ts';
import { leftClock, photo, running, time } from './work-times.ts';
import { manyLines, oneLine } from '../../kit/text.ts';

const named = z.nullable(z.string());
const id = z.nullable(z.int());

/** What everybody at the site sees of an order at work. Nothing of it says what it costs. */
const header = {
  id: z.int(),
  version: z.int(),
  number: z.string(),
  state: z.string(),
  customer_id: id,
  customer: named,
  car_id: id,
  plate: named,
  car: z.string(),
  promised_at: z.nullable(instant),
  mechanic_id: id,
  mechanic: named,
  /** Where its booking is done. */
  place: z.string(),
  line_count: z.int(),
  /** As its work is calculated, and as it was until the answer. */
  minutes_planned: z.int(),
  lines: z.int(),
  lines_done: z.int(),
  /** Of how many of its products there are too few. */
  missing: z.int(),
  /** Who is at it now. */
  working: z.array(z.string()),
};

const card = z.object({ ...header, times: z.array(time) });
export type WorkCard = z.output<typeof card>;

const line = z.object({
  key: z.string(),
  kind: z.string(),
  description: z.string(),
  quantity: z.int(),
  /** Whose it is where it is not the order's mechanic's. */
  mechanic_id: id,
  mechanic: named,
  done_at: z.nullable(instant),
  done_by: named,
});
export type WorkLine = z.output<typeof line>;

const checkOutcomes = ['', 'ok', 'remark'] as const;

const check = z.object({
  id: z.int(),
  title: z.string(),
  needed: z.boolean(),
  photo: z.boolean(),
  /** '' as long as nobody has looked. */
  outcome: z.enum(checkOutcomes),
  note: z.string(),
  checked_at: z.nullable(instant),
  checked_by: named,
});
export type WorkCheck = z.output<typeof check>;

const view = z.object({
  ...header,
  odometer: id,
  note: z.string(),
  work: z.array(line),
  /** What of its products there is too little of, and how much more it takes (thousandths). */
  parts: z.array(z.object({ product_id: z.int(), name: z.string(), quantity: z.int() })),
  checks: z.array(check),
  photos: z.array(photo),
  times: z.array(time),
  /** Who of the workshop the caller is. */
  me: z.object({ mechanic_id: id, running }),
  people: z.array(z.object({ id: z.int(), name: z.string() })),
});
export type OrderAtWork = z.output<typeof view>;

const jpeg = (size: PhotoSize) =>
  z.base64().check(z.minLength(1), z.maxLength(Math.ceil(mostBytes[size] / 3) * 4));
const keys = z.array(z.uuid()).check(z.minLength(1), z.maxLength(1000));
const doing = { access: 'orders.work', params: idParams, result: data(view) } as const;

export const orderWorkErrors = {
  'order-work.no_photo': 422,
  'order-work.no_line': 409,
  'order-work.nothing_free': 409,
  'order-work.no_time': 409,
  'order-work.wrong_time': 422,
  'order-work.times_overlap': 409,
} as const satisfies ErrorTable;

/** Orders as the workshop sees them: what is to be done, by whom, until when, and how far it is. */
export const orderWorkCalls = {
  board: get('/v4/site/order-work', {
    summary: 'The orders that are not done, and those done today, as work',
    access: 'orders.read',
    result: data(
      z.object({
        orders: z.array(card),
        mechanic_id: id,
        running,
        /** One’s own, and those of everybody to who leads. */
        left: z.array(leftClock),
      }),
    ),
  }),
  one: get('/v4/site/order-work/{id}', {
    summary: 'An order as work, without what it costs',
    access: 'orders.read',
    params: idParams,
    result: data(view),
  }),
  clock: post('/v4/site/order-work/{id}/clock', {
    summary:
      'Go to an order or to one of its lines, or from it; whoever was at another is there no longer',
    ...doing,
    body: z.object({ on: z.boolean(), line_key: z.nullable(z.uuid()) }),
    offline: 'queue',
  }),
  correct: post('/v4/site/order-work/{id}/times', {
    summary:
      'Correct when somebody was at an order, with a reason: one’s own times, or as who leads; what the clock said stays beside it',
    ...doing,
    body: z.object({
      /** Null of one’s own that began then: a device without network knows it by that. */
      time_id: z.nullable(idParam),
      was_began_at: instantInput(),
      began_at: instantInput(),
      /** Null: it runs on. */
      ended_at: z.nullable(instantInput()),
      reason: oneLine(200).check(z.minLength(1)),
    }),
    offline: 'queue',
    errors: ['order-work.no_time', 'order-work.wrong_time', 'order-work.times_overlap'],
  }),
  lines: post('/v4/site/order-work/{id}/lines', {
    summary:
      'Lines are done, or are not yet; whoever is done with them is at the order no longer, where they say so',
    ...doing,
    body: z.object({ keys, done: z.boolean(), leave: z._default(z.boolean(), false) }),
    offline: 'queue',
  }),
  give: post('/v4/site/order-work/{id}/give', {
    summary: 'Say whose lines are; null: those of the order’s mechanic',
    ...doing,
    body: z.object({ keys, mechanic_id: z.nullable(idParam) }),
  }),
  check: post('/v4/site/order-work/{id}/checks', {
    summary: 'What came of a check; the last one says so',
    ...doing,
    body: z.object({
      check_id: idParam,
      outcome: z.enum(checkOutcomes),
      note: z._default(manyLines(500), ''),
    }),
    offline: 'queue',
  }),
  reserve: post('/v4/site/order-work/{id}/reserve', {
    summary: 'Keep what is free of its products for an order until it is done',
    ...doing,
    body: z.object({}),
    errors: ['order-work.nothing_free'],
  }),
  addPhoto: post('/v4/site/order-work/{id}/photos', {
    summary: 'Keep a photo of what was seen, as a JPEG in base64 with a small one of it',
    access: 'orders.work',
    params: idParams,
    body: z.object({
      /** Its key: a photo that comes a second time is answered, and not kept twice. */
      intent: z.uuid(),
      check_id: z.nullable(idParam),
      taken_at: instantInput(),
      whole: jpeg('whole'),
      small: jpeg('small'),
    }),
    result: data(photo),
    errors: ['order-work.no_photo'],
    largest: largestBody(mostBytes.whole + mostBytes.small),
    offline: 'queue',
    // Its intent is its key, for ever.
    keyless: true,
  }),
  removePhoto: post('/v4/site/order-work/{id}/removed-photos', {
    summary:
      'Take a photo away, or back for a day: who took it, or who leads. Its files go after that',
    ...doing,
    body: z.object({ intent: z.uuid(), removed: z.boolean() }),
    offline: 'queue',
    // Done once more it is as it was.
    keyless: true,
  }),
  photo: get('/v4/site/order-photos/{id}/file', {
    summary: 'A photo of an order, as it is kept or small',
    access: 'orders.read',
    params: idParams,
    query: z.object({ size: z._default(z.enum(['whole', 'small']), 'whole') }),
    result: z.unknown(),
    answers: 'file',
  }),
};
