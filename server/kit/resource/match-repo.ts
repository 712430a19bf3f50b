import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { FieldKind } from '#contract/kit/field.ts';
import type { Resource } from '#contract/kit/resource.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { comparedAs } from './same-value.ts';
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
    (name) => sql`${compared(resource, 'row', name)} = ${compared(resource, 'wanted', name)}`,
  );
  const filled = fields
    .filter((name) => resource.fields[name]!.kind in folded)
    .map((name) => sql`${sql.ref(`row.${name}`)} <> ''`);
  const table = sql.table(tableOf(resource));
  const withKeys = wanted.map((values) => ({ ...values, ...keysOf(resource, values) }));
  const rows = await anyTable(tx)
    .selectFrom(`${tableOf(resource)} as row`)
    .selectAll('row')
    .where('row.archived_at', 'is', null)
    // As their indexes say it.
    .where(sql<SqlBool>`${sql.join([sql`true`, ...filled], sql` and `)}`)
    .where(sql<SqlBool>`exists (
      select from json_populate_recordset(null::${table}, ${JSON.stringify(withKeys)}::json) wanted
      where ${sql.join(columns, sql` and `)})`)
    .orderBy('row.id')
    .forUpdate()
    .execute();
  return Map.groupBy(rows as Stored[], (row) => keyOf(resource, fields, row));
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

// The database's side of `comparedAs`.
const folded: Partial<Record<FieldKind, (column: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  email: (column) => sql`lower(${column})`,
  phone: (column) => sql`phone_key(${column})`,
  org_number: (column) => sql`org_number_key(${column})`,
};

function compared(resource: Resource, table: string, field: string): RawBuilder<unknown> {
  const column = sql`${sql.ref(`${table}.${comparedColumn(resource, field)}`)}`;
  return folded[resource.fields[field]!.kind]?.(column) ?? column;
}

// Where a text stands as it is compared, an index finds it by that.
const comparedColumn = ({ fields }: Resource, field: string): string =>
  fields[field]!.comparedAs ? `${field}_key` : field;

/** What such columns hold for these values. */
const keysOf = (resource: Resource, values: Values): Values =>
  Object.fromEntries(
    Object.keys(values)
      .filter((field) => resource.fields[field]?.comparedAs)
      .map((field) => [`${field}_key`, comparedAs(resource, field, values[field])]),
  );

/** What of a row or a line of a file decides whether it is the same one. */
export const keyOf = (resource: Resource, fields: readonly string[], values: Values): string =>
  JSON.stringify(fields.map((name) => comparedAs(resource, name, values[name])));

/** What these rows are called, archived ones too. */
export async function titlesOf(
  tx: Tx,
  resource: Resource,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await anyTable(tx)
    .selectFrom(tableOf(resource))
    .select(['id', `${resource.title} as called`])
    .where(sql<SqlBool>`id = any(${[...ids]}::bigint[])`)
    .execute();
  return new Map(rows.map((row) => [row['id'] as number, row['called'] as string]));
}

/** What all of a resource that are in use are called, where they are few; else nothing. */
export async function fewTitles(tx: Tx, resource: Resource, most: number): Promise<string[]> {
  const rows = await anyTable(tx)
    .selectFrom(tableOf(resource))
    .select(`${resource.title} as called`)
    .where('archived_at', 'is', null)
    .orderBy('called')
    .limit(most + 1)
    .execute();
  return rows.length > most ? [] : rows.map(({ called }) => called as string);
}

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
  for (const field of titles) {
    const isPlate = resource.fields[field]!.kind === 'plate';
    const written = Map.groupBy(texts, (text) =>
      isPlate ? plateKey(text) : (comparedAs(resource, field, text) as string),
    );
    const column = compared(resource, 'row', field);
    const rows = await anyTable(tx)
      .selectFrom(`${tableOf(resource)} as row`)
      .select(['row.id', column.as('called')])
      .where('row.archived_at', 'is', null)
      .where(sql<SqlBool>`${sql.ref(`row.${field}`)} <> ''`)
      .where(sql<SqlBool>`${column} = any(${[...written.keys()]}::text[])`)
      .execute();
    for (const [called, ids] of Map.groupBy(rows, (row) => row['called'] as string)) {
      for (const text of written.get(called) ?? []) {
        // One's name may be another's number: then nobody knows who is meant.
        const known = found.get(text) ?? [];
        found.set(text, [...new Set([...known, ...ids.map(({ id }) => id as number)])]);
      }
    }
  }
  return found;
}
