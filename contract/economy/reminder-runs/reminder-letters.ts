import * as z from 'zod/mini';
import { customers } from '../../customer/customers.ts';
import { data, get, idParams } from '../../kit/call.ts';
import { choice, date, money, reference, text, yesNo } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { letterKinds } from './reminder-law.ts';

/** What is written: reminders, interest of what was paid late, and that a claim went to collection. */
export const writtenKinds = [...letterKinds, 'interest', 'collection'] as const;
export type WrittenKind = (typeof writtenKinds)[number];

/** By what a letter leaves; `file` is that of who collects. */
export const letterChannels = ['mail', 'sms', 'ehf', 'print', 'file'] as const;
export type LetterChannel = (typeof letterChannels)[number];

const letterStates = ['waiting', 'sent', 'failed'] as const;

type Values = Readonly<Record<string, unknown>>;

/** Letters to customers of a company who are late, as they were written by runs. What one asks for besides can be waived. */
export const reminderLetters = resource('reminder-letters', {
  feature: 'reminder-runs',
  path: '/v4/site/reminder-letters',
  of: 'company',
  read: 'invoices.read',
  write: 'invoices.issue',
  title: 'number',
  sort: 'day:desc',
  guards: { archive: { needs: { 'reminder-runs.kept': () => false } } },
  fields: {
    number: text(20, { readOnly: true, list: true, search: true }),
    customer_id: reference((): Resource => customers, {
      readOnly: true,
      required: true,
      list: true,
      filter: true,
    }),
    kind: choice(writtenKinds, { readOnly: true, required: true, list: true, filter: true }),
    day: date({ readOnly: true, required: true, list: true, sort: true, filter: true }),
    pay_by: date({ readOnly: true, list: true }),
    /** All that it asks for, in minor units of its currency, and what of that is new. */
    amount: money({ readOnly: true, required: true, list: true }),
    currency: text(3, { readOnly: true }),
    fee: money({ readOnly: true, list: true }),
    interest: money({ readOnly: true, list: true }),
    waived: yesNo({ readOnly: true }),
    channel: choice(letterChannels, { readOnly: true, required: true, list: true, filter: true }),
    /** Where it went: an address of mail, a telephone, a street. */
    address: text(254, { readOnly: true, search: true }),
    state: choice(letterStates, { readOnly: true, list: true, filter: true }),
    /** Why it did not leave. */
    answer: text(500, { readOnly: true }),
  },
  actions: {
    waive: {
      summary:
        'Takes back what a letter asks for besides what was open: fee and interest; what of it was paid is its customer’s',
      asks: { because: text(200, { required: true }) },
      needs: {
        'reminder-runs.waived': ({ waived }: Values) => waived !== true,
        'reminder-runs.nothing_asked': ({ fee, interest }: Values) =>
          Number(fee) + Number(interest) > 0,
      },
    },
  },
});

const reminded = z.object({
  invoice_id: z.int(),
  number: z.string(),
  due: z.string(),
  /** In minor units: what was open with all fees and interest before, and what is open now. */
  open: z.int(),
  left: z.int(),
});
export type RemindedInvoice = z.output<typeof reminded>;

const ofInvoice = z.object({
  id: z.int(),
  kind: z.enum(writtenKinds),
  day: z.string(),
  pay_by: z.nullable(z.string()),
  state: z.enum(letterStates),
});
export type LetterOfInvoice = z.output<typeof ofInvoice>;

/** What letters say, and what goes to who collects. */
export const reminderLetterCalls = {
  invoices: get('/v4/site/reminder-letters/{id}/invoices', {
    summary: 'The invoices that a letter is about, and what is open of each',
    access: 'invoices.read',
    params: idParams,
    result: data(z.array(reminded)),
  }),
  ofInvoice: get('/v4/site/invoices/{id}/reminder-letters', {
    summary: 'The letters that an invoice stands on, the first one first',
    access: 'invoices.read',
    params: idParams,
    result: data(z.array(ofInvoice)),
  }),
  paper: get('/v4/site/reminder-letters/{id}/paper', {
    summary: 'A letter as a PDF, in the language that it was written in',
    access: 'invoices.read',
    params: idParams,
    result: z.unknown(),
    answers: 'file',
  }),
  papers: get('/v4/site/reminder-runs/{id}/papers', {
    summary: 'The letters of a run that leave on paper, as one PDF',
    access: 'invoices.read',
    params: idParams,
    result: z.unknown(),
    answers: 'file',
    errors: ['reminder-runs.no_letters'],
  }),
  claims: get('/v4/site/reminder-runs/{id}/claims', {
    summary: 'What a run gives to who collects, a line for each invoice, as CSV',
    access: 'invoices.read',
    params: idParams,
    result: z.unknown(),
    answers: 'file',
    errors: ['reminder-runs.no_letters'],
  }),
};
