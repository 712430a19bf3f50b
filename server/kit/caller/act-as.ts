import { chooseLanguage } from '#contract/platform/languages.ts';
import type { Tx } from '#server/db/open.ts';
import { actorFrom } from './caller.ts';
import { enterAs, type Acting } from './caller-repo.ts';
import { now } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { AppContext } from '../app-context.ts';
import { afterwards, type Context } from '../context.ts';

/** Where the work comes from, for the audit log. */
interface From {
  readonly requestId: string;
  readonly address?: string;
}

/**
 * Does at a site what nobody is logged in for: in a person's name what they asked for before
 * (an import), or in a job's what happens by itself. One transaction, of one chain, with the whole
 * context of a call: rights of now, zone, language, what waits for the commit. Throws
 * `common.no_right` when the site is not in use, or the person may no longer work there.
 */
export async function actAs<T>(
  app: AppContext,
  acting: Acting,
  from: From,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const done = await actAsFound(
    app,
    () => Promise.resolve(acting),
    from,
    async (context) => ({
      result: await work(context),
    }),
  );
  if (!done) throw new AppError('common.no_right', { right: 'site' });
  return done.result;
}

/**
 * The same for whoever is found at the beginning of the transaction, as the system: whose code or
 * signature it is, who looks. Undefined, and nothing done, where nobody is found or may act there.
 */
export async function actAsFound<A extends Acting, T extends object>(
  app: AppContext,
  find: (tx: Tx) => Promise<A | undefined>,
  { requestId, address = '' }: From,
  work: (context: Context, found: A) => Promise<T | undefined>,
): Promise<T | undefined> {
  const { waiting, afterCommit } = afterwards();
  const at = now();
  const done = await app.db.transaction('system', async (db) => {
    const found = await find(db);
    const entered = found && (await enterAs(db, found));
    if (!entered) return undefined;
    const { siteId, userId = null } = found;
    const caller = actorFrom({ siteId, userId, tokenId: '' }, entered);
    const context: Context = {
      params: {},
      query: {},
      body: {},
      now: at,
      doneAt: at,
      language: caller.language ?? chooseLanguage(),
      requestId,
      key: undefined,
      address,
      deviceId: '',
      userAgent: undefined,
      host: undefined,
      caller,
      db,
      afterCommit,
    };
    return work(context, found);
  });
  await waiting(app, requestId);
  return done;
}
