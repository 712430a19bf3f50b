import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import type { StoredImport } from './import-repo.ts';

const rowsAtOnce = 5_000;

/** Whether a later file of the same whole list was written, or is being. */
export const isFollowed = async (
  tx: Tx,
  { id, resource, given }: Pick<StoredImport, 'id' | 'resource' | 'given'>,
): Promise<boolean> =>
  (await tx
    .selectFrom('imports')
    .select('id')
    .where('resource', '=', resource)
    .where('id', '>', id)
    .where('given', '=', sql<string>`${JSON.stringify(given)}::jsonb`)
    .where('state', 'in', ['waiting', 'done', 'undoing'])
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** Writes down which rows of the register a whole list lacks, behind its last row; those of a check before are forgotten. */
export async function saveGone(
  tx: Tx,
  { id, chain_id, site_id, row_count, heading_row, fields }: StoredImport,
  rows: readonly Stored[],
): Promise<GoneRow[]> {
  await forgetGone(tx, id);
  const gone = rows.map((before, at) => ({ nth: heading_row + row_count + 1 + at, before }));
  for (let at = 0; at < gone.length; at += rowsAtOnce) {
    const batch = gone.slice(at, at + rowsAtOnce).map(({ nth, before }) => ({
      nth,
      row_id: before.id,
      cells: fields.map((field) => (field ? textOf(before[field]) : '')),
    }));
    await sql`
      insert into import_rows (chain_id, site_id, import_id, nth, cells, outcome, row_id)
      select ${chain_id}, ${site_id}, ${id}, nth, cells, 'gone', row_id
      from json_to_recordset(${JSON.stringify(batch)}::json)
        as r (nth integer, cells text[], row_id bigint)`.execute(tx);
  }
  return gone;
}

/** A value as it stands in a cell, so that people know the row again. */
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A row of the register that a whole list lacks, as it stands behind the rows of the file. */
export interface GoneRow {
  readonly nth: number;
  readonly before: Stored;
}

/** Forgets which rows a list lacked when it was checked before. */
export const forgetGone = (tx: Tx, id: number) =>
  tx
    .deleteFrom('import_rows')
    .where('import_id', '=', id)
    .where('row_id', 'is not', null)
    .where('version', 'is', null)
    .execute();
