import * as z from 'zod/mini';
import { askedStates } from './asked-rules.ts';
import { atSite, linkedInvoice, linkedSeller } from './linked-invoice.ts';
import { providers } from './online-payments.ts';

/** What is asked on an order as somebody with its link may see it. Amounts in minor units. */
const linkedOrder = z.object({
  of: z.literal('order'),
  ...atSite,
  currency: z.string(),
  seller: linkedSeller,
  number: z.string(),
  licenseplate: z.string(),
  state: z.enum(askedStates),
  /** What the order comes to, and what was paid on it so far. */
  gross: z.int(),
  paid: z.int(),
  /** What is left to pay of what is asked. */
  left: z.int(),
  /** By whom it can be paid online now. */
  ways: z.array(z.enum(providers)),
});
export type LinkedOrder = z.output<typeof linkedOrder>;

/** A link that was closed: whom to call, and nothing of what it was of. */
const closedLink = z.object({ of: z.literal('closed'), ...atSite });
export type ClosedLink = z.output<typeof closedLink>;

/** What a link to pay shows. */
export const linkedPayment = z.discriminatedUnion('of', [linkedInvoice, linkedOrder, closedLink]);
export type LinkedPayment = z.output<typeof linkedPayment>;
