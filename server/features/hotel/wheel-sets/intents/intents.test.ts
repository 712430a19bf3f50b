import { describe, expect, test } from 'vitest';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

test('a set that is put away stands at its place, and the ledger says so', async () => {
  const { place, takeIn, send, placeNow, movements } = await hotelStaff(server);
  const [shelf, set] = [await place(), await takeIn()];
  expect(set).toMatchObject({ state: 'received', place_id: null });
  const [done] = await send(intentOf(set, 'store', { place_id: shelf.id }));
  expect(done).toMatchObject({ error: null, set: { state: 'stored', place_id: shelf.id } });
  expect(await placeNow(shelf.id)).toMatchObject({ taken: 1 });
  expect(await movements(set.id)).toMatchObject([
    { handling: 'store', from_place: null, to_place: shelf.code, to_state: 'stored' },
    { handling: 'receive', to_state: 'received' },
  ]);
});

test('what is sent twice is done once, in one call and in two', async () => {
  const { place, takeIn, send, movements } = await hotelStaff(server);
  const [shelf, set] = [await place(), await takeIn()];
  const intent = intentOf(set, 'store', { place_id: shelf.id });
  expect(await send(intent, intent)).toMatchObject([{ error: null }, { error: null }]);
  expect(await send(intent)).toMatchObject([{ error: null, set: { place_id: shelf.id } }]);
  expect(await movements(set.id)).toHaveLength(2);
});

test('what a device kept before an update, by an earlier name of a field, is done as it was meant', async () => {
  const { place, takeIn, send, movements } = await hotelStaff(server);
  const [shelf, other, set] = [await place(), await takeIn(), await takeIn()];
  await send(intentOf(other, 'store', { place_id: shelf.id }));
  const { override: _, ...kept } = intentOf(set, 'store', { place_id: shelf.id });
  const before = { ...kept, despite: ['full'] } as unknown as ReturnType<typeof intentOf>;
  expect(await send(before)).toMatchObject([{ error: null, set: { place_id: shelf.id } }]);
  const [line] = await movements(set.id);
  expect(line).toMatchObject({ handling: 'store', override: ['full'] });
});

test('the same request twice at once does it once, and both are told that it is done', async () => {
  const { place, takeIn, send, movements } = await hotelStaff(server);
  const [shelf, set] = [await place(), await takeIn()];
  const intent = intentOf(set, 'store', { place_id: shelf.id });
  const [one, other] = await Promise.all([send(intent), send(intent)]);
  expect([one, other]).toMatchObject([[{ error: null }], [{ error: null }]]);
  expect(await movements(set.id)).toHaveLength(2);
});

test('one device goes on with a set before its first word has come back', async () => {
  const { place, takeIn, send } = await hotelStaff(server);
  const [one, other, set] = [await place(), await place(), await takeIn()];
  const stored = { ...set, state: 'stored', place_id: one.id };
  const moved = { ...set, state: 'stored', place_id: other.id };
  const outcomes = await send(
    intentOf(set, 'store', { place_id: one.id }),
    intentOf(stored, 'store', { place_id: other.id }),
    intentOf(moved, 'stage'),
  );
  expect(outcomes.map(({ error }) => error)).toEqual([null, null, null]);
  expect(outcomes.at(-1)?.set).toMatchObject({ state: 'staged', place_id: null });
});

test('a set that is staged stands by its lift, and its slot is free once it is mounted', async () => {
  const { place, takeIn, send, placeNow } = await hotelStaff(server);
  const slot = await place({ code: 'S.1', use: 'stage', station: 'Lift 1' });
  const set = await takeIn();
  const [staged] = await send(intentOf(set, 'stage', { place_id: slot.id }));
  expect(staged).toMatchObject({ error: null, set: { state: 'staged', place_id: slot.id } });
  expect(await placeNow(slot.id)).toMatchObject({ taken: 1, use: 'stage', station: 'Lift 1' });
  const [mounted] = await send(intentOf({ ...set, ...staged!.set! }, 'mount'));
  expect(mounted).toMatchObject({ error: null, set: { state: 'mounted', place_id: null } });
  expect(await placeNow(slot.id)).toMatchObject({ taken: 0 });
});

