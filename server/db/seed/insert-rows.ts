import { sql, type Insertable } from 'kysely';
import type { Tx } from '../open.ts';
import type { Tables } from '../tables.generated.ts';

const rowsAtOnce = 5_000;

/**
 * Inserts many rows in few statements, as JSON that the database takes apart: columns that hold
 * JSON themselves cannot be filled this way. All rows have the columns of the first.
 */
export async function insertRows<Table extends keyof Tables & string>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<void> {
  for (const batch of batches(rows)) await insertion(table, batch).execute(tx);
}

/** The same for a table whose database gives the ids: returns them in the order of the rows. */
export async function insertNumbered<Table extends keyof Tables & string>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const batch of batches(rows)) {
    const returned = await sql<{ id: number }>`${insertion(table, batch)} returning id`.execute(tx);
    // Numbers are drawn in the order of the rows; in which order they are returned nobody promises.
    ids.push(...returned.rows.map(({ id }) => id).sort((a, b) => a - b));
  }
  return ids;
}

function insertion(table: string, rows: readonly object[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) with ordinality
    order by ordinality`;
}

function* batches<T>(rows: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) yield rows.slice(at, at + rowsAtOnce);
}
