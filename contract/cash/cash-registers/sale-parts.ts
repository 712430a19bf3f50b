import * as z from 'zod/mini';
import type { ErrorCode } from '../../errors.ts';
import { idParam } from '../../kit/call.ts';
import { added } from '../../kit/document/by-rule.ts';
import { mostMoney } from '../../kit/most-money.ts';
import { oneLine } from '../../kit/text.ts';

const amount = z.int().check(z.gte(1), z.lte(mostMoney));

/** A line of a sale as it is sent. */
export const saleLine = z.object({
  /** By which other lines name it; made by the server where it is not said. */
  key: z.optional(z.uuid()),
  kind: z.enum(['goods', 'work']),
  product_id: z.nullable(idParam),
  description: oneLine(200),
  /** In thousandths. */
  quantity: z.int().check(z.gte(1), z.lte(10_000_000)),
  /** With VAT, in hundredths of a minor unit. */
  unit_price: z.int().check(z.gte(0), z.lte(mostMoney * 100)),
  vat_code: oneLine(10).check(z.minLength(1)),
  /** What is taken off by hand, in hundredths of a percent. */
  discount_percent: z._default(z.nullable(z.int().check(z.gte(0), z.lte(100_00))), null),
  /** Which rule added it, and for which lines. */
  added_by: z._default(z.nullable(added), null),
});
export type NewSaleLine = z.output<typeof saleLine>;

/** What is asked about before goods are sold that are not there by the stock. */
export const sellingAsks = [
  'orders.parts_reserved',
  'orders.parts_unsure',
  'orders.parts_missing',
] as const satisfies readonly ErrorCode[];

/** By what of a sale is paid, or paid back. */
export const salePayment = z.object({
  method_id: idParam,
  amount,
  /** What was handed over in coins and notes. */
  handed: z._default(z.nullable(amount), null),
  /** What the card terminal called it. */
  reference: z._default(oneLine(60), ''),
  /** The number of the gift card that it is paid by, as it was typed or scanned. */
  gift_card: z.optional(oneLine(40)),
  /** What the card terminal of the register has approved for it, by its intent. */
  charge: z.optional(z.uuid()),
  /** Why a card was taken by hand, where the register has a terminal. */
  by_hand: z.optional(oneLine(60).check(z.minLength(1))),
});
export type NewPayment = z.output<typeof salePayment>;
