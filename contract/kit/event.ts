import type * as z from 'zod/mini';
import type { Right } from '../rights.ts';

/** Who hears an event: those at the site who hold a right, everybody at the site, one person on all devices, or anyone who may read the resource it is about. */
export type Recipients = Right | 'site' | 'person' | 'reader';

/** One event of the live socket: what it carries, and who hears it. */
export interface LiveEvent<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly payload: Payload;
  readonly access: Recipients;
}

/** Declares an event; `access` says whom it reaches. */
export function event<Payload extends z.ZodMiniType>(
  payload: Payload,
  access: Recipients,
): LiveEvent<Payload> {
  return { payload, access };
}
