// Writes the row types that kysely checks queries with, from the migrations. With --check it only
// tells whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Kysely } from 'kysely';
import { describeTables } from '#server/db/describe-tables.ts';
import { migrate } from '#server/db/migrate.ts';
import { embeddedPool } from '#server/db/pools.ts';
import { roleDialect } from '#server/db/role-dialect.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const file = fileURLToPath(new URL('../server/db/tables.generated.ts', import.meta.url));

const { pool, close } = await embeddedPool({}, console.error);
await migrate({ kysely: new Kysely({ dialect: roleDialect(pool) }) });
const written = await describeTables(pool);
await close();

if (!values.check) {
  writeFileSync(file, written);
} else if (readFileSync(file, 'utf8') !== written) {
  console.error(
    'server/db/tables.generated.ts is behind the migrations. Run: npx node scripts/generate-tables.ts',
  );
  process.exitCode = 1;
}
