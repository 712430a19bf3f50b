import { strToU8, Zip, ZipDeflate } from 'fflate';
import { looksLikeFormula, type Cell } from './cell.ts';
import { formats, sheetBeginning, sheetEnd, sheetPath, workbookParts } from './xlsx-parts.ts';

/** A workbook of one sheet, made as fast as it is taken; no more of it is in memory than one batch of rows. */
export async function* writeXlsx(
  headings: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  let made: Uint8Array[] = [];
  const zip = new Zip((error, part) => {
    if (error) throw error;
    made.push(part);
  });
  const taken = () => {
    const parts = made;
    made = [];
    return parts;
  };
  for (const [path, text] of Object.entries(workbookParts)) {
    const part = new ZipDeflate(path);
    zip.add(part);
    part.push(strToU8(text), true);
  }
  const sheet = new ZipDeflate(sheetPath, { level: 6 });
  zip.add(sheet);
  let nth = 0;
  const begin = (rows: readonly (readonly Cell[])[]) => {
    nth = 1;
    sheet.push(
      strToU8(sheetBeginning(widthsOf(headings, rows)) + rowOf(nth, headings.map(headingCell))),
    );
  };
  for await (const rows of batches) {
    if (nth === 0) begin(rows);
    sheet.push(strToU8(rowsAfter(nth, rows)));
    nth += rows.length;
    yield* taken();
  }
  if (nth === 0) begin([]);
  sheet.push(strToU8(sheetEnd), true);
  zip.end();
  yield* taken();
}

const narrowest = 8;
const widest = 50;

/** How wide columns have to be for their headings and the rows that come first, in signs. */
const widthsOf = (headings: readonly string[], rows: readonly (readonly Cell[])[]): number[] =>
  headings.map((heading, column) => {
    // Bold letters take more room.
    let most = heading.length * 1.2;
    for (const row of rows) {
      const cell = row[column];
      if (cell) most = Math.max(most, String(cell.value).length + (cell.kind === 'number' ? 3 : 0));
    }
    return Math.min(Math.max(Math.ceil(most) + 2, narrowest), widest);
  });

const rowsAfter = (nth: number, rows: readonly (readonly Cell[])[]) =>
  rows.map((cells, at) => rowOf(nth + at + 1, cells.map(cellOf))).join('');

/** A cell as XML, when it is known where it stands. */
type Placed = (place: string) => string;

const rowOf = (nth: number, cells: readonly Placed[]) =>
  `<row r="${nth}">${cells.map((cell, column) => cell(`${letters(column)}${nth}`)).join('')}</row>`;

/** A, B … Z, AA, AB … */
function letters(column: number): string {
  const last = String.fromCodePoint(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

const formatOfDigits = { 0: 'whole', 1: 'tenth', 2: 'hundredth' } as const;

const headingCell = (heading: string): Placed => text(heading, 'heading');

function cellOf(cell: Cell): Placed {
  if (cell.kind === 'text') {
    return text(cell.value, looksLikeFormula(cell.value) ? 'guarded' : 'plain');
  }
  if (cell.kind === 'date') return number(dayNumber(cell.value), 'date');
  return number(cell.value, formatOfDigits[cell.digits as 0 | 1 | 2] ?? 'plain');
}

const number =
  (value: number, format: keyof typeof formats): Placed =>
  (place) =>
    `<c r="${place}" s="${formats[format]}"><v>${value}</v></c>`;

const text =
  (value: string, format: keyof typeof formats): Placed =>
  (place) =>
    value === ''
      ? ''
      : `<c r="${place}" s="${formats[format]}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;

// Signs that XML cannot hold are left out.
// oxlint-disable-next-line no-control-regex -- just these are meant
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
const escaped = (value: string) =>
  value.replaceAll(forbidden, '').replaceAll(/[&<>\r]/g, (sign) => entities[sign]!);

// Sheets count days, and believe that 1900 was a leap year.
const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000 + 25_569;
