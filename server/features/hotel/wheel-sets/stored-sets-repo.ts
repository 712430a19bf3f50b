import { leastOf, type Verdict } from '#contract/workshop/tread-depth-rules.ts';
import type { StoredSet } from '#contract/workshop/tread-depth/report.ts';
import { inHouse, tyreSeasonOf } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import type { Tx } from '#server/db/open.ts';
import { judgeAt } from '#server/features/workshop/tread-depth/exports.ts';
import type { Place } from '#server/kit/settings/settings-repo.ts';
import { wheelsOf } from './wheels/wheels-repo.ts';

/** The sets of a car that a site keeps, as their owner is told of them: not where they stand. */
export async function storedSetsOf(
  tx: Tx,
  place: Place,
  { carId, day }: { readonly carId: number; readonly day: string },
): Promise<StoredSet[]> {
  const sets = await tx
    .selectFrom('wheel_sets')
    .select(['id', 'season', 'size', 'verdict'])
    .where('car_id', '=', carId)
    .where('state', 'in', inHouse)
    .where('archived_at', 'is', null)
    .orderBy('id', 'desc')
    .limit(3)
    .execute();
  if (sets.length === 0) return [];
  const judged = await judgeAt(tx, place, day);
  return Promise.all(
    sets.map(async ({ id, season, size, verdict }) => ({
      season: season as StoredSet['season'],
      size,
      verdict: (verdict || null) as Verdict | null,
      wheels: (await wheelsOf(tx, id)).map(({ position, depths }) => {
        const least = leastOf(depths);
        return { position, least, verdict: judged(least, tyreSeasonOf(season)) || null };
      }),
    })),
  );
}
