import { describe, expect, test } from 'vitest';
import { carCalls, driverCalls } from '#contract/car/car-calls.ts';
import { cars } from '#contract/car/cars.ts';
import { drivers } from '#contract/customer/drivers.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { db } = server;

type Body = Partial<Record<keyof typeof cars.fields, unknown>>;

/** A register of its own with somebody who may do everything with it. */
async function register() {
  const me = await logInAs(db, { roles: ['manager'] });
  const { chain_id } = me.site;
  const params = (id: number) => ({ params: { id } });
  return {
    me,
    chain_id,
    add: async (body: Body = {}) => {
      const input = { licenseplate: `EL${String(Math.trunc(performance.now() * 1000)).slice(-7)}` };
      const added = await server.call(cars.calls.add, { body: { ...input, ...body } as never }, me);
      return added.body.data;
    },
    one: async (id: number) => (await server.call(cars.calls.one, params(id), me)).body.data,
    newest: async (id: number) =>
      (await server.call(cars.calls.history, params(id), me)).body.data[0]?.action,
    save: (id: number, body: Body & { version: number }) =>
      server.call(cars.calls.save, { ...params(id), body: body as never }, me),
    past: async (id: number) => (await server.call(carCalls.past, params(id), me)).body.data,
    read: (id: number, body: { version: number; km: number; read_on: string; reason?: string }) =>
      server.call(cars.calls.odometer, { ...params(id), body }, me),
    owner: (id: number, body: { version: number; customer_id: number | null }, end = false) =>
      server.call(
        cars.calls.owner,
        { ...params(id), body: { reason: 'sold', end_drivers: end, ...body } },
        me,
      ),
    merge: (id: number, body: { version: number; other_id: number }) =>
      server.call(carCalls.merge, { ...params(id), body }, me),
    driver: async (name = 'Kari') =>
      (await server.call(drivers.calls.add, { body: { name } }, me)).body.data.id,
    drives: (id: number, car_id: number, from_day = '2026-01-01') =>
      server.call(driverCalls.drives, { ...params(id), body: { car_id, from_day } }, me),
    drivesNoMore: (id: number, car_id: number, to_day: string) =>
      server.call(driverCalls.drivesNoMore, { ...params(id), body: { car_id, to_day } }, me),
  };
}

describe('what a car has been', () => {
  test('each plate it had is kept, by whom and since when', async () => {
    const { add, save, past, me } = await register();
    const { id } = await add({ licenseplate: 'AB11111' });
    await save(id, { licenseplate: 'AB22222', version: 1 });
    await save(id, { brand: 'Volvo', version: 2 });
    const { plates } = await past(id);
    expect(plates.map(({ licenseplate }) => licenseplate)).toEqual(['AB22222', 'AB11111']);
    expect(plates[0]?.by).toBe(`${me.user.first_name} ${me.user.last_name}`);
  });

  test('nothing of it can be changed afterwards', async () => {
    const { add, me } = await register();
    await add();
    for (const table of ['car_plates', 'car_owners', 'car_readings'] as const) {
      const wipe = db.transaction('app', async (tx) => {
        await tx.deleteFrom(table).where('chain_id', '=', me.site.chain_id).execute();
      });
      await expect(wipe).rejects.toThrow(/permission denied/);
    }
  });

  test('a car of another chain has no past for me', async () => {
    const { me } = await register();
    const { id } = await makeCar(db);
    const answer = await server.call(carCalls.past, { params: { id } }, me);
    expect(answer.status).toBe(404);
  });
});

