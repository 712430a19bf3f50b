import type { Tx } from '#server/db/open.ts';

/** The addresses that a booking has or had. */
export const addressesOf = (tx: Tx, bookingId: number) =>
  tx
    .selectFrom('links')
    .select(['code_hash', 'revoked_at'])
    .where('kind', '=', 'booking')
    .where('booking_id', '=', bookingId)
    .execute();
