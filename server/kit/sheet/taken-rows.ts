import { withoutGuard } from './cell.ts';
import { sheetLimits, UnreadableSheet } from './sheet-limits.ts';

/** Rows as they are read, held against the limits before anything is kept of them. */
export interface TakenRows {
  readonly rows: string[][];
  /** The columns in which the file itself holds numbers that would be ambiguous as texts. */
  readonly numbers: Set<number>;
  /** Puts a text where it stands, counted from 0; those before it must have been put before. */
  put(row: number, column: number, text: string): void;
}

/** Takes up to `mostRows` rows below the headings. Throws `UnreadableSheet` at the first cell that is beyond a limit. */
export function takeRows(mostRows: number): TakenRows {
  const rows: string[][] = [];
  let cells = 0;
  let signs = 0;
  return {
    rows,
    numbers: new Set(),
    put(row, column, text) {
      if (text.length > sheetLimits.cell) throw new UnreadableSheet('too_large');
      const value = withoutGuard(text.toWellFormed().replaceAll('\0', '').trim())
        .trim()
        .normalize('NFC');
      if (value === '') return;
      // Nothing is made for what is empty, wherever a file says that it stands.
      if (row > mostRows || column >= sheetLimits.columns) throw new UnreadableSheet('too_large');
      while (rows.length <= row) rows.push([]);
      const taken = rows[row]!;
      cells += column + 1 - taken.length;
      signs += value.length;
      if (cells > sheetLimits.cells || signs > sheetLimits.signs) {
        throw new UnreadableSheet('too_large');
      }
      while (taken.length < column) taken.push('');
      taken.push(value);
    },
  };
}
