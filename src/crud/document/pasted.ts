import { readNumber } from '../values/number-text.ts';

/** A row that was copied from a spreadsheet: an article number or a text, and what stands behind it. */
export interface Pasted {
  readonly what: string;
  /** In thousandths. */
  readonly quantity: number;
  /** In hundredths of a minor unit; null where nothing is said. */
  readonly unit_price: number | null;
  /** In hundredths of a percent. */
  readonly discount_percent: number | null;
}

/** Whether what is pasted is rows rather than a word. */
export const isRows = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Reads rows as a spreadsheet copies them: what, how much, the price of one, discount. A first row of headings is left out. */
export function readPasted(text: string): Pasted[] {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter(([what]) => what);
  const isHeading = ([, quantity]: readonly string[]) =>
    !!quantity && readNumber(quantity, 3) === null;
  return rows.slice(rows[0] && isHeading(rows[0]) ? 1 : 0).map((cells) => {
    const [what = '', quantity = '', price = '', discount = ''] = cells;
    return {
      what,
      quantity: readNumber(quantity, 3) ?? 1000,
      unit_price: readNumber(price.replace(/\s*(kr|€)\s*/i, ''), 4),
      discount_percent: readNumber(discount.replace('%', ''), 2),
    };
  });
}
