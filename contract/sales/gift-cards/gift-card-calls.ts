import * as z from 'zod/mini';
import { data, get, idParams, instant, post } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';

const entryKinds = ['sold', 'used', 'given_back', 'expired', 'taken_back'] as const;

const entry = z.object({
  id: z.int(),
  kind: z.enum(entryKinds),
  /** In minor units, below zero what left the card. */
  amount: z.int(),
  at: instant,
  by: z.nullable(z.string()),
  reason: z.string(),
  /** The order that it paid, where the reader's site has it. */
  order_id: z.nullable(z.int()),
  order: z.string(),
  /** The invoice that it paid. */
  invoice_id: z.nullable(z.int()),
  invoice: z.string(),
});
export type GiftCardEntry = z.output<typeof entry>;

/** What is done with gift cards besides selling them. */
export const giftCardCalls = {
  find: post('/v4/site/gift-cards/find', {
    summary: 'What is left of the card with a number; how often somebody asks is counted',
    access: 'gift_cards.read',
    body: z.object({ number: oneLine(40) }),
    result: data(
      z.object({
        id: z.int(),
        number: z.string(),
        /** In minor units. */
        balance: z.int(),
        expires_on: z.nullable(z.string()),
        is_expired: z.boolean(),
      }),
    ),
    errors: ['gift-cards.unknown', 'gift-cards.too_many'],
    keyless: true,
  }),
  code: post('/v4/site/gift-cards/{id}/code', {
    summary: 'The whole number of a card, to be printed; who asked stands in its history',
    access: 'gift_cards.write',
    params: idParams,
    result: data(z.object({ code: z.string() })),
    // The number stands with the card; it need not stand with an answer that is kept as well.
    keyless: true,
  }),
  entries: get('/v4/site/gift-cards/{id}/entries', {
    summary: 'What happened to a card, the newest first',
    access: 'gift_cards.read',
    params: idParams,
    result: data(z.array(entry)),
  }),
};
