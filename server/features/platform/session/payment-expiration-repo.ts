import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** In how many days a person's access ends because of an unpaid invoice, counted on their own calendar; null when nothing is unpaid. The transaction must be the system's, as for all here. */
export async function paymentExpirationOf(tx: Tx, userId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('users')
    .select(sql<number | null>`payment_expires_on - (now() at time zone timezone)::date`.as('days'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.days;
}

/** Sets it for a person, and for everybody who works in a chain with them: the invoice is the chain's. */
export async function setPaymentExpiration(
  tx: Tx,
  userId: number,
  days: number | null,
): Promise<void> {
  const chains = tx.selectFrom('memberships').select('chain_id').where('user_id', '=', userId);
  const colleagues = tx.selectFrom('memberships').select('user_id').where('chain_id', 'in', chains);
  await tx
    .updateTable('users')
    .set({
      payment_expires_on: sql`(now() at time zone timezone)::date + cast(${days} as integer)`,
    })
    .where((e) => e.or([e('id', '=', userId), e('id', 'in', colleagues)]))
    .execute();
}