describe('an owner', () => {
  test('is changed with a reason, and those before stay known', async () => {
    const { add, owner, past, one, chain_id } = await register();
    const [anne, carl] = [
      await makeCustomer(db, { chain_id, name: 'Anne' }),
      await makeCustomer(db, { chain_id, name: 'Carl' }),
    ];
    const { id } = await add({ customer_id: anne.id });
    expect((await owner(id, { version: 1, customer_id: carl.id })).status).toBe(200);
    expect((await one(id)).customer_id).toBe(carl.id);
    await owner(id, { version: 2, customer_id: null });
    const { owners } = await past(id);
    expect(owners.map((was) => [was.owner?.name, was.reason])).toEqual([
      [undefined, 'sold'],
      ['Carl', 'sold'],
      ['Anne', ''],
    ]);
  });

  test('who changed it from an older version is notified', async () => {
    const { add, save, owner } = await register();
    const { id } = await add();
    await save(id, { brand: 'Volvo', version: 1 });
    const late = await owner(id, { version: 1, customer_id: null });
    expect(late.body.error?.code).toBe('common.changed_elsewhere');
  });

  test('one who is not of the chain is refused at the field', async () => {
    const { add, owner } = await register();
    const { id } = await add();
    const stranger = await makeCustomer(db);
    const { body } = await owner(id, { version: 1, customer_id: stranger.id });
    expect(body.error?.fields).toHaveProperty('customer_id');
  });

  test('takes the car without its drivers when that is said, and only then', async () => {
    const { add, owner, past, driver, drives } = await register();
    const { id } = await add();
    await drives(await driver(), id);
    await owner(id, { version: 1, customer_id: null });
    expect((await past(id)).drivers).toMatchObject([{ to_day: null }]);
    const { version } = (await owner(id, { version: 1, customer_id: null }, true)).body.data;
    expect(version).toBe(1);
    expect((await past(id)).drivers[0]?.to_day).toMatch(/^\d{4}-/);
  });
});

describe('an odometer', () => {
  test('goes forwards, and each reading is kept with its day', async () => {
    const { add, read, past } = await register();
    const { id } = await add({ odometer: 84_000, odometer_at: '2026-05-01' });
    const { body } = await read(id, { version: 1, km: 90_000, read_on: '2026-10-01' });
    expect(body.data).toMatchObject({ odometer: 90_000, odometer_at: '2026-10-01' });
    expect((await past(id)).readings).toMatchObject([
      { km: 90_000, read_on: '2026-10-01' },
      { km: 84_000, read_on: '2026-05-01' },
    ]);
  });

  test('goes backwards only with a reason, which is kept', async () => {
    const { add, read, past } = await register();
    const { id } = await add({ odometer: 84_000, odometer_at: '2026-05-01' });
    const back = { version: 1, km: 48_000, read_on: '2026-10-01' };
    const refused = await read(id, back);
    expect(refused.body.error).toMatchObject({
      code: 'cars.odometer_backwards',
      fields: { km: 'This is less than before.' },
    });
    expect((await read(id, { ...back, reason: 'Figures were swapped' })).status).toBe(200);
    expect((await past(id)).readings[0]).toMatchObject({
      km: 48_000,
      reason: 'Figures were swapped',
    });
  });

  test('does not go backwards in the form either, and has a day without being told one', async () => {
    const { add, save } = await register();
    const { id, odometer_at } = await add({ odometer: 84_000 });
    expect(odometer_at).toMatch(/^\d{4}-/);
    const { body } = await save(id, { odometer: 83_000, version: 1 });
    expect(body.error?.code).toBe('cars.odometer_backwards');
  });

  test('is not read tomorrow', async () => {
    const { add, read } = await register();
    const { id } = await add();
    const { status, body } = await read(id, { version: 1, km: 1, read_on: '2099-01-01' });
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, ['read_on']]);
  });
});

