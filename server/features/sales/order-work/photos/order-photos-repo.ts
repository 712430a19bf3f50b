import { sql } from 'kysely';
import type { OrderPhoto } from '#contract/sales/order-work/work-times.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';

/** A photo that came, as it is written. */
interface NewOrderPhoto {
  readonly order_id: number;
  readonly check_id: number | null;
  readonly intent: string;
  readonly file: string;
  readonly taken_at: Date;
}

/** Writes the row of a photo, unless its intent has written one. Returns whether it did. */
export async function writeOrderPhoto(
  tx: Tx,
  { chainId, siteId }: Pick<Actor, 'chainId' | 'siteId'>,
  photo: NewOrderPhoto,
): Promise<boolean> {
  const written = await tx
    .insertInto('order_photos')
    .values({ chain_id: chainId, site_id: siteId, ...photo })
    .onConflict((same) => same.columns(['chain_id', 'site_id', 'intent']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

const photos = (tx: Tx, which: 'shown' | 'all' = 'shown') =>
  tx
    .selectFrom('order_photos as p')
    .leftJoin('people as who', 'who.id', 'p.taken_by')
    .select(['p.id', 'p.intent', 'p.check_id', 'p.file', 'p.taken_at', 'p.taken_by'])
    .select(sql<string | null>`who.first_name || ' ' || who.last_name`.as('by'))
    .where('p.forgotten', '=', false)
    .where((e) => (which === 'all' ? e.lit(true) : e('p.removed_at', 'is', null)))
    .orderBy('p.taken_at')
    .orderBy('p.id');

type Stored = Awaited<ReturnType<ReturnType<typeof photos>['execute']>>[number];

/** A photo as it is returned. */
export const orderPhotoOf = (
  { id, intent, check_id, taken_at: at, by, taken_by }: Stored,
  userId: number | null,
): OrderPhoto => ({
  id,
  intent,
  check_id,
  taken_at: at.toISOString(),
  by,
  mine: taken_by === userId,
});

/** The photos of an order, the first first. */
export const photosOfOrder = async (
  tx: Tx,
  order: number,
  userId: number | null,
): Promise<OrderPhoto[]> =>
  (await photos(tx).where('p.order_id', '=', order).execute()).map((one) =>
    orderPhotoOf(one, userId),
  );

/** One of the caller's site; undefined when there is none. */
export const orderPhotoWithId = (tx: Tx, id: number): Promise<Stored | undefined> =>
  photos(tx).where('p.id', '=', id).executeTakeFirst();

/** What an intent has written, whether it was taken away since or not. */
export const orderPhotoOfIntent = (tx: Tx, intent: string): Promise<Stored | undefined> =>
  photos(tx, 'all').where('p.intent', '=', intent).executeTakeFirst();

/** Who took a photo of an order, and whether it was taken away; nobody else writes it until the transaction ends. */
export const lockPhoto = (tx: Tx, order: number, intent: string) =>
  tx
    .selectFrom('order_photos')
    .select(['id', 'taken_by', 'removed_at'])
    .where('order_id', '=', order)
    .where('intent', '=', intent)
    .where('forgotten', '=', false)
    .forUpdate()
    .executeTakeFirst();

/** Takes a photo away, or back. */
export async function writeRemoved(
  tx: Tx,
  id: number,
  removed: { readonly at: Date; readonly by: number } | null,
): Promise<void> {
  await tx
    .updateTable('order_photos')
    .set({ removed_at: removed?.at ?? null, removed_by: removed?.by ?? null })
    .where('id', '=', id)
    .execute();
}

/** The drawn names of all photos of orders, of all chains. */
export const filesOfOrderPhotos = async (tx: Tx): Promise<string[]> =>
  (await tx.selectFrom('order_photos').select('file').where('forgotten', '=', false).execute()).map(
    ({ file }) => file,
  );

/** Photos whose files are to go, of all chains. */
export const forgottenOrderPhotos = (tx: Tx, most: number) =>
  tx
    .selectFrom('order_photos')
    .select(['chain_id', 'id', 'file'])
    .where('forgotten', '=', true)
    .orderBy('id')
    .limit(most)
    .execute();

/** From now on nobody takes these photos back: their files go. */
export async function forgetRemoved(tx: Tx, removedBefore: Date): Promise<void> {
  await tx
    .updateTable('order_photos')
    .set({ forgotten: true })
    .where('removed_at', '<', removedBefore)
    .where('forgotten', '=', false)
    .execute();
}

/** Takes out the row of a photo whose files are gone. */
export const deleteForgottenPhoto = (tx: Tx, chainId: number, id: number) =>
  tx
    .deleteFrom('order_photos')
    .where('chain_id', '=', chainId)
    .where('id', '=', id)
    .where('forgotten', '=', true)
    .execute();
