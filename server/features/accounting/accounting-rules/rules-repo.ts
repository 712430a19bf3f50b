import { sql } from 'kysely';
import type { Rule } from '#contract/accounting/accounting-rules/narrowest.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import type { Context } from '#server/kit/context.ts';
import { anyTable, tableOf, type Stored } from '#server/kit/resource/resource-table.ts';

/** A rule as its table has it. */
export type KeptRule = Stored & Rule;

/** The rules in use of the caller's company but one, the oldest first. Until the transaction ends nobody else adds one. */
export async function otherRules(
  { db, caller }: Context,
  resource: Resource,
  but: number,
): Promise<KeptRule[]> {
  const table = tableOf(resource);
  await sql`select pg_advisory_xact_lock(hashtextextended(${table}, ${caller.companyId}))`.execute(
    db,
  );
  const rows = await anyTable(db)
    .selectFrom(table)
    .selectAll()
    .where('archived_at', 'is', null)
    .where('id', '<>', but)
    .orderBy('id')
    .execute();
  return rows as KeptRule[];
}

/** The kind of what a rule names; null where it names nothing, or nothing that there is. */
export async function kindOf(tx: Tx, resource: Resource, id: unknown): Promise<string | null> {
  if (typeof id !== 'number') return null;
  const row = await anyTable(tx)
    .selectFrom(tableOf(resource))
    .select('kind')
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? String(row['kind']) : null;
}
