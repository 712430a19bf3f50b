import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { refreshHotel } from '../local-store/refresh-hotel.ts';
import { scannerScreens } from '../screens.ts';
import { awaitScannerAnswers } from '../work/await-answers.ts';

const { between } = startBetween();
startScreens(['scanner', 'wheel-sets'], { width: 360, height: 640 });
awaitScannerAnswers();
beforeEach(() => database.outbox.clear());

/** Somebody with a trolley and three sets, at a place with room for two and one for all. */
async function withTrolley() {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  for (const [code, room] of [
    ['A.01', 2],
    ['A.02', 9],
  ] as const) {
    await write(
      storagePlaces.calls.add,
      { body: { code, room, warehouse_id: hall.id } },
      { siteId },
    );
  }
  const sets: string[] = [];
  for (const licenseplate of ['EL10001', 'EL10002', 'EL10003']) {
    const body = { licenseplate, place_id: null, wheels: [blankWheel('FL')] };
    sets.push((await write(wheelSetCalls.intake, { body }, { siteId })).data.number);
  }
  await refreshHotel(siteId);
  // As the frame does for all screens.
  onTestFinished(listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false }));
  const show = () => showScreens(scannerScreens, siteId, 'barcode-reader/hotel-quick');
  await show();
  await page.getByRole('button', { name: 'Trolley' }).click();
  await says('Read a set');
  const places = async () =>
    (await send(wheelSets.calls.list, { query: { sort_by: 'number:asc' } }, { siteId })).data.map(
      ({ shown }) => shown['place_id'] ?? null,
    );
  return { siteId, sets, show, places };
}

const read = (code: string) => playKeys([...code, 'Enter'], 5);
const says = async (text: string) => {
  await expect.element(page.getByText(text).first()).toBeVisible();
};

test('without network a trolley is loaded, lives through the app being closed, and is unloaded at two places', async () => {
  const { siteId, sets, show, places } = await withTrolley();
  between.use(http.all('*/api/*', () => HttpResponse.error()));
  for (const set of sets) await read(`TH:${set}`);
  await says('3 sets on the trolley');
  await cleanup();
  await show();
  await says('3 sets on the trolley');
  await read('A.01');
  await says('This place is full');
  await says('2 sets put there');
  await says('1 set on the trolley');
  await read('A.02');
  await says('1 set put there');
  expect(await outboxRows(siteId)).toHaveLength(3);
  between.resetHandlers();
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await places()).toEqual(['A.01', 'A.01', 'A.02']);
});

test('what was unloaded at the wrong place is taken back by one press, and goes to the right one', async () => {
  const { siteId, sets, places } = await withTrolley();
  for (const set of sets) await read(`TH:${set}`);
  await read('A.02');
  await says('3 sets put there');
  const back = page.getByRole('button', { name: 'Take all 3 back' });
  expect((back.element() as HTMLElement).offsetHeight).toBeGreaterThanOrEqual(72);
  await back.click();
  await says('3 sets on the trolley');
  await drain(siteId, 'now');
  expect(await places()).toEqual([null, null, null]);
  await read('A.01');
  await says('2 sets put there');
  await drain(siteId, 'now');
  expect((await places()).filter((place) => place === 'A.01')).toHaveLength(2);
});
