import { differencesOf, type Difference } from '#contract/stock/stock-takes/difference-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { countsOf, placesOfTake, setsOfTake, type Scope } from './stock-takes-repo.ts';

/** The part of a warehouse that a stock take is of. */
export const scopeOf = (take: Readonly<Record<string, unknown>>): Scope => ({
  warehouseId: Number(take['warehouse_id']),
  zone: String(take['zone']),
});

/** How far a stock take has come, and what was found otherwise than it is written. */
export async function foundBy(tx: Tx, take: Readonly<Record<string, unknown>>) {
  const scope = scopeOf(take);
  const places = await placesOfTake(tx, scope);
  const ids = new Set(places.map(({ id }) => id));
  // Of places that were archived meanwhile, or moved to another zone, nothing is said.
  const counts = (await countsOf(tx, Number(take['id']))).filter((count) =>
    ids.has(count.place_id),
  );
  const sets = await setsOfTake(
    tx,
    scope,
    counts.flatMap((count) => count.sets),
  );
  const differences: Difference[] = differencesOf(places, counts, sets);
  return { places, counts, sets, differences };
}
