// npm run to-postgres -- <url>: moves the embedded database of DATA_DIR into an empty PostgreSQL one.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { moveToPostgres } from '#server/db/move-to-postgres.ts';
import { openDatabase } from '#server/db/open.ts';
import { readEnv } from '#server/kit/env.ts';

try {
  const [url, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (url === undefined || more.length > 0) {
    throw new Error('Usage: npm run to-postgres -- postgres://user@host/database');
  }
  const dir = readEnv(process.env).DATA_DIR;
  if (!existsSync(join(dir, 'database'))) throw new Error(`There is no database in ${dir}.`);
  const target = await openDatabase({ url });
  const source = await openDatabase({ dir });
  try {
    const copied = await moveToPostgres(source, target);
    for (const [table, rows] of copied) console.log(`${String(rows).padStart(9)}  ${table}`);
    console.log(
      'All is moved and counted. Start Wheelhouse with DATABASE_URL set to this address, ' +
        'and with the same DATA_DIR: photos stay there.',
    );
  } finally {
    await source.close();
    await target.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
