// npm run restore -- <file>: puts back what `npm run backup` wrote, over what is there with --force.
import { parseArgs } from 'node:util';
import { restore } from '#server/db/backup.ts';
import { readEnv } from '#server/kit/env.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) {
    throw new Error('Usage: npm run restore -- <file.tar.gz> [--force]');
  }
  const env = readEnv(process.env);
  await restore(
    { dir: env.DATA_DIR, url: env.DATABASE_OWNER_URL ?? env.DATABASE_URL },
    file,
    values.force,
  );
  console.log(`Restored from ${file}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
