import { describe, expect, test } from 'vitest';
import {
  placeCalls,
  warehouseCalls,
  storagePlaces,
  warehouses,
} from '#contract/hotel/storage-places/storage-places.ts';
import { verdicts } from '#contract/workshop/tread-depth-rules.ts';
import { setSeasons } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(warehouses, {
  valid: () => ({ name: unique('Hall'), kind: 'container', lead_days: 2 }),
  changed: { note: 'Behind the wash' },
  wrong: { name: '' },
});

async function house() {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { data } = (await server.call(warehouses.calls.add, { body: { name: unique('Hall') } }, me))
    .body;
  const add = (body: { pattern: string; room?: number }) =>
    server.call(
      placeCalls.addMany,
      { body: { warehouse_id: data.id, zone: 'North', room: 1, rack: '', ...body } },
      me,
    );
  const one = async () =>
    (await server.call(warehouses.calls.one, { params: { id: data.id } }, me)).body.data;
  return { me, id: data.id, add, one };
}

describe('places by a pattern', () => {
  test('are made at once, and those that are there stay as they are', async () => {
    const { add, one } = await house();
    expect((await add({ pattern: 'A.{01..03}-{1..2}', room: 2 })).body.data).toEqual({
      made: 6,
      there: 0,
    });
    expect((await add({ pattern: 'A.{03..04}-{1..2}' })).body.data).toEqual({ made: 2, there: 2 });
    expect(await one()).toMatchObject({ places: 8, room: 14, taken: 0 });
  });

  test('are refused where nobody can tell which', async () => {
    const { add, one } = await house();
    const { status, body } = await add({ pattern: 'A.{05..01}' });
    expect([status, body.error?.code]).toEqual([422, 'storage-places.bad_pattern']);
    expect(body.error?.fields).toHaveProperty('pattern');
    expect(await one()).toMatchObject({ places: 0 });
  });
});

test('a place is written as people read it from the shelf', async () => {
  const { me, id } = await house();
  const add = (code: string) =>
    server.call(storagePlaces.calls.add, { body: { code, warehouse_id: id, room: 1 } }, me);
  expect((await add(' a.03 -2')).body.data.code).toBe('A.03-2');
  expect((await add('a.03-2')).status).toBe(409);
  expect((await add('A/03')).body.error?.fields).toHaveProperty('code');
});

test('the picture of a warehouse knows how each place is taken, and by what', async () => {
  const { place, takeIn, call, placeNow } = await hotelStaff(server);
  const full = await place({ code: 'A.1-1' });
  await place({ code: 'A.1-2', blocked: 'Bent beam' });
  const half = await place({ code: 'A.2-1', room: 3 });
  await takeIn({
    place_id: full.id,
    season: 'studded',
    wheels: [{ ...blankWheel('FL'), depths: [38] }],
  });
  await takeIn({ place_id: half.id, season: 'summer' });
  await takeIn({ place_id: half.id, season: 'studded' });
  const { warehouse_id } = await placeNow(full.id);
  const { body } = await call(warehouseCalls.map, { params: { id: warehouse_id } });
  expect(body.data).toMatchObject({
    code: ['A.1-1', 'A.1-2', 'A.2-1'],
    room: [1, 1, 3],
    taken: [1, 0, 2],
    blocked: [0, 1, 0],
    season: [setSeasons.indexOf('studded') + 1, 0, 0],
    verdict: [verdicts.indexOf('replace') + 1, 0, 0],
  });
});
