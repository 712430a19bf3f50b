import { describe, expect, test } from 'vitest';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const measured = [{ ...blankWheel('FL'), depths: [60, 61, 58] }];

/** A car whose winter set stands at a place, and whose summer set is on it. */
async function inAutumn() {
  const staff = await hotelStaff(server);
  const [shelf, free] = [await staff.place(), await staff.place()];
  const winter = await staff.takeIn({ licenseplate: 'EL9', season: 'studded', place_id: shelf.id });
  const summer = await staff.takeIn({ licenseplate: 'EL9', season: 'summer' });
  await staff.send(intentOf(summer, 'mount'));
  const now = async (id: number) =>
    (await staff.call(wheelSets.calls.one, { params: { id } })).body.data;
  const swap = (overrides: object = {}) =>
    staff.call(wheelSetCalls.swap, {
      params: { id: winter.id },
      body: {
        licenseplate: 'EL 9',
        number: winter.number,
        override: [],
        off: { licenseplate: 'EL9', place_id: free.id, again: summer.id, wheels: measured },
        ...overrides,
      },
    });
  return { ...staff, winter, summer, free, now, swap };
}

describe('a change of season', () => {
  test('mounts one set and stores the other in one go, with what was measured', async () => {
    const { swap, winter, summer, free, movements, call } = await inAutumn();
    const { body } = await swap();
    expect(body.data).toMatchObject({
      on: { id: winter.id, state: 'mounted', place_id: null },
      off: { id: summer.id, number: summer.number, state: 'stored', place_id: free.id },
    });
    const done = (await movements(summer.id)).map(({ handling }) => handling);
    expect(done).toEqual(['store', 'receive', 'mount', 'receive']);
    const readings = await call(treadReadings.calls.list, { query: {} });
    expect(readings.body.data).toMatchObject([{ licenseplate: 'EL9', least_depth: 58 }]);
  });

  test.each([
    ['another car', { licenseplate: 'EL8' }, 'wheel-sets.other_car'],
    ['another set', { number: '0' }, 'wheel-sets.other_set'],
  ])('is refused for %s, and nothing is moved', async (_, overrides, code) => {
    const { swap, now, winter, summer } = await inAutumn();
    expect((await swap(overrides)).body.error?.code).toBe(code);
    expect((await now(winter.id)).state).toBe('stored');
    expect((await now(summer.id)).state).toBe('mounted');
  });

  test('is made on another car where somebody who may says why', async () => {
    const { swap, movements, winter } = await inAutumn();
    const { status } = await swap({
      licenseplate: 'EL8',
      override: ['other_car'],
      because: 'new_plate',
    });
    expect(status).toBe(200);
    expect((await movements(winter.id))[0]).toMatchObject({
      because: 'new_plate',
      read_plate: 'EL8',
    });
  });

  test('is refused whole where the set that comes in finds no room', async () => {
    const { swap, now, winter, takeIn, place, summer } = await inAutumn();
    const full = await place();
    await takeIn({ place_id: full.id });
    const off = { place_id: full.id, again: summer.id, wheels: measured };
    expect((await swap({ off })).body.error?.code).toBe('wheel-sets.place_taken');
    expect((await now(winter.id)).state).toBe('stored');
  });

  test('can be that nothing comes in', async () => {
    const { swap } = await inAutumn();
    expect((await swap({ off: null })).body.data).toMatchObject({
      on: { state: 'mounted' },
      off: null,
    });
  });
});

describe('a set that comes back', () => {
  test('is the same as before, with its number', async () => {
    const { takeIn, send, movements } = await hotelStaff(server);
    const set = await takeIn({ licenseplate: 'EL5' });
    await send(intentOf(set, 'return'));
    const back = await takeIn({ licenseplate: 'EL5', again: set.id, wheels: measured });
    expect(back).toMatchObject({ id: set.id, number: set.number, least_depth: 58 });
    expect(back.state).toBe('received');
    expect(await movements(set.id)).toHaveLength(3);
  });

  test('is not taken in while it is in the house', async () => {
    const { call, takeIn } = await hotelStaff(server);
    const set = await takeIn();
    const body = { again: set.id, place_id: null, wheels: measured };
    const refused = await call(wheelSetCalls.intake, { body });
    expect(refused.body.error?.code).toBe('wheel-sets.not_now');
  });
});

describe('where a set is put away', () => {
  test('is suggested by the size of its wheels, and says why', async () => {
    const { call, place } = await hotelStaff(server);
    await place({ code: 'A.1', rack: 'blue' });
    const shelf = await place({ code: 'A.2', rack: 'yellow' });
    await place({ code: 'A.0', rack: 'yellow', blocked: 'Broken' });
    const suggestionFor = (size: string) => call(wheelSetCalls.suggestion, { query: { size } });
    expect((await suggestionFor('2055516')).body.data).toEqual({
      place_id: shelf.id,
      place: 'A.2',
      because: 'own_rack',
      rack: 'yellow',
      diameter: 632,
    });
    expect((await suggestionFor('315/80 R22.5')).body.data).toBeNull();
  });
});

test('the house says how full it is and what in it asks for somebody', async () => {
  const { call, place, takeIn, send } = await hotelStaff(server);
  const shelf = await place({ room: 4 });
  const worn = [{ ...blankWheel('FL'), depths: [14] }];
  await takeIn({ place_id: shelf.id, wheels: worn });
  await send(intentOf(await takeIn({ place_id: shelf.id }), 'stage'));
  await send(intentOf(await takeIn(), 'miss'));
  const { body } = await call(wheelSetCalls.today, {});
  expect(body.data).toEqual({ room: 4, taken: 1, out: 1, missing: 1, replace: 1 });
});

test('where a set has been is a file with a line for each movement, in the words of who takes it', async () => {
  const { me, takeIn, place } = await hotelStaff(server);
  const shelf = await place({ code: 'B.7' });
  const set = await takeIn({ place_id: shelf.id });
  const { body, headers } = await server.app.http.inject({
    url: `/api${wheelSetCalls.movementsFile.path.replace('{id}', String(set.id))}`,
    headers: { authorization: `Bearer ${me.token}`, 'accept-language': 'en' },
  });
  expect(headers['content-type']).toContain('text/csv');
  const lines = body.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toContain('Stored;;B.7;Stored');
});
