import type { Resource, Row } from '#contract/kit/resource.ts';
import type { Language } from '#contract/platform/languages.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { enter, type Caller } from '#server/kit/caller.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Cell } from '#server/kit/sheet/cell.ts';
import { csvBeginning, csvLine } from '#server/kit/sheet/csv.ts';
import { writeXlsx } from '#server/kit/sheet/write-xlsx.ts';
import { cellOf, labelOf } from './cells.ts';
import type { ListQuery } from './filters.ts';
import { rowBatches } from './list-repo.ts';
import { checkAsked, fieldsOfFile } from './rights/field-rights.ts';
import { tableOf } from './resource-table.ts';

const rowsAtOnce = 1_000;

interface Asked {
  readonly caller: Caller;
  readonly query: ListQuery;
  readonly language: Language;
  readonly now: Date;
  readonly requestId: string;
  readonly address: string;
}

/**
 * The view of a list as a file: the same query and order, the columns chosen. Each batch of rows is
 * read in a transaction of its own when it is wanted, so that somebody who takes it slowly holds
 * nothing up; what changes meanwhile may be in it or not.
 */
export function exportList(
  { db, turns }: AppContext,
  resource: Resource,
  asked: Asked,
): FileAnswer {
  const { query, caller, language, now, requestId, address } = asked;
  const { userId, chainId, siteId } = caller;
  checkAsked(resource, caller, query);
  const columns = columnsOf(resource, query, fieldsOfFile(resource, caller, query));
  const format = query['format'] === 'xlsx' ? 'xlsx' : 'csv';
  const entered = <T>(work: (tx: Tx) => Promise<T>) =>
    db.transaction('app', async (tx) => {
      await enter(tx, caller);
      return work(tx);
    });
  const headings = columns.map((name) => labelOf(resource, name, language));
  const rows = cells(rowBatches(entered, resource, query, rowsAtOnce), (row) =>
    columns.map((name) => cellOf(resource, name, row, language)),
  );
  const name = `${resource.name}-${now.toISOString().slice(0, 10)}.${format}`;
  async function* content(): AsyncGenerator<string | Uint8Array> {
    // For as long as it is taken.
    using _turn = await turns.exports.take(userId);
    await entered((tx) => {
      const action = `${tableOf(resource)}.export`;
      return audit(tx, { action, userId, chainId, siteId, detail: { query }, requestId, address });
    });
    yield* format === 'csv' ? csv(headings, rows, language) : writeXlsx(headings, rows);
  }
  return { name, type: types[format], content: content() };
}

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The columns asked for that the caller may have, else those of the list. */
function columnsOf(resource: Resource, query: ListQuery, allowed: readonly string[]): string[] {
  const asked = String(query['columns'] ?? '').split(',');
  const chosen = asked.filter((name) => allowed.includes(name));
  if (chosen.length > 0) return chosen;
  return allowed.filter((name) => resource.fields[name]!.list);
}

async function* cells(
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map(cellsOf);
}

async function* csv(
  headings: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
  language: Language,
): AsyncGenerator<string> {
  const decimal = language === 'en' ? '.' : ',';
  let before =
    csvBeginning +
    csvLine(
      headings.map((value) => ({ kind: 'text', value })),
      decimal,
    );
  // The headings go with the first rows: until these are read, it may still turn out to be refused.
  for await (const rows of batches) {
    yield before + rows.map((row) => csvLine(row, decimal)).join('');
    before = '';
  }
  if (before !== '') yield before;
}
