import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** Ends the holds of the caller's site that are over. */
export const endHolds = (tx: Tx, now: Date) =>
  tx.deleteFrom('booking_holds').where('expires_at', '<=', now).execute();

/** How long a time is kept for a form. */
export const holdMs = 5 * 60_000;

/** Since when a time is kept for a form; undefined where none is. */
export async function heldSince(tx: Tx, form: string): Promise<Date | undefined> {
  const hold = await tx
    .selectFrom('booking_holds')
    .select('expires_at')
    .where('form', '=', form)
    .executeTakeFirst();
  return hold && new Date(hold.expires_at.getTime() - holdMs);
}

/** Ends the hold of a form, with what it kept; whether there was one. */
export async function endHold(tx: Tx, form: string): Promise<boolean> {
  const { numDeletedRows: ended } = await tx
    .deleteFrom('booking_holds')
    .where('form', '=', form)
    .executeTakeFirstOrThrow();
  return ended > 0n;
}

/** Begins the hold of a form; answers its id. */
export async function insertHold(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  {
    moves,
    ...hold
  }: {
    form: string;
    calendar_id: number;
    portal_id: number | null;
    expires_at: Date;
    /** The booking that is to be moved there. */
    moves: number | null;
    network_hash: Buffer | null;
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('booking_holds')
    .values((e) => ({
      chain_id: chainId,
      site_id: siteId,
      ...hold,
      // What is not of the site is not there.
      moves_id: e.selectFrom('bookings').select('id').where('id', '=', moves),
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
