import type * as z from 'zod/mini';
import type { Right } from '../rights.ts';

/** One event of the live socket: what it carries, and the right that its hearers hold. */
export interface LiveEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly payload: Payload;
  readonly access: Right;
}

/** Declares an event; it reaches everybody at the site who holds the right. */
export function event<Payload extends z.ZodMiniType>(
  payload: Payload,
  access: Right,
): LiveEvent<Payload> {
  return { payload, access };
}
