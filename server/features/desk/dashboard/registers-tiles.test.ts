import { dayOf, daysAfter } from '#contract/kit/time/zoned-time.ts';
import { expect, test } from 'vitest';
import { dashboardCalls, type Dashboard } from '#contract/desk/dashboard.ts';
import type { Role } from '#contract/rights.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeImport } from '#tests/support/factories/lists.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeReading } from '#tests/support/factories/tread-depth.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
// In so many days, by the clock of the sites.
const day = (days: number) => daysAfter(dayOf(now().getTime(), 'Europe/Oslo'), days);

async function tilesFor(token: string): Promise<Dashboard['tiles']> {
  const { status, body } = await server.call(dashboardCalls.today, {}, { token });
  expect(status).toBe(200);
  return body.data.tiles;
}

test.each<[Role, string[]]>([
  [
    'manager',
    ['queue', 'hours', 'bookings', 'notifications', 'readings', 'inspections', 'customers'],
  ],
  [
    'reception',
    ['queue', 'hours', 'bookings', 'notifications', 'readings', 'inspections', 'customers'],
  ],
  ['mechanic', ['queue', 'hours', 'bookings', 'notifications', 'readings', 'inspections']],
  ['warehouse', ['queue', 'notifications', 'readings']],
  ['economy', ['queue', 'bookings', 'notifications', 'customers']],
])('the first page of a %s has what is of use to them', async (role, tiles) => {
  const { token } = await logInAs(server.db, { roles: [role] });
  expect(Object.keys(await tilesFor(token))).toEqual(tiles);
});

test('who came within a week and who is blocked is counted of the chain alone', async () => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const { chain_id } = me.site;
  await makeCustomer(server.db, { chain_id, last_visit: day(-3) });
  await makeCustomer(server.db, { chain_id, last_visit: day(-9), blocked: true });
  await makeCustomer(server.db, { chain_id, blocked: true, archived_at: now() });
  await makeCustomer(server.db, { last_visit: day(-1), blocked: true });
  expect((await tilesFor(me.token)).customers).toEqual({
    state: 'resolved',
    value: { came: 1, blocked: 1, lastImport: null },
  });
});

test('the last import of customers at the site is shown, also when it failed', async () => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const { site, user } = me;
  await makeImport(server.db, { site, user, file_name: 'first.csv', state: 'done' });
  await makeImport(server.db, { site, user, file_name: 'second.csv', state: 'failed' });
  await makeImport(server.db, { site, user, file_name: 'not yet.csv', state: 'checked' });
  await makeImport(server.db, {
    site,
    user,
    file_name: 'cars.csv',
    resource: 'cars',
    state: 'done',
  });
  const elsewhere = await makeSite(server.db, { chain_id: site.chain_id });
  await makeImport(server.db, { site: elsewhere, user, file_name: 'other.csv', state: 'done' });
  expect((await tilesFor(me.token)).customers).toMatchObject({
    value: { lastImport: { file_name: 'second.csv', failed: true } },
  });
});

test('tread readings of today are counted, and the newest that ask for tyres are named', async () => {
  const { site, token } = await logInAs(server.db, { roles: ['warehouse'] });
  const read = (overrides: Partial<Parameters<typeof makeReading>[1]>) =>
    makeReading(server.db, { site, matched: true, ...overrides });
  await read({ read_on: day(0), verdict: 'ok' });
  await read({ read_on: day(0), verdict: 'illegal', licenseplate: 'EL10001' });
  await read({ read_on: day(-80), verdict: 'replace', licenseplate: 'EL10002' });
  await read({ read_on: day(-91), verdict: 'replace', licenseplate: 'EL10003' });
  await read({ read_on: day(-40), matched: false });
  await read({ read_on: day(0), verdict: 'illegal', archived_at: now() });
  const other = await makeSite(server.db, { chain_id: site.chain_id });
  await read({ site: other, read_on: day(0), verdict: 'illegal' });
  const { readings } = await tilesFor(token);
  expect(readings).toMatchObject({ value: { taken: 2, due: 1, unmatched: 1 } });
  const named = readings?.state === 'resolved' ? readings.value.newest : [];
  expect(named.map(({ licenseplate, verdict }) => [licenseplate, verdict])).toEqual([
    ['EL10001', 'illegal'],
    ['EL10002', 'replace'],
  ]);
});

test('inspections are due until the end of their day, the first ones first', async () => {
  const { site, token } = await logInAs(server.db, { roles: ['mechanic'] });
  const { chain_id } = site;
  for (const [days, licenseplate] of [
    [30, 'EL20030'],
    [0, 'EL20000'],
    [31, 'EL20031'],
    [-1, 'EL19999'],
    [-31, 'EL19969'],
  ] as const) {
    await makeCar(server.db, {
      chain_id,
      licenseplate,
      brand: 'Volvo',
      model: 'V60',
      inspection_due: day(days),
    });
  }
  const gone = { licenseplate: 'EL29999', inspection_due: day(1), archived_at: now() };
  await makeCar(server.db, { chain_id, ...gone });
  await makeCar(server.db, { inspection_due: day(1) });
  const { inspections } = await tilesFor(token);
  expect(inspections).toMatchObject({ value: { due: 2, over: 1 } });
  const next = inspections?.state === 'resolved' ? inspections.value.next : [];
  expect(next.map(({ licenseplate, car }) => [licenseplate, car])).toEqual([
    ['EL20000', 'Volvo V60'],
    ['EL20030', 'Volvo V60'],
  ]);
});
