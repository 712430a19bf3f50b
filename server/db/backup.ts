import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { packInto, unpackFrom } from './archive.ts';
import { lockDirectory } from './directory-lock.ts';
import { dumpPostgres, restorePostgres } from './postgres-tools.ts';
import { dataIn, exchange, finishExchange, unpacking } from './restored-exchange.ts';

/** Where the database is: at `url` on PostgreSQL, or else embedded in the data directory `dir`. */
export interface Place {
  dir: string;
  url?: string | undefined;
}

const embeddedPart = 'database';
const postgresPart = 'database.dump';

/**
 * Writes the database and all else in the data directory (the secret key, files, mail) into one
 * `.tar.gz`. Throws when an embedded database is in use, since its files would change meanwhile.
 */
export async function backUp({ dir, url }: Place, archive: string): Promise<void> {
  if (url === undefined) {
    if (!existsSync(join(dir, embeddedPart))) throw new Error(`There is no database in ${dir}.`);
    const unlock = lockDirectory(dir);
    try {
      await finishExchange(dir);
      await packInto(archive, dir, await dataIn(dir));
    } finally {
      unlock();
    }
    return;
  }
  await mkdir(dir, { recursive: true, mode: 0o700 });
  const dump = join(dir, postgresPart);
  try {
    await dumpPostgres(url, dump);
    const beside = [embeddedPart, postgresPart];
    const names = (await dataIn(dir)).filter((name) => !beside.includes(name));
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
  const fresh = join(dir, unpacking);
  try {
    await rm(fresh, { recursive: true, force: true });
    await finishExchange(dir);
    if (!force && (await dataIn(dir)).length > 0) {
      throw new Error(
        `The data directory ${dir} is not empty. Use --force to replace what is in it.`,
      );
    }
    await unpackFrom(archive, fresh);
    assertFits(fresh, url);
    if (url !== undefined) await restorePostgres(url, join(fresh, postgresPart), force);
    for (const part of [postgresPart, `${postgresPart}.sql`]) {
      await rm(join(fresh, part), { force: true });
    }
    await exchange(dir);
  } finally {
    await rm(fresh, { recursive: true, force: true });
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
