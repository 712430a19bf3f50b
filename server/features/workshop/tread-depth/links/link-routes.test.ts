import { expect, test } from 'vitest';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { treadReportCalls } from '#contract/workshop/tread-depth/report.ts';
import { treadThresholds } from '#contract/workshop/tread-depth/thresholds.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { makeReading } from '#tests/support/factories/tread-depth.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { report, suggestions, addLink, links, revokeLinks, open } = treadReportCalls;

/** A car with two readings, half a year apart, and an address of the second. */
async function readTwice() {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { site } = me;
  const car = await makeCar(server.db, { chain_id: site.chain_id, licenseplate: 'EL12345' });
  const of = { site, car_id: car.id, licenseplate: 'EL12345', matched: true };
  await makeReading(server.db, { ...of, read_on: '2025-06-01', fl: 60, fl_1: 60, least_depth: 50 });
  const { id } = await makeReading(server.db, {
    ...of,
    fl: 29,
    fl_1: 29,
    least_depth: 29,
    verdict: 'replace',
  });
  const params = { params: { id } };
  const { path } = (await server.call(addLink, params, me)).body.data;
  return { me, id, params, code: path.split('/').at(-1) ?? '' };
}

test('a report says what each wheel is, what was before, and until when it lasts', async () => {
  const { me, params } = await readTwice();
  const { data } = (await server.call(report, params, me)).body;
  expect(data).toMatchObject({ licenseplate: 'EL12345', verdict: 'replace' });
  expect(data.wheels[0]).toMatchObject({
    position: 'fl',
    least: 29,
    verdict: 'replace',
    before: 60,
  });
  expect(data.wheels[1]).toMatchObject({ position: 'fr', verdict: 'ok', grown: false });
  expect(data.axles).toEqual([{ axle: 'front', difference: 21 }]);
  expect(data.history.map(({ least }) => least)).toEqual([50, 29]);
  expect(data.forecast).toEqual({ kind: 'already' });
});

test('anyone who has the address reads it without a login, with the plate masked and no name', async () => {
  const { code, me, params } = await readTwice();
  const { status, body } = await server.call(open, { params: { code } });
  expect([status, body.data.licenseplate]).toEqual([200, 'EL••345']);
  expect(JSON.stringify(body)).not.toContain('EL12345');
  const [link] = (await server.call(links, params, me)).body.data;
  expect(link?.openedAt).not.toBeNull();
});

test('it tells of the wheels that the workshop keeps for the car, and not where they stand', async () => {
  const { code, me, id } = await readTwice();
  const { car_id } = (await server.call(treadReadings.calls.one, { params: { id } }, me)).body.data;
  const { place, takeIn } = await hotelStaff(server, { site: me.site });
  const shelf = await place({ code: 'Z.99-9' });
  const wheels = [
    { ...blankWheel('FL'), depths: [70] },
    { ...blankWheel('FR'), depths: [12] },
  ];
  const input = { licenseplate: 'EL12345', season: 'studded', place_id: shelf.id, wheels } as const;
  const set = await takeIn(input);
  expect(set.car_id).toBe(car_id);
  await takeIn({ licenseplate: 'AB99999', wheels });
  const { body } = await server.call(open, { params: { code } });
  expect(body.data.stored).toEqual([
    {
      season: 'studded',
      size: '',
      verdict: 'illegal',
      wheels: [
        { position: 'FL', least: 70, verdict: 'ok' },
        { position: 'FR', least: 12, verdict: 'illegal' },
      ],
    },
  ]);
  expect(JSON.stringify(body)).not.toContain('Z.99-9');
});

test('a report gives the telephone that the site has set, and none before', async () => {
  const { code, me } = await readTwice();
  const sitePhone = async () => (await server.call(open, { params: { code } })).body.data.sitePhone;
  expect(await sitePhone()).toBe('');
  const { read, save } = treadThresholds.calls.site;
  const { own = [], ...start } = (await server.call(read, undefined, me)).body.data;
  const typed = { ...start, own, phone: ' 22 00 12 34 ' };
  expect((await server.call(save, { body: typed }, me)).body.data.phone).toBe('22 00 12 34');
  expect(await sitePhone()).toBe('22 00 12 34');
  const wrong = await server.call(save, { body: { ...typed, phone: 'ask Kari' } }, me);
  expect(wrong.status).toBe(422);
});

test('an address that was closed, has run out or never was opens nothing', async () => {
  const { code, me, params } = await readTwice();
  await server.call(revokeLinks, params, me);
  expect((await server.call(open, { params: { code } })).status).toBe(404);
  expect((await server.call(open, { params: { code: 'guessed' } })).status).toBe(404);
  const late = await readTwice();
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('links')
      .set({ expires_at: new Date(0) })
      .where('reading_id', '=', late.id)
      .execute(),
  );
  expect((await server.call(open, { params: { code: late.code } })).status).toBe(404);
});

test('a reading that is archived is shown to nobody outside', async () => {
  const { code, me, params } = await readTwice();
  await server.call(treadReadings.calls.archive, { ...params, body: { version: 1 } }, me);
  expect((await server.call(open, { params: { code } })).status).toBe(404);
});

test('a plate that was misread is offered the cars that it may be, and the reading becomes theirs', async () => {
  const me = await logInAs(server.db, { roles: ['mechanic'] });
  const { chain_id } = me.site;
  const car = await makeCar(server.db, { chain_id, licenseplate: 'DK80511' });
  await makeCar(server.db, { chain_id, licenseplate: 'ZZ99999' });
  const { id } = await makeReading(server.db, { site: me.site, licenseplate: 'DK8O511' });
  const { data } = (await server.call(suggestions, { params: { id } }, me)).body;
  expect(data.map(({ carId }) => carId)).toEqual([car.id]);
  expect(data[0]?.distance).toBe(0);
  const match = { params: { id }, body: { car_id: car.id, version: 1 } };
  const saved = await server.call(treadReadings.calls.save, match, me);
  expect(saved.body.data).toMatchObject({ matched: true, car_id: car.id, licenseplate: 'DK8O511' });
});
