import { describe, expect, test } from 'vitest';
import { stockTakeCalls, stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(stockTakes, {
  valid: () => ({ zone: 'North' }),
  changed: { note: 'Before the season' },
  wrong: { zone: 'x'.repeat(41) },
});

/** A warehouse with two places and a stock take of it; a set stands at the first. */
async function taking() {
  const staff = await hotelStaff(server);
  const { call, place, takeIn, placeNow } = staff;
  const [one, other] = [await place({ code: 'A.1' }), await place({ code: 'A.2' })];
  const set = await takeIn({ licenseplate: 'EL12345', place_id: one.id });
  const { warehouse_id } = await placeNow(one.id);
  const take = (await call(stockTakes.calls.add, { body: { warehouse_id } })).body.data;
  const params = { id: take.id };
  const count = (code: string, ...sets: string[]) =>
    call(stockTakeCalls.count, { params, body: { place: code, sets } });
  const found = async () => (await call(stockTakeCalls.differences, { params })).body.data;
  const step = async (word: 'finish' | 'recount' | 'review' | 'post', override = false) => {
    const { version } = (await call(stockTakes.calls.one, { params })).body.data;
    const body = { version, ...(override && { override }) };
    return call(stockTakes.calls[word], { params, body });
  };
  const setNow = async () =>
    (await call(wheelSets.calls.one, { params: { id: set.id } })).body.data;
  return { ...staff, one, other, set, take, count, found, step, setNow };
}

test('what is where it should be is counted without a difference, by any label of it', async () => {
  const { set, count, found } = await taking();
  expect((await found()).differences.map(({ kind }) => kind)).toEqual(['unread', 'unread']);
  await count('a.1', `TW:${set.number}:FL`, `TH:${set.number}`);
  await count('A.2');
  expect(await found()).toEqual({ places: 2, read: 2, differences: [] });
});

test('several people count one warehouse', async () => {
  const { me, take, set, count, found } = await taking();
  const colleague = await hotelStaff(server, { role: 'warehouse', site: me.site });
  await count('A.1', `TH:${set.number}`);
  const body = { place: 'A.2', sets: ['TH:999999'] };
  await colleague.call(stockTakeCalls.count, { params: { id: take.id }, body });
  expect(await found()).toMatchObject({
    read: 2,
    differences: [{ kind: 'unknown', place: 'A.2', code: 'TH:999999', by: expect.any(String) }],
  });
});

test('approved, a set stands where it was found, and the ledger says so', async () => {
  const { set, other, count, found, step, setNow, movements } = await taking();
  await count('A.1');
  await count('A.2', `TH:${set.number}`);
  expect((await found()).differences).toMatchObject([
    { kind: 'elsewhere', place: 'A.2', from: 'A.1', licenseplate: 'EL12345' },
  ]);
  for (const word of ['finish', 'review', 'post'] as const)
    expect((await step(word)).status).toBe(200);
  expect(await setNow()).toMatchObject({ state: 'stored', place_id: other.id });
  expect((await movements(set.id))[0]).toMatchObject({ handling: 'store', to_place: 'A.2' });
});

test('before it is approved it asks about places that nobody read and codes of no set', async () => {
  const { set, count, step, setNow } = await taking();
  await count('A.1', `TH:${set.number}`, 'TH:999999');
  for (const word of ['finish', 'review'] as const) await step(word);
  const { error } = (await step('post')).body;
  expect(error?.code).toBe('stock-takes.not_whole');
  expect(error?.message).toContain('Places not read: 1. Codes of no set here: 1.');
  expect((await step('post', true)).status).toBe(200);
  expect(await setNow()).toMatchObject({ state: 'stored' });
});

test('approved, a set that is nowhere is missing', async () => {
  const { count, step, setNow } = await taking();
  await count('A.1');
  await count('A.2');
  for (const word of ['finish', 'review', 'post'] as const) await step(word);
  expect(await setNow()).toMatchObject({ state: 'missing', place_id: null });
});

test('what was moved after it was counted is left where it is', async () => {
  const { set, other, count, step, send, setNow } = await taking();
  await count('A.1');
  await count('A.2');
  await send(intentOf(set, 'store', { place_id: other.id }));
  for (const word of ['finish', 'review', 'post'] as const) await step(word);
  expect(await setNow()).toMatchObject({ state: 'stored', place_id: other.id });
});

describe('a count', () => {
  test('is refused at a place of another warehouse, and once counting is over', async () => {
    const { count, step } = await taking();
    expect((await count('Z.9')).body.error?.code).toBe('stock-takes.not_here');
    await step('finish');
    expect((await count('A.1')).body.error?.code).toBe('common.wrong_state');
    await step('recount');
    expect((await count('A.1')).status).toBe(200);
  });

  test('is refused by the label of another warehouse, whose place is called the same', async () => {
    const { call, take, one, placeNow } = await taking();
    const { warehouse_id } = await placeNow(one.id);
    const count = (store: string) =>
      call(stockTakeCalls.count, {
        params: { id: take.id },
        body: { store, place: 'A.1', sets: [] },
      });
    expect((await count(String(warehouse_id + 1))).body.error?.code).toBe('stock-takes.not_here');
    expect((await count(String(warehouse_id))).status).toBe(200);
  });

  test('is approved by who may, and nobody else', async () => {
    const { me, take, step } = await taking();
    const colleague = await hotelStaff(server, { role: 'warehouse', site: me.site });
    await step('finish');
    const { data } = (await step('review')).body;
    const refused = await colleague.call(stockTakes.calls.post, {
      params: { id: take.id },
      body: { version: data.version },
    });
    expect(refused.status).toBe(403);
  });
});

describe('a count of no stock take that was chosen', () => {
  const countOpen = ({ call }: Awaited<ReturnType<typeof taking>>, place: string, store = '') =>
    call(stockTakeCalls.countOpen, { body: { store, place, sets: [] } });

  test('is one of the stock take that is open there', async () => {
    const staff = await taking();
    const { body } = await countOpen(staff, 'a.2');
    expect(body.data).toEqual({ take_id: staff.take.id, unknown: [] });
    expect(await staff.found()).toMatchObject({ places: 2, read: 1 });
  });

  test('begins one where none is, once, however many come at once', async () => {
    const staff = await taking();
    await staff.step('finish');
    const colleague = await hotelStaff(server, { role: 'warehouse', site: staff.me.site });
    const counted = await Promise.all([
      countOpen(staff, 'A.1'),
      countOpen({ ...staff, call: colleague.call }, 'A.2'),
    ]);
    const [id, other] = counted.map(({ body }) => body.data.take_id);
    expect(other).toBe(id);
    expect(id).not.toBe(staff.take.id);
    const begun = await staff.call(stockTakes.calls.one, { params: { id: id! } });
    expect(begun.body.data).toMatchObject({ state: 'open', zone: '' });
  });

  test('is refused where no place is called so, or several are, unless its label says which', async () => {
    const staff = await taking();
    const { call } = staff;
    const { data: hall } = (await call(warehouses.calls.add, { body: { name: 'Cellar' } })).body;
    const body = { code: 'A.1', room: 1, warehouse_id: hall.id };
    await call(storagePlaces.calls.add, { body });
    for (const place of ['A.1', 'Z.9']) {
      expect((await countOpen(staff, place)).body.error?.code).toBe('stock-takes.not_here');
    }
    const there = await countOpen(staff, 'A.1', String(hall.id));
    expect(there.body.data.take_id).not.toBe(staff.take.id);
  });
});
