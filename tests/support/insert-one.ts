import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#server/db/open.ts';
import type { Tables } from '#server/db/tables.generated.ts';

/** Puts one row into a table as it is, and returns it as the database has it. */
export async function insertOne<Table extends keyof Tables & string>(
  db: Database,
  table: Table,
  row: Insertable<Tables[Table]>,
): Promise<Selectable<Tables[Table]>> {
  return db.transaction('system', (tx) =>
    tx.insertInto(table).values(row).returningAll().executeTakeFirstOrThrow(),
  );
}
