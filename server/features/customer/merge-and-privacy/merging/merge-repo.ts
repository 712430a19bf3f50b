import { sql } from 'kysely';
import type { Merge } from '#contract/customer/merge-and-privacy.ts';
import type { Tx } from '#server/db/open.ts';
import type { PointsAtCustomer } from '#server/kit/personal-data-source.ts';
import { undoUntil } from './merge-rules.ts';

/** What of one column moved along. */
export interface Moved extends PointsAtCustomer {
  readonly ids: readonly number[];
}

/** Lets what points at one customer point at another, at every site; answers which rows those were. */
export async function movePointing(
  tx: Tx,
  { table, field }: PointsAtCustomer,
  { from, to, only = null }: { from: number; to: number; only?: readonly number[] | null },
): Promise<readonly number[]> {
  const { rows } = await sql<{ ids: number[] }>`
    select move_to_customer(${table}::regclass, ${field}::name, ${from}, ${to}, ${only}::bigint[]) as ids`.execute(
    tx,
  );
  return rows[0]!.ids;
}

/** Marks a customer who is archived as part of another, or as themselves again. */
export async function markMerged(tx: Tx, goneId: number, keptId: number | null): Promise<void> {
  await tx
    .updateTable('customers')
    .set({ merged_into_id: keptId })
    .where('id', '=', goneId)
    .execute();
}

/** Writes down what a merge changed. */
export async function keepMerge(
  tx: Tx,
  merge: {
    chainId: number;
    keptId: number;
    goneId: number;
    keptVersion: number;
    goneVersion: number;
    before: object;
    moved: readonly Moved[];
  },
): Promise<void> {
  await tx
    .insertInto('customer_merges')
    .values({
      chain_id: merge.chainId,
      kept_id: merge.keptId,
      gone_id: merge.goneId,
      kept_version: merge.keptVersion,
      gone_version: merge.goneVersion,
      before: JSON.stringify(merge.before),
      moved: JSON.stringify(merge.moved),
    })
    .execute();
}

/** The merge by which a customer became part of another, locked; undefined when they are themselves. */
export function lastMergeOf(tx: Tx, goneId: number) {
  return tx
    .selectFrom('customer_merges')
    .selectAll()
    .where('gone_id', '=', goneId)
    .where('undone_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

/** Says that a merge was undone. */
export async function markUndone(tx: Tx, mergeId: number, at: Date): Promise<void> {
  await tx
    .updateTable('customer_merges')
    .set({ undone_at: at })
    .where('id', '=', mergeId)
    .execute();
}

/** Which entries became part of a customer, the last first. */
export async function mergesOf(tx: Tx, keptId: number): Promise<Merge[]> {
  const rows = await tx
    .selectFrom('customer_merges as merge')
    .innerJoin('customers as gone', 'gone.id', 'merge.gone_id')
    .leftJoin('people as who', 'who.id', 'merge.by_id')
    .select(['merge.at', 'merge.gone_id', 'gone.number as gone_number', 'merge.undone_at'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('merge.kept_id', '=', keptId)
    .orderBy('merge.id', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ at, undone_at, ...merge }) => ({
    ...merge,
    at: at.toISOString(),
    undone: undone_at !== null,
    until: undoUntil(at).toISOString(),
  }));
}