test('nothing is stored by a lift, nor staged on a shelf', async () => {
  const { place, takeIn, send } = await hotelStaff(server);
  const [slot, shelf, set] = [await place({ use: 'stage' }), await place(), await takeIn()];
  const outcomes = [
    ...(await send(intentOf(set, 'store', { place_id: slot.id }))),
    ...(await send(intentOf(set, 'stage', { place_id: shelf.id }))),
  ];
  expect(outcomes.map(({ error }) => error)).toEqual([
    'wheel-sets.other_use',
    'wheel-sets.other_use',
  ]);
});

describe('two people', () => {
  test('who put one set in two places are told, and it stands where the first has put it', async () => {
    const { me, place, takeIn, send } = await hotelStaff(server);
    const colleague = await hotelStaff(server, { role: 'warehouse', site: me.site });
    const [one, other, set] = [await place(), await place(), await takeIn()];
    await send(intentOf(set, 'store', { place_id: one.id }));
    const [late] = await colleague.send(intentOf(set, 'store', { place_id: other.id }));
    expect(late).toMatchObject({
      error: 'wheel-sets.moved_meanwhile',
      set: { state: 'stored', place_id: one.id },
    });
  });

  test('who put two sets in one place are told, unless they say that it has room', async () => {
    const { place, takeIn, send, placeNow } = await hotelStaff(server);
    const [shelf, one, other] = [await place(), await takeIn(), await takeIn()];
    await send(intentOf(one, 'store', { place_id: shelf.id }));
    const [full] = await send(intentOf(other, 'store', { place_id: shelf.id }));
    expect(full).toMatchObject({ error: 'wheel-sets.place_taken', set: { state: 'received' } });
    const [both] = await send(intentOf(other, 'store', { place_id: shelf.id, override: ['full'] }));
    expect(both?.error).toBeNull();
    expect(await placeNow(shelf.id)).toMatchObject({ taken: 2, room: 1 });
  });

  test('who bring many back at once in crossed orders are both heard', async () => {
    const { me, place, takeIn, send } = await hotelStaff(server);
    const colleague = await hotelStaff(server, { role: 'warehouse', site: me.site });
    const [shelf, third] = [await place({ room: 99 }), await place({ room: 99 })];
    const sets = await Promise.all(Array.from({ length: 6 }, () => takeIn()));
    const store = (all: typeof sets) =>
      all.map((set, at) => intentOf(set, 'store', { place_id: at % 2 ? shelf.id : third.id }));
    const [mine, theirs] = await Promise.all([
      send(...store(sets)),
      colleague.send(...store(sets.toReversed())),
    ]);
    const errors = [...mine, ...theirs].map(({ error }) => error);
    expect(errors.filter((error) => error === null)).toHaveLength(6);
    expect(errors.filter((error) => error === 'wheel-sets.moved_meanwhile')).toHaveLength(6);
  });
});

describe('what was refused', () => {
  test('stays refused when it comes once more and could be done by now; done again it is', async () => {
    const { place, takeIn, send, movements } = await hotelStaff(server);
    const [shelf, one, other] = [await place(), await takeIn(), await takeIn()];
    const stored = { ...one, state: 'stored', place_id: shelf.id };
    await send(intentOf(one, 'store', { place_id: shelf.id }));
    const intent = intentOf(other, 'store', { place_id: shelf.id });
    expect(await send(intent, intent)).toMatchObject([
      { error: 'wheel-sets.place_taken' },
      { error: 'wheel-sets.place_taken' },
    ]);
    await send(intentOf(stored, 'stage'));
    expect(await send(intent)).toMatchObject([
      { error: 'wheel-sets.place_taken', set: { state: 'received' } },
    ]);
    expect(await movements(other.id)).toHaveLength(1);
    const again = intentOf(other, 'store', { place_id: shelf.id });
    expect(await send(again)).toMatchObject([{ error: null, set: { place_id: shelf.id } }]);
  });

  test('is the first of what was done with a set: what followed is done once it can be', async () => {
    const { place, takeIn, send } = await hotelStaff(server);
    const [closed, shelf, set] = [await place({ blocked: 'Wet' }), await place(), await takeIn()];
    const first = intentOf(set, 'store', { place_id: closed.id });
    const then = intentOf({ ...set, state: 'stored', place_id: shelf.id }, 'stage');
    expect(await send(first, then)).toMatchObject([
      { error: 'wheel-sets.place_closed' },
      { error: 'wheel-sets.moved_meanwhile' },
    ]);
    const otherwise = intentOf(set, 'store', { place_id: shelf.id });
    expect(await send(otherwise, then)).toMatchObject([{ error: null }, { error: null }]);
  });
});

