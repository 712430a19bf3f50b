import * as z from 'zod/mini';

const address = { street: z.string(), zip: z.string(), city: z.string(), country: z.string() };

/** Who sold, as it was when the invoice was issued. */
export const sellerShape = z.object({
  name: z.string(),
  org_number: z.string(),
  vat_registered: z.boolean(),
  in_register: z.boolean(),
  /** Of Sweden: approved for F-tax. Those issued before that was asked do not say. */
  f_tax: z.optional(z.boolean()),
  ...address,
  /** As people write it. */
  account: z.string(),
  iban: z.string(),
  bic: z.string(),
  /** In what it counts its money, ISO 4217. */
  currency: z.string(),
  closing: z.string(),
  /** The drawn name of its logo; '' where it had none. Those issued before companies had any do not say. */
  logo: z.optional(z.string()),
});
export type Seller = z.output<typeof sellerShape>;

/** Who bought, as it was when the invoice was issued. */
export const buyerShape = z.object({
  name: z.string(),
  type: z.string(),
  org_number: z.string(),
  ...address,
});
export type Buyer = z.output<typeof buyerShape>;
