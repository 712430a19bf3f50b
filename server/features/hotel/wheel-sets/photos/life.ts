import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import type { Tx } from '#server/db/open.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import { movementsOf } from '../intents/movements-repo.ts';
import { wheelsOf } from '../wheels/wheels-repo.ts';
import { photosOfSet, wheelPhotoOf } from './photos-repo.ts';

/** All that is known of the life of a set. */
export async function lifeOf(tx: Tx, id: number) {
  const set = (await rowWithId(tx, wheelSets, id)) as RowOf<typeof wheelSets>;
  const photos = await photosOfSet(tx, id);
  return {
    set,
    wheels: await wheelsOf(tx, id),
    movements: (await movementsOf(tx, id)).toReversed(),
    photos: photos.map((photo) => ({ ...wheelPhotoOf(photo), file: photo.file })).toReversed(),
  };
}

export type Life = Awaited<ReturnType<typeof lifeOf>>;
