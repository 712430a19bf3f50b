import * as z from 'zod/mini';
import { data, get, idParam, idParams } from '../../../kit/call.ts';
import { oneLine } from '../../../kit/text.ts';
import {
  eventCodes,
  paymentCodes,
  transactionCodes,
  type EventKind,
  type JournalPaymentKind,
  type TransactionKind,
} from './entries.ts';
import type { RegisterSums } from './report.ts';

const transactionKinds = Object.keys(transactionCodes) as [TransactionKind, ...TransactionKind[]];
const paidKinds = Object.keys(paymentCodes) as [JournalPaymentKind, ...JournalPaymentKind[]];
const eventKinds = Object.keys(eventCodes) as [EventKind, ...EventKind[]];

/** How many entries stand on a page. */
export const entriesPerPage = 50;

const written = { nr: z.int(), day: z.string(), time: z.string(), user: z.string() };
const meta = z.object({ total: z.int() });
const page = z.optional(idParam);

const listed = z.object({
  ...written,
  kind: z.enum(transactionKinds),
  gross: z.int(),
  rounding: z.int(),
  methods: z.array(z.string()),
  of_nr: z.nullable(z.int()),
  reason: z.string(),
  /** What stands on its first line; '' where it has none. */
  what: z.string(),
  copied: z.boolean(),
  /** The Z report that it is in; null before there is one. */
  z_nr: z.nullable(z.int()),
});
export type ListedTransaction = z.output<typeof listed>;

const receipt = z.object({
  ...written,
  kind: z.enum(transactionKinds),
  register: z.string(),
  /** That of the register, whose law says what stands on it. */
  country: z.string(),
  /** Nothing is sold by it. */
  is_practice: z.boolean(),
  header: z.string(),
  footer: z.string(),
  currency: z.string(),
  seller: z.object({
    name: z.string(),
    org_number: z.string(),
    vat_registered: z.boolean(),
    street: z.string(),
    zip: z.string(),
    city: z.string(),
  }),
  gross: z.int(),
  net: z.int(),
  rounding: z.int(),
  of_nr: z.nullable(z.int()),
  reason: z.string(),
  /** The order that it sells. */
  order: z.nullable(z.object({ id: z.int(), number: z.string() })),
  copied: z.boolean(),
  lines: z.array(
    z.object({
      position: z.int(),
      description: z.string(),
      /** In thousandths. */
      quantity: z.int(),
      gross: z.int(),
      discount: z.int(),
      vat_code: z.string(),
      vat_rate: z.int(),
      /** How much of it is left to come back, in thousandths, and what is paid back of that. */
      left: z.int(),
      left_gross: z.int(),
    }),
  ),
  payments: z.array(
    z.object({
      method_id: z.nullable(z.int()),
      method: z.string(),
      kind: z.enum(paidKinds),
      amount: z.int(),
      handed: z.nullable(z.int()),
      reference: z.string(),
    }),
  ),
  vat: z.array(z.object({ vat_rate: z.int(), net: z.int(), vat: z.int() })),
});
export type Receipt = z.output<typeof receipt>;

/** What a Z report says of the drawer, in minor units. */
export interface CountedDrawer {
  readonly counted: readonly { readonly value: number; readonly count: number }[];
  readonly amount: number;
  readonly difference: number;
  readonly explanation: string;
}

/** An X or Z report as it is stored. */
export interface JournalReport {
  readonly kind: 'x' | 'z';
  readonly nr: number;
  readonly last_transaction: number;
  readonly last_event: number;
  readonly sums: RegisterSums;
  readonly drawer: CountedDrawer | null;
}

const event = z.object({
  ...written,
  kind: z.enum(eventKinds),
  transaction_nr: z.nullable(z.int()),
  text: z.string(),
  amount: z.int(),
  report: z.nullable(z.custom<JournalReport>()),
});
export type ListedEvent = z.output<typeof event>;

/** The journal of a cash register. Amounts in minor units, with VAT. */
export const journalCalls = {
  transactions: get('/v4/site/cash-registers/{id}/transactions', {
    summary: 'What was entered at a register, the newest first; fifty on a page',
    access: 'cash.read',
    params: idParams,
    query: z.object({
      kind: z.optional(z.enum(transactionKinds)),
      nr: z.optional(idParam),
      day: z.optional(z.iso.date()),
      /** A part of what was sold: of its name, or its article number. */
      sold: z.optional(oneLine(60)),
      page,
    }),
    result: z.object({ data: z.array(listed), meta }),
  }),
  receipt: get('/v4/site/cash-registers/{id}/receipts/{nr}', {
    summary: 'A sale, a return or what was received, as it stands on its receipt',
    access: 'cash.read',
    params: z.extend(idParams, { nr: idParam }),
    result: data(receipt),
  }),
  journal: get('/v4/site/cash-registers/{id}/journal', {
    summary: 'The events of a register, the newest first; reports are whole',
    access: 'cash.read',
    params: idParams,
    query: z.object({ kind: z.optional(z.enum(eventKinds)), page }),
    result: z.object({ data: z.array(event), meta }),
  }),
};
