// npm run backup -- <file>: the database and all else in the data directory in one .tar.gz.
import { parseArgs } from 'node:util';
import { backUp } from '#server/db/backup.ts';
import { readEnv } from '#server/kit/env.ts';

try {
  const [file, ...more] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || more.length > 0)
    throw new Error('Usage: npm run backup -- <file.tar.gz>');
  const env = readEnv(process.env);
  await backUp({ dir: env.DATA_DIR, url: env.DATABASE_OWNER_URL ?? env.DATABASE_URL }, file);
  console.log(`Saved in ${file}. It holds the secret key: keep it where only you can read it.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
