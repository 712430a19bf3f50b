import type { Settings } from '#contract/kit/settings.ts';
import type { AppContext } from '../app-context.ts';
import { actAs } from '../caller/act-as.ts';
import type { Context } from '../context.ts';
import { sitesWith } from './due-repo.ts';

/**
 * Has each site that has these settings begin what is due there. A site where it fails keeps no other
 * from its own; throws what it failed by once all had their turn. `begin` says by `noteDay` that a day is
 * dealt with, which makes it safe to be killed and to run on two servers.
 */
export async function beginDue(
  app: AppContext,
  { name }: Settings,
  begin: (app: AppContext, context: Context) => Promise<void>,
  stopping?: AbortSignal,
): Promise<void> {
  const errors: unknown[] = [];
  for (const site of await app.db.transaction('system', (tx) => sitesWith(tx, name))) {
    if (stopping?.aborted) break;
    await actAs(app, { ...site, job: name }, { requestId: name }, (context) =>
      begin(app, context),
    ).catch((error: unknown) => errors.push(error));
  }
  if (errors.length > 0) throw new AggregateError(errors, `${name} did not begin all that is due`);
}
