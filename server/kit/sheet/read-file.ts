import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { withoutGuard } from './cell.ts';
import { readCsv } from './csv.ts';

// A file that unpacks to more was made to harm.
const largestUnpacked = 200 * 1024 * 1024;

/**
 * The rows of a CSV or XLSX file as texts, formulas and all, cells trimmed; empty rows at the end
 * are left out. Throws when it is neither.
 */
export async function readFileRows(bytes: Uint8Array): Promise<string[][]> {
  const rows = isZip(bytes) ? await readXlsx(bytes) : readCsv(bytes);
  if (!isZip(bytes) && rows.some((row) => row.some((cell) => cell.includes('\0')))) {
    throw new Error('The file is no text.');
  }
  const texts = rows.map((row) => row.map((cell) => withoutGuard(cell.trim()).normalize('NFC')));
  while (texts.at(-1)?.every((cell) => cell === '')) texts.pop();
  return texts;
}

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;

async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  let unpacked = 0;
  unzipSync(bytes, {
    filter({ originalSize }) {
      unpacked += originalSize;
      return false;
    },
  });
  if (unpacked > largestUnpacked) throw new Error('The file unpacks to too much.');
  const rows = await readSheet(Buffer.from(bytes));
  return rows.map((row) => row.map(textOf));
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  return '';
}
