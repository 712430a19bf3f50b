import { http, HttpResponse, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Code } from '#contract/hotel/label-codes.ts';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { startWords } from '#src/i18n/words.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { dropUnreadAnswers } from '#src/data/response-cache.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows, retry } from '#src/data/outbox/outbox.ts';
import type { OutboxRow } from '#src/data/outbox/outbox-row.ts';
import { write } from '#src/data/writing/write.ts';
import { intentOf } from '#tests/support/factories/hotel/intent-of.ts';
import { atWork } from '#tests/support/in-browser/shown-screens.tsx';
import { intentIn } from '../local-store/pending.ts';
import { refreshHotel } from '../local-store/refresh-hotel.ts';
import { awaitScannerAnswers } from './await-answers.ts';
import { answerConflict, conflictOf, placeInstead } from './conflicts.ts';
import { changeMode, takeCode } from './take-code.ts';

const network = setupWorker();
beforeAll(async () => {
  await startWords(['common', 'wheel-sets']);
  await network.start({ quiet: true, onUnhandledFrame: 'bypass' });
  awaitScannerAnswers();
  // The server behind the screens starts with the first who asks for it.
  await atWork();
}, 120_000);
afterEach(() => network.resetHandlers());
afterAll(() => network.stop());
beforeEach(() => database.outbox.clear());

const cut = () =>
  network.use(http.post('*/api/v4/site/wheel-sets/batch', () => HttpResponse.error()));
const mend = async (siteId: string) => {
  network.resetHandlers();
  await drain(siteId, 'now');
};

/** A site with so many places for one set each, and sets that have just come in. */
async function hotel({ places = 3, sets = 2 } = {}) {
  const siteId = await atWork();
  const { data: hall } = await write(
    warehouses.calls.add,
    { body: { name: crypto.randomUUID() } },
    { siteId },
  );
  const make = (code: string) =>
    write(
      storagePlaces.calls.add,
      { body: { code, room: 1, warehouse_id: hall.id } },
      { siteId },
    ).then(({ data }) => data);
  const takeIn = (plate: string) =>
    write(
      wheelSetCalls.intake,
      { body: { licenseplate: plate, place_id: null, wheels: [blankWheel('FL')] } },
      { siteId },
    ).then(({ data }) => data);
  const made = [];
  for (let nth = 1; nth <= places; nth += 1) made.push(await make(`A.0${nth}-1`));
  const taken = [];
  for (let nth = 1; nth <= sets; nth += 1) taken.push(await takeIn(`EL1000${nth}`));
  await refreshHotel(siteId);
  const one = async (id: number) =>
    (await send(wheelSets.calls.one, { params: { id } }, { siteId })).data;
  return { siteId, hall, places: made, sets: taken, one, make };
}

/** A colleague has put a set somewhere meanwhile. */
const elsewhere = (
  siteId: string,
  { set_id: id, place_id }: { set_id: number; place_id: number | null },
) => {
  const stored = intentOf({ id, state: 'received', place_id: null }, 'store', { place_id });
  return send(wheelSetCalls.batch, { body: { intents: [stored] } }, { siteId });
};

/** Answers a question as the set stands for who is asked. */
async function answer(card: OutboxRow, how: Parameters<typeof answerConflict>[1]) {
  const seen = await database.hotelSets.get([card.siteId, intentIn(card).set_id]);
  await answerConflict(card, how, seen);
}

test('a plate with hyphens is the plate of its set, unless a place is called so', async () => {
  const { siteId, make, sets } = await hotel();
  const read = (code: string) => takeCode(siteId, code, { store: null, lookUp: true });
  expect(await read('el-10001')).toMatchObject({ kind: 'found', sets: [{ id: sets[0]!.id }] });
  expect((await database.scanning.get(siteId))?.codes[0]?.read).toBe('EL10001');
  expect(await read('EL-10009')).toMatchObject({ mistake: 'unknown_place' });
  await make('EL-10002');
  await refreshHotel(siteId);
  expect(await read('EL-10002')).toMatchObject({ place: { place: 'EL-10002' }, sets: [] });
});

