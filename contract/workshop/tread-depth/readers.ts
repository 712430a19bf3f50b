import * as z from 'zod/mini';
import { data, get, idParams, instant, post } from '../../kit/call.ts';
import { instantInput, measuredDay } from '../../kit/time/days.ts';
import { choice, date, notes, text, yesNo } from '../../kit/fields.ts';
import { resource } from '../../kit/resource.ts';
import { tyreSeasons } from '../tread-depth-rules.ts';
import { oneLine } from '../../kit/text.ts';

/** The unit in which a reader reports depths. */
export const readerUnits = ['mm', 'tenths', 'inch_32'] as const;
export type ReaderUnit = (typeof readerUnits)[number];
export const grooveOrders = ['outer_first', 'inner_first'] as const;
export type GrooveOrder = (typeof grooveOrders)[number];

/** Devices that measure treads and send what they measured. */
export const treadReaders = resource('tread-readers', {
  feature: 'tread-depth',
  path: '/v4/site/tread-readers',
  of: 'site',
  read: 'tread.settings',
  write: 'tread.settings',
  title: 'name',
  sort: 'name:asc',
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    vendor: text(40, { list: true, search: true }),
    kind: choice(['drive_over', 'handheld', 'app'], { list: true, filter: true }),
    unit: choice(readerUnits, {}),
    groove_order: choice(grooveOrders, {}),
    disabled: yesNo({ list: true, filter: true }),
    last_seen: date({ readOnly: true, list: true, sort: true }),
    last_refused: date({ readOnly: true, list: true }),
    code: text(40, { readOnly: true }),
    note: notes({}, 1000),
  },
});

/** The most a reader may send at once, in bytes. */
export const largestPayload = 1_048_576;
/** A signature is good for so many seconds before and after it was made. */
export const signatureGoodFor = 300;
/** The headers of what a reader sends: seconds since 1970, and `sha256=` with the hex HMAC over `<timestamp>.<body>`. */
export const webhookHeaders = {
  timestamp: 'wheelhouse-timestamp',
  signature: 'wheelhouse-signature',
} as const;

/** What a reader sends: one measurement of one car. Sent again with the same `id`, it is the same reading. */
export const measurement = z.object({
  id: oneLine(100).check(z.minLength(1)),
  measured_at: instantInput(measuredDay),
  licenseplate: oneLine(20),
  odometer: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(3_000_000)))),
  season: z.optional(z.enum(tyreSeasons)),
  wheels: z
    .array(
      z.object({
        position: z.enum(['FL', 'FR', 'RL', 'RR']),
        depths: z
          .array(z.number().check(z.gte(0), z.lte(1000)))
          .check(z.minLength(1), z.maxLength(4)),
      }),
    )
    .check(z.minLength(1), z.maxLength(4)),
});
export type Measurement = z.output<typeof measurement>;

/** What became of something that a reader sent. */
const payloadOutcomes = ['taken', 'repeated', 'unreadable', 'disabled'] as const;

const payload = z.object({
  id: z.int(),
  at: instant,
  outcome: z.enum(payloadOutcomes),
  externalId: z.string(),
  problem: z.string(),
  body: z.string(),
  readingId: z.nullable(z.int()),
});

export const treadReaderCalls = {
  makeSecret: post('/v4/site/tread-readers/{id}/secret', {
    summary:
      'Make a secret that the reader signs with, in place of the one before; it is shown only this once',
    access: 'tread.settings',
    secret: true,
    params: idParams,
    result: data(z.object({ secret: z.string(), url: z.string() })),
  }),
  test: post('/v4/site/tread-readers/{id}/test', {
    summary: 'Play a measurement of the reader, signed as its own are',
    access: 'tread.settings',
    params: idParams,
    result: data(z.object({ readingId: z.int() })),
    errors: ['tread-depth.no_secret'],
  }),
  payloads: get('/v4/site/tread-readers/{id}/payloads', {
    summary: 'The last hundred things that a reader sent, of the last 30 days',
    access: 'tread.settings',
    params: idParams,
    result: data(z.array(payload)),
  }),
};
export type Payload = z.output<typeof payload>;
