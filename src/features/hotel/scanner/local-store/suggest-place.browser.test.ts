import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { suggestedPlace } from '#contract/hotel/put-away-rules.ts';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { enqueue } from '#src/data/outbox/outbox.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { changeMode, takeCode } from '../work/take-code.ts';
import { refreshHotel } from './refresh-hotel.ts';
import { keptPlace, suggestKeptPlace } from './suggest-place.ts';

const network = setupWorker();
beforeAll(async () => {
  await network.start({ quiet: true, onUnhandledFrame: 'bypass' });
  // The server behind the screens starts with the first who asks for it.
  await atWork();
}, 120_000);
afterEach(() => network.resetHandlers());
afterAll(() => network.stop());
beforeEach(() => database.outbox.clear());

const sizes = ['205/55 R16'];

/** A site with three free shelves in a hall and a slot by a lift, all of it on the device; then without the server. */
async function atTheShelves() {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  for (const [code, use] of [
    ['S.1', 'stage'],
    ['A.02-1', ''],
    ['A.01-1', ''],
    ['A.10-1', ''],
  ] as const) {
    const body = { code, use, room: 1, warehouse_id: hall.id };
    await write(storagePlaces.calls.add, { body }, { siteId });
  }
  const intake = (place_id: number | null) => ({
    licenseplate: 'EL10001',
    place_id,
    size: sizes[0]!,
    wheels: [blankWheel('FL')],
  });
  const { data: set } = await write(wheelSetCalls.intake, { body: intake(null) }, { siteId });
  await refreshHotel(siteId);
  const query = { size: sizes[0]!, rear_size: '' };
  const suggestion = (await send(wheelSetCalls.suggestion, { query }, { siteId })).data;
  network.use(http.all('*/api/*', () => HttpResponse.error()));
  const best = async (store?: string) =>
    (await suggestKeptPlace(siteId, sizes, store ?? null))?.place.code;
  return { siteId, hall, set, suggestion, best, intake };
}

test('without the server the same place is suggested as the server does', async () => {
  const { siteId, suggestion } = await atTheShelves();
  const kept = await suggestKeptPlace(siteId, sizes);
  expect(suggestedPlace(kept!, sizes)).toEqual(suggestion);
  expect(suggestion).toMatchObject({ place: 'A.01-1', because: 'any_rack' });
});

test('what was put away without network takes its place, and what waits to come in too', async () => {
  const { siteId, set, best, intake } = await atTheShelves();
  await changeMode(siteId, 'put_away');
  await takeCode(siteId, 'A.01-1');
  await takeCode(siteId, `TH:${set.number}`);
  expect(await best()).toBe('A.02-1');
  const next = await keptPlace(siteId, 'A.02-1');
  await enqueue({
    siteId,
    call: wheelSetCalls.intake,
    input: { body: intake(next!.id) },
    objectKey: 'wheel-set/new',
    act: { words: 'wheel-sets:acts.intake', values: { who: 'EL10001' } },
  });
  expect(await best()).toBe('A.10-1');
  await takeCode(siteId, 'CM:UNDO');
  expect(await best()).toBe('A.01-1');
});

test('it is one of the warehouse in which somebody works, and of none where nothing is kept', async () => {
  const { siteId, hall, best } = await atTheShelves();
  expect(await best(String(hall.id))).toBe('A.01-1');
  expect(await suggestKeptPlace(siteId, sizes, '999999')).toBeNull();
  expect(await suggestKeptPlace('999999', sizes)).toBeUndefined();
});