test('at the gate a plate with hyphens of a car without wheels is told, and stands there', async () => {
  const { siteId } = await hotel();
  await changeMode(siteId, 'mount');
  await takeCode(siteId, 'EL10001');
  expect(await takeCode(siteId, 'EL-10009')).toMatchObject({ mistake: 'none_here' });
  expect((await database.scanning.get(siteId))?.now?.plate).toBe('EL10009');
});

test('where only some codes can be meant, a plate with hyphens is judged as the plate that it is', async () => {
  const { siteId } = await hotel();
  const isMeant = (code: Code) => code.kind !== 'plate' || code.plate === 'EL10001';
  const from = { store: null, mode: 'look_up', isMeant } as const;
  expect(await takeCode(siteId, 'EL-10002', from)).toBe('strange');
  expect(await takeCode(siteId, 'EL-10001', from)).toMatchObject({ kind: 'found' });
});

test('without network sets are put away by what the device knows, and all of it is done once the network is back', async () => {
  const { siteId, places, sets, one } = await hotel();
  await changeMode(siteId, 'put_away');
  cut();
  const done = [];
  for (const [nth, set] of sets.entries()) {
    await takeCode(siteId, `LO:${places[nth]!.code}`);
    done.push(await takeCode(siteId, `TH:${set.number}`));
  }
  expect(done).toMatchObject([{ kind: 'done' }, { kind: 'done' }]);
  // The place has filled up, as far as this device knows.
  await takeCode(siteId, 'A.01-1');
  expect(await takeCode(siteId, `TH:${sets[1]!.number}`)).toMatchObject({
    kind: 'asks',
    warning: 'full',
  });
  await takeCode(siteId, 'CM:ABORT');
  expect(await outboxRows(siteId)).toHaveLength(2);
  expect(await database.hotelSets.get([siteId, sets[0]!.id])).toMatchObject({ state: 'received' });

  await mend(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  for (const [nth, set] of sets.entries()) {
    expect(await one(set.id)).toMatchObject({ state: 'stored', place_id: places[nth]!.id });
  }
  expect(await database.hotelSets.get([siteId, sets[0]!.id])).toMatchObject({ state: 'stored' });
});

test('wheels leave by the plate that was read, also where an app of before has not kept it', async () => {
  const { siteId, sets, one } = await hotel();
  await changeMode(siteId, 'mount');
  cut();
  for (const { licenseplate, number } of sets) {
    await takeCode(siteId, licenseplate);
    await takeCode(siteId, `TH:${number}`);
  }
  const [row, before] = await outboxRows(siteId);
  expect(intentIn(row!).read).toEqual({ licenseplate: 'EL10001', number: sets[0]!.number });
  const { read: _, ...unread } = intentIn(before!);
  await database.outbox.update(before!.seq, { given: { body: { intents: [unread] } } });
  await mend(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  for (const { id } of sets) expect((await one(id)).state).toBe('mounted');
});

test('of a car that has another plate by now they stay, and it is told', async () => {
  const { siteId, sets, one } = await hotel();
  const [{ id, version, licenseplate, number }] = sets as [(typeof sets)[number]];
  await changeMode(siteId, 'mount');
  // This device has not heard of it.
  const body = { version, licenseplate: 'EL77777' };
  await write(wheelSets.calls.save, { params: { id }, body }, { siteId });
  await takeCode(siteId, licenseplate);
  await takeCode(siteId, `TH:${number}`);
  await drain(siteId, 'now');
  const [card] = await outboxRows(siteId);
  expect(card!.actionError).toMatchObject({ code: 'wheel-sets.other_car' });
  expect(card!.actionError!.message).toContain('EL77777');
  expect((await one(id)).state).toBe('received');
});

test('what was done last is taken back on the server too', async () => {
  const { siteId, places, sets, one } = await hotel();
  await changeMode(siteId, 'put_away');
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${sets[0]!.number}`);
  await drain(siteId);
  expect(await takeCode(siteId, 'CM:UNDO')).toMatchObject({ kind: 'undone' });
  await drain(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await one(sets[0]!.id)).toMatchObject({ state: 'received', place_id: null });
});

test('a label that the trigger read twice counts once', async () => {
  const { siteId, places, sets } = await hotel();
  await changeMode(siteId, 'put_away');
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${sets[0]!.number}`);
  expect(await takeCode(siteId, `TH:${sets[0]!.number}`)).toBeNull();
});

test('the same label right after a change of mode is meant', async () => {
  const { siteId, places, sets } = await hotel();
  await changeMode(siteId, 'put_away');
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${sets[0]!.number}`);
  await changeMode(siteId, 'stage');
  expect(await takeCode(siteId, `TH:${sets[0]!.number}`)).toMatchObject({ kind: 'done' });
});

test('what a screen reads is meant in its own mode from the first code on, whatever mode was chosen before', async () => {
  const { siteId, places, sets } = await hotel();
  await changeMode(siteId, 'look_up');
  const from = { store: null, mode: 'put_away' } as const;
  await takeCode(siteId, places[0]!.code, from);
  expect(await takeCode(siteId, `TH:${sets[0]!.number}`, from)).toMatchObject({ kind: 'done' });
});

test('a set that a colleague has moved meanwhile is a question, and is taken along when its person says so', async () => {
  const { siteId, places, sets, one } = await hotel();
  const [set] = sets;
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  await elsewhere(siteId, { set_id: set!.id, place_id: places[1]!.id });
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${set!.number}`);
  await drain(siteId, 'now');
  const [card] = await outboxRows(siteId);
  expect(card).toMatchObject({
    state: 'refused',
    actionError: { code: 'wheel-sets.moved_meanwhile' },
  });
  expect(card!.actionError!.message).toMatch(/Somebody else has moved the set/);
  expect(await one(set!.id)).toMatchObject({ place_id: places[1]!.id });

  await answer(card!, 'mine');
  await drain(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await one(set!.id)).toMatchObject({ state: 'stored', place_id: places[0]!.id });
});

