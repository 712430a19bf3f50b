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

/** Reads rows as a spreadsheet copies them: what, how much, the price of one, discount. A first row of headings is left out. */
export function readPasted(text: string): Pasted[] {
  const rows = text
    .split(/\r?\n/)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter(([what]) => what);
  const isHeading = ([, quantity]: readonly string[]) => !!quantity && !/\d/.test(quantity);
  return rows.slice(rows[0] && isHeading(rows[0]) ? 1 : 0).map((cells) => {
    const [what = '', quantity = '', price = '', discount = ''] = cells;
    return {
      what,
      quantity: read(quantity, 3) ?? 1000,
      unit_price: read(price.replace(/\s*\bkr\b\.?\s*/i, ''), 4),
      discount_percent: read(discount.replace('%', ''), 2),
    };
  });
}

const read = (text: string, digits: number): number | string | null =>
  text.trim() === '' ? null : (readNumber(text, digits) ?? text);
