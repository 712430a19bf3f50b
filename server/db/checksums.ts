import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readMigrations } from './migrate.ts';

const file = fileURLToPath(new URL('./migrations/checksums.txt', import.meta.url));

/** What each migration was when it was written down, by name. Such a line never changes. */
export function readChecksums(): Map<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(lines.map((line) => line.split('  ').reverse() as [string, string]));
}

/** Writes down the migrations that are new. */
export async function addChecksums(): Promise<void> {
  const known = readChecksums();
  for (const { name, checksum } of await readMigrations()) {
    if (!known.has(name)) known.set(name, checksum);
  }
  const lines = [...known]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, checksum]) => `${checksum}  ${name}\n`);
  writeFileSync(file, lines.join(''));
}

/** What to do about migrations that are not as they were written down; undefined when all are. */
export async function aboutChanged(known = readChecksums()): Promise<string | undefined> {
  const now = new Map((await readMigrations()).map(({ name, checksum }) => [name, checksum]));
  const changed = [...known].filter(([name, checksum]) => now.get(name) !== checksum);
  if (changed.length === 0) return undefined;
  return (
    `${changed.map(([name]) => name).join(', ')} has changed since it was written down. ` +
    'Put it back as it was, or databases that have it do not start any more. Where nobody else has it ' +
    'yet, take its line out of server/db/migrations/checksums.txt and run: npm run generate:tables'
  );
}
