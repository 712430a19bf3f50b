import * as z from 'zod/mini';
import { data, get } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';
import { referenceKinds } from '../../money/references/reference-kinds.ts';

const example = z.object({
  kind: z.enum(referenceKinds),
  /** The number that the next invoice gets. */
  number: z.string(),
});

const found = z.object({
  id: z.int(),
  number: z.string(),
  /** As it stands on the invoice. */
  customer: z.string(),
  invoice_date: z.string(),
  due_date: z.nullable(z.string()),
  currency: z.string(),
  /** What it came to and what of it is unpaid, in minor units. */
  gross: z.int(),
  open: z.int(),
});
export type InvoiceOfReference = z.output<typeof found>;

/** What payment references of a company are like, and whose one is. */
export const referenceCheckCalls = {
  example: get('/v4/site/reference-checks/example', {
    summary: 'Of which kind the company’s references are, and the number of its next invoice',
    access: 'billing.settings',
    result: data(example),
  }),
  invoice: get('/v4/site/reference-checks/invoice', {
    summary:
      'The issued invoice of the company that a payment reference is of; null where none has it',
    access: 'invoices.read',
    query: z.object({ reference: oneLine(60) }),
    result: data(z.nullable(found)),
  }),
};
