import { UnreadableSheet } from './sheet-limits.ts';
import { takeRows, type TakenRows } from './taken-rows.ts';

const separators = [';', '\t', ','] as const;
const feed = '\n';

/** Reads a CSV file in whichever encoding and with whichever separator it was written, each sign once. Throws `UnreadableSheet`. */
export function readCsv(bytes: Uint8Array, mostRows: number): TakenRows {
  const text = decoded(bytes);
  if (text.includes('\0')) throw new UnreadableSheet('unreadable');
  const separator = separatorOf(text);
  const taken = takeRows(mostRows);
  let row = 0;
  let column = 0;
  let at = 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at) : ['', at];
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

function decoded(bytes: Uint8Array): string {
  const [a, b] = bytes;
  if (a === 0xff && b === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0xfe && b === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without a mark: every other byte of Latin letters in UTF-16 is zero.
  if (a !== 0 && b === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (a === 0 && b !== 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The separator that stands most often in the first line, outside quotes. */
function separatorOf(text: string): string {
  const line =
    text
      .slice(0, 10_000)
      .replaceAll(/"[^"]*"/g, '')
      .split(/\r?\n|\r/, 1)[0] ?? '';
  const count = (separator: string) => line.split(separator).length;
  return separators.toSorted((one, other) => count(other) - count(one))[0]!;
}

function quotedCell(text: string, from: number): [cell: string, end: number] {
  let end = from + 1;
  for (;;) {
    const quote = text.indexOf('"', end);
    if (quote === -1) return [text.slice(from + 1).replaceAll('""', '"'), text.length];
    if (text[quote + 1] !== '"') {
      return [text.slice(from + 1, quote).replaceAll('""', '"'), quote + 1];
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
