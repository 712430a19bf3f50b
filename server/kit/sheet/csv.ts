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
  if (cell.kind === 'number') return numberText(cell).replace('.', decimal);
  return looksLikeFormula(cell.value) ? `'${cell.value}` : cell.value;
}

// Exactly three decimals would be taken for thousands where the file is read.
function numberText({ value, digits }: Cell & { kind: 'number' }): string {
  if (digits !== 3) return value.toFixed(digits);
  const short = value.toFixed(3).replace(/\.?0+$/, '');
  return /\.\d{3}$/.test(short) ? value.toFixed(4) : short;
}

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
