import * as z from 'zod/mini';
import { roundingDirections } from './payment-rounding.ts';

/** By what is paid at a counter, and to which coins: `step` in minor units. What is paid by gift card is asked for with its number. */
export const counterMethod = z.object({
  id: z.int(),
  name: z.string(),
  step: z.int(),
  direction: z.enum(roundingDirections),
  is_gift_card: z.boolean(),
});
export type CounterMethod = z.output<typeof counterMethod>;
