import type { keyCalls } from '#contract/cash/cash-registers/journal/key-calls.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { noteInEachJournal } from './in-each-journal-repo.ts';
import { latestKey } from './keys-repo.ts';
import { nameOfPerson } from './series-repo.ts';
import { makeKey } from './sign.ts';

/**
 * Makes the next version of the key of the caller's company, where nobody else has meanwhile; answers
 * the newest. Sales wait until it is there, so each journal says from when on it signs.
 */
export async function nextKey(
  app: AppContext,
  context: Context<(typeof keyCalls)['makeKey']>,
): Promise<number> {
  const { db, caller, body } = context;
  const newest = (await latestKey(db, caller))?.version ?? 0;
  if (newest !== body.after) return newest;
  const version = newest + 1;
  const user_name = await nameOfPerson(db, caller.userId);
  const isMade = await makeKey(app, context, version, { user_id: caller.userId, user_name });
  if (isMade) {
    await noteInEachJournal(context, { kind: 'key_changed', text: `keyVersion ${version}` });
  }
  return version;
}
