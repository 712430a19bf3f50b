import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { handled } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { handleSet, lockSets, stateAndPlaceOf } from '#server/features/hotel/wheel-sets/exports.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { foundBy } from './found.ts';

/**
 * Writes what a stock take found into the ledger: sets stand where they were found, and those that
 * were nowhere are missing. Throws where places are unread, or codes of no set were, unless somebody
 * goes on in spite of it. What cannot be so, such as a set that was handed out, is left alone.
 */
export async function postStockTake(
  app: AppContext,
  context: Context,
  take: Readonly<Record<string, unknown>>,
): Promise<void> {
  const engine = app.engines.get(wheelSets.name)!;
  const { places, counts, differences } = await foundBy(context.db, take);
  // Who counted products alone has read no place.
  const countOf = (wanted: string) =>
    counts.length === 0 ? 0 : differences.filter(({ kind }) => kind === wanted).length;
  const left = { unread: countOf('unread'), unknown: countOf('unknown') };
  const { override = false } = (context.body ?? {}) as { override?: boolean };
  if (left.unread + left.unknown > 0 && !override)
    throw new AppError('stock-takes.not_whole', left);
  const forStaging = new Set(places.flatMap(({ id, use }) => (use === 'stage' ? [id] : [])));
  const found = differences.flatMap(({ kind, set_id: id, place_id: place }) =>
    id !== null && (kind === 'elsewhere' || kind === 'missing') ? [{ kind, id, place }] : [],
  );
  await lockSets(
    context.db,
    found.map(({ id }) => id),
    { places: found.map(({ place }) => place) },
  );
  for (const { kind, id, place } of found) {
    const set = await lockRow(context.db, wheelSets, id);
    const there = place !== null && forStaging.has(place) ? 'stage' : 'store';
    const handling = kind === 'missing' ? 'miss' : there;
    if (set.archived_at !== null || !handled(stateAndPlaceOf(set).state, handling)) continue;
    await handleSet(engine, context, set, {
      intent: crypto.randomUUID(),
      handling,
      placeId: handling === 'miss' ? null : place,
      unseen: [],
      // It stands there already.
      override: ['full', 'wrong_rack'],
      happenedAt: context.now,
    });
  }
}
