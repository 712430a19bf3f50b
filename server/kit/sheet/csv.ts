import { looksLikeFormula, type Cell } from './cell.ts';

/**
 * Where programs of the Nordic countries part columns: their decimals have a comma, and a file with
 * commas between would open as one column. The mark at the beginning tells them that it is UTF-8.
 */
const csvSeparator = ';';
export const csvBeginning = '\uFEFF';

/** A line of a CSV file (RFC 4180 but for the separator). Texts that look like formulas get an apostrophe before them. */
export function csvLine(cells: readonly Cell[], decimal: ',' | '.'): string {
  return `${cells.map((cell) => quoted(textOf(cell, decimal))).join(csvSeparator)}\r\n`;
}

function textOf(cell: Cell, decimal: string): string {
  if (cell.kind === 'number') return cell.value.toFixed(cell.digits).replace('.', decimal);
  return looksLikeFormula(cell.value) ? `'${cell.value}` : cell.value;
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const separators = [';', '\t', ','] as const;

/** Reads a CSV file in whichever encoding and with whichever separator it was written. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = decoded(bytes);
  return parse(text, separatorOf(text));
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

function parse(text: string, separator: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const [cell, end] = text[at] === '"' ? quotedCell(text, at) : plainCell(text, at, separator);
    at = end;
    // What stands behind the closing quote belongs to nothing, but must not be lost silently.
    const [rest, next] = plainCell(text, at, separator);
    row.push(cell + rest);
    at = next;
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
    at += text.startsWith('\r\n', at) ? 2 : 1;
  }
  if (row.length > 0) rows.push(row);
  return rows;
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

function plainCell(text: string, from: number, separator: string): [cell: string, end: number] {
  let end = from;
  while (end < text.length && text[end] !== separator && text[end] !== '\r' && text[end] !== '\n') {
    end += 1;
  }
  return [text.slice(from, end), end];
}
