import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { type SheetProblem, UnreadableSheet } from './sheet-limits.ts';

/** What the thread is given: the file in base64. */
export interface ReadOrder {
  readonly content: string;
  readonly mostRows: number;
}

/** What it answers each time that it is asked for more; no rows are the end. */
export type ReadAnswer =
  | { readonly rows: readonly (readonly string[])[] }
  | { readonly problem: SheetProblem };

// So few that taking them over holds nobody up.
const cellsAtOnce = 20_000;

function rowsOf({ content, mostRows }: ReadOrder): string[][] {
  const bytes = Buffer.from(content, 'base64');
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const { rows, width } = isZip ? readXlsx(bytes, mostRows) : readCsv(bytes, mostRows);
  const [headings] = rows;
  if (!headings || rows.length < 2) throw new UnreadableSheet('no_rows');
  // Columns without a heading have one of no letters.
  while (headings.length < width()) headings.push('');
  return rows;
}

function* read(): Generator<ReadAnswer> {
  let rows: string[][];
  try {
    rows = rowsOf(workerData as ReadOrder);
  } catch (error) {
    yield { problem: error instanceof UnreadableSheet ? error.problem : 'unreadable' };
    return;
  }
  let from = 0;
  let cells = 0;
  for (const [at, row] of rows.entries()) {
    cells += row.length + 1;
    if (cells < cellsAtOnce) continue;
    yield { rows: rows.slice(from, at + 1) };
    from = at + 1;
    cells = 0;
  }
  yield { rows: rows.slice(from) };
  yield { rows: [] };
}

const answers = read();
parentPort?.on('message', () => {
  const { value } = answers.next();
  if (value) parentPort?.postMessage(value);
});
