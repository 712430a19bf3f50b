import { sql } from 'kysely';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller.ts';
import { anyTable, tableOf, type Values } from '#server/kit/resource/resource-table.ts';

/** Lets nobody else fill the books of a company until the transaction ends. */
export async function holdBooks(tx: Tx, { companyId }: Pick<Actor, 'companyId'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('books', ${companyId}))`.execute(tx);
}

/** The country of the caller's company. */
export async function countryOfBooks(tx: Tx): Promise<string> {
  const { country } = await tx
    .selectFrom('companies')
    .select('country')
    .where('id', '=', sql<number>`current_company()`)
    .executeTakeFirstOrThrow();
  return country;
}

/** What the rows of a resource are known by that the caller's company has, archived ones too. */
export async function rowsThere(
  tx: Tx,
  resource: Resource,
  known: readonly string[],
): Promise<Values[]> {
  return anyTable(tx)
    .selectFrom(tableOf(resource))
    .select([...known])
    .execute();
}

/** The accounts in use of the caller's company, by their numbers. */
export async function accountsByNumber(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .selectFrom('ledger_accounts')
    .select(['id', 'number'])
    .where('archived_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, number }) => [number, id]));
}
