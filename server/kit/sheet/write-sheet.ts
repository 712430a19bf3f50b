import type { Language } from '#contract/platform/languages.ts';
import type { Cell } from './cell.ts';
import { csvBeginning, csvLine } from './csv.ts';
import { writeXlsx } from './write-xlsx.ts';

/** The media type of each kind of file that a table is taken away as. */
export const sheetTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A table as a file, made as fast as it is taken. It begins with its first rows, so that what these find wrong is an answer like any other. */
export function writeSheet(
  format: keyof typeof sheetTypes,
  headings: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
  language: Language,
): AsyncGenerator<string | Uint8Array> {
  return format === 'csv' ? csv(headings, batches, language) : writeXlsx(headings, batches);
}

async function* csv(
  headings: readonly string[],
  batches: AsyncIterable<readonly Cell[][]>,
  language: Language,
): AsyncGenerator<string> {
  const decimal = language === 'en' ? '.' : ',';
  let before =
    csvBeginning +
    csvLine(
      headings.map((value) => ({ kind: 'text', value })),
      decimal,
    );
  // The headings go with the first rows: until these are read, it may still turn out to be refused.
  for await (const rows of batches) {
    yield before + rows.map((row) => csvLine(row, decimal)).join('');
    before = '';
  }
  if (before !== '') yield before;
}
