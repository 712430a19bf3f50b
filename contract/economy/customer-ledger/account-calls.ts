import * as z from 'zod/mini';
import { data, get, idParams } from '../../kit/call.ts';

/** What a row of the ledger of customers is. */
export const entryKinds = [
  'invoice',
  'credit',
  'payment',
  'fee',
  'interest',
  'rounding',
  'write_off',
  'transfer',
] as const;

const entry = z.object({
  id: z.int(),
  kind: z.enum(entryKinds),
  day: z.string(),
  due: z.nullable(z.string()),
  /** In minor units: above zero what the customer owes by it. */
  amount: z.int(),
  open: z.int(),
  /** The invoice or credit note that it is of. */
  invoice_id: z.nullable(z.int()),
  number: z.string(),
});
export type AccountEntry = z.output<typeof entry>;

/** What a customer owes a company and why. Amounts in minor units. */
export const accountCalls = {
  account: get('/v4/site/customers/{id}/account', {
    summary:
      'What a customer owes the company, how late, and the last 200 entries, the newest first',
    access: 'invoices.read',
    params: idParams,
    result: data(
      z.object({
        balance: z.int(),
        overdue: z.int(),
        aged: z.object({
          current: z.int(),
          to30: z.int(),
          to60: z.int(),
          to90: z.int(),
          over90: z.int(),
        }),
        entries: z.array(entry),
      }),
    ),
  }),
};
