import type { Row } from '#contract/kit/row.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { Language } from '#contract/platform/languages.ts';
import { audit } from '#server/kit/audit-repo.ts';
import { authenticate, type Caller } from '#server/kit/caller/caller.ts';
import type { FileAnswer } from '#server/kit/sheet/file-answer.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Cell } from '#server/kit/sheet/cell.ts';
import { say } from '#server/kit/words.ts';
import { sheetTypes, writeSheet } from '#server/kit/sheet/write-sheet.ts';
import { cellOf, labelOf } from './cells.ts';
import type { ListQuery } from './filters.ts';
import { rowBatches } from './list-repo.ts';
import { checkFilters, fieldsOfFile } from './rights/field-rights.ts';
import { sitesFor } from './rights/sites-for.ts';
import { tableOf } from './resource-table.ts';

const rowsAtOnce = 1_000;

interface ExportRequest {
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
  { db, heavyJobs }: AppContext,
  resource: Resource,
  request: ExportRequest,
): FileAnswer {
  const { query, caller, language, now, requestId, address } = request;
  const { userId, chainId, siteId } = caller;
  checkFilters(resource, caller, query);
  const columns = columnsOf(resource, query, fieldsOfFile(resource, caller, query));
  const format = query['format'] === 'xlsx' ? 'xlsx' : 'csv';
  const asCaller = <T>(work: (tx: Tx) => Promise<T>) =>
    db.transaction('app', async (tx) => {
      await authenticate(tx, caller);
      await sitesFor(tx, resource, query, { requestId, address });
      return work(tx);
    });
  const options = { language, zone: caller.timezone };
  const siteWord = query['sites'] === undefined ? [] : [say(language, 'crud', 'list.site')];
  const headings = [...siteWord, ...columns.map((name) => labelOf(resource, name, language))];
  const rows = cells(rowBatches(asCaller, resource, query, rowsAtOnce), ({ site, ...row }) => [
    ...(site ? [{ kind: 'text', value: site.name } as const] : []),
    ...columns.map((name) => cellOf(resource, name, row, options)),
  ]);
  const name = `${resource.name}-${now.toISOString().slice(0, 10)}.${format}`;
  async function* content(): AsyncGenerator<string | Uint8Array> {
    // For as long as it is taken.
    using _job = await heavyJobs.exports.take(userId);
    await asCaller((tx) => {
      const action = `${tableOf(resource)}.export`;
      return audit(tx, { action, userId, chainId, siteId, detail: { query }, requestId, address });
    });
    yield* writeSheet(format, headings, rows, language);
  }
  return { name, type: sheetTypes[format], content: content() };
}

/** The columns asked for that the caller may have, else those of the list. */
function columnsOf(resource: Resource, query: ListQuery, allowed: readonly string[]): string[] {
  const requested = String(query['columns'] ?? '').split(',');
  const chosen = requested.filter((name) => allowed.includes(name));
  if (chosen.length > 0) return chosen;
  return allowed.filter((name) => resource.fields[name]!.list);
}

async function* cells(
  batches: AsyncIterable<readonly Row[]>,
  cellsOf: (row: Row) => Cell[],
): AsyncGenerator<Cell[][]> {
  for await (const rows of batches) yield rows.map(cellsOf);
}
