import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Outcome } from './print.ts';

/** What an agent knows of itself: the server, its token there, and the last job that it began. */
export interface Kept {
  readonly server: string;
  readonly token: string;
  /** Without an outcome it was being printed. */
  readonly begun?: { readonly job: number; readonly outcome?: Outcome };
  /** By which service the card terminal was asked for money last: it is never asked for the same again. */
  readonly service?: string;
}

const fileIn = (folder: string): string => join(folder, 'agent.json');

/** What was kept in a folder; undefined where no computer was paired. */
export function readKept(folder: string): Kept | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Kept;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`${fileIn(folder)} cannot be read. Pair this computer again.`, {
      cause: error,
    });
  }
}

/** Keeps it, on the disk when this returns, for nobody else to read. A power cut leaves the old one or the new one. */
export function keep(folder: string, kept: Kept): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = `${fileIn(folder)}.next`;
  const file = openSync(unfinished, 'w', 0o600);
  try {
    writeSync(file, JSON.stringify(kept));
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(unfinished, fileIn(folder));
  // Windows opens no folder, and keeps what was renamed by itself.
  if (process.platform === 'win32') return;
  const entries = openSync(folder, 'r');
  fsyncSync(entries);
  closeSync(entries);
}
