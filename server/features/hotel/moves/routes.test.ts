import { describe, expect, test } from 'vitest';
import { moveCalls, moves, type OpenMove } from '#contract/hotel/moves/moves.ts';
import { moveAfter, moveKinds } from '#contract/hotel/moves/move-rules.ts';
import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { setStates } from '#contract/hotel/wheel-sets/wheel-set-rules.ts';
import { stagedSetCalls } from '#contract/hotel/wheel-sets/staged-sets.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { searchCalls } from '#contract/desk/search.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(moves, {
  valid: () => ({ station: 'Lift 1' }),
  changed: { note: 'Before ten' },
  wrong: { station: 'x'.repeat(41) },
  ready: { problem: 'blocked' },
});

/** A site with a shelf and a slot by a lift, a car, and its set on the shelf. */
async function withMoves() {
  const staff = await hotelStaff(server);
  const { call, place, takeIn, send, me } = staff;
  const shelf = await place({ code: 'A.03-2' });
  const slot = await place({ code: 'S.1', use: 'stage', station: 'Lift 1' });
  const car = await makeCar(server.db, {
    chain_id: me.site.chain_id,
    licenseplate: 'EL55555',
  });
  const set = await takeIn({ licenseplate: 'EL55555', place_id: shelf.id });
  const work = async () => (await call(moveCalls.work)).body.data.moves;
  const all = async () =>
    (await call(moves.calls.list, { query: { sort_by: 'number:asc' } })).body.data;
  const arrive = async () => {
    const body = { licenseplate: 'EL55555', name: '', car_id: car.id };
    return (await call(queueCalls.add, { body })).body.data;
  };
  /** Does one thing after another with the set, and says how the open moves stand after each. */
  let now: { id: number; state: string; place_id: number | null } = set;
  const done: string[] = [];
  const handle = async (
    ...[handling, overrides]: [
      Parameters<typeof intentOf>[1],
      { place_id?: number; undoes?: string; override?: 'wrong_rack'[] }?,
    ]
  ) => {
    const intent = intentOf(now, handling, overrides);
    const [outcome] = await send(intent);
    expect(outcome?.error).toBeNull();
    now = { ...now, ...outcome!.set! };
    done.push(intent.intent);
    return described(await work());
  };
  return { ...staff, shelf, slot, car, set, work, all, arrive, handle, done };
}

const described = (open: readonly OpenMove[]) =>
  open.map(({ kind, state, reason }) => [kind, state, reason].join(' '));

test('a car comes, and its set is fetched, staged and mounted by scans alone', async () => {
  const { arrive, work, all, handle, slot, set, call } = await withMoves();
  expect(await work()).toEqual([]);
  await arrive();
  expect(await work()).toMatchObject([
    {
      kind: 'stage',
      reason: 'visit',
      state: 'planned',
      set_id: set.id,
      place: 'A.03-2',
      to: 'S.1',
      to_warehouse: slot.warehouse_id,
      arrived_at: expect.any(String),
    },
  ]);
  expect(await handle('pick')).toEqual(['stage picked visit']);
  expect(await handle('stage', { place_id: slot.id })).toEqual([]);
  expect((await call(stagedSetCalls.staged)).body.data).toEqual([{ id: set.id, place: 'S.1' }]);
  const [{ id, state, number } = set] = await all();
  expect(state).toBe('delivered');
  const found = await call(searchCalls.search, { query: { query: `m:${number}` } });
  expect(found.body.data.exact).toMatchObject({
    path: `logistics/moves/${id}`,
    detail: set.number,
  });
  const byId = await call(searchCalls.search, { query: { query: `m:${id}` } });
  const paths = byId.body.data.groups.flatMap(({ hits }) => hits.map(({ path }) => path));
  expect(paths).toContain(`logistics/moves/${id}`);
  expect(await handle('mount')).toEqual([]);
  expect((await all()).map((one) => one.state)).toEqual(['delivered']);
});

