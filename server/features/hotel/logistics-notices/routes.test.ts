import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { logisticsNotices } from '#contract/hotel/logistics-notices.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { notifyOfLogistics } from './jobs.ts';

const server = await testServer();

settingsSuite(logisticsNotices, {
  changed: { lateAfter: 30, mechanics: true },
  wrong: { lateAfter: 0 },
});

/** A site whose customer waits for a set on a shelf. */
async function waiting(minutes: number) {
  const staff = await hotelStaff(server);
  const { call, place, takeIn, me } = staff;
  const { chain_id } = me.site;
  const car = await makeCar(server.db, { chain_id, licenseplate: 'EL55555' });
  const [shelf, other] = [await place(), await place()];
  const set = await takeIn({ licenseplate: 'EL55555', place_id: shelf.id });
  const body = { licenseplate: 'EL55555', name: '', car_id: car.id };
  const visit = (await call(queueCalls.add, { body })).body.data;
  await server.db.transaction('system', (tx) =>
    sql`update queue_people set arrived_at = arrived_at - ${minutes} * interval '1 minute'
      where chain_id = ${chain_id} and id = ${visit.id}`.execute(tx),
  );
  const notified = async () => {
    await notifyOfLogistics(server.app);
    const { data } = (await call(notificationsCalls.list, { query: {} })).body;
    return data.map(({ title }) => title).toSorted();
  };
  return { ...staff, set, other, notified };
}

test('a set that is waited for too long is told once, one that was just asked for is not', async () => {
  expect(await (await waiting(5)).notified()).toEqual([]);
  const { notified } = await waiting(20);
  expect(await notified()).toEqual(['Somebody waits for their wheels']);
  expect(await notified()).toEqual(['Somebody waits for their wheels']);
});

test('a set that is not there, and a warehouse that is full, are told', async () => {
  const { send, set, takeIn, other, notified } = await waiting(0);
  await send(intentOf(set, 'miss'));
  await takeIn({ place_id: other.id });
  expect(await notified()).toEqual(['A set is not where it should be']);
  await takeIn({ place_id: set.place_id });
  expect(await notified()).toEqual(['A set is not where it should be', 'A warehouse is full']);
});

test('a site hears only of what it chose', async () => {
  const { call, notified } = await waiting(20);
  const row = (await call(logisticsNotices.calls.site.read)).body.data;
  const body = { ...row, late: false, own: ['late'] };
  const saved = await call(logisticsNotices.calls.site.save, { body });
  expect(saved.status).toBe(200);
  expect(await notified()).toEqual([]);
});
