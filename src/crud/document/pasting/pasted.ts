import { decimalMarkOf, ambiguousMark, readWritten } from '#contract/kit/rules/written-number.ts';
import { readNumber } from '../../values/number-text.ts';

/** A row that was copied from a spreadsheet: an article number or a text, and what stands behind it. */
export interface Pasted {
  readonly what: string;
  /** In thousandths; of this and the others as it was written, where it is no number that they can be. */
  readonly quantity: number | string;
  /** In hundredths of a minor unit; null where nothing is said. */
  readonly unit_price: number | string | null;
  /** In hundredths of a percent. */
  readonly discount_percent: number | string | null;
}

/** Whether what is pasted is rows rather than a word. */
export const isRows = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Reads rows as a spreadsheet copies them: what, how much, the price of one, discount. A first row of headings is left out. A column's decimal mark is found by all its cells, and is the language's where they do not say. */
export function readPasted(text: string, language: string): Pasted[] {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter(([what]) => what);
  const isHeading = ([, quantity]: readonly string[]) => !!quantity && !/\d/.test(quantity);
  const lines = rows.slice(rows[0] && isHeading(rows[0]) ? 1 : 0);
  const column = (at: number, digits: number, bare: (cell: string) => string = (cell) => cell) => {
    const cells = lines.map((cells) => bare(cells[at] ?? ''));
    return readColumn(cells, digits, language);
  };
  const quantities = column(1, 3);
  const prices = column(2, 4, (cell) => cell.replace(/\s*\bkr\b\.?\s*/i, ''));
  const discounts = column(3, 2, (cell) => cell.replace('%', ''));
  return lines.map(([what = ''], at) => ({
    what,
    quantity: quantities[at] ?? 1000,
    unit_price: prices[at]!,
    discount_percent: discounts[at]!,
  }));
}

function readColumn(
  cells: readonly string[],
  digits: number,
  language: string,
): (number | string | null)[] {
  const mark = decimalMarkOf(cells);
  return cells.map((text) => {
    if (text.trim() === '') return null;
    if (mark === null || mark === 'open' || !ambiguousMark(text)) {
      return readNumber(text, digits, language) ?? text;
    }
    const read = readWritten(text, digits, mark);
    return typeof read === 'number' ? read : text;
  });
}
