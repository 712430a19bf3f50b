import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { notificationsCalls } from '#contract/desk/notifications/notification-calls.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';
import { provePlaces } from './jobs.ts';
import { unequalPlaces } from './proof-repo.ts';

const server = await testServer();

async function hotel() {
  const staff = await hotelStaff(server);
  const { me } = staff;
  const shelf = await staff.place({ room: 2 });
  const unequal = async () =>
    (await server.db.transaction('system', unequalPlaces)).find(
      ({ siteId }) => siteId === me.site.id,
    );
  return { ...staff, shelf, unequal };
}

test('whatever is done with sets, they stand where the ledger says', async () => {
  const { place, takeIn, send, shelf, unequal } = await hotel();
  const other = await place();
  const set = await takeIn({ place_id: shelf.id });
  await takeIn();
  const moved = intentOf(set, 'store', { place_id: other.id });
  const back = { ...intentOf(set, 'undo'), undoes: moved.intent };
  await send(moved, back, intentOf(set, 'mount'));
  expect(await unequal()).toBeUndefined();
});

test('a set that stands elsewhere is found, named, and told once a day', async () => {
  const { takeIn, shelf, unequal, me, call } = await hotel();
  const set = await takeIn();
  await server.db.transaction('system', (tx) =>
    sql`update wheel_sets set place_id = ${shelf.id}, state = 'stored'
      where chain_id = ${me.site.chain_id} and id = ${set.id}`.execute(tx),
  );
  expect(await unequal()).toMatchObject({ sets: [set.number], places: [] });
  await provePlaces(server.app);
  await provePlaces(server.app);
  const { data } = (await call(notificationsCalls.list, { query: {} })).body;
  const notifications = data.filter(({ content }) => content.includes(set.number));
  expect(notifications).toHaveLength(1);
});

test('a place that counts others than stand there is found', async () => {
  const { shelf, unequal, me } = await hotel();
  await server.db.transaction('system', (tx) =>
    sql`update storage_places set taken = 1
      where chain_id = ${me.site.chain_id} and id = ${shelf.id}`.execute(tx),
  );
  expect(await unequal()).toMatchObject({ sets: [], places: [shelf.code] });
});
