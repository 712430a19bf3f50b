import { sql } from 'kysely';
import type { WorkTime } from '#contract/sales/order-work/work-rules.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller.ts';

/** A time that somebody was at something. */
interface KeptTime extends WorkTime {
  readonly id: number;
  readonly order_id: number;
  readonly line_key: string | null;
}

/** The times of a person at the site that were not over at an instant, and those since; nobody else writes any of theirs until the transaction ends. */
export async function lockTimes(
  tx: Tx,
  { siteId }: Pick<Actor, 'siteId'>,
  userId: number,
  at: Date,
): Promise<KeptTime[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`clock ${siteId} ${userId}`}, 0))`.execute(
    tx,
  );
  const rows = await tx
    .selectFrom('order_times')
    .select(['id', 'order_id', 'line_key', 'began_at', 'ended_at'])
    .where('user_id', '=', userId)
    .where((e) => e.or([e('ended_at', 'is', null), e('ended_at', '>=', at)]))
    .orderBy('began_at')
    .execute();
  return rows.map(({ began_at: began, ended_at: ended, ...row }) => ({
    ...row,
    began: began.getTime(),
    ended: ended && ended.getTime(),
  }));
}

/** A time is over at an instant. */
export async function endTime(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('order_times').set({ ended_at: at }).where('id', '=', id).execute();
}

/** Writes a time of a person. */
export async function addTime(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  {
    began,
    ended,
    ...time
  }: WorkTime & {
    readonly user_id: number;
    readonly order_id: number;
    readonly line_key: string | null;
  },
): Promise<void> {
  const at = { began_at: new Date(began), ended_at: ended === null ? null : new Date(ended) };
  await tx
    .insertInto('order_times')
    .values({ chain_id: chainId, site_id: siteId, ...time, ...at })
    .execute();
}
