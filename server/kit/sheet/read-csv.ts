import { decodeText, rowAt } from './decode-text.ts';
import { separatorOf } from './csv-separator.ts';
import { UnreadableSheet } from './sheet-limits.ts';
import { takeRows, type TakenRows } from './taken-rows.ts';

const feed = '\n';

/** Reads a CSV file in whichever encoding and with whichever separator it was written, each sign once. Throws `UnreadableSheet`. */
export function readCsv(bytes: Uint8Array, mostRows: number): TakenRows {
  const decoded = decodeText(bytes);
  if (decoded.includes('\0')) throw new UnreadableSheet('unreadable');
  const { separator, text } = separatorOf(decoded);
  const taken = takeRows(mostRows);
  let row = 0;
  let column = 0;
  let at = 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at, separator) : ['', at];
    // What stands behind the closing quote belongs to nothing, but must not be lost silently.
    at = plainEnd(text, end, separator);
    taken.put(row, column, cell + text.slice(end, at));
    if (text[at] === separator) {
      column += 1;
      at += 1;
      continue;
    }
    row += 1;
    column = 0;
    at += text[at] === '\r' && text[at + 1] === feed ? 2 : 1;
  }
  return taken;
}

/** Throws for a quote that took the rest of the file, or rows up to the next quote, into its cell. */
function quotedCell(text: string, from: number, separator: string): [cell: string, end: number] {
  let end = from + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote === -1) throw new UnreadableSheet('open_quote', rowAt(text, from));
    if (text[quote + 1] !== '"') {
      const cell = text.slice(from + 1, quote);
      const goesOn = plainEnd(text, quote + 1, separator) > quote + 1;
      if (goesOn && /[\r\n]/.test(cell)) throw new UnreadableSheet('open_quote', rowAt(text, from));
      return [cell.replaceAll('""', '"'), quote + 1];
    }
    end = quote + 2;
  }
}

function plainEnd(text: string, from: number, separator: string): number {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== feed) {
    end += 1;
  }
  return end;
}
