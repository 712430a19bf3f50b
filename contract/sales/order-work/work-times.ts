import * as z from 'zod/mini';
import { instant } from '../../kit/call.ts';

const named = z.nullable(z.string());

/** For how long somebody was at an order, and what was corrected of it. */
export const time = z.object({
  id: z.int(),
  line_key: z.nullable(z.string()),
  who: z.string(),
  mine: z.boolean(),
  began_at: instant,
  ended_at: z.nullable(instant),
  /** How it stood before somebody corrected it, the first first. */
  corrections: z.array(
    z.object({
      was_began_at: instant,
      was_ended_at: z.nullable(instant),
      reason: z.string(),
      by: named,
      at: instant,
    }),
  ),
});
export type ShownTime = z.output<typeof time>;

/** A photo of what was seen at an order. */
export const photo = z.object({
  id: z.int(),
  /** By which the device that took it knows it. */
  intent: z.string(),
  check_id: z.nullable(z.int()),
  taken_at: instant,
  by: named,
  mine: z.boolean(),
});
export type OrderPhoto = z.output<typeof photo>;

/** A clock that nobody has stopped since it was forgotten. */
export const leftClock = z.object({
  order_id: z.int(),
  called: z.string(),
  who: z.string(),
  mine: z.boolean(),
  began_at: instant,
});
export type LeftClock = z.output<typeof leftClock>;

/** What the caller is at now. */
export const running = z.nullable(
  z.object({
    order_id: z.int(),
    called: z.string(),
    line_key: z.nullable(z.string()),
    began_at: instant,
  }),
);
