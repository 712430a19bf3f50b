import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import type { Context } from '#server/kit/context.ts';
import { publishChanged } from '#server/kit/resource/resource-routes.ts';
import { lockRows } from '#server/kit/resource/write-many-repo.ts';
import { nextRow, writeRows } from '#server/kit/resource/write.ts';
import { setsUnderNone, type Whose } from './agreement-for-repo.ts';

/** Puts the sets of a car that stand under no agreement under the one that comes into force for it. */
export async function putUnder(
  app: AppContext,
  context: Context,
  agreement: Whose & { readonly id: number },
): Promise<void> {
  const sets = await lockRows(context.db, wheelSets, await setsUnderNone(context.db, agreement));
  const next = [...sets.values()].map((set) =>
    nextRow(wheelSets, set, { agreement_id: agreement.id }),
  );
  await writeRows(app.engines.get(wheelSets.name)!, context, 'save', next);
  context.afterCommit(() => publishChanged(app, wheelSets, context.caller));
}