describe('what is taken back', () => {
  test('leaves the set as it stood before, and both lines in the ledger', async () => {
    const { place, takeIn, send, placeNow, movements } = await hotelStaff(server);
    const [shelf, set] = [await place(), await takeIn()];
    const store = intentOf(set, 'store', { place_id: shelf.id });
    await send(store);
    const [back] = await send(intentOf(set, 'undo', { undoes: store.intent }));
    expect(back).toMatchObject({ error: null, set: { state: 'received', place_id: null } });
    expect(await placeNow(shelf.id)).toMatchObject({ taken: 0 });
    expect(await movements(set.id)).toMatchObject([
      { handling: 'undo' },
      { handling: 'store', undone: true },
      { handling: 'receive', undone: false },
    ]);
  });

  test('is refused once something else has happened to the set', async () => {
    const { place, takeIn, send } = await hotelStaff(server);
    const [shelf, set] = [await place(), await takeIn()];
    const store = intentOf(set, 'store', { place_id: shelf.id });
    await send(store, intentOf({ ...set, state: 'stored', place_id: shelf.id }, 'stage'));
    const [back] = await send(intentOf(set, 'undo', { undoes: store.intent }));
    expect(back?.error).toBe('wheel-sets.moved_meanwhile');
  });

  test('does nothing when what it takes back was refused', async () => {
    const { place, takeIn, send } = await hotelStaff(server);
    const [shelf, set] = [await place({ blocked: 'Wet' }), await takeIn()];
    const store = intentOf(set, 'store', { place_id: shelf.id });
    expect(await send(store, intentOf(set, 'undo', { undoes: store.intent }))).toMatchObject([
      { error: 'wheel-sets.place_closed' },
      { error: 'common.nothing_to_undo' },
    ]);
  });
});

test('one that is refused keeps back what was done with the same set, and nothing else', async () => {
  const { place, takeIn, send } = await hotelStaff(server);
  const [shelf, one] = [await place({ room: 5 }), await takeIn()];
  const [other, third] = [await takeIn(), await takeIn()];
  expect(
    await send(
      intentOf(one, 'store', { place_id: shelf.id }),
      intentOf(other, 'pick'),
      intentOf({ id: 999_999_999, state: 'received', place_id: null }, 'stage'),
      intentOf(other, 'store', { place_id: shelf.id }),
      intentOf(third, 'store', { place_id: shelf.id }),
    ),
  ).toMatchObject([
    { error: null },
    { error: 'wheel-sets.not_now' },
    { error: 'common.not_found', set: null },
    { error: 'wheel-sets.moved_meanwhile', set: { state: 'received' } },
    { error: null },
  ]);
});

test('wheels that something is owed for leave only when somebody says so who may', async () => {
  const { me, takeIn, send } = await hotelStaff(server);
  const warehouse = await hotelStaff(server, { role: 'warehouse', site: me.site });
  const set = await takeIn();
  await server.db.transaction('system', (tx) =>
    tx.updateTable('wheel_sets').set({ held: true }).where('id', '=', set.id).execute(),
  );
  const leave = (override: ['held'] | []) => intentOf(set, 'return', { override });
  expect(await warehouse.send(leave([]))).toMatchObject([{ error: 'wheel-sets.held' }]);
  expect(await warehouse.send(leave(['held']))).toMatchObject([{ error: 'common.no_right' }]);
  expect(await send(leave(['held']))).toMatchObject([{ error: null, set: { state: 'returned' } }]);
});

