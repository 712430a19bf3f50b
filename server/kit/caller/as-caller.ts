import { isDeepStrictEqual } from 'node:util';
import type { Database, Tx } from '#server/db/open.ts';
import { callerFrom, type Caller, type TokenClaims } from './caller.ts';
import { enterSite, type Entered } from './caller-repo.ts';
import { AppError } from '../errors.ts';

type Work<T> = (tx: Tx, caller: Caller) => Promise<T>;

const most = 10_000;
/** What the database said of each token the last time. */
const callers = new Map<string, { readonly row: Entered; readonly caller: Caller }>();

/**
 * Does the work in one transaction at the token's site, as who holds it. The database is asked who
 * that is each time, but where it has said so before its answer is not waited for: the work's first
 * statement goes with the question. Work on an answer that turns out to be another is rolled back
 * and done again. So it may be done twice, and keeps all it does within the transaction. Throws
 * `common.not_logged_in`.
 */
export async function asCaller<T>(db: Database, token: TokenClaims, work: Work<T>): Promise<T> {
  const last = callers.get(token.tokenId);
  const done = last && (await asLast(db, token, last, work));
  return done ? done.value : afterEntering(db, token, work);
}

/** As `asCaller`, but the work begins when the database has said who calls: for what row-level security does not bind. */
export function afterEntering<T>(db: Database, token: TokenClaims, work: Work<T>): Promise<T> {
  return db.transaction('app', async (tx) => {
    const row = await enterSite(tx, token);
    if (!row) {
      callers.delete(token.tokenId);
      throw new AppError('common.not_logged_in');
    }
    const caller = callerFrom(token, row);
    remember({ row, caller });
    return work(tx, caller);
  });
}

class NotAsLast extends Error {}

async function asLast<T>(
  db: Database,
  token: TokenClaims,
  last: { readonly row: Entered; readonly caller: Caller },
  work: Work<T>,
): Promise<{ value: T } | undefined> {
  try {
    return await db.transaction('app', async (tx) => {
      const entering = enterSite(tx, token);
      const [, done] = await Promise.allSettled([entering, work(tx, last.caller)]);
      // Whatever the work came to counts only for who it was done as.
      if (!isDeepStrictEqual(await entering, last.row)) throw new NotAsLast();
      if (done.status === 'rejected') throw done.reason;
      return { value: done.value };
    });
  } catch (error) {
    if (error instanceof NotAsLast) return undefined;
    throw error;
  }
}

function remember(known: { readonly row: Entered; readonly caller: Caller }): void {
  const [oldest] = callers.keys();
  if (callers.size >= most && oldest !== undefined) callers.delete(oldest);
  callers.set(known.caller.tokenId, known);
}
