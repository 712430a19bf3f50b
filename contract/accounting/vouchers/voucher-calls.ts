import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';
import { dayInput } from '../../kit/time/days.ts';
import { documentKinds, voucherKinds } from './events.ts';
import { lacks } from './booked-lines.ts';

const document = z.object({ kind: z.enum(documentKinds), id: z.int(), number: z.string() });

const voucher = z.object({
  id: z.int(),
  series: z.string(),
  number: z.int(),
  day: z.string(),
  kind: z.enum(voucherKinds),
  document,
  /** The sum of its debits, in minor units. */
  amount: z.int(),
  /** The voucher that it takes back. */
  reverses: z.nullable(z.object({ id: z.int(), series: z.string(), number: z.int() })),
  /** The one that took it back. */
  reversed_by: z.nullable(z.object({ id: z.int(), series: z.string(), number: z.int() })),
});
export type Voucher = z.output<typeof voucher>;

const line = z.object({
  account: z.string(),
  account_name: z.string(),
  /** In minor units: above zero debit, below zero credit. */
  amount: z.int(),
  vat_code: z.string(),
  /** In hundredths of a percent. */
  vat_rate: z.nullable(z.int()),
  is_vat: z.boolean(),
  cost_centre: z.string(),
});
export type ShownLine = z.output<typeof line>;

const whole = z.extend(voucher, {
  reason: z.string(),
  recorded_at: instant,
  by: z.nullable(z.string()),
  lines: z.array(line),
});
export type WholeVoucher = z.output<typeof whole>;

const lackShape = z.object({
  code: z.enum(lacks),
  about: z.record(z.string(), z.nullable(z.union([z.string(), z.number()]))),
});
export type ShownLack = z.output<typeof lackShape>;

/** The voucher that something would have as it stands: its lines, or what the books lack for it. */
export const voucherPreview = z.object({
  day: z.string(),
  lines: z.array(line),
  lack: z.nullable(lackShape),
});
export type VoucherPreview = z.output<typeof voucherPreview>;

const waiting = z.object({
  id: z.int(),
  day: z.string(),
  kind: z.enum(voucherKinds),
  document,
  amount: z.int(),
  lack: lackShape,
});
export type WaitingEvent = z.output<typeof waiting>;

/** How many vouchers stand on a page. */
export const vouchersPerPage = 50;

/** As which files vouchers are handed over; as SAF-T by companies of Norway. */
export const exportFormats = ['sie', 'csv', 'saft'] as const;

const period = { from: z.optional(dayInput()), to: z.optional(dayInput()) };
/** Both days included. */
const wholePeriod = { from: dayInput(), to: dayInput() };

const sums = z.object({
  accounts: z.array(
    z.object({
      account: z.string(),
      name: z.string(),
      /** What it stood at before the period. */
      before: z.int(),
      debit: z.int(),
      credit: z.int(),
    }),
  ),
  /** How much waits that would be booked in the period: then it is not whole. */
  waiting: z.int(),
  /** As which files the company is offered it. */
  files: z.array(z.enum(exportFormats)),
});
export type PeriodSums = z.output<typeof sums>;

/** The vouchers of a company, and what waits to be booked. */
export const voucherCalls = {
  list: get('/v4/site/vouchers', {
    summary: 'The vouchers of the company, the newest first, fifty on a page',
    access: 'vouchers.read',
    query: z.object({
      ...period,
      kind: z.optional(z.enum(voucherKinds)),
      /** Those of a document. */
      document_kind: z.optional(z.enum(documentKinds)),
      document_id: z.optional(idParam),
      page: z.optional(idParam),
    }),
    result: z.object({ data: z.array(voucher), meta: z.object({ total: z.int() }) }),
  }),
  one: get('/v4/site/vouchers/{id}', {
    summary: 'A voucher with its lines',
    access: 'vouchers.read',
    params: idParams,
    result: data(whole),
  }),
  waiting: get('/v4/site/vouchers/waiting', {
    summary: 'What happened and could not be booked, with what lacks for it; the oldest 200',
    access: 'vouchers.read',
    result: z.object({ data: z.array(waiting), meta: z.object({ total: z.int() }) }),
  }),
  sums: get('/v4/site/vouchers/sums', {
    summary: 'The trial balance of a period',
    access: 'vouchers.read',
    query: z.object(wholePeriod),
    result: data(sums),
  }),
  export: get('/v4/site/vouchers/export', {
    summary: 'The vouchers of a period as a file; refused while something of it waits to be booked',
    access: 'vouchers.read',
    query: z.object({ ...wholePeriod, format: z.enum(exportFormats) }),
    result: z.unknown(),
    answers: 'file',
    errors: [
      'vouchers.waiting',
      'vouchers.saft_country',
      'vouchers.saft_year',
      'vouchers.saft_accounts',
    ],
  }),
  bookWaiting: post('/v4/site/vouchers/waiting', {
    summary: 'Book what waits, as far as the books have rules for it by now; 200 at once',
    access: 'vouchers.write',
    body: z.object({}),
    result: data(z.object({ booked: z.int(), left: z.int() })),
  }),
  reverse: post('/v4/site/vouchers/{id}/reverse', {
    summary: 'Take a voucher back by its opposite; what it is of waits to be booked again',
    access: 'vouchers.write',
    params: idParams,
    body: z.object({ reason: oneLine(200).check(z.minLength(1)) }),
    result: data(z.object({ id: z.int() })),
    errors: ['vouchers.taken_back'],
  }),
};