describe('at the gate', () => {
  test.each([
    ['of another car', { licenseplate: 'EL99999' }, 'wheel-sets.other_car'],
    ['of which no car was read', { licenseplate: '' }, 'wheel-sets.not_read'],
    ['of which another number was read', { number: '0' }, 'wheel-sets.other_set'],
  ])('wheels %s stay, whoever lets them go', async (_, other, code) => {
    const { takeIn, send, movements } = await hotelStaff(server);
    const set = await takeIn({ licenseplate: 'EL12345' });
    const read = { licenseplate: set.licenseplate, number: set.number, ...other };
    const outcomes = [
      ...(await send(intentOf(set, 'return', { read }))),
      ...(await send(intentOf(set, 'mount', { read, override: ['held'] }))),
    ];
    const kept = { error: code, set: { state: 'received' } };
    expect(outcomes).toMatchObject([kept, kept]);
    expect(await movements(set.id)).toHaveLength(1);
  });

  test('on another car they leave with a reason, by who may, and what was read is written down', async () => {
    const { me, takeIn, send, movements } = await hotelStaff(server);
    const warehouse = await hotelStaff(server, { role: 'warehouse', site: me.site });
    const set = await takeIn({ licenseplate: 'EL12345' });
    const read = { licenseplate: 'el 99999', number: set.number };
    const leave = (overrides: { because?: 'same_owner'; number?: string }) =>
      intentOf(set, 'mount', {
        read: { ...read, number: overrides.number ?? set.number },
        override: ['other_car'],
        ...(overrides.because && { because: overrides.because }),
      });
    const because = 'same_owner';
    expect(await warehouse.send(leave({ because }))).toMatchObject([{ error: 'common.no_right' }]);
    expect(await send(leave({}))).toMatchObject([{ error: 'wheel-sets.other_car' }]);
    expect(await send(leave({ because, number: '0' }))).toMatchObject([
      { error: 'wheel-sets.other_car' },
    ]);
    expect(await send(leave({ because }))).toMatchObject([{ error: null }]);
    const [line, before] = await movements(set.id);
    const { last_name: name } = me.user;
    expect(line).toMatchObject({
      because,
      read_plate: 'EL99999',
      by: expect.stringContaining(name),
    });
    expect(before).toMatchObject({ because: null, read_plate: '' });
  });

  test('where the plate cannot be read they leave by who may, who says so; never for nothing, nor for what is said of other cars', async () => {
    const { me, takeIn, send, movements } = await hotelStaff(server);
    const warehouse = await hotelStaff(server, { role: 'warehouse', site: me.site });
    const set = await takeIn({ licenseplate: 'EL12345' });
    const leave = (because?: 'same_owner' | 'no_plate', licenseplate = '') =>
      intentOf(set, 'mount', {
        read: { licenseplate, number: set.number },
        override: ['other_car'],
        ...(because && { because }),
      });
    const errorOf = async (staff: { send: typeof send }, intent: ReturnType<typeof leave>) =>
      (await staff.send(intent))[0]?.error;
    expect(await errorOf(warehouse, leave('no_plate'))).toBe('common.no_right');
    expect(await errorOf({ send }, leave())).toBe('wheel-sets.not_read');
    expect(await errorOf({ send }, leave('same_owner'))).toBe('wheel-sets.not_read');
    expect(await errorOf({ send }, leave('no_plate', 'EL99999'))).toBe('wheel-sets.other_car');
    expect(await errorOf({ send }, leave('no_plate'))).toBeNull();
    expect((await movements(set.id))[0]).toMatchObject({
      because: 'no_plate',
      read_plate: '',
      by: expect.stringContaining(me.user.last_name),
    });
  });

  test('nothing leaves of which nothing was read, and what was read right leaves however it is written', async () => {
    const { takeIn, send } = await hotelStaff(server);
    const set = await takeIn({ licenseplate: 'EL12345' });
    const { read: _, ...unread } = intentOf(set, 'mount');
    expect(await send(unread)).toMatchObject([{ error: 'wheel-sets.not_read' }]);
    const read = { licenseplate: 'el 12345', number: set.number };
    const [left] = await send(intentOf(set, 'mount', { read }));
    expect(left).toMatchObject({ error: null, set: { state: 'mounted' } });
  });

  test('the plate that the set has by now is the one', async () => {
    const { call, takeIn, send } = await hotelStaff(server);
    const set = await takeIn({ licenseplate: 'EL12345' });
    const { id, version } = set;
    const body = { version, licenseplate: 'EL54321' };
    await call(wheelSets.calls.save, { params: { id }, body });
    expect(await send(intentOf(set, 'mount'))).toMatchObject([
      { error: 'wheel-sets.other_car', set: { licenseplate: 'EL54321' } },
    ]);
  });
});

test('a clock that is ahead brings nothing from times to come', async () => {
  const { takeIn, send, movements } = await hotelStaff(server);
  const set = await takeIn();
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  await send(intentOf(set, 'stage', { happened_at: tomorrow }));
  const [last] = await movements(set.id);
  expect(Date.parse(last!.at)).toBeLessThanOrEqual(Date.now());
});

test('what is done with a set stands in its history as well', async () => {
  const { call, place, takeIn, send } = await hotelStaff(server);
  const [shelf, set] = [await place(), await takeIn()];
  await send(intentOf(set, 'store', { place_id: shelf.id }));
  const history = await call(wheelSets.calls.history, { params: { id: set.id } });
  expect(history.body.data[0]).toMatchObject({
    action: 'store',
    changes: expect.arrayContaining([
      { field: 'state', from: 'received', to: 'stored' },
      expect.objectContaining({ field: 'place_id', from: null, to: shelf.id }),
    ]),
  });
});

