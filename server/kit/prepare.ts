import { migrate } from '#server/db/migrate.ts';
import { openDatabase, type Database } from '#server/db/open.ts';
import { letServerIn } from '#server/db/roles.ts';
import type { Env } from './env.ts';
import { installJobs } from './jobs.ts';

/**
 * Brings the database up to date: as its owner, where that is not the server's own login, which is
 * then let in. Throws in words when the roles or what stands before the database do not allow it.
 */
export async function prepare(
  db: Database,
  { DATABASE_URL, DATABASE_OWNER_URL }: Pick<Env, 'DATABASE_URL' | 'DATABASE_OWNER_URL'>,
): Promise<void> {
  await db.ping().catch(explainPooler);
  if (DATABASE_OWNER_URL === undefined || DATABASE_URL === undefined) {
    await migrate(db);
    return;
  }
  const owner = await openDatabase({ url: DATABASE_OWNER_URL });
  try {
    await migrate(owner);
    await installJobs(owner);
    await letServerIn(owner, decodeURIComponent(new URL(DATABASE_URL).username));
  } finally {
    await owner.close();
  }
}

function explainPooler(error: unknown): never {
  if (!(error instanceof Error && /unsupported startup parameter/.test(error.message))) throw error;
  throw new Error(
    `There is a pooler at DATABASE_URL (${error.message}). ` +
      'Set DATABASE_DIRECT_URL to the database itself: servers hear each other by it.',
    { cause: error },
  );
}
