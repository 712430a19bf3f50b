import { beforeAll, beforeEach, expect, test } from 'vitest';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { startWords } from '#src/i18n/words.ts';
import { database } from '#src/data/database.ts';
import { write } from '#src/data/writing/write.ts';
import { openHotel } from '#src/features/hotel/scanner/exports.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { openTake, takeCount } from './take-count.ts';

beforeAll(async () => {
  await startWords(['common', 'stock-takes']);
  await atWork();
}, 120_000);
beforeEach(() => database.outbox.clear());

test('a place that was counted stands in the session of who counted it, once it is over', async () => {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  for (const code of ['A.01-1', 'A.02-1']) {
    const body = { code, room: 1, warehouse_id: hall.id };
    await write(storagePlaces.calls.add, { body }, { siteId });
  }
  await openHotel(siteId);
  const countsNow = async () => (await database.scanning.get(siteId))?.session?.counts;
  await takeCount(siteId, openTake, 'A.01-1');
  await takeCount(siteId, openTake, 'TH:4711');
  expect(await countsNow()).toBeUndefined();
  await takeCount(siteId, openTake, 'A.02-1');
  expect(await countsNow()).toEqual({ counted: 1 });
  await takeCount(siteId, openTake, 'CM:OK');
  expect(await countsNow()).toEqual({ counted: 2 });
});
