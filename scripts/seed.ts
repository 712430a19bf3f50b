// npm run seed [-- --size=large]: demo data into an empty database; large has 200,000 visits and 100,000 sets of wheels.
import { parseArgs } from 'node:util';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { holdsChains, seedDemo } from '#server/db/seed/seed-demo.ts';
import { signsFor } from '#server/features/cash/cash-registers/exports.ts';
import { keepDemoPhoto } from '#server/features/hotel/wheel-sets/exports.ts';
import { hashPassword } from '#server/features/platform/session/password.ts';
import { now } from '#server/kit/clock.ts';
import { readEnv } from '#server/kit/env.ts';
import { loadKeys } from '#server/kit/keys/keys.ts';
import { openFiles } from '#server/kit/files/open-files.ts';

try {
  const { size } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } }).values;
  if (size !== 'demo' && size !== 'large') {
    throw new Error('Usage: npm run seed [-- --size=demo|large]');
  }
  const env = readEnv(process.env);
  const db = await openDatabase({ url: env.DATABASE_URL, dir: env.DATA_DIR });
  try {
    await migrate(db);
    if (await holdsChains(db)) {
      throw new Error(
        'This database is in use, and demo data goes only into an empty one. To start over, stop ' +
          'the server and ' +
          (env.DATABASE_URL
            ? 'let DATABASE_URL name a new, empty database.'
            : `remove ${env.DATA_DIR}, or let DATA_DIR name another directory.`),
      );
    }
    const passwordHash = await hashPassword(demoPassword);
    const keepPhoto = keepDemoPhoto(openFiles(env));
    const signerOf = signsFor(loadKeys(env));
    await seedDemo(db, { size, now: now(), passwordHash, keepPhoto, signerOf });
    await db.maintenance();
  } finally {
    await db.close();
  }
  console.log(`The ${size} data is in. Everybody's password is "${demoPassword}".`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