describe('moves follow the ledger', () => {
  test('what is taken back opens its move again, as it stood', async () => {
    const { arrive, handle, done, slot } = await withMoves();
    await arrive();
    await handle('pick');
    expect(await handle('undo', { undoes: done.at(-1)! })).toEqual(['stage planned visit']);
    await handle('pick');
    expect(await handle('stage', { place_id: slot.id })).toEqual([]);
    expect(await handle('undo', { undoes: done.at(-1)! })).toEqual(['stage picked visit']);
  });

  test('a set that came in without a place is to be put away, one with a place is not', async () => {
    const { takeIn, send, work, shelf, call } = await withMoves();
    await call(moves.calls.list);
    const set = await takeIn();
    expect(described(await work())).toEqual(['put_away planned unplaced']);
    await send(intentOf(set, 'store', { place_id: shelf.id, override: ['full'] }));
    expect(await work()).toEqual([]);
  });

  test('a set on a shelf for other wheels is to be moved to another one', async () => {
    const { handle, place, shelf } = await withMoves();
    const wrong = await place({ rack: 'blue' });
    expect(await handle('store', { place_id: wrong.id, override: ['wrong_rack'] })).toEqual([
      'relocate planned wrong_rack',
    ]);
    expect(await handle('store', { place_id: shelf.id })).toEqual([]);
  });

  test('a set that is not there is searched for until it is found, and who waits for it stands there', async () => {
    const { arrive, handle, shelf, set, all, call } = await withMoves();
    const searches = async () => (await call(moveCalls.work)).body.data.searches;
    await arrive();
    expect(await handle('miss')).toEqual([]);
    expect((await all()).map(({ state }) => state)).toEqual(['exception']);
    expect(await searches()).toMatchObject([
      {
        set: set.number,
        state: 'open',
        place: 'A.03-2',
        wanted: { reason: 'visit', arrived_at: expect.any(String), called: false },
      },
    ]);
    expect(await handle('store', { place_id: shelf.id })).toEqual(['stage planned visit']);
    expect(await searches()).toEqual([]);
  });

  test('what is given up is searched for no more, and who wants it is an exception', async () => {
    const { arrive, handle, work, call } = await withMoves();
    await handle('miss');
    const [search] = (await call(moveCalls.work)).body.data.searches;
    expect(search).toMatchObject({ wanted: null });
    await arrive();
    expect(await work()).toEqual([]);
    const { id, version } = search!;
    const body = { version, reason: 'Looked everywhere' };
    await call(setSearches.calls.give_up, { params: { id }, body });
    expect((await call(moveCalls.work)).body.data.searches).toEqual([]);
  });

  test('that a set is not there is said of the set, not of a move', async () => {
    const { call, set } = await withMoves();
    const body = { set_id: set.id, problem: 'missing' as const };
    const { id, version } = (await call(moves.calls.add, { body })).body.data;
    const report = { params: { id }, body: { version } as never };
    expect((await call(moves.calls.report, report)).body.error?.code).toBe('moves.say_of_set');
  });

  test('who leaves without their wheels: what was planned is over, what stands ready goes back', async () => {
    const { arrive, work, all, call, handle } = await withMoves();
    const first = await arrive();
    await call(queueCalls.done, { params: { id: first.id } });
    expect(await work()).toEqual([]);
    expect((await all()).map(({ state }) => state)).toEqual(['cancelled']);
    const second = await arrive();
    await handle('stage');
    await call(queueCalls.done, { params: { id: second.id } });
    expect(described(await work())).toEqual(['put_away planned unplaced']);
  });

  test('what was asked for by hand becomes that of the visit', async () => {
    const { arrive, work, call, set } = await withMoves();
    const body = { set_id: set.id, due_on: '2100-01-01' };
    const added = (await call(moves.calls.add, { body })).body.data;
    await arrive();
    const { today } = (await call(moveCalls.work)).body.data;
    expect(await work()).toMatchObject([{ id: added.id, due_on: today, reason: 'by_hand' }]);
  });
});

test('the database takes moves further by the same rule as devices show it', async () => {
  const cases = moveKinds.flatMap((kind) =>
    setStates.flatMap((set) => [true, false].map((elsewhere) => ({ kind, set, elsewhere }))),
  );
  const { rows } = await server.db.executeSql(
    `select move_after(kind, 'picked', set, elsewhere) as state
      from jsonb_to_recordset($1) as given (kind text, set text, elsewhere boolean)`,
    [JSON.stringify(cases)],
  );
  expect(rows.map(({ state }) => state)).toEqual(
    cases.map(({ kind, set, elsewhere }) => moveAfter(kind, 'picked', set, elsewhere)),
  );
});

test('a set that is not in the house cannot be asked for', async () => {
  const { handle, call, set } = await withMoves();
  await handle('mount');
  const { status, body } = await call(moves.calls.add, { body: { set_id: set.id } });
  expect([status, body.error?.code]).toEqual([409, 'moves.not_here']);
});

test('what a colleague picks is on their round from then on', async () => {
  const { arrive, work, call, set, me } = await withMoves();
  const colleague = await hotelStaff(server, { role: 'warehouse', site: me.site });
  await arrive();
  const ids = (await work()).map(({ id }) => id);
  await call(moveCalls.round, { body: { ids } });
  await colleague.send(intentOf(set, 'pick'));
  expect(await work()).toMatchObject([{ state: 'picked', mine: false }]);
  expect((await colleague.call(moveCalls.work)).body.data.moves).toMatchObject([{ mine: true }]);
});

test('what somebody has on their round nobody else takes', async () => {
  const { arrive, work, call, me } = await withMoves();
  const colleague = await hotelStaff(server, { role: 'warehouse', site: me.site });
  await arrive();
  const ids = (await work()).map(({ id }) => id);
  const round = async (who: typeof call, body: { ids: number[] }) =>
    (await who(moveCalls.round, { body })).body.data.taken;
  expect(await round(call, { ids })).toBe(1);
  expect(await round(colleague.call, { ids })).toBe(0);
  expect(await work()).toMatchObject([{ mine: true }]);
  expect((await colleague.call(moveCalls.work)).body.data.moves).toMatchObject([
    { mine: false, taken_by: expect.any(String) },
  ]);
  expect(await round(call, { ids: [] })).toBe(0);
  expect(await round(colleague.call, { ids })).toBe(1);
});
