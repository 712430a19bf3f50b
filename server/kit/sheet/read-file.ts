import { Unzip, UnzipInflate } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { withoutGuard } from './cell.ts';
import { readCsv } from './csv.ts';

// A file that unpacks to more was made to harm.
const largestUnpacked = 200 * 1024 * 1024;
// No byte unpacks to more than a thousand.
const atOnce = 16 * 1024;

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
  assertUnpackable(bytes);
  const rows = await readSheet(Buffer.from(bytes));
  return rows.map((row) => row.map(textOf));
}

/** Throws when a file unpacks to too much: what it says of itself may be a lie, so it is unpacked and thrown away, a little at a time. */
function assertUnpackable(bytes: Uint8Array): void {
  let unpacked = 0;
  const unzip = new Unzip((file) => {
    file.ondata = (error, part) => {
      if (error) throw error;
      unpacked += part.length;
      if (unpacked > largestUnpacked) throw new Error('The file unpacks to too much.');
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += atOnce) {
    unzip.push(bytes.subarray(at, at + atOnce), at + atOnce >= bytes.length);
  }
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return String(value);
  }
  return '';
}
