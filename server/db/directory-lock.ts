import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Files of the lock itself: they say nothing about the data and are left out of backups. */
export const lockFiles = ['in-use.lock', 'in-use.pid'] as const;

/**
 * Takes the data directory for this process, making it (readable by its owner only) when it is not
 * there. Two processes over one embedded database would destroy it.
 *
 * The lock is a file lock of the operating system, held through SQLite because Node offers none of
 * its own: it is gone the moment the process is, however it died, so there is nothing stale to
 * clear away and no race between two that start together.
 *
 * Returns what gives the directory back. Throws, at once, when another has it.
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const [lockFile, pidFile] = lockFiles.map((name) => join(dir, name)) as [string, string];
  const lock = new DatabaseSync(lockFile, { timeout: 0 });
  try {
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy)) {
      throw error;
    }
    throw new Error(
      `The data directory ${dir} is in use by another Wheelhouse${holder(pidFile)}. ` +
        'Stop it or choose another DATA_DIR.',
      { cause: error },
    );
  }
  writeFileSync(pidFile, String(process.pid));
  return () => lock.close();
}

const sqliteBusy = 5;

function holder(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8')})`;
  } catch {
    return '';
  }
}
