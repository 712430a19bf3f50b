/**
 * What a file may hold that somebody sends. Lists of a workshop come nowhere near; what goes beyond
 * was made to harm, or belongs into several files.
 */
export const sheetLimits = {
  columns: 200,
  /** Cells in all, empty ones between others among them. */
  cells: 2_000_000,
  /** Signs of one cell: no spreadsheet holds more. */
  cell: 32_767,
  /** Signs of all cells together. */
  signs: 40_000_000,
  /** Parts of a workbook, read or not. */
  entries: 2_000,
  /** Bytes that the parts which are read unpack to. */
  unpacked: 160 * 1024 * 1024,
  /** Elements inside one another. */
  depth: 40,
  /** Elements of one part of a workbook. */
  elements: 12_000_000,
  /** Signs of a workbook's part without a single element: every program writes many. */
  silence: 2 * 1024 * 1024,
  milliseconds: 40_000,
  /** Of the thread that reads, in megabytes. */
  memory: 320,
} as const;

/** Why a file is not taken: neither CSV nor XLSX or damaged, larger than the limits, nothing below its headings, letters that cannot be read, a quotation mark that never closes. */
export type SheetProblem = 'unreadable' | 'too_large' | 'no_rows' | 'letters' | 'open_quote';

/** Thrown while a file is read, with what is wrong with it, and in which row where it is one. */
export class UnreadableSheet extends Error {
  readonly problem: SheetProblem;
  readonly row: number;
  constructor(problem: SheetProblem, row = 0) {
    super(`The file is ${problem}.`);
    this.problem = problem;
    this.row = row;
  }
}
