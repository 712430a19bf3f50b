import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { treadReaders } from '#contract/workshop/tread-depth/readers.ts';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeReading } from '#tests/support/factories/tread-depth.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { authenticatedSocket } from '#tests/support/network/live-socket.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { testServer } from '#tests/support/server.ts';
import { lastReadings } from './reading-repo.ts';

const server = await testServer();
const { add, archive, save } = treadReadings.calls;
const depths = { fl_1: 55, fr_1: 52, rl_1: 60, rr_1: 61 };
const input = { licenseplate: 'EL12345', read_on: '2026-06-01', season: 'summer' as const };

crudSuite(treadReadings, {
  valid: () => ({ ...input, ...depths }),
  changed: { note: 'Stone in the tread' },
  wrong: { licenseplate: '', read_on: '2026-02-30', fl_1: 201, rr_4: -1, car_id: 999_999_999 },
});

let made = 0;
crudSuite(treadReaders, {
  valid: () => ({ name: `Lane ${(made += 1)}`, vendor: 'Treadmaker' }),
  changed: { unit: 'tenths', note: 'Behind the wash' },
  wrong: { name: '' },
});

settingsSuite(treadThresholds, {
  changed: { region: 'north', phone: '22 00 12 34', winterRecommended: 45, watchAbove: 0 },
  wrong: { summerRecommended: 15, winterRecommended: null, watchAbove: 51, phone: 'ask Kari' },
});

const mechanic = () => logInAs(server.db, { roles: ['mechanic'] });

test('a reading is of the car that bears its plate, and says what it was judged by', async () => {
  const me = await mechanic();
  const car = await makeCar(server.db, { chain_id: me.site.chain_id, licenseplate: 'EL12345' });
  const { body } = await server.call(add, { body: { ...input, ...depths, fl_2: 28 } }, me);
  expect(body.data).toMatchObject({
    car_id: car.id,
    matched: true,
    fl: 28,
    fr: 52,
    least_depth: 28,
    verdict: 'replace',
    legal: 16,
    recommended: 30,
    watch: 40,
    law_country: 'NO',
    law_from: '2000-01-01',
    thresholds_of: 'usual',
    source: 'manual',
  });
});

test('a car of Sweden is judged by the law of Sweden: summer tyres in December may have 1.6 mm', async () => {
  const me = await mechanic();
  const { chain_id } = me.site;
  await makeCar(server.db, { chain_id, licenseplate: 'ABC123', country: 'SE' });
  const body = { ...input, licenseplate: 'ABC 123', read_on: '2025-12-10', fl_1: 20 };
  const { data } = (await server.call(add, { body }, me)).body;
  expect(data).toMatchObject({ law_country: 'SE', legal: 16, verdict: 'replace' });
  const home = { ...body, licenseplate: 'EL99999' };
  expect((await server.call(add, { body: home }, me)).body.data).toMatchObject({
    law_country: 'NO',
    legal: 30,
    verdict: 'illegal',
    matched: false,
  });
});

test('a reading without a depth is refused at its first groove', async () => {
  const { status, body } = await server.call(add, { body: input }, await mechanic());
  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, ['fl_1']]);
});

test('new limits judge new readings; an old one keeps its verdict when its note changes', async () => {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { data: before } = (await server.call(add, { body: { ...input, ...depths } }, me)).body;
  const limits = treadThresholds.calls.site;
  const start = (await server.call(limits.read, undefined, me)).body.data;
  const own = { ...start, own: ['summerRecommended'], summerRecommended: 60 };
  expect((await server.call(limits.save, { body: own }, me)).status).toBe(200);
  const note = { body: { note: 'Parked', version: 1 }, params: { id: before.id } };
  expect((await server.call(save, note, me)).body.data).toMatchObject({ verdict: 'ok' });
  expect((await server.call(add, { body: { ...input, ...depths } }, me)).body.data).toMatchObject({
    verdict: 'replace',
    recommended: 60,
    thresholds_of: 'site',
  });
});

test('two who set limits at once: the second is notified', async () => {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const limits = treadThresholds.calls.chain;
  const start = (await server.call(limits.read, undefined, me)).body.data;
  expect((await server.call(limits.save, { body: start }, me)).body.data.version).toBe(2);
  const late = await server.call(limits.save, { body: start }, me);
  expect([late.status, late.body.error?.code]).toEqual([409, 'common.changed_elsewhere']);
});

test('a mechanic may read a tyre but not put a reading away', async () => {
  const me = await mechanic();
  const { id } = await makeReading(server.db, { site: me.site });
  const away = { params: { id }, body: { version: 1 } };
  expect((await server.call(archive, away, me)).status).toBe(403);
  const manager = await logInAs(server.db, { site: me.site, roles: ['manager'] });
  expect((await server.call(archive, away, manager)).status).toBe(200);
});

test('the site is notified when a car was read', async () => {
  const me = await mechanic();
  const socket = await authenticatedSocket(server, me.token);
  const { data } = (await server.call(add, { body: { ...input, ...depths } }, me)).body;
  expect(await socket.next('tread-depth.read')).toEqual({
    id: data.id,
    carId: null,
    licenseplate: 'EL12345',
    verdict: 'ok',
  });
  socket.close();
});

test('the last reading of many cars is found at once; those archived do not count', async () => {
  const { site } = await mechanic();
  const { chain_id } = site;
  const [one, two] = [
    await makeCar(server.db, { chain_id }),
    await makeCar(server.db, { chain_id }),
  ];
  await makeReading(server.db, { site, car_id: one.id, read_on: '2026-05-01' });
  const last = await makeReading(server.db, { site, car_id: one.id, read_on: '2026-11-01' });
  const away = { car_id: two.id, archived_at: new Date() };
  await makeReading(server.db, { site, ...away });
  const found = await server.db.transaction('system', (tx) => lastReadings(tx, [one.id, two.id]));
  expect([...found.keys()]).toEqual([one.id]);
  expect(found.get(one.id)).toMatchObject({ id: last.id, verdict: 'ok', least: 50 });
});

test.each(['0000-01-01', '0001-01-01', '9999-12-31', '2101-01-01'])(
  'a reading of %s is refused at its day',
  async (read_on) => {
    const me = await mechanic();
    const { status, body } = await server.call(add, { body: { ...input, ...depths, read_on } }, me);
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, ['read_on']]);
  },
);

test('one odd reading of before keeps nobody from reading the others, nor from taking them away', async () => {
  const me = await mechanic();
  const odd = (await server.call(add, { body: { ...input, ...depths, read_on: '2026-01-02' } }, me))
    .body.data;
  await server.db.transaction('system', (tx) =>
    sql`update tread_readings set read_on = '10000-01-01' where id = ${odd.id}`.execute(tx),
  );
  await server.call(add, { body: { ...input, ...depths, read_on: '2026-01-03' } }, me);
  const list = await server.call(treadReadings.calls.list, {}, me);
  expect(list.body.data.map(({ read_on }) => read_on)).toEqual(['10000-01-01', '2026-01-03']);
  for (const format of ['csv', 'xlsx'] as const) {
    const file = await server.call(treadReadings.calls.export, { query: { format } }, me);
    expect(file.status).toBe(200);
  }
});
