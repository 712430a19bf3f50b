import closeWithGrace from 'close-with-grace';
import { openDatabase, type Database } from '#server/db/open.ts';
import { demoAccounts, demoPassword } from '#server/db/seed/accounts.ts';
import { demoScreens } from '#server/db/seed/screens/queue-links.ts';
import { holdsChains, seedDemo } from '#server/db/seed/seed-demo.ts';
import { signsFor } from '#server/features/cash/cash-registers/exports.ts';
import { keepDemoPhoto } from '#server/features/hotel/wheel-sets/exports.ts';
import { hashPassword } from '#server/features/platform/session/password.ts';
import { now } from '#server/kit/clock.ts';
import { showsDemoData } from '#server/kit/demo/shows-demo-data.ts';
import { readEnv, type Env } from '#server/kit/env.ts';
import { openFiles } from '#server/kit/files/open-files.ts';
import { loadKeys, type Keys } from '#server/kit/keys/keys.ts';
import { holdsSealed } from '#server/kit/keys/sealed-repo.ts';
import { prepare } from '#server/kit/prepare.ts';
import { buildApp } from './app.ts';

const drainSeconds = 10;

/**
 * Starts the server with the settings of these variables and prints where it is. Resolves once it
 * listens; a setting or a database that cannot be used is printed in words and ends the process.
 */
export async function main(variables: Record<string, string | undefined>): Promise<void> {
  try {
    await start(readEnv(variables));
  } catch (error) {
    const wordsEnough =
      error instanceof Error && !/^(debug|trace)$/.test(variables['LOG_LEVEL'] ?? '');
    console.error('Wheelhouse could not start.', wordsEnough ? error.message : error);
    process.exit(1);
  }
}

async function start(env: Env): Promise<void> {
  const db = await openDatabase({
    url: env.DATABASE_URL,
    directUrl: env.DATABASE_DIRECT_URL,
    prepared: env.PREPARED_STATEMENTS,
    dir: env.DATA_DIR,
    whenDead(error) {
      console.error('Wheelhouse has to end.', error.message);
      process.exit(1);
    },
  });
  await prepare(db, env);
  const keys = loadKeys(env, { sealed: await db.transaction('system', holdsSealed) });
  const demo = await seedIfWanted(db, env, keys);
  const app = await buildApp({ db, env, keys });
  await app.jobs.start();
  await app.http.listen({ port: env.PORT, host: env.HOST });

  closeWithGrace({ delay: drainSeconds * 1000 }, async ({ err }) => {
    if (err) app.http.log.fatal({ err }, 'closing because of an error');
    // Side by side: what is asked for and what works by itself each take their time to end.
    await Promise.all([app.http.close(), app.jobs.stop()]);
    await db.close();
  });

  console.log(`Wheelhouse is at ${app.publicUrl}`);
  if (demo) console.log(demoGreeting(app.publicUrl));
}

async function seedIfWanted(db: Database, env: Env, keys: Keys): Promise<boolean> {
  if (!showsDemoData(env, db)) return false;
  if (!(await holdsChains(db))) {
    const passwordHash = await hashPassword(demoPassword);
    await seedDemo(db, {
      now: now(),
      passwordHash,
      keepPhoto: keepDemoPhoto(openFiles(env)),
      signerOf: signsFor(keys),
    });
  }
  return true;
}

function demoGreeting(publicUrl: string): string {
  const accounts = demoAccounts.map(({ email, about }) => `  ${email.padEnd(24)} ${about}`);
  const screens = demoScreens.map(({ kind, path }) => `  ${kind.padEnd(24)} ${publicUrl}${path}`);
  return [
    `Demo accounts, password "${demoPassword}":`,
    ...accounts,
    'Demo screens, without a login:',
    ...screens,
  ].join('\n');
}
