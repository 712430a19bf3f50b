import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { startWords } from '#src/i18n/words.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { refreshHotel } from '../local-store/refresh-hotel.ts';
import { awaitScannerAnswers } from './await-answers.ts';
import { endSession } from './end-session.ts';
import { keptScanning } from './scanning-row.ts';
import { changeMode, takeCode } from './take-code.ts';

const network = setupWorker();
beforeAll(async () => {
  await startWords(['common', 'wheel-sets']);
  await network.start({ quiet: true, onUnhandledFrame: 'bypass' });
  awaitScannerAnswers();
  await atWork();
}, 120_000);
beforeEach(() => database.outbox.clear());
afterEach(() => network.resetHandlers());
afterAll(() => network.stop());

/** A site with two places, sets that have just come in, and somebody who puts them away. */
async function hotel() {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  const numbers: string[] = [];
  for (const nth of [1, 2]) {
    const body = { code: `A.0${nth}-1`, room: 2, warehouse_id: hall.id };
    await write(storagePlaces.calls.add, { body }, { siteId });
    const wheels = [blankWheel('FL')];
    const intake = { licenseplate: `EL1000${nth}`, place_id: null, wheels };
    numbers.push((await write(wheelSetCalls.intake, { body: intake }, { siteId })).data.number);
  }
  await refreshHotel(siteId);
  await changeMode(siteId, 'put_away');
  return { siteId, numbers };
}

const countsOf = async (siteId: string) => (await keptScanning(siteId))?.session?.counts;

test('what is done, moved, taken back and not known is counted as it is kept', async () => {
  const { siteId, numbers } = await hotel();
  const [one, other] = numbers;
  for (const code of ['A.01-1', `TH:${one}`, 'A.02-1', `TH:${one}`, `TH:${other}`, 'TH:99999']) {
    await takeCode(siteId, code);
  }
  expect(await countsOf(siteId)).toEqual({ put_away: 2, moved: 1, not_known: 1 });
  await takeCode(siteId, 'CM:UNDO');
  await takeCode(siteId, 'CM:UNDO');
  expect(await countsOf(siteId)).toEqual({ put_away: 1, moved: 0, not_known: 1, undone: 2 });
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toEqual([]);
});

test('without network it is counted alike, and once, however often it is sent', async () => {
  const { siteId, numbers } = await hotel();
  network.use(http.post('*/api/v4/site/wheel-sets/batch', () => HttpResponse.error()));
  await takeCode(siteId, 'A.01-1');
  await takeCode(siteId, `TH:${numbers[0]}`);
  await drain(siteId, 'now');
  expect(await countsOf(siteId)).toEqual({ put_away: 1 });
  expect(await outboxRows(siteId)).toHaveLength(1);
  network.resetHandlers();
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await countsOf(siteId)).toEqual({ put_away: 1 });
});

test('what cannot be kept is not counted either', async () => {
  const { siteId, numbers } = await hotel();
  await takeCode(siteId, 'A.01-1');
  const refuse = () => {
    throw new DOMException('full', 'DataError');
  };
  database.outbox.hook('creating', refuse);
  await expect(takeCode(siteId, `TH:${numbers[0]}`)).rejects.toThrow('full');
  database.outbox.hook('creating').unsubscribe(refuse);
  expect(await countsOf(siteId)).toBeUndefined();
});

test('what is only looked up begins no session', async () => {
  const { siteId } = await hotel();
  await takeCode(siteId, 'TH:99999', { store: null, lookUp: true });
  expect(await countsOf(siteId)).toBeUndefined();
});

test('ended, a session is given once, and what is done next begins another', async () => {
  const { siteId, numbers } = await hotel();
  for (const code of ['A.01-1', `TH:${numbers[0]}`]) await takeCode(siteId, code);
  expect(await endSession(siteId)).toMatchObject({ counts: { put_away: 1 } });
  expect(await endSession(siteId)).toBeNull();
  // What was done before can still be taken back.
  await takeCode(siteId, 'CM:UNDO');
  expect(await countsOf(siteId)).toEqual({ put_away: 0, undone: 1 });
  await takeCode(siteId, `TH:${numbers[1]}`);
  expect(await countsOf(siteId)).toEqual({ put_away: 1, undone: 1 });
});
