import { sql } from 'kysely';
import type { ImportSummary, Outcome } from '#contract/lists/imports.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';
import type { HeadedRows } from '#server/kit/resource/import/headed-rows.ts';
import type { AppliedRow, LeftRow } from '#server/kit/resource/import/import-apply.ts';
import type { FileRow } from '#server/kit/resource/import/import-check.ts';

/** How many rows are written by one statement. */
export const rowsAtOnce = 5_000;
const mostListed = 20;

/** Keeps a file that was read. Returns its id. */
export async function insertImport(
  tx: Tx,
  { chainId, siteId, userId }: Caller,
  values: {
    resource: string;
    fileName: string;
    file: HeadedRows;
    fields: readonly (string | null)[];
    given: Readonly<Record<string, number>>;
    isWhole: boolean;
  },
): Promise<number> {
  const own = { chain_id: chainId, site_id: siteId };
  const { headings, rows, headingRow, marks } = values.file;
  const { id } = await tx
    .insertInto('imports')
    .values({
      ...own,
      created_by: userId,
      resource: values.resource,
      file_name: values.fileName,
      headings: [...headings],
      heading_row: headingRow,
      decimal_marks: marks.map((mark) => mark ?? ''),
      fields: values.fields.map((field) => field ?? ''),
      row_count: rows.length,
      given: JSON.stringify(values.given),
      is_whole: values.isWhole,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const portion = rows
      .slice(at, at + rowsAtOnce)
      .map((cells, nth) => ({ nth: headingRow + 1 + at + nth, cells }));
    await sql`
      insert into import_rows (chain_id, site_id, import_id, nth, cells)
      select ${chainId}, ${siteId}, ${id}, nth, cells
      from json_to_recordset(${JSON.stringify(portion)}::json) as r (nth integer, cells text[])`.execute(
      tx,
    );
  }
  return id;
}

/** An import of this site, which nobody else touches until the transaction ends; undefined when there is none. */
export async function lockImport(tx: Tx, id: number) {
  return tx.selectFrom('imports').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}
export type StoredImport = NonNullable<Awaited<ReturnType<typeof lockImport>>>;

/** The last imports of a resource at this site; or one. */
export async function importsOf(
  tx: Tx,
  which: { resource: string } | { id: number },
): Promise<
  (ImportSummary &
    Pick<StoredImport, 'headings' | 'fields' | 'decimal_marks' | 'chosen_marks' | 'problem'>)[]
> {
  const rows = await tx
    .selectFrom('imports')
    .leftJoin('people as who', 'who.id', 'imports.created_by')
    .selectAll('imports')
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .$if('resource' in which, (all) =>
      all.where('resource', '=', (which as { resource: string }).resource),
    )
    .$if('id' in which, (all) => all.where('imports.id', '=', (which as { id: number }).id))
    .orderBy('imports.id', 'desc')
    .limit(mostListed)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    resource: row.resource,
    file_name: row.file_name,
    given: row.given as Record<string, number>,
    state: row.state as ImportSummary['state'],
    rows: row.row_count,
    counts: {
      new: 0,
      changed: 0,
      same: 0,
      wrong: 0,
      gone: 0,
      asked: 0,
      ...(row.counts as Partial<Record<Outcome, number>>),
    },
    created_at: row.created_at.toISOString(),
    created_by: row.by,
    done_at: row.done_at?.toISOString() ?? null,
    done_rows: Math.max(row.done_to - row.heading_row, 0),
    headings: row.headings,
    fields: row.fields,
    decimal_marks: row.decimal_marks,
    chosen_marks: row.chosen_marks,
    problem: row.problem,
  }));
}

/** The next rows of an import behind one, in the file's order; of those that were checked only what has one of the outcomes. */
export async function rowsBehind(
  tx: Tx,
  { id, done_to }: Pick<StoredImport, 'id' | 'done_to'>,
  limit: number,
  outcomes?: readonly Outcome[],
): Promise<(FileRow & { readonly row_id: number | null })[]> {
  const rows = await tx
    .selectFrom('import_rows')
    .select(['nth', 'cells', 'row_id', 'answer', 'asked_about'])
    .where('import_id', '=', id)
    .where('nth', '>', done_to)
    .$if(outcomes !== undefined, (all) => all.where('outcome', 'in', outcomes!))
    .orderBy('nth')
    .limit(limit)
    .execute();
  return rows.map(({ answer, asked_about: about, ...row }) => ({
    ...row,
    answer: answer && about !== null ? { about, is: answer as 'same' | 'other' } : undefined,
  }));
}

/** Keeps where each row ended up. */
export async function saveApplied(tx: Tx, id: number, rows: readonly AppliedRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce) {
    const json = JSON.stringify(rows.slice(at, at + rowsAtOnce));
    await sql`
      update import_rows row set row_id = written.id, version = written.version
      from json_to_recordset(${json}::json) as written (nth integer, id bigint, version integer)
      where row.import_id = ${id} and row.nth = written.nth`.execute(tx);
  }
}

/** The next rows that an import wrote and that have not been given back. */
export async function leftRows(tx: Tx, id: number, limit: number): Promise<LeftRow[]> {
  const rows = await tx
    .selectFrom('import_rows')
    .select(['nth', 'row_id', 'version', 'outcome', 'changes'])
    .where('import_id', '=', id)
    .where('version', 'is not', null)
    .orderBy('row_id')
    .limit(limit)
    .execute();
  return rows.map(({ nth, row_id, version, outcome, changes }) => ({
    nth,
    id: row_id!,
    version: version!,
    outcome: outcome as LeftRow['outcome'],
    changes: (changes ?? []) as LeftRow['changes'],
  }));
}

/** Notes that these rows have been given back, or that they could not be. */
export async function saveUndone(
  tx: Tx,
  id: number,
  rows: readonly number[],
  kept: readonly number[],
): Promise<void> {
  await tx
    .updateTable('import_rows')
    .set({ version: null })
    .where('import_id', '=', id)
    .where('nth', 'in', rows.length > 0 ? rows : [-1])
    .execute();
  await tx
    .updateTable('import_rows')
    .set({ problems: JSON.stringify([{ column: -1, code: 'fields.changed_since' }]) })
    .where('import_id', '=', id)
    .where('nth', 'in', kept.length > 0 ? kept : [-1])
    .execute();
}

/** How an import stands from now on. */
export async function setState(
  tx: Tx,
  id: number,
  state: ImportSummary['state'],
  more: {
    leave_out_wrong?: boolean;
    done_at?: Date;
    problem?: string;
    fields?: string[];
    chosen_marks?: string[];
    done_to?: number;
  } = {},
): Promise<void> {
  await tx
    .updateTable('imports')
    .set({ state, ...more })
    .where('id', '=', id)
    .execute();
}

/** The imports that something is to be done with, the oldest first. For the system. */
export function waitingImports(tx: Tx): Promise<StoredImport[]> {
  return tx
    .selectFrom('imports')
    .selectAll()
    .where('state', 'in', ['checking', 'waiting', 'undoing'])
    .orderBy('id')
    .limit(10)
    .execute();
}

/** Forgets files that nobody would undo any more. For the system. */
export async function forgetImports(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('imports').where('created_at', '<', before).execute();
}
