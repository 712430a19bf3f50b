import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { lockDirectory, lockFiles } from './directory-lock.ts';
import { syncPath, syncTree } from './sync-to-disk.ts';

/** Where a restore unpacks; what is in it counts for nothing yet. */
export const unpacking = 'restoring';
// Whole and on the disk, under this name it is what holds; what is beside it is the old.
const decided = 'restored';
// As before, and the old is gone: what is beside it came out of it.
const moving = 'restored.moving';

/** Where files are written until they are whole. */
export const unfinished = 'unfinished';

/** Names in a data directory that are no data. */
const notData: readonly string[] = [...lockFiles, unpacking, decided, moving, unfinished];

/**
 * Puts what was unpacked in the place of all that is in the data directory. One renaming decides;
 * from then on a kill only postpones the rest, which `finishExchange` does.
 */
export async function exchange(dir: string): Promise<void> {
  syncTree(join(dir, unpacking));
  await rename(join(dir, unpacking), join(dir, decided));
  syncPath(dir);
  await finishExchange(dir);
}

/**
 * Finishes an exchange that was cut short, and takes away what a restore left that never came to it.
 * Throws when the restore has to be run again instead.
 */
export async function finishExchange(dir: string): Promise<void> {
  if (existsSync(join(dir, unpacking, 'database.dump'))) {
    throw new Error(
      'A restore of the PostgreSQL database was cut short: the database may be the restored one ' +
        'already, the files are not. Run it again: npm run restore -- <file> --force',
    );
  }
  if (existsSync(join(dir, decided))) {
    for (const name of await dataIn(dir)) await rm(join(dir, name), { recursive: true });
    syncPath(dir);
    await rename(join(dir, decided), join(dir, moving));
    syncPath(dir);
  }
  if (existsSync(join(dir, moving))) {
    for (const name of await readdir(join(dir, moving))) {
      await rename(join(dir, moving, name), join(dir, name));
    }
    syncPath(dir);
    await rm(join(dir, moving), { recursive: true });
  }
  await rm(join(dir, unpacking), { recursive: true, force: true });
}

/** The names of what a data directory keeps. */
export async function dataIn(dir: string): Promise<string[]> {
  return (await readdir(dir)).filter((name) => !notData.includes(name));
}

/** Does the same at the start of a server whose database is elsewhere. */
export async function finishExchangeOfFiles(dir: string): Promise<void> {
  if (![unpacking, decided, moving].some((name) => existsSync(join(dir, name)))) return;
  const unlock = lockDirectory(dir);
  await finishExchange(dir).finally(unlock);
}
