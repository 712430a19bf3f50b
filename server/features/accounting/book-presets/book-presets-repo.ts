import { sql } from 'kysely';
import type { PresetRows } from '#contract/accounting/book-presets/rows.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { tableOf } from '#server/kit/resource/resource-table.ts';

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

/** What the caller's company has of registers, archived too: of each row what it is known by, in one question for all of them. */
export async function knownRows(
  tx: Tx,
  registers: readonly Pick<PresetRows, 'resource' | 'known'>[],
): Promise<ReadonlyMap<string, readonly (readonly string[])[]>> {
  const each = registers.map(({ resource, known }) => {
    const columns = sql.join(known.map((name) => sql`${sql.ref(name)}::text`));
    return sql`select ${sql.lit(resource)} as resource, array[${columns}] as known from ${sql.table(tableOf({ name: resource }))}`;
  });
  const { rows } = await sql<{ resource: string; known: string[] }>`
    ${sql.join(each, sql` union all `)}`.execute(tx);
  const byRegister = Map.groupBy(rows, ({ resource }) => resource);
  return new Map([...byRegister].map(([name, all]) => [name, all.map(({ known }) => known)]));
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
