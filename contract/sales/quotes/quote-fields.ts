import * as z from 'zod/mini';
import { choice, instant, structure, text } from '../../kit/fields.ts';
import { quoteAnswers } from './quote-rules.ts';

const answeredLine = z.object({
  key: z.string(),
  description: z.string(),
  quantity: z.int(),
  unit_price: z.int(),
  discount_percent: z.nullable(z.int()),
  vat_category: z.string(),
  vat_rate: z.int(),
  amount: z.int(),
  accepted: z.boolean(),
});
export type AnsweredLine = z.output<typeof answeredLine>;

const byServer = { readOnly: true } as const;

/** What is kept of a quote with its order: whom it was sent to and until when it holds, and what they answered to each line. */
export const quoteFields = {
  quote_sent_at: instant(byServer),
  quote_sent_to: text(254, byServer),
  quote_until: instant(byServer),
  quote_answer: choice(['', ...quoteAnswers], { ...byServer, filter: true }),
  quote_answered_at: instant(byServer),
  quote_signed_by: text(80, byServer),
  quote_reason: text(300, byServer),
  quote_lines: structure(z.array(answeredLine), [], { ...byServer, read: 'orders.prices' }),
  quote_signature: structure(z.object({ drawn: z.string() }), { drawn: '' }, byServer),
};
