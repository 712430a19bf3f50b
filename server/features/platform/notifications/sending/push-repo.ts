import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import type { PushAddress } from '#server/kit/push/push.ts';

/** Lets a login be notified by push. The transaction must be the system's, as for all here. */
export async function subscribe(
  tx: Tx,
  { sessionId, userId }: Pick<Caller, 'sessionId' | 'userId'>,
  address: PushAddress,
): Promise<void> {
  // A browser that logged in again has the same address: what it was before ends.
  await tx.deleteFrom('push_subscriptions').where('endpoint', '=', address.endpoint).execute();
  await tx
    .insertInto('push_subscriptions')
    .values({ session_id: sessionId, user_id: userId, ...address })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(address))
    .execute();
}

export async function unsubscribe(tx: Tx, sessionId: string): Promise<void> {
  await tx.deleteFrom('push_subscriptions').where('session_id', '=', sessionId).execute();
}

export async function hasSubscribed(tx: Tx, sessionId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('push_subscriptions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Where a person's logins take push, those that have ended left out. */
export function addressesOf(
  tx: Tx,
  userId: number,
): Promise<(PushAddress & { sessionId: string })[]> {
  return tx
    .selectFrom('push_subscriptions as p')
    .innerJoin('sessions', 'sessions.id', 'p.session_id')
    .select(['p.session_id as sessionId', 'p.endpoint', 'p.p256dh', 'p.auth'])
    .where('p.user_id', '=', userId)
    .where('sessions.revoked_at', 'is', null)
    .execute();
}

/** Forgets the subscriptions of logins that have ended. */
export async function forgetEnded(tx: Tx): Promise<void> {
  await tx
    .deleteFrom('push_subscriptions')
    .where('session_id', 'in', (e) =>
      e.selectFrom('sessions').select('id').where('revoked_at', 'is not', null),
    )
    .execute();
}
