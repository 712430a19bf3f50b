import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';

type Person = Pick<Caller, 'chainId' | 'userId'>;

/**
 * Takes the person's next revision. Whoever marks asks this first: the row's lock lets two devices
 * mark one after the other, so that the counter of the second knows what the first did.
 */
export async function takeRevision(tx: Tx, { chainId, userId }: Person): Promise<void> {
  await tx
    .insertInto('notification_counters')
    .values({ chain_id: chainId, user_id: userId, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['chain_id', 'user_id'])
        .doUpdateSet({ revision: sql<number>`notification_counters.revision + 1` }),
    )
    .execute();
}

/** Which notifications to mark: those of these ids, or all that were published until an instant. */
export type Marked = { readonly ids: readonly number[] } | { readonly until: Date };

/** When something reached the server, and when it was done. */
interface Times {
  readonly now: Date;
  readonly doneAt: Date;
}

/** Marks as read what the person may see of them. */
export async function markRead(
  tx: Tx,
  person: Person,
  which: Marked,
  { now, doneAt }: Times,
): Promise<void> {
  const condition =
    'ids' in which
      ? sql`n.id = any(${[...which.ids]}::bigint[])`
      : sql`n.publish_time <= ${which.until} and n.withdrawn_at is null`;
  await sql`
    insert into notification_reads (chain_id, notification_id, user_id, read_at)
    select n.chain_id, n.id, ${person.userId}, greatest(n.publish_time, ${doneAt})
    from notifications n
    where ${condition} and n.publish_time <= ${now}
    on conflict do nothing`.execute(tx);
}

/** Takes a mark away, if there was one. */
export async function markUnread(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('notification_reads').where('notification_id', '=', id).execute();
}

/** Resolves a notification unless somebody has; true when this was who did. */
export async function markResolved(
  tx: Tx,
  person: Person,
  id: number,
  { now, doneAt }: Times,
): Promise<boolean> {
  const result = await tx
    .updateTable('notifications')
    .set({
      resolved_at: sql<Date>`greatest(publish_time, ${doneAt})`,
      resolve_received_at: now,
      resolved_by: person.userId,
      resolved_by_name: sql<string>`my_name()`,
    })
    .where('id', '=', id)
    .where('should_resolve', '=', true)
    .where('resolved_at', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
