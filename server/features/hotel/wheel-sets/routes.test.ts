import { describe, expect, test } from 'vitest';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel, wheelCalls } from '#contract/hotel/wheel-sets/wheels.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(wheelSets, {
  valid: () => ({ licenseplate: 'EL12345', season: 'friction', rim: 'alu', size: '205/55 R16' }),
  changed: { note: 'Customer brings the caps', rim: 'steel' },
  wrong: { season: 'autumn' },
  stepInputs: { discard: { discarded_because: 'agreed' } },
});

const worn = [
  { ...blankWheel('FL'), dot: '2319', depths: [45, 50, 44] },
  { ...blankWheel('FR'), dot: '4021', depths: [52] },
];

describe('a set that comes in', () => {
  test('is there with its wheels, where it was put, and with what was measured', async () => {
    const { call, place, takeIn, movements } = await hotelStaff(server);
    const shelf = await place();
    const set = await takeIn({ licenseplate: 'EL 12345', place_id: shelf.id, wheels: worn });
    expect(set).toMatchObject({
      licenseplate: 'EL12345',
      state: 'stored',
      place_id: shelf.id,
      wheels: ['FL', 'FR'],
      least_depth: 44,
      oldest_dot: '2319',
    });
    expect((await movements(set.id)).map(({ handling }) => handling)).toEqual(['store', 'receive']);
    const { body } = await call(wheelCalls.wheels, { params: { id: set.id } });
    expect(body.data.wheels).toEqual(worn);
    const readings = await call(treadReadings.calls.list, { query: {} });
    expect(readings.body.data).toMatchObject([{ licenseplate: 'EL12345', fl: 44, fr: 52 }]);
  });

  test('is judged as what it is: winter tyres by the winter', async () => {
    const { takeIn } = await hotelStaff(server);
    const wheels = [{ ...blankWheel('FL'), depths: [38] }];
    expect((await takeIn({ season: 'studded', wheels })).verdict).toBe('replace');
  });

  test('belongs to the car that bears its plate', async () => {
    const { me, takeIn } = await hotelStaff(server);
    const car = await makeCar(server.db, { chain_id: me.site.chain_id, licenseplate: 'EL77777' });
    expect((await takeIn({ licenseplate: 'el 77777' })).car_id).toBe(car.id);
  });

  test('is refused whole where there is no room, and nothing of it is left', async () => {
    const { call, place, takeIn } = await hotelStaff(server);
    const shelf = await place();
    await takeIn({ place_id: shelf.id });
    const body = { licenseplate: 'EL1', place_id: shelf.id, wheels: worn };
    const refused = await call(wheelSetCalls.intake, { body });
    expect(refused.body.error?.code).toBe('wheel-sets.place_taken');
    expect((await call(wheelSets.calls.list, { query: { q: 'EL1' } })).body.data).toEqual([]);
  });

  test.each([
    ['a week that no year has', { dot: '5419' }],
    ['a week that its year does not have', { dot: '5321' }],
    ['a tread deeper than any', { depths: [999] }],
    ['a mark that nobody knows', { marks: ['old'] }],
  ])('is refused with %s', async (_, wrong) => {
    const { call } = await hotelStaff(server);
    const body = { place_id: null, wheels: [{ ...worn[0], ...wrong }] };
    expect((await call(wheelSetCalls.intake, { body } as never)).status).toBe(422);
  });
});

test('no two wheels of a set are at one place of the car', async () => {
  const { call } = await hotelStaff(server);
  const wheels = [blankWheel('FL'), blankWheel('FL')];
  const { body } = await call(wheelSetCalls.intake, { body: { place_id: null, wheels } });
  expect(body.error?.fields).toHaveProperty('wheels');
});

describe('the wheels of a set', () => {
  test('are saved from the version that was seen', async () => {
    const { call, takeIn } = await hotelStaff(server);
    const set = await takeIn();
    const save = (version: number) =>
      call(wheelCalls.saveWheels, { params: { id: set.id }, body: { version, wheels: worn } });
    const saved = (await save(set.version)).body.data;
    expect(saved).toEqual({ version: set.version + 1, wheels: worn });
    const late = await save(set.version);
    expect(late.body.error).toMatchObject({ code: 'common.changed_elsewhere', current: saved });
  });

  test('are measured once, however often they are saved', async () => {
    const { call, takeIn } = await hotelStaff(server);
    const set = await takeIn({ licenseplate: 'EL4', wheels: worn });
    const body = { version: set.version, wheels: worn.map((wheel) => ({ ...wheel, note: 'x' })) };
    await call(wheelCalls.saveWheels, { params: { id: set.id }, body });
    expect((await call(treadReadings.calls.list, { query: {} })).body.data).toHaveLength(1);
  });
});
