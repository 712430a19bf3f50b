import { sql } from 'kysely';
import type { Batch } from '#contract/kit/batch/batch.ts';
import type { Tx } from '#server/db/open.ts';
import type { Values } from '../resource/resource-table.ts';

const itemsOf = ({ table }: Batch) => sql.table(table);

/** How many items are still to be done. */
export async function itemsLeft(tx: Tx, batch: Batch, batchId: number): Promise<number> {
  const { rows } = await sql<{ left: number }>`
    select count(*)::int as left from ${itemsOf(batch)}
    where batch_id = ${batchId} and state = 'planned'`.execute(tx);
  return rows[0]!.left;
}

/** Notes how an item stands, why, and what else is known of it. */
export async function noteItem(
  tx: Tx,
  batch: Batch,
  id: number,
  values: Values & { readonly state: string; readonly reason: string },
): Promise<void> {
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${itemsOf(batch)} set ${sql.join(set)} where id = ${id}`.execute(tx);
}

/** Leaves out, for a reason, every item that is still to be done, or those of these ids. Answers how many. */
export async function leaveOut(
  tx: Tx,
  batch: Batch,
  batchId: number,
  reason: string,
  ids?: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    update ${itemsOf(batch)} set state = 'left_out', reason = ${reason}
    where batch_id = ${batchId} and state = 'planned' ${ids ? sql`and id in (${sql.join(ids)})` : sql``}
    returning id`.execute(tx);
  return rows.length;
}

/** Takes in again items that somebody left out for a reason. Answers how many. */
export async function takeIn(
  tx: Tx,
  batch: Batch,
  batchId: number,
  reason: string,
  ids: readonly number[],
): Promise<number> {
  const { rows } = await sql`
    update ${itemsOf(batch)} set state = 'planned', reason = ''
    where batch_id = ${batchId} and state = 'left_out' and reason = ${reason}
      and id in (${sql.join(ids)})
    returning id`.execute(tx);
  return rows.length;
}

/** Forgets a proposal, of which nothing has been done yet. */
export const dropItems = (tx: Tx, batch: Batch, batchId: number) =>
  sql`delete from ${itemsOf(batch)} where batch_id = ${batchId}`.execute(tx);

interface BatchAtWork {
  readonly chainId: number;
  readonly siteId: number;
  readonly id: number;
}

/** The batches in use that something is to be done for: those that run, and those with a value in another column. For the system. */
export async function batchesAtWork(
  tx: Tx,
  table: string,
  alsoWith?: string,
): Promise<BatchAtWork[]> {
  const { rows } = await sql<BatchAtWork>`
    select b.chain_id as "chainId", b.site_id as "siteId", b.id from ${sql.table(table)} b
    join sites s on s.chain_id = b.chain_id and s.id = b.site_id and s.active
    where (b.state = 'running' ${alsoWith ? sql`or b.${sql.ref(alsoWith)} is not null` : sql``})
      and b.archived_at is null
    order by b.chain_id, b.site_id, b.id`.execute(tx);
  return rows;
}
