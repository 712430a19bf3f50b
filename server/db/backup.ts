import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packInto, unpackFrom } from './archive.ts';
import { lockDirectory, lockFiles } from './directory-lock.ts';
import { dumpPostgres, restorePostgres } from './postgres-tools.ts';

/** Where the database is: at `url` on PostgreSQL, or else embedded in the data directory `dir`. */
export interface Place {
  dir: string;
  url?: string | undefined;
}

const embeddedPart = 'database';
const postgresPart = 'database.dump';
const unfinished = 'restoring';

/**
 * Writes the database and all else in the data directory (the secret key, files, mail) into one
 * `.tar.gz`. Throws when an embedded database is in use, since its files would change meanwhile.
 */
export async function backUp({ dir, url }: Place, archive: string): Promise<void> {
  if (url === undefined) {
    if (!existsSync(join(dir, embeddedPart))) throw new Error(`There is no database in ${dir}.`);
    const unlock = lockDirectory(dir);
    await packInto(archive, dir, await entries(dir)).finally(unlock);
    return;
  }
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const dump = join(dir, postgresPart);
  try {
    await dumpPostgres(url, dump);
    const names = (await entries(dir)).filter((name) => name !== embeddedPart);
    await packInto(archive, dir, [postgresPart, ...names]);
  } finally {
    await rm(dump, { force: true });
  }
}

/**
 * Puts back what `backUp` wrote. Throws, having changed nothing, when the data directory or the
 * PostgreSQL database holds something and `force` is not set, or when the archive is not whole.
 */
export async function restore(place: Place, archive: string, force: boolean): Promise<void> {
  const { dir, url } = place;
  const unlock = lockDirectory(dir);
  try {
    const old = await entries(dir);
    if (old.length > 0 && !force) {
      throw new Error(
        `The data directory ${dir} is not empty. Use --force to replace what is in it.`,
      );
    }
    const fresh = join(dir, unfinished);
    await rm(fresh, { recursive: true, force: true });
    await unpackFrom(archive, fresh);
    assertFits(fresh, url);
    if (url !== undefined) await restorePostgres(url, join(fresh, postgresPart), force);
    await rm(join(fresh, postgresPart), { force: true });
    for (const name of old) await rm(join(dir, name), { recursive: true });
    for (const name of await readdir(fresh)) await rename(join(fresh, name), join(dir, name));
  } finally {
    await rm(join(dir, unfinished), { recursive: true, force: true });
    unlock();
  }
}

function assertFits(fresh: string, url: string | undefined): void {
  const embedded = existsSync(join(fresh, embeddedPart, 'PG_VERSION'));
  const postgres = existsSync(join(fresh, postgresPart));
  if (url === undefined ? embedded : postgres) return;
  if (embedded) {
    throw new Error(
      'This is the backup of an embedded database. Restore it without DATABASE_URL, ' +
        'then move it with: npm run to-postgres -- <url>',
    );
  }
  if (postgres) throw new Error('This is the backup of a PostgreSQL database: set DATABASE_URL.');
  throw new Error('This file is not a backup of Wheelhouse.');
}

async function entries(dir: string): Promise<string[]> {
  const notData: string[] = [...lockFiles, postgresPart, unfinished];
  return (await readdir(dir)).filter((name) => !notData.includes(name));
}
