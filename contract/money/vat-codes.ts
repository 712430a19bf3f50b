import { choice, date, percent, reference, text } from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';
import type { ErrorTable } from '../kit/errors.ts';
import { ledgerAccounts } from './ledger-accounts.ts';
import { vatKinds } from './vat.ts';

export const vatCodesErrors = {
  /** The company has no VAT codes at all. */
  'vat-codes.none': 422,
  /** The code has no rate on the day that is calculated for. */
  'vat-codes.no_rate_then': 422,
} as const satisfies ErrorTable;

/** How a company calculates VAT, and at which rate from which day on: a new rate is a new row of the code. */
export const vatCodes = resource('vat-codes', {
  feature: 'vat-codes',
  path: '/v4/site/vat-codes',
  of: 'company',
  read: 'vat_codes.read',
  write: 'vat_codes.write',
  title: 'code',
  sort: 'code:asc',
  keys: [['code', 'valid_from']],
  fields: {
    code: text(10, { required: true, list: true, sort: true, search: true }),
    name: text(80, { required: true, list: true, search: true }),
    kind: choice(vatKinds, { list: true, filter: true }),
    rate: percent({ required: true, list: true }),
    /** On which account the VAT itself is booked. */
    account_id: reference((): Resource => ledgerAccounts, { list: true, hint: true }),
    valid_from: date({ required: true, list: true }),
    valid_to: date({ list: true, notBefore: 'valid_from' }),
  },
});
