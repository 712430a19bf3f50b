import { sql, type Insertable } from 'kysely';
import type { Tx } from '../open.ts';
import type { Tables } from '../tables.generated.ts';

const rowsAtOnce = 5_000;
// So many the planner is told of before more follow: what is counted after each insert reads a table again and again.
const rowsAtFirst = 500;

/**
 * Inserts many rows in few statements, as JSON that the database takes apart: columns that hold
 * JSON themselves cannot be filled this way. All rows have the columns of the first. Triggers write
 * to the tables that `follow`, which the planner has to know as well.
 */
export async function insertRows<Table extends keyof Tables & string>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
  follow: readonly (keyof Tables & string)[] = [],
): Promise<void> {
  for (const [nth, batch] of batches(rows).entries()) {
    await insertion(table, batch).execute(tx);
    if (nth > 0 || rows.length <= rowsAtFirst) continue;
    for (const each of [table, ...follow]) await learn(tx, each);
  }
}

/** The same for a table whose database gives the ids: returns them in the order of the rows. */
export async function insertNumbered<Table extends keyof Tables & string>(
  tx: Tx,
  table: Table,
  rows: readonly Insertable<Tables[Table]>[],
): Promise<number[]> {
  const ids: number[] = [];
  for (const [nth, batch] of batches(rows).entries()) {
    const returned = await sql<{ id: number }>`${insertion(table, batch)} returning id`.execute(tx);
    // Numbers are drawn in the order of the rows; in which order they are returned nobody promises.
    ids.push(...returned.rows.map(({ id }) => id).sort((a, b) => a - b));
    if (nth === 0 && rows.length > rowsAtFirst) await learn(tx, table);
  }
  return ids;
}

/**
 * Tells the planner what it cannot know within the transaction: with no statistics it takes any index
 * of a new table for as good as any other, and what counts its rows reads all of them for each. Only
 * the tables' owner can; as anybody else it changes nothing.
 */
async function learn(tx: Tx, table: string): Promise<void> {
  await sql`set local role none`.execute(tx);
  await sql`analyze ${sql.table(table)}`.execute(tx);
  await sql`set local role wheelhouse_system`.execute(tx);
}

function insertion(table: string, rows: readonly object[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  return sql`
    insert into ${sql.table(table)} (${columns})
    select ${columns}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) with ordinality
    order by ordinality`;
}

function batches<T>(rows: readonly T[]): T[][] {
  const first = rows.slice(0, rowsAtFirst);
  const count = Math.ceil((rows.length - first.length) / rowsAtOnce);
  const others = Array.from({ length: count }, (_, nth) =>
    rows.slice(first.length + nth * rowsAtOnce, first.length + (nth + 1) * rowsAtOnce),
  );
  return first.length > 0 ? [first, ...others] : [];
}
