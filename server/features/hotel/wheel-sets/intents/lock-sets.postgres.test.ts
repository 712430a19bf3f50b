import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { moveCalls, moves } from '#contract/hotel/moves/moves.ts';
import { transferCalls, transfers } from '#contract/hotel/transfers.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const waiting = async () => {
  const { rows } = await server.db.executeSql(`select count(*)::int as all from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return rows[0]!['all'];
};

/** Does two things side by side: somebody else holds a row until the first waits for it, and then the second for either. */
async function crossed<First, Second>(
  row: RawBuilder<unknown>,
  first: () => Promise<First>,
  second: () => Promise<Second>,
): Promise<[First, Second]> {
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = server.db.transaction('system', async (tx) => {
    await sql`${row} for update`.execute(tx);
    held.resolve();
    await release.promise;
  });
  await Promise.race([held.promise, holding]);
  const one = first();
  await expect.poll(waiting, { timeout: 30_000 }).toBe(1);
  const other = second();
  await expect.poll(waiting, { timeout: 30_000 }).toBe(2);
  release.resolve();
  await holding;
  return Promise.all([one, other]);
}

/** Two people at a site, with two shelves for many sets. */
async function atWork() {
  const staff = await hotelStaff(server);
  const colleague = await hotelStaff(server, { role: 'warehouse', site: staff.me.site });
  const [low, high] = [await staff.place({ room: 9 }), await staff.place({ room: 9 })];
  return { ...staff, colleague, low, high };
}

test('a visit ends while its set is staged', async () => {
  const { call, send, colleague, low, takeIn, me } = await atWork();
  const car = await makeCar(server.db, { chain_id: me.site.chain_id, licenseplate: 'EL55555' });
  const set = await takeIn({ licenseplate: 'EL55555', place_id: low.id });
  const body = { licenseplate: 'EL55555', name: '', car_id: car.id };
  const { id } = (await call(queueCalls.add, { body })).body.data;
  const [picked] = await send(intentOf(set, 'pick'));
  const [left, [staged]] = await crossed(
    sql`select from number_series where chain_id = ${me.site.chain_id} and name = 'moves'`,
    () => call(queueCalls.done, { params: { id } }),
    () => colleague.send(intentOf(picked!.set!, 'stage')),
  );
  expect([left.status, staged!.error]).toEqual([200, null]);
});

test('a round begins while its sets are put away', async () => {
  const { call, colleague, low, takeIn } = await atWork();
  const sets = [await takeIn(), await takeIn()];
  const ids = (await call(moveCalls.work)).body.data.moves.map((move) => move.id);
  const [round, stored] = await crossed(
    sql`select from moves where id = ${Math.min(...ids)}`,
    () => call(moveCalls.round, { body: { ids } }),
    () =>
      colleague.send(
        ...sets.toReversed().map((set) => intentOf(set, 'store', { place_id: low.id })),
      ),
  );
  expect([round.status, round.body.data]).toEqual([200, { taken: 2 }]);
  expect(stored.map(({ error }) => error)).toEqual([null, null]);
});

test('a season is changed while both its sets are scanned', async () => {
  const { call, send, colleague, low, takeIn } = await atWork();
  const off = await takeIn({ licenseplate: 'EL9' });
  await send(intentOf(off, 'mount'));
  const on = await takeIn({ licenseplate: 'EL9', place_id: low.id });
  const body = {
    licenseplate: 'EL 9',
    number: on.number,
    override: [],
    off: { licenseplate: 'EL9', place_id: low.id, again: off.id, wheels: [blankWheel('FL')] },
  };
  const [scanned, swapped] = await crossed(
    sql`select from wheel_sets where id = ${off.id}`,
    // What they saw is out of date; it is looked at all the same.
    () => colleague.send(intentOf(off, 'stage'), intentOf({ ...on, place_id: null }, 'stage')),
    () => call(wheelSetCalls.swap, { params: { id: on.id }, body }),
  );
  expect(scanned.map(({ error }) => error)).toEqual([
    'wheel-sets.moved_meanwhile',
    'wheel-sets.moved_meanwhile',
  ]);
  expect([swapped.status, swapped.body.data?.on.state]).toEqual([200, 'mounted']);
});

test('a transfer is cancelled while its sets are scanned', async () => {
  const { call, colleague, low, takeIn, me } = await atWork();
  const { name } = await makeSite(server.db, { company_id: me.site.company_id });
  const { id, version } = (await call(transfers.calls.add, { body: { to_site: name } })).body.data;
  const [one, other] = [await takeIn({ place_id: low.id }), await takeIn({ place_id: low.id })];
  for (const { number } of [other, one]) {
    await call(transferCalls.load, { params: { id }, body: { number } });
  }
  const openMoves = (await call(moveCalls.work)).body.data.moves;
  const [first] = openMoves.toSorted((a, b) => a.id - b.id);
  // Written last, it is found last.
  const note = { params: { id: first!.id }, body: { version: first!.version, note: 'Now' } };
  expect((await call(moves.calls.save, note)).status).toBe(200);
  const [picked, cancelled] = await crossed(
    sql`select from moves where id = ${first!.id}`,
    () => colleague.send(intentOf(one, 'pick'), intentOf(other, 'pick')),
    () => call(transfers.calls.cancel, { params: { id }, body: { version } }),
  );
  expect(picked.map(({ error }) => error)).toEqual([null, null]);
  expect(cancelled.status).toBe(200);
});

test('sets leave for another site while others come to their places', async () => {
  const { call, colleague, low, high, takeIn, me } = await atWork();
  const { company_id } = me.site;
  const to = await makeSite(server.db, { company_id });
  const whereTo = { body: { to_site: to.name } };
  const params = { id: (await call(transfers.calls.add, whereTo)).body.data.id };
  for (const place of [high, low]) {
    const { number } = await takeIn({ place_id: place.id });
    await call(transferCalls.load, { params, body: { number } });
  }
  const others = [await takeIn(), await takeIn()];
  const [stored, sent] = await crossed(
    sql`select from storage_places where id = ${low.id}`,
    () =>
      colleague.send(
        ...others.map((set, nth) =>
          intentOf(set, 'store', { place_id: nth === 0 ? high.id : low.id }),
        ),
      ),
    () =>
      call(transferCalls.send, {
        params,
        body: { to_site_id: to.id, driver: 'Ola', signed_by: 'Ola Nordmann' },
      }),
  );
  expect(stored.map(({ error }) => error)).toEqual([null, null]);
  expect(sent.status).toBe(200);
});

test('a set comes in again while it is changed for another', async () => {
  const { call, send, colleague, low, takeIn } = await atWork();
  const off = await takeIn({ licenseplate: 'EL77' });
  await send(intentOf(off, 'mount'));
  const on = await takeIn({ licenseplate: 'EL77', place_id: low.id });
  const again = {
    licenseplate: 'EL77',
    place_id: low.id,
    again: off.id,
    wheels: [blankWheel('FL')],
  };
  // Who is here with the car is shown what comes in.
  const visit = { licenseplate: 'EL78', name: '' };
  expect((await call(queueCalls.add, { body: visit })).status).toBe(200);
  const [came, swapped] = await crossed(
    sql`select from wheel_sets where id = ${off.id}`,
    () => colleague.call(wheelSetCalls.intake, { body: { ...again, licenseplate: 'EL78' } }),
    () =>
      call(wheelSetCalls.swap, {
        params: { id: on.id },
        body: { licenseplate: 'EL 77', number: on.number, override: [], off: again },
      }),
  );
  expect([came.status, swapped.status]).toEqual([200, 409]);
});

test('what has not come is missed while its sets are scanned where they were sent from', async () => {
  const { call, colleague, low, takeIn, me } = await atWork();
  const to = await makeSite(server.db, { company_id: me.site.company_id });
  const there = await hotelStaff(server, { site: to });
  const whereTo = { body: { to_site: to.name } };
  const params = { id: (await call(transfers.calls.add, whereTo)).body.data.id };
  const sets = [await takeIn({ place_id: low.id }), await takeIn({ place_id: low.id })] as const;
  for (const { number } of sets) await call(transferCalls.load, { params, body: { number } });
  const body = { to_site_id: to.id, driver: 'Ola', signed_by: 'Ola Nordmann' };
  expect((await call(transferCalls.send, { params, body })).status).toBe(200);
  const [first] = sets;
  // Written last, it is found last.
  await server.db.transaction('system', (tx) =>
    sql`update wheel_sets set note = 'Wet' where id = ${first.id}`.execute(tx),
  );
  const [scanned, missed] = await crossed(
    sql`select from wheel_sets where id = ${first.id}`,
    () => colleague.send(...sets.map((set) => intentOf(set, 'stage'))),
    () => there.call(transferCalls.missRest, { params }),
  );
  expect(scanned.map(({ error }) => error)).toEqual([
    'wheel-sets.moved_meanwhile',
    'wheel-sets.moved_meanwhile',
  ]);
  expect([missed.status, missed.body.data]).toEqual([200, { missing: 2 }]);
});
