import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// Says that a database was made here: without it a directory that has lost its database would look
// like one that never had any.
const marker = 'database.made';
const essentials = [
  'PG_VERSION',
  'base',
  'global/pg_control',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
];

/** What to do about an embedded database that cannot be used. */
export const whatToDo = (dir: string): string =>
  'Put a backup back with "npm run restore -- <file> --force"; or, to begin with a new and empty ' +
  `one, move ${join(dir, 'database')} and ${join(dir, marker)} away.`;

/**
 * Throws, having changed nothing, when the data directory has the remains of an embedded database:
 * over them none may be made, since it would look like the one that was lost.
 */
export function assertWhole(dir: string): void {
  const database = join(dir, 'database');
  const there = existsSync(database) && readdirSync(database).length > 0;
  if (!there) {
    if (!existsSync(join(dir, marker))) return;
    throw new Error(`The database that was in ${database} is gone. ${whatToDo(dir)}`);
  }
  const missing = essentials.filter((name) => !existsSync(join(database, name)));
  if (missing.length === 0) return;
  throw new Error(
    `The database in ${database} is damaged: ${missing.join(', ')} missing. ${whatToDo(dir)}`,
  );
}

/** Remembers that there is a database in the data directory. */
export function markMade(dir: string): void {
  const file = join(dir, marker);
  if (existsSync(file)) return;
  writeFileSync(file, 'There is a database beside this file, in ./database.\n', { flush: true });
}
