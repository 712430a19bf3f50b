// Writes the row types that kysely checks queries with, from the migrations, and the checksums of
// new ones. With --check it only tells whether the types are up to date. Either way it tells which
// migration is not as it was written down.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { aboutChanged, addChecksums } from '#server/db/checksums.ts';
import { describeTables } from '#server/db/describe-tables.ts';
import { migratedInMemory } from '#server/db/migrated-in-memory.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = fileURLToPath(new URL('../server/db/tables.generated.ts', import.meta.url));

const { pool, close } = await migratedInMemory();
const written = await describeTables(pool);
await close();

if (!values.check) {
  writeFileSync(file, written);
  await addChecksums();
} else if (readFileSync(file, 'utf8') !== written) {
  console.error(
    'server/db/tables.generated.ts is behind the migrations. Run: npm run generate:tables',
  );
  process.exitCode = 1;
}

const changed = await aboutChanged();
if (changed !== undefined) {
  console.error(changed);
  process.exitCode = 1;
}
