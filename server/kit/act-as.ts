import { chooseLanguage } from '#contract/platform/languages.ts';
import { callerFrom } from './caller.ts';
import { standAs, type Standing } from './caller-repo.ts';
import { now } from './clock.ts';
import { AppError } from './errors.ts';
import type { AppContext } from './app-context.ts';
import { afterwards, type Context } from './mount.ts';

/**
 * Does in a person's name, at a site, what they asked for and are not there for any more: jobs,
 * imports. One transaction with the whole context of a call: their rights of now, zone, language,
 * what waits for the commit. No login is behind it. Throws `common.no_right` when they may no longer
 * work there.
 */
export async function actAs<T>(
  app: AppContext,
  person: Standing,
  requestId: string,
  work: (context: Context) => Promise<T>,
): Promise<T> {
  const { waiting, afterCommit } = afterwards();
  const at = now();
  const done = await app.db.transaction('system', async (db) => {
    const entered = await standAs(db, person);
    if (!entered) throw new AppError('common.no_right', { right: 'site' });
    const caller = callerFrom({ ...person, tokenId: '' }, entered);
    return work({
      params: {},
      query: {},
      body: {},
      now: at,
      doneAt: at,
      language: caller.language ?? chooseLanguage(),
      requestId,
      key: undefined,
      address: '',
      userAgent: undefined,
      caller,
      db,
      afterCommit,
    });
  });
  await waiting(app, requestId);
  return done;
}