test('a place that a colleague has filled meanwhile is a question, and a second set stands there when its person says so', async () => {
  const { siteId, places, sets, one } = await hotel();
  const [mine, other] = sets;
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  await elsewhere(siteId, { set_id: other!.id, place_id: places[0]!.id });
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${mine!.number}`);
  await drain(siteId, 'now');
  const [card] = await outboxRows(siteId);
  expect(card!.actionError).toMatchObject({ code: 'wheel-sets.place_taken' });
  expect(card!.actionError!.message).toContain('A.01-1');
  await answer(card!, 'mine');
  await drain(siteId);
  expect(await one(mine!.id)).toMatchObject({ place_id: places[0]!.id });
});

test('what was refused is done when its person tries again once it can be, and can be taken back', async () => {
  const { siteId, places, sets, one } = await hotel();
  const [mine, other] = sets;
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  const there = { set_id: other!.id, place_id: places[0]!.id };
  await elsewhere(siteId, there);
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${mine!.number}`);
  await drain(siteId, 'now');
  const [card] = await outboxRows(siteId);
  await retry(card!.seq);
  const [again] = await outboxRows(siteId);
  expect(again).toMatchObject({ seq: card!.seq, state: 'refused', actionError: card!.actionError });
  const stored = { id: other!.id, state: 'stored', place_id: places[0]!.id } as const;
  await send(wheelSetCalls.batch, { body: { intents: [intentOf(stored, 'stage')] } }, { siteId });
  await retry(card!.seq);
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await one(mine!.id)).toMatchObject({ place_id: places[0]!.id });
  expect(await takeCode(siteId, 'CM:UNDO')).toMatchObject({ kind: 'undone' });
  await drain(siteId);
  expect(await one(mine!.id)).toMatchObject({ state: 'received', place_id: null });
});

test('what was decided to be done all the same can still be taken back', async () => {
  const { siteId, places, sets, one } = await hotel();
  const [set] = sets;
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  await elsewhere(siteId, { set_id: set!.id, place_id: places[1]!.id });
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${set!.number}`);
  await drain(siteId, 'now');
  const [card] = await outboxRows(siteId);
  await answer(card!, 'mine');
  await drain(siteId);
  expect(await one(set!.id)).toMatchObject({ place_id: places[0]!.id });
  expect(await takeCode(siteId, 'CM:UNDO')).toMatchObject({ kind: 'undone' });
  await drain(siteId);
  expect(await one(set!.id)).toMatchObject({ state: 'stored', place_id: places[1]!.id });
});

test('what was taken back before it was sent is no question, whatever a colleague has done', async () => {
  const { siteId, places, sets, one } = await hotel();
  const [set] = sets;
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  await elsewhere(siteId, { set_id: set!.id, place_id: places[1]!.id });
  cut();
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${set!.number}`);
  await takeCode(siteId, 'CM:UNDO');
  await mend(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await one(set!.id)).toMatchObject({ place_id: places[1]!.id });
});

