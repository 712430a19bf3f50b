import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { startWords } from '#src/i18n/words.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { write } from '#src/data/writing/write.ts';
import { intentOf } from '#tests/support/factories/hotel/intent-of.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { intentIn } from '../local-store/pending.ts';
import { refreshHotel } from '../local-store/refresh-hotel.ts';
import { awaitScannerAnswers } from './await-answers.ts';
import { answerConflict } from './conflicts.ts';
import { changeMode, takeCode } from './take-code.ts';

const network = setupWorker();
beforeAll(async () => {
  await startWords(['common', 'wheel-sets']);
  await network.start({ quiet: true, onUnhandledFrame: 'bypass' });
  awaitScannerAnswers();
  await atWork();
}, 120_000);
afterEach(() => network.resetHandlers());
afterAll(() => network.stop());
beforeEach(() => database.outbox.clear());

/** Someone puts two sets at a place for one, without network: the first is kept, and they are asked about the second. */
async function atFullPlace() {
  const siteId = await atWork();
  const { data: hall } = await write(
    warehouses.calls.add,
    { body: { name: crypto.randomUUID() } },
    { siteId },
  );
  const place = { code: 'A.01-1', room: 1, warehouse_id: hall.id };
  const { data: shelf } = await write(storagePlaces.calls.add, { body: place }, { siteId });
  const takeIn = async (licenseplate: string) => {
    const body = { licenseplate, place_id: null, wheels: [blankWheel('FL')] };
    return (await write(wheelSetCalls.intake, { body }, { siteId })).data;
  };
  const [one, two] = [await takeIn('EL10001'), await takeIn('EL10002')];
  await refreshHotel(siteId);
  await changeMode(siteId, 'put_away');
  network.use(http.post('*/api/v4/site/wheel-sets/batch', () => HttpResponse.error()));
  await takeCode(siteId, shelf.code);
  await takeCode(siteId, `TH:${one.number}`);
  const asked = await takeCode(siteId, `TH:${two.number}`);
  expect(asked).toMatchObject({ kind: 'asks', warning: 'full' });
  const placeOf = async (id: number) =>
    (await send(wheelSets.calls.one, { params: { id } }, { siteId })).data.place_id;
  return { siteId, shelf, one, two, placeOf };
}

/** The same rows, as builds have kept them that knew warnings and overrides by other names. */
async function asOlderBuilds(siteId: string) {
  const older = <T>(row: T): T =>
    JSON.parse(
      JSON.stringify(row)
        .replaceAll('"override":', '"despite":')
        .replaceAll('"warning":', '"doubt":'),
    ) as T;
  const scanning = older(await database.scanning.get(siteId))!;
  const waiting = older(await database.outbox.where({ siteId }).toArray());
  expect(JSON.stringify([scanning, waiting])).toMatch(/doubt.*despite/);
  await database.scanning.put(scanning);
  await database.outbox.bulkPut(waiting);
}

const mend = async (siteId: string) => {
  network.resetHandlers();
  await drain(siteId, 'now');
};

test('what was done and what was asked before an update is sent and can be answered after it', async () => {
  const { siteId, shelf, one, two, placeOf } = await atFullPlace();
  await asOlderBuilds(siteId);
  expect(await takeCode(siteId, 'CM:OK')).toMatchObject({ kind: 'done' });
  const [first, second] = await outboxRows(siteId);
  expect([intentIn(first!).override, intentIn(second!).override]).toEqual([[], ['full']]);
  await mend(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  expect([await placeOf(one.id), await placeOf(two.id)]).toEqual([shelf.id, shelf.id]);
});

test('what was done before an update and has a conflict after it is decided by its person', async () => {
  const { siteId, shelf, one, two, placeOf } = await atFullPlace();
  await takeCode(siteId, 'CM:ABORT');
  await asOlderBuilds(siteId);
  network.resetHandlers();
  const theirs = intentOf(two, 'store', { place_id: shelf.id });
  await send(wheelSetCalls.batch, { body: { intents: [theirs] } }, { siteId });
  await drain(siteId, 'now');
  const [card] = await outboxRows(siteId);
  expect(card!.actionError).toMatchObject({ code: 'wheel-sets.place_taken' });
  await answerConflict(card!, 'mine', await database.hotelSets.get([siteId, one.id]));
  await drain(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await placeOf(one.id)).toBe(shelf.id);
});
