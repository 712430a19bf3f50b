import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
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
  // As the server's own login could, past all that it checks itself.
  const placeSet = (id: number, place: number | null) =>
    server.db.transaction('system', (tx) =>
      sql`update wheel_sets set place_id = ${place}, state = 'stored'
        where chain_id = ${me.site.chain_id} and id = ${id}`.execute(tx),
    );
  const countTaken = (id: number, taken: number) =>
    server.db.transaction('system', (tx) =>
      sql`update storage_places set taken = ${taken}
        where chain_id = ${me.site.chain_id} and id = ${id}`.execute(tx),
    );
  return { ...staff, shelf, unequal, placeSet, countTaken };
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

/** As if the database had lost what ties a table to the ledger. */
async function without(table: string, trigger: string, work: () => Promise<unknown>) {
  await server.db.executeSql(`alter table ${table} disable trigger ${trigger}`);
  await work();
  await server.db.executeSql(`alter table ${table} enable trigger ${trigger}`);
}

describe('the database itself refuses', () => {
  const refusal = (change: Promise<unknown>) =>
    change.then(
      () => 'done',
      (cause: unknown) => String(cause),
    );

  test('that a set stands elsewhere than its ledger says, whoever writes it', async () => {
    const { takeIn, placeSet, shelf, unequal } = await hotel();
    const set = await takeIn();
    expect(await refusal(placeSet(set.id, shelf.id))).toContain('where its ledger says');
    const stored = await takeIn({ place_id: shelf.id });
    expect(await refusal(placeSet(stored.id, null))).toContain('where its ledger says');
    expect(await unequal()).toBeUndefined();
  });

  test('a line of the ledger that moves no set', async () => {
    const { takeIn, shelf, me } = await hotel();
    const set = await takeIn();
    const written = server.db.transaction('system', (tx) =>
      sql`insert into wheel_set_movements
          (chain_id, site_id, set_id, handling, from_state, to_state, to_place, intent, happened_at)
        values (${me.site.chain_id}, ${me.site.id}, ${set.id}, 'store', 'received', 'stored',
          ${shelf.id}, gen_random_uuid(), now())`.execute(tx),
    );
    expect(await refusal(written)).toContain('where its ledger says');
  });

  test('that a place counts other sets than stand there', async () => {
    const { countTaken, shelf, unequal } = await hotel();
    expect(await refusal(countTaken(shelf.id, 1))).toContain('counts other sets');
    expect(await unequal()).toBeUndefined();
  });
});

test('a set that stands elsewhere is found, named, and reported once a day', async () => {
  const { takeIn, placeSet, shelf, unequal, call } = await hotel();
  const set = await takeIn();
  await without('wheel_sets', 'place_by_ledger', () => placeSet(set.id, shelf.id));
  expect(await unequal()).toMatchObject({ sets: [set.number], places: [] });
  await provePlaces(server.app);
  await provePlaces(server.app);
  const { data } = (await call(notificationsCalls.list, { query: {} })).body;
  const notifications = data.filter(({ content }) => content.includes(set.number));
  expect(notifications).toHaveLength(1);
});

test('a place that counts others than stand there is found', async () => {
  const { countTaken, shelf, unequal } = await hotel();
  await without('storage_places', 'taken_by_sets', () => countTaken(shelf.id, 1));
  expect(await unequal()).toMatchObject({ sets: [], places: [shelf.code] });
});