test('what was taken back while it was on its way is no question either', async () => {
  const { siteId, places, sets, one } = await hotel();
  const [set] = sets;
  await changeMode(siteId, 'put_away');
  await elsewhere(siteId, { set_id: set!.id, place_id: places[1]!.id });
  const requested = Promise.withResolvers<void>();
  const takenBack = Promise.withResolvers<void>();
  network.use(
    http.post('*/api/v4/site/wheel-sets/batch', async () => {
      requested.resolve();
      await takenBack.promise;
      return passthrough();
    }),
  );
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${set!.number}`);
  const sent = drain(siteId, 'now');
  await requested.promise;
  await takeCode(siteId, 'CM:UNDO');
  takenBack.resolve();
  await sent;
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await one(set!.id)).toMatchObject({ place_id: places[1]!.id });
});

test("another site's label is reported as one, and nothing comes of it", async () => {
  const { siteId } = await hotel();
  await changeMode(siteId, 'put_away');
  const read = (code: string) => takeCode(siteId, code);
  expect(await read('LO:999999:A.01-1')).toMatchObject({ mistake: 'other_site' });
  expect(await read('TH:999999')).toMatchObject({ mistake: 'unknown_set' });
  expect(await outboxRows(siteId)).toEqual([]);
});

test('of a label of another site no place is looked at, however many there are: nobody waits for its sound', async () => {
  const { siteId } = await hotel();
  await changeMode(siteId, 'put_away');
  const looked = vi.spyOn(IDBCursor.prototype, 'continue');
  await takeCode(siteId, 'LO:999999:A.99-9');
  expect(looked).not.toHaveBeenCalled();
  looked.mockRestore();
});

test('a place that was closed while somebody was away is told when they are back, and the set stays in their list', async () => {
  const { siteId, places, sets, one } = await hotel();
  const [{ id, version, code, warehouse_id }] = places as [(typeof places)[number]];
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  const body = { version, code, warehouse_id, room: 1, blocked: 'Bent beam' };
  await write(storagePlaces.calls.save, { params: { id }, body }, { siteId });
  await takeCode(siteId, code);
  await takeCode(siteId, `TH:${sets[0]!.number}`);
  await drain(siteId, 'now');
  const [card] = await outboxRows(siteId);
  expect(card!.actionError).toMatchObject({ code: 'wheel-sets.place_closed' });
  expect(card!.actionError!.message).toContain(code);
  expect(conflictOf(card!)).toBeNull();
  expect(await one(sets[0]!.id)).toMatchObject({ state: 'received', place_id: null });
  // From then on the device knows it.
  await refreshHotel(siteId);
  expect(await takeCode(siteId, `LO:${code}`)).toMatchObject({ mistake: 'closed_place' });
});

test('what is done with a set while a question about it waits is done, and answers it', async () => {
  const { siteId, places, sets, one, make } = await hotel({ places: 4 });
  const [set] = sets;
  const theirs = await make('B.01-1');
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  await elsewhere(siteId, { set_id: set!.id, place_id: theirs.id });
  cut();
  for (const nth of [0, 1]) {
    await takeCode(siteId, places[nth]!.code);
    await takeCode(siteId, `TH:${set!.number}`);
  }
  await mend(siteId);
  expect(await outboxRows(siteId)).toMatchObject([{ state: 'refused' }, { state: 'waiting' }]);
  await refreshHotel(siteId);
  await takeCode(siteId, places[2]!.code);
  expect(await takeCode(siteId, `TH:${set!.number}`)).toMatchObject({ kind: 'done' });
  await drain(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await one(set!.id)).toMatchObject({ place_id: places[2]!.id });
  await takeCode(siteId, 'CM:UNDO');
  await drain(siteId);
  expect(await one(set!.id)).toMatchObject({ place_id: theirs.id });
});

test('what waits behind a question is taken back with it unasked, and the question stays', async () => {
  const { siteId, places, sets, one, make } = await hotel();
  const [set] = sets;
  const theirs = await make('B.01-1');
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  await elsewhere(siteId, { set_id: set!.id, place_id: theirs.id });
  cut();
  for (const nth of [0, 1]) {
    await takeCode(siteId, places[nth]!.code);
    await takeCode(siteId, `TH:${set!.number}`);
  }
  await mend(siteId);
  await takeCode(siteId, 'CM:UNDO');
  await drain(siteId);
  expect(await outboxRows(siteId)).toMatchObject([{ state: 'refused' }]);
  expect(await one(set!.id)).toMatchObject({ place_id: theirs.id });
});

test('for a place that is full another one is offered, and what was done after it follows from there', async () => {
  const { siteId, places, sets, one } = await hotel();
  const [mine, other] = sets;
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  await elsewhere(siteId, { set_id: other!.id, place_id: places[0]!.id });
  cut();
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${mine!.number}`);
  await changeMode(siteId, 'pick');
  await takeCode(siteId, `TH:${mine!.number}`);
  await mend(siteId);
  await refreshHotel(siteId);
  const [card] = await outboxRows(siteId);
  const instead = await placeInstead(card!);
  expect(instead).toMatchObject({ id: places[1]!.id });
  await answer(card!, { at: instead! });
  await drain(siteId);
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await one(mine!.id)).toMatchObject({ state: 'picking' });
  const { data } = await send(wheelSetCalls.movements, { params: { id: mine!.id } }, { siteId });
  expect(data.map(({ to_place: at }) => at)).toEqual([null, places[1]!.code, null]);
});

