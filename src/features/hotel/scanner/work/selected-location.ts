import { useSyncExternalStore } from 'react';
import { preferencesCalls } from '#contract/platform/preferences.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { enqueue } from '#src/data/outbox/outbox.ts';
import { tokenFor, type SiteId } from '#src/data/tokens.ts';
import { keep, readKept, watchKept } from '#src/device/storage.ts';

// The person's own choice at each site; the specification has the name.
const objectKey = 'logisticsSelectedLocation';
const keyOf = (siteId: SiteId) =>
  `wheelhouse.${objectKey}.${siteId}.${tokenFor(siteId)?.userId ?? ''}`;

/** The warehouse where somebody works at a site, by its number, as this device knows it, live; null for all. */
export const useSelectedLocation = (siteId: SiteId): string | null =>
  useSyncExternalStore(
    (listener) => watchKept(keyOf(siteId), listener),
    () => readKept(keyOf(siteId)),
  );

/** The same, as it is now. */
export const selectedLocation = (siteId: SiteId): string | null => readKept(keyOf(siteId));

/** Keeps where they work: here at once, and on the server for their other devices. */
export async function keepSelectedLocation(
  siteId: SiteId,
  warehouse: string | null,
): Promise<void> {
  keep(keyOf(siteId), warehouse);
  await enqueue({
    siteId,
    call: preferencesCalls.selectLocation,
    input: { body: { warehouse_id: warehouse === null ? null : Number(warehouse) } },
    objectKey,
    act: { words: 'preferences:acts.selectLocation' },
  });
}

/** Takes over what they chose at another device, unless they have chosen here meanwhile. Throws like `send`. */
export async function readSelectedLocation(siteId: SiteId): Promise<void> {
  const key = keyOf(siteId);
  const before = readKept(key);
  const { data } = await send(preferencesCalls.selectedLocation, undefined, { siteId });
  const waits = await database.outbox
    .where({ objectKey })
    .filter((row) => row.siteId === siteId)
    .count();
  if (waits > 0 || readKept(key) !== before) return;
  keep(key, data.warehouse_id === null ? null : String(data.warehouse_id));
}
