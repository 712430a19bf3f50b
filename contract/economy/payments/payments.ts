import { choice, date, instant, money, number, reference, text } from '../../kit/fields.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { paymentMethods } from '../../money/payment-methods.ts';

export const bankFormats = ['ocr_giro', 'bgmax', 'camt053', 'camt054'] as const;

/** How much of a payment is matched: none, a part or all of it. */
const paymentStates = ['waiting', 'part', 'matched'] as const;

/** How many payments a file of a bank may hold. */
const mostPayments = 1_000_000;
const asRead = { readOnly: true } as const;

/** Files of a bank that were read, kept as they came. Written by reading alone. */
export const bankFiles = resource('bank-files', {
  feature: 'payments',
  path: '/v4/site/bank-files',
  of: 'company',
  read: 'payments.read',
  write: 'payments.write',
  title: 'name',
  sort: 'read_at:desc',
  guards: { archive: { needs: { 'payments.kept': () => false } } },
  fields: {
    name: text(120, { ...asRead, list: true, search: true }),
    format: choice(bankFormats, { ...asRead, required: true, list: true, filter: true }),
    /** By which the bank numbers it. */
    number: text(80, { ...asRead, search: true }),
    read_at: instant({ ...asRead, list: true, sort: true }),
    payments: number({ from: 0, to: mostPayments }, { ...asRead, counted: true, list: true }),
    amount: money({ ...asRead, counted: true, list: true }, -mostMoney),
    /** Of how many something is not matched. */
    waiting: number({ from: 0, to: mostPayments }, { ...asRead, counted: true, list: true }),
    /** How many of its payments another file had brought. */
    known: number({ from: 0, to: mostPayments }, asRead),
  },
});

/** What was paid to a company by its bank, or on an invoice at the counter. What it says is never changed. */
export const payments = resource('payments', {
  feature: 'payments',
  path: '/v4/site/payments',
  of: 'company',
  read: 'payments.read',
  write: 'payments.write',
  title: 'payer',
  sort: 'day:desc',
  guards: { archive: { needs: { 'payments.kept': () => false } } },
  fields: {
    day: date({ ...asRead, required: true, list: true, sort: true, filter: true }),
    payer: text(140, { ...asRead, list: true, search: true }),
    amount: money({ ...asRead, required: true, list: true, sort: true }, -mostMoney),
    currency: text(3, asRead),
    /** What of it is not matched. */
    unmatched: money({ ...asRead, list: true }, -mostMoney),
    state: choice(paymentStates, { ...asRead, list: true, filter: true }),
    reference: text(200, { ...asRead, list: true, search: true }),
    message: text(500, { ...asRead, search: true }),
    payer_account: text(40, { ...asRead, search: true }),
    method_id: reference((): Resource => paymentMethods, {
      ...asRead,
      required: true,
      filter: true,
    }),
    bank_file_id: reference((): Resource => bankFiles, { ...asRead, filter: true }),
  },
});
