import { sql } from 'kysely';
import { linesOf, type Line, type Lines } from '#contract/kit/document/lines.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { linesSelection } from '#server/kit/resource/listing/lines-selection.ts';
import { ownerOf, tableOf } from '#server/kit/resource/resource-table.ts';

/** The lines of a document, in their order. */
export async function linesOfDocument(tx: Tx, resource: Resource, id: number): Promise<Line[]> {
  const lines = linesSelection(resource);
  const { rows } = await sql<Record<string, Line[]>>`
    select ${lines} from ${sql.table(tableOf(resource))} one where one.id = ${id}`.execute(tx);
  return Object.values(rows[0] ?? {}).flat();
}

/** Those of these documents that there are, and whether their prices are with VAT. */
export async function includingVat(
  tx: Tx,
  resource: Resource,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly isWith: boolean }[]> {
  const { includesVat } = linesOf(resource)!;
  const isWith = includesVat === undefined ? sql.lit(false) : sql.ref(includesVat);
  const { rows } = await sql<{ id: number; isWith: boolean }>`
    select id, ${isWith} as "isWith" from ${sql.table(tableOf(resource))}
    where id = any (${[...ids]}::bigint[])`.execute(tx);
  return rows;
}

/** Writes lines that are new or changed, and takes out those of the keys given: one statement for each, however many they are. */
export async function writeLines(
  tx: Tx,
  { resource, lines, caller, id }: { resource: Resource; lines: Lines; caller: Actor; id: number },
  put: readonly Line[],
  remove: readonly string[],
): Promise<void> {
  const table = sql.table(tableOf(lines));
  if (remove.length > 0) {
    await sql`delete from ${table}
      where document_id = ${id} and key = any (${[...remove]}::uuid[])`.execute(tx);
  }
  if (put.length === 0) return;
  const own = { ...ownerOf(resource, caller), document_id: id };
  const columns = ['position', ...Object.keys(lines.fields)];
  const all = sql.join([...Object.keys(own), 'key', ...columns].map((name) => sql.ref(name)));
  const json = JSON.stringify(put.map((line) => ({ ...line, ...own })));
  const sets = columns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`);
  await sql`
    insert into ${table} (${all})
    select ${all} from json_populate_recordset(null::${table}, ${json}::json)
    on conflict (chain_id, document_id, key) do update set ${sql.join(sets)}`.execute(tx);
}
