import { ambiguousMark } from '#contract/kit/rules/written-number.ts';
import { UnreadableSheet } from './sheet-limits.ts';
import { takeRows, type TakenRows } from './taken-rows.ts';
import { readWorkbook, type Workbook } from './read-workbook.ts';
import { readXml } from './read-xml.ts';

/**
 * The first sheet of a workbook as texts. Where a cell says that it stands is held against the limits
 * and never made room for. Throws `UnreadableSheet`.
 */
export function readXlsx(bytes: Uint8Array, mostRows: number): TakenRows {
  const workbook = readWorkbook(bytes);
  const taken = takeRows(mostRows);
  let row = -1;
  let column = -1;
  let type = 'n';
  let style: string | undefined;
  let value = '';
  let inCell = false;
  let inValue = false;
  readXml(workbook.sheet, {
    open(name, attribute) {
      if (name === 'row') {
        row = next(row, rowIn(attribute('r')));
        column = -1;
      } else if (name === 'c') {
        column = next(column, columnIn(attribute('r')));
        type = attribute('t') ?? 'n';
        style = attribute('s');
        value = '';
        inCell = true;
      }
      inValue = inCell && (name === 'v' || name === 't');
    },
    text(text) {
      if (inValue) value += text;
    },
    close(name) {
      inValue = false;
      if (name !== 'c') return;
      inCell = false;
      if (row === -1) throw new UnreadableSheet('unreadable');
      const text = textOf(workbook, type, style, value);
      if (type === 'n' && ambiguousMark(text)) taken.numbers.add(column);
      taken.put(row, column, text);
    },
  });
  return taken;
}

/** The place that comes next: the one said, where it is behind the last. */
function next(last: number, index: number | undefined): number {
  if (index === undefined) return last + 1;
  if (!(index > last)) throw new UnreadableSheet('unreadable');
  return index;
}

const rowIn = (reference: string | undefined): number | undefined =>
  reference === undefined
    ? undefined
    : /^[1-9]\d{0,6}$/.test(reference)
      ? Number(reference) - 1
      : -1;

/** The column of `AB12`, counted from 0. */
function columnIn(reference: string | undefined): number | undefined {
  if (reference === undefined) return undefined;
  const [, letters] = /^([A-Z]{1,3})\d{0,7}$/.exec(reference) ?? [];
  if (letters === undefined) return -1;
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.codePointAt(0)! - 64);
  return column - 1;
}

const dayMilliseconds = 86_400_000;
const lastDay = 2_958_465;

function textOf(
  { sharedStrings, isDay, firstDay }: Workbook,
  type: string,
  style: string | undefined,
  value: string,
): string {
  switch (type) {
    case 's':
      return unescaped(sharedStrings[Number(value)] ?? '');
    case 'str':
    case 'inlineStr':
      return unescaped(value);
    case 'b':
      return value === '1' ? 'true' : 'false';
    // What a formula could not work out is nothing that anybody wrote.
    case 'e':
      return '';
    case 'd':
      return value.slice(0, 10);
    default: {
      if (value === '') return '';
      const number = Number(value);
      if (!Number.isFinite(number)) return value;
      const isOfSheet = number >= 0 && number <= lastDay;
      return isDay(style) && isOfSheet
        ? new Date(Math.round((number + firstDay) * dayMilliseconds)).toISOString().slice(0, 10)
        : // What a sum leaves behind its fifteenth digit no spreadsheet shows.
          String(Number(number.toPrecision(15)));
    }
  }
}

/** Signs that XML cannot hold are written `_x000D_` in workbooks. */
const unescaped = (text: string) =>
  text.replaceAll(/_x([\dA-F]{4})_/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
