import * as z from 'zod/mini';
import { instant } from '../../kit/call.ts';
import { referenceKinds } from '../../money/references/reference-kinds.ts';
import { languages } from '../../platform/languages.ts';
import { providers } from './online-payments.ts';
import { payStates } from './payment-rules.ts';

/** By what its address names an invoice. */
export const codeParams = z.object({ code: z.string().check(z.maxLength(100)) });

/** Who sold, as somebody with a link to pay may see it. */
export const linkedSeller = z.object({
  name: z.string(),
  org_number: z.string(),
  address: z.array(z.string()),
  /** Where its logo is; '' where it has none. */
  logo: z.string(),
});
export type LinkedSeller = z.output<typeof linkedSeller>;

/** What every link to pay says, whatever it is of. */
export const atSite = {
  /** The version of what it is of. */
  revision: z.int(),
  asOf: instant,
  siteName: z.string(),
  phone: z.string(),
  timezone: z.string(),
  /** The customer's; null for what their device speaks. */
  language: z.nullable(z.enum(languages)),
};

/** An invoice as somebody with its link may see it: what they pay to whom, and how. Amounts in minor units. */
export const linkedInvoice = z.object({
  of: z.literal('invoice'),
  ...atSite,
  currency: z.string(),
  seller: linkedSeller,
  number: z.string(),
  state: z.enum(payStates),
  invoiceDate: z.string(),
  due: z.nullable(z.string()),
  gross: z.int(),
  credited: z.int(),
  /** Fees and interest for paying late. */
  charges: z.int(),
  paid: z.int(),
  left: z.int(),
  /** By what a payment is known, and of which kind that is. */
  reference: z.string(),
  referenceKind: z.enum(referenceKinds),
  /** Where it is paid to, as the company writes it; '' where it said nothing. */
  account: z.string(),
  /** For payments from abroad; '' where it is the account, or there is none. */
  iban: z.string(),
  bic: z.string(),
  /** What a bank's app reads; '' where those of the country read none. */
  qr: z.string(),
  /** Since when its customer says that something is wrong with it; null where nobody does. */
  disputedAt: z.nullable(instant),
  /** By whom it can be paid online now. */
  ways: z.array(z.enum(providers)),
});
export type LinkedInvoice = z.output<typeof linkedInvoice>;

/** Why an address opens nothing. */
export const opening = [
  'payment-links.too_many',
  'payment-links.ended',
  'payment-links.closed',
] as const;