describe('two entries of one car', () => {
  test('become one: it gains what it lacks, and all that was linked to the other', async () => {
    const { add, merge, one, newest, past, driver, drives, me, chain_id } = await register();
    const owner = await makeCustomer(db, { chain_id });
    const kept = await add({ licenseplate: 'AB11111', brand: 'Volvo', tags: ['fleet'] });
    const other = await add({
      licenseplate: 'AB22222',
      brand: 'SAAB',
      model: 'V60',
      customer_id: owner.id,
      tags: ['lift'],
    });
    const visit = await makeQueuePerson(db, { site: me.site, car_id: other.id });
    const kari = await driver();
    await drives(kari, other.id);
    const { body } = await merge(kept.id, { version: 1, other_id: other.id });
    expect(body.data).toMatchObject({
      licenseplate: 'AB11111',
      brand: 'Volvo',
      model: 'V60',
      customer_id: owner.id,
      tags: ['fleet', 'lift'],
      version: 2,
    });
    expect((await one(other.id)).archived_at).not.toBeNull();
    expect(await newest(kept.id)).toBe('merge');
    expect(await newest(other.id)).toBe('merged');
    const moved = await db.transaction('system', (tx) =>
      tx.selectFrom('queue_people').select('car_id').where('id', '=', visit.id).executeTakeFirst(),
    );
    expect(moved?.car_id).toBe(kept.id);
    const { plates, drivers: driven } = await past(kept.id);
    expect(plates.map(({ licenseplate }) => licenseplate)).toEqual(['AB22222', 'AB11111']);
    expect(driven.map((one_) => one_.driver.id)).toEqual([kari]);
  });

  test('who drove both drives one', async () => {
    const { add, merge, past, driver, drives } = await register();
    const [kept, other] = [await add(), await add()];
    const kari = await driver();
    await drives(kari, kept.id);
    await drives(kari, other.id);
    expect((await merge(kept.id, { version: 1, other_id: other.id })).status).toBe(200);
    expect((await past(kept.id)).drivers).toHaveLength(1);
  });

  test('a car is not merged with itself, nor with one of another chain', async () => {
    const { add, merge } = await register();
    const { id } = await add();
    expect((await merge(id, { version: 1, other_id: id })).body.error?.code).toBe('cars.same_car');
    const foreign = await makeCar(db);
    const answer = await merge(id, { version: 1, other_id: foreign.id });
    expect(answer.status).toBe(404);
  });

  test('from an older version nothing is merged', async () => {
    const { add, save, merge, one } = await register();
    const [kept, other] = [await add(), await add({ model: 'V60' })];
    await save(kept.id, { brand: 'Volvo', version: 1 });
    const late = await merge(kept.id, { version: 1, other_id: other.id });
    expect(late.body.error?.code).toBe('common.changed_elsewhere');
    expect((await one(other.id)).archived_at).toBeNull();
  });
});

describe('a driver', () => {
  test('has cars from a day to a day, those of today first', async () => {
    const { add, driver, drives, drivesNoMore } = await register();
    const [old, now] = [await add(), await add({ brand: 'Volvo', model: 'V60' })];
    const kari = await driver();
    await drives(kari, old.id, '2025-01-01');
    await drivesNoMore(kari, old.id, '2025-12-31');
    const { body } = await drives(kari, now.id);
    expect(body.data).toMatchObject([
      { car_id: now.id, car: 'Volvo V60', from_day: '2026-01-01', to_day: null },
      { car_id: old.id, from_day: '2025-01-01', to_day: '2025-12-31' },
    ]);
  });

  test('has a car once at a time', async () => {
    const { add, driver, drives } = await register();
    const { id } = await add();
    const kari = await driver();
    await drives(kari, id);
    expect((await drives(kari, id)).body.error?.code).toBe('cars.driven_already');
  });

  test('is not given a car of another chain', async () => {
    const { driver, drives } = await register();
    const foreign = await makeCar(db);
    const { status } = await drives(await driver(), foreign.id);
    expect(status).toBe(422);
  });
});

test('a plate is free for another car when its earlier one is archived', async () => {
  const { add, me, past } = await register();
  const earlier = await add({ licenseplate: 'ABC12D', country: 'SE', vin: 'OLD' });
  const again = { licenseplate: 'ABC12D', country: 'SE' as const, vin: 'NEW' };
  const taken = await server.call(cars.calls.add, { body: again }, me);
  expect(taken.body.error?.fields).toHaveProperty('licenseplate');
  await server.call(cars.calls.archive, { params: { id: earlier.id }, body: { version: 1 } }, me);
  const later = await add(again);
  expect((await past(later.id)).plates).toHaveLength(1);
  expect((await past(earlier.id)).plates).toHaveLength(1);
});