test('left where it is, nothing of it is done', async () => {
  const { siteId, places, sets, one } = await hotel();
  const [set] = sets;
  await changeMode(siteId, 'put_away');
  // This device has not heard of it.
  await elsewhere(siteId, { set_id: set!.id, place_id: places[1]!.id });
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${set!.number}`);
  await drain(siteId, 'now');
  const [card] = await outboxRows(siteId);
  await answer(card!, 'theirs');
  expect(await outboxRows(siteId)).toEqual([]);
  expect(await one(set!.id)).toMatchObject({ place_id: places[1]!.id });
});

test('a device hears what others did, and forgets a set that is gone', async () => {
  const { siteId, places, sets, make } = await hotel();
  await elsewhere(siteId, { set_id: sets[0]!.id, place_id: places[0]!.id });
  const { version } = sets[1]!;
  const body = { version, discarded_because: 'agreed' };
  const discard = { params: { id: sets[1]!.id }, body };
  await write(wheelSets.calls.discard, discard, { siteId });
  const added = await make('B.01-1');
  await refreshHotel(siteId);
  expect(await database.hotelSets.get([siteId, sets[0]!.id])).toMatchObject({
    state: 'stored',
    place_id: places[0]!.id,
  });
  expect(await database.hotelSets.get([siteId, sets[1]!.id])).toBeUndefined();
  expect(await database.hotelPlaces.get([siteId, added.id])).toMatchObject({ code: 'B.01-1' });
});

test('a server that was set back is read again', async () => {
  const { siteId, sets } = await hotel();
  await database.hotelState.update(siteId, { since: 999_999_999_999 });
  await database.hotelSets.put({
    ...(await database.hotelSets.get([siteId, sets[0]!.id]))!,
    id: 999_999,
  });
  await refreshHotel(siteId);
  expect(await database.hotelSets.where({ siteId }).count()).toBe(sets.length);
});

test('what nobody scanned in for 72 hours is deleted, and what was done waits on', async () => {
  const { siteId, places, sets } = await hotel();
  await changeMode(siteId, 'put_away');
  cut();
  await takeCode(siteId, places[0]!.code);
  await takeCode(siteId, `TH:${sets[0]!.number}`);
  await database.hotelState.update(siteId, { readAt: Date.now() - 73 * 3_600_000 });
  await dropUnreadAnswers();
  expect(await database.hotelSets.where({ siteId }).count()).toBe(0);
  expect(await outboxRows(siteId)).toHaveLength(1);
});
