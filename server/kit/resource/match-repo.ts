import { sql, type SqlBool } from 'kysely';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import { anyTable, tableOf, type Stored, type Values } from './resource-table.ts';

/** The rows in use with these values in these fields together, by `keyOf` of the values. Locked, so that they stay as they are until the transaction ends. */
export async function rowsByKey(
  tx: Tx,
  resource: Resource,
  fields: readonly string[],
  wanted: readonly Values[],
): Promise<Map<string, Stored[]>> {
  if (wanted.length === 0) return new Map();
  const columns = fields.map(
    (name) => sql`${sql.ref(`row.${name}`)} = ${sql.ref(`wanted.${name}`)}`,
  );
  const table = sql.table(tableOf(resource));
  const rows = await anyTable(tx)
    .selectFrom(`${tableOf(resource)} as row`)
    .selectAll('row')
    .where('row.archived_at', 'is', null)
    .where(sql<SqlBool>`exists (
      select from json_populate_recordset(null::${table}, ${JSON.stringify(wanted)}::json) wanted
      where ${sql.join(columns, sql` and `)})`)
    .orderBy('row.id')
    .forUpdate()
    .execute();
  return Map.groupBy(rows as Stored[], (row) => keyOf(fields, row));
}

/** The rows in use with these values that are none of those known, in their order. Locked as `rowsByKey` does. */
export async function rowsBesides(
  tx: Tx,
  resource: Resource,
  values: Values,
  known: readonly number[],
): Promise<Stored[]> {
  let rows = anyTable(tx)
    .selectFrom(`${tableOf(resource)} as row`)
    .selectAll('row')
    .where('row.archived_at', 'is', null)
    .where(sql<SqlBool>`row.id <> all (${[...known]}::bigint[])`);
  for (const [field, value] of Object.entries(values)) {
    rows = rows.where(sql<SqlBool>`${sql.ref(`row.${field}`)} = ${value}`);
  }
  return (await rows.orderBy('row.id').forUpdate().execute()) as Stored[];
}

/** What of a row or a line of a file decides whether it is the same one. */
export const keyOf = (fields: readonly string[], values: Values): string =>
  JSON.stringify(fields.map((name) => values[name]));

/** Of these texts those that are what one of a resource, in use, is called: with the ids of all that are. */
export async function idsByTitle(
  tx: Tx,
  resource: Resource,
  texts: readonly string[],
): Promise<Map<string, number[]>> {
  const titles = [
    resource.title,
    ...(resource.keys ?? []).filter((key) => key.length === 1).flat(),
  ];
  const found = new Map<string, number[]>();
  for (const field of titles.toReversed()) {
    const rows = await anyTable(tx)
      .selectFrom(tableOf(resource))
      .select(['id', `${field} as called`])
      .where('archived_at', 'is', null)
      .where(sql<SqlBool>`${sql.ref(field)} = any(${texts}::text[])`)
      .execute();
    for (const [called, ids] of Map.groupBy(rows, (row) => row['called'] as string)) {
      found.set(
        called,
        ids.map(({ id }) => id as number),
      );
    }
  }
  return found;
}
