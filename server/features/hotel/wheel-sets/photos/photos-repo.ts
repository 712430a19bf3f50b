import type { WheelPhoto } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** A photo that came, as it is written. */
export interface NewPhoto {
  readonly setId: number;
  readonly wheel: string;
  readonly intent: string;
  readonly file: string;
  readonly takenAt: Date;
}

/** Writes the row of a photo, unless its intent has written one. Returns whether it did. */
export async function writePhoto(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  { setId, wheel, intent, file, takenAt }: NewPhoto,
): Promise<boolean> {
  const written = await tx
    .insertInto('wheel_photos')
    .values({
      chain_id: chainId,
      site_id: siteId,
      set_id: setId,
      wheel,
      intent,
      file,
      taken_at: takenAt,
    })
    .onConflict((same) => same.columns(['chain_id', 'site_id', 'intent']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

const photos = (tx: Tx) =>
  tx
    .selectFrom('wheel_photos as p')
    .leftJoin('people as who', 'who.id', 'p.taken_by')
    .leftJoin('people as other', 'other.id', 'p.archived_by')
    .select(['p.id', 'p.set_id', 'p.wheel', 'p.file', 'p.taken_at'])
    .select(['p.archived_at', 'p.archived_reason'])
    .select(['who.first_name', 'who.last_name'])
    .select(['other.first_name as other_first', 'other.last_name as other_last'])
    .where('p.forgotten', '=', false)
    .orderBy('p.taken_at', 'desc')
    .orderBy('p.id', 'desc');

/** The photos of a set, newest first. */
export const photosOfSet = (tx: Tx, setId: number) =>
  photos(tx).where('p.set_id', '=', setId).execute();

type StoredPhoto = Awaited<ReturnType<typeof photosOfSet>>[number];

/** One of the caller's site; undefined when there is none. */
export const photoWithId = (tx: Tx, id: number): Promise<StoredPhoto | undefined> =>
  photos(tx).where('p.id', '=', id).executeTakeFirst();

/** What an intent has written. */
export const photoOfIntent = (tx: Tx, intent: string): Promise<StoredPhoto | undefined> =>
  photos(tx).where('p.intent', '=', intent).executeTakeFirst();

/** Takes a photo out of what is shown. Returns whether it was shown until then. */
export async function archivePhoto(
  tx: Tx,
  { userId }: Pick<Actor, 'userId'>,
  { id, reason, at }: { id: number; reason: string; at: Date },
): Promise<boolean> {
  const { numUpdatedRows: changed } = await tx
    .updateTable('wheel_photos')
    .set({ archived_at: at, archived_by: userId, archived_reason: reason })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return changed > 0n;
}

const named = (first: string | null, last: string | null) =>
  first === null ? null : `${first} ${last}`;

/** A photo as it is returned. */
export const wheelPhotoOf = (row: StoredPhoto): WheelPhoto => ({
  id: row.id,
  wheel: row.wheel as WheelPhoto['wheel'],
  taken_at: row.taken_at.toISOString(),
  by: named(row.first_name, row.last_name),
  archived: row.archived_at && {
    at: row.archived_at.toISOString(),
    by: named(row.other_first, row.other_last),
    reason: row.archived_reason,
  },
});

/** Photos whose files are to go, of all chains. */
export const forgottenPhotos = (tx: Tx, most: number) =>
  tx
    .selectFrom('wheel_photos')
    .select(['chain_id', 'id', 'file'])
    .where('forgotten', '=', true)
    .orderBy('id')
    .limit(most)
    .execute();

/** Takes out the row of a photo whose files are gone. */
export const deleteForgotten = (tx: Tx, chainId: number, id: number) =>
  tx
    .deleteFrom('wheel_photos')
    .where('chain_id', '=', chainId)
    .where('id', '=', id)
    .where('forgotten', '=', true)
    .execute();

/** The files that there have to be, of all chains, with the set whose photo each is. */
export const filesOfPhotos = (tx: Tx) =>
  tx
    .selectFrom('wheel_photos as p')
    .innerJoin('wheel_sets as s', (join) =>
      join.onRef('s.chain_id', '=', 'p.chain_id').onRef('s.id', '=', 'p.set_id'),
    )
    .select(['p.chain_id', 'p.site_id', 'p.file', 's.number'])
    .where('p.forgotten', '=', false)
    .orderBy('p.site_id')
    .orderBy('s.number')
    .execute();
