import i18next from 'i18next';
import { wheelPhotoCalls, type WheelPhoto } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { database, isFull, withDatabase, type PhotoRow } from '#src/data/database.ts';
import { enqueueAll, alertFull, type AnyIntent } from '#src/data/outbox/outbox.ts';
import { serverNow, serverOffset } from '#src/data/server-time.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { shrink } from '#src/device/photos/shrink.ts';

const call = wheelPhotoCalls.addPhoto;

/**
 * Makes a picture small and keeps it on this device, of a set that is named later. Null when it is
 * no picture. Throws when the device has no room for it: the person is told.
 */
export async function keepPhoto(
  siteId: SiteId,
  file: File,
  wheel: WheelPhoto['wheel'],
): Promise<string | null> {
  const takenAt = Math.min(serverNow(), file.lastModified + serverOffset());
  const pictures = await shrink(file);
  if (!pictures) return null;
  const key = crypto.randomUUID();
  const userId = tokenFor(siteId)?.userId ?? '';
  const row = { key, siteId, userId, wheel, takenAt, objectKey: '', setId: null, ...pictures };
  try {
    await withDatabase((db) => db.photos.add(row));
  } catch (cause) {
    if (isFull(cause)) alertFull();
    throw cause;
  }
  return key;
}

/** Gives up a photo that belongs to no set yet. */
export const dropPhoto = (key: string) => withDatabase((db) => db.photos.delete(key));

/** Those of these photos that are on this device. */
export const photosIn = async (keys: readonly string[]): Promise<PhotoRow[]> =>
  (await database.photos.bulkGet([...keys])).filter((photo) => photo !== undefined);

/** The photos of a set that the person here has taken and the server has not, newest first. */
export async function waitingPhotos(siteId: SiteId, setId: number): Promise<PhotoRow[]> {
  const userId = tokenFor(siteId)?.userId;
  const rows = database.photos.where({ siteId, setId }).filter((row) => row.userId === userId);
  return rows.reverse().sortBy('takenAt');
}

/** Says which set photos are of. In a transaction that writes photos. */
export async function belongTo(
  keys: readonly string[],
  to: Pick<PhotoRow, 'objectKey' | 'setId'>,
): Promise<void> {
  await database.photos.bulkUpdate(keys.map((key) => ({ key, changes: to })));
}

/** What sends a photo, of a set that is called so. */
export function photoIntent(
  { siteId, key, wheel, objectKey }: PhotoRow,
  called: string,
): AnyIntent {
  const where = i18next.t(wheel ? `wheel-sets:positions.${wheel}` : 'wheel-sets:photos.whole');
  return {
    siteId,
    call,
    key,
    // What is sent is put together when it is: the outbox keeps no pictures.
    input: {},
    objectKey,
    act: { words: 'wheel-sets:acts.addPhoto', values: { wheel: where, who: called } },
  };
}

/** Sends photos of a set, with or without network. */
export async function sendPhotos(
  siteId: SiteId,
  keys: readonly string[],
  set: { id: number; called: string },
): Promise<void> {
  const objectKey = `wheel-sets/${set.id}/photos`;
  const photos = await photosIn(keys);
  await enqueueAll(
    siteId,
    photos.map((photo) => photoIntent({ ...photo, objectKey }, set.called)),
    {
      writes: [database.photos],
      optimistic: () => belongTo(keys, { objectKey, setId: set.id }),
    },
  );
}
