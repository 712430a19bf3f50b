import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { keep, readKept } from '#src/device/storage.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { keepSelectedLocation, readSelectedLocation } from './selected-location.ts';

const network = setupWorker();
beforeAll(async () => {
  await network.start({ quiet: true, onUnhandledFrame: 'bypass' });
  // The server behind the screens starts with the first who asks for it.
  await atWork();
}, 120_000);
afterEach(() => network.resetHandlers());
afterAll(() => network.stop());

const keyOf = (siteId: string) =>
  `wheelhouse.logisticsSelectedLocation.${siteId}.${tokenFor(siteId)!.userId}`;

test('where somebody works is known on their next device, and without network what they chose here holds', async () => {
  const siteId = await atWork();
  const key = keyOf(siteId);
  await keepSelectedLocation(siteId, '7');
  await drain(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  // Another device knows nothing yet.
  keep(key, null);
  await readSelectedLocation(siteId);
  expect(readKept(key)).toBe('7');

  network.use(http.put('*/api/v3/user/logistics-selected-location', () => HttpResponse.error()));
  await keepSelectedLocation(siteId, '9');
  await readSelectedLocation(siteId);
  expect(readKept(key)).toBe('9');
  network.resetHandlers();
  await drain(siteId, 'now');
  keep(key, null);
  await readSelectedLocation(siteId);
  expect(readKept(key)).toBe('9');
});
