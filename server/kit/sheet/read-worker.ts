import { parentPort, workerData } from 'node:worker_threads';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { TakenRows } from './taken-rows.ts';
import { type SheetProblem, UnreadableSheet } from './sheet-limits.ts';

/** What the thread is given: the file in base64. */
export interface ReadOrder {
  readonly content: string;
  readonly mostRows: number;
}

/** What it answers each time that it is asked for more; no rows are the end, with the columns that hold numbers of the file itself. */
export type ReadAnswer =
  | { readonly rows: readonly (readonly string[])[]; readonly numbers: readonly number[] }
  | { readonly problem: SheetProblem; readonly row?: number };

// So few that taking them over holds nobody up.
const cellsAtOnce = 20_000;

function readRows({ content, mostRows }: ReadOrder): Pick<TakenRows, 'rows' | 'numbers'> {
  const bytes = Buffer.from(content, 'base64');
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  const { rows, numbers } = isZip ? readXlsx(bytes, mostRows) : readCsv(bytes, mostRows);
  if (rows.length < 2) throw new UnreadableSheet('no_rows');
  return { rows, numbers };
}

function* read(): Generator<ReadAnswer> {
  let rows: string[][];
  let numbers: number[];
  try {
    const read = readRows(workerData as ReadOrder);
    rows = read.rows;
    numbers = [...read.numbers];
  } catch (error) {
    yield error instanceof UnreadableSheet
      ? { problem: error.problem, row: error.row }
      : { problem: 'unreadable' };
    return;
  }
  let from = 0;
  let cells = 0;
  for (const [at, row] of rows.entries()) {
    cells += row.length + 1;
    if (cells < cellsAtOnce) continue;
    yield { rows: rows.slice(from, at + 1), numbers };
    from = at + 1;
    cells = 0;
  }
  yield { rows: rows.slice(from), numbers };
  yield { rows: [], numbers };
}

const answers = read();
parentPort?.on('message', () => {
  const { value } = answers.next();
  if (value) parentPort?.postMessage(value);
});