describe('what a device keeps', () => {
  test('is all there is, and then what has changed since', async () => {
    const { call, place, takeIn, send } = await hotelStaff(server);
    const [shelf, one, other] = [await place(), await takeIn(), await takeIn()];
    const ask = async (since: number) =>
      (await call(wheelSetCalls.changes, { query: { since } })).body.data;
    const all = await ask(0);
    expect(all).toMatchObject({ again: false, next: null });
    expect(all.sets.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([one.id, other.id]);
    expect(all.places).toMatchObject([{ id: shelf.id, taken: 0, closed: false, gone: false }]);
    await send(intentOf(one, 'store', { place_id: shelf.id }));
    const since = await ask(all.until);
    // Something else under way in the database brings more than that.
    const stored = { id: one.id, state: 'stored', place_id: shelf.id };
    expect(since.sets).toContainEqual(expect.objectContaining(stored));
    expect(since.places).toContainEqual(expect.objectContaining({ id: shelf.id, taken: 1 }));
  });

  test('tells of what is gone, and not to who begins', async () => {
    const { call, takeIn } = await hotelStaff(server);
    const set = await takeIn();
    const ask = async (since: number) =>
      (await call(wheelSetCalls.changes, { query: { since } })).body.data;
    const { until } = await ask(0);
    const body = { version: set.version, discarded_because: 'agreed' };
    await call(wheelSets.calls.discard, { params: { id: set.id }, body });
    expect((await ask(until)).sets).toMatchObject([{ id: set.id, gone: true }]);
    expect((await ask(0)).sets).toEqual([]);
  });

  test('is begun again by who read it from another database', async () => {
    const { call } = await hotelStaff(server);
    const { body } = await call(wheelSetCalls.changes, { query: { since: 999_999_999_999 } });
    expect(body.data).toMatchObject({ again: true, sets: [], places: [] });
  });
});

describe('what is done with a set after something that was refused', () => {
  /** A set that a colleague has put at a place of their own, while somebody moves it on without network. */
  async function movedTwice() {
    const mine = await hotelStaff(server);
    const colleague = await hotelStaff(server, { role: 'warehouse', site: mine.me.site });
    const [a, b, theirs] = [await mine.place(), await mine.place(), await mine.place()];
    const set = await mine.takeIn();
    const at = (place: { id: number }) => ({ ...set, state: 'stored', place_id: place.id });
    return { ...mine, colleague, a, b, theirs, set, at };
  }

  test('waits, though it could be done as the set stands now', async () => {
    const { send, colleague, a, b, set, at } = await movedTwice();
    await colleague.send(intentOf(set, 'store', { place_id: a.id }));
    const outcomes = await send(
      intentOf(set, 'store', { place_id: a.id }),
      intentOf(at(a), 'store', { place_id: b.id }),
    );
    expect(outcomes).toMatchObject([
      { error: 'wheel-sets.moved_meanwhile' },
      { error: 'wheel-sets.moved_meanwhile', set: { place_id: a.id } },
    ]);
  });

  test('goes on once that is taken back, and what is taken back of it never was', async () => {
    const { send, colleague, a, b, theirs, set, at } = await movedTwice();
    await colleague.send(intentOf(set, 'store', { place_id: theirs.id }));
    const first = intentOf(set, 'store', { place_id: a.id });
    const outcomes = await send(
      first,
      { ...intentOf(at(a), 'undo'), undoes: first.intent },
      intentOf(at(theirs), 'store', { place_id: b.id }),
    );
    expect(outcomes.map(({ error }) => error)).toEqual([
      'wheel-sets.moved_meanwhile',
      'common.nothing_to_undo',
      null,
    ]);
  });

  test('counts, and no earlier thing that the same person did, from whichever device it comes', async () => {
    const { send, a, b, set, movements } = await movedTwice();
    const before = new Date(Date.now() - 60_000).toISOString();
    const late = intentOf(set, 'store', { place_id: a.id, happened_at: before });
    expect(await send(intentOf(set, 'store', { place_id: b.id }))).toMatchObject([{ error: null }]);
    expect(await send(late)).toMatchObject([
      { error: 'wheel-sets.done_since', set: { place_id: b.id } },
    ]);
    expect((await movements(set.id))[0]).toMatchObject({ to_place: b.code, mine: true });
  });
});
