import { expect, test } from 'vitest';
import { moveCalls } from '#contract/hotel/moves/moves.ts';
import { setSearches } from '#contract/hotel/set-searches/set-searches.ts';
import { transferCalls, transfers } from '#contract/hotel/transfers.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelPhotoCalls } from '#contract/hotel/wheel-sets/wheel-photos.ts';
import { wheelCalls } from '#contract/hotel/wheel-sets/wheels.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';
import { photoOf } from '#tests/support/photos/photo-of.ts';

const server = await testServer();

crudSuite(transfers, {
  valid: () => ({ note: 'Full container' }),
  changed: { note: 'By noon' },
  wrong: { note: 'x'.repeat(1001), to_site: 'Nowhere' },
  prepare: async ({ site: { company_id } }) => ({
    to_site: (await makeSite(server.db, { company_id })).name,
  }),
});

/** Two sites of a chain and one beside them; two sets of the first stand on a transfer to the second. */
async function twoSites() {
  const from = await hotelStaff(server);
  const { company_id } = from.me.site;
  const to = await hotelStaff(server, { site: await makeSite(server.db, { company_id }) });
  const third = await hotelStaff(server, { site: await makeSite(server.db, { company_id }) });
  const shelf = await from.place({ room: 2 });
  const one = await from.takeIn({ licenseplate: 'EL11111', place_id: shelf.id });
  const other = await from.takeIn({ licenseplate: 'EL22222', place_id: shelf.id });
  const whereTo = { body: { to_site: to.me.site.name } };
  const { id } = (await from.call(transfers.calls.add, whereTo)).body.data;
  const params = { id };
  for (const { number } of [one, other]) {
    await from.call(transferCalls.load, { params, body: { number } });
  }
  const send = () =>
    from.call(transferCalls.send, {
      params,
      body: { to_site_id: to.me.site.id, driver: 'Ola', signed_by: 'Ola Nordmann' },
    });
  const receive = (who: typeof from, number: string) =>
    who.call(transferCalls.receive, { params, body: { number } });
  const incoming = async (who: typeof from) => (await who.call(transferCalls.incoming)).body.data;
  const transferNow = async () => (await from.call(transfers.calls.one, { params })).body.data;
  const setAt = (who: typeof from, set: number) =>
    who.call(wheelSets.calls.one, { params: { id: set } });
  return {
    from,
    to,
    third,
    shelf,
    one,
    other,
    params,
    whereTo,
    send,
    receive,
    incoming,
    transferNow,
    setAt,
  };
}

test('sets leave a site, stand nowhere on their way, and belong to the site that received them', async () => {
  const { from, to, one, other, shelf, send, receive, incoming, transferNow, setAt } =
    await twoSites();
  expect(await incoming(to)).toEqual([]);
  const params = { id: one.id };
  await from.call(wheelPhotoCalls.addPhoto, { params, body: photoOf() });
  const fetched = async () => (await from.call(moveCalls.work)).body.data.moves;
  expect((await fetched()).map(({ kind, set }) => `${kind} ${set}`)).toEqual([
    `transfer ${one.number}`,
    `transfer ${other.number}`,
  ]);
  expect((await send()).body.data).toMatchObject({ state: 'sent', sets: 2, received: 0 });
  expect((await setAt(from, one.id)).body.data).toMatchObject({ state: 'sent', place_id: null });
  expect(await from.placeNow(shelf.id)).toMatchObject({ taken: 0 });
  expect(await fetched()).toEqual([]);
  expect(await incoming(to)).toMatchObject([
    { driver: 'Ola', sets: [{ number: one.number, outcome: '' }, { number: other.number }] },
  ]);
  const { status } = await receive(to, one.number);
  expect(status).toBe(200);
  expect((await setAt(to, one.id)).body.data).toMatchObject({
    state: 'received',
    number: one.number,
  });
  expect((await setAt(from, one.id)).status).toBe(404);
  const wheels = await to.call(wheelCalls.wheels, { params });
  expect(wheels.body.data.wheels).toHaveLength(4);
  expect((await to.call(wheelPhotoCalls.photos, { params })).body.data).toHaveLength(1);
  expect((await to.movements(one.id)).map(({ handling }) => handling)).toEqual(['receive']);
  expect((await to.call(moveCalls.work)).body.data.moves).toMatchObject([
    { kind: 'put_away', set_id: one.id },
  ]);
  expect(await transferNow()).toMatchObject({ state: 'sent', received: 1 });
  await receive(to, other.number);
  expect(await transferNow()).toMatchObject({ state: 'received', received: 2 });
  expect(await incoming(to)).toEqual([]);
});

test('nobody but the site it goes to sees a transfer or takes a set, and only once it was sent', async () => {
  const { from, to, third, one, params, send, receive, incoming, setAt } = await twoSites();
  expect((await receive(to, one.number)).status).toBe(404);
  await send();
  const stranger = await hotelStaff(server);
  for (const who of [third, stranger, from]) {
    expect(await incoming(who)).toEqual([]);
    expect((await receive(who, one.number)).status).toBe(404);
    const rest = await who.call(transferCalls.missRest, { params, body: {} });
    expect(rest.status).toBe(404);
  }
  expect((await to.call(transfers.calls.one, { params })).status).toBe(404);
  expect((await to.call(transferCalls.sets, { params })).status).toBe(404);
  expect((await setAt(to, one.id)).status).toBe(404);
  expect((await setAt(from, one.id)).body.data.state).toBe('sent');
});

test('a set is received once, and one that is not on the transfer is not', async () => {
  const { to, one, from, send, receive } = await twoSites();
  const left = await from.takeIn();
  await send();
  expect((await receive(to, one.number)).status).toBe(200);
  expect((await receive(to, one.number)).status).toBe(404);
  expect((await receive(to, left.number)).status).toBe(404);
});

test('what has not come is missing at the site that sent it, which looks for it', async () => {
  const { from, to, one, other, params, send, receive, transferNow, setAt } = await twoSites();
  await send();
  await receive(to, one.number);
  const { data } = (await to.call(transferCalls.missRest, { params, body: {} })).body;
  expect(data).toEqual({ missing: 1 });
  expect(await transferNow()).toMatchObject({ state: 'received', received: 1 });
  expect((await setAt(from, other.id)).body.data).toMatchObject({ state: 'missing' });
  expect((await from.call(setSearches.calls.list)).body.data).toMatchObject([
    { set_id: other.id, state: 'open' },
  ]);
  expect((await from.movements(other.id))[0]).toMatchObject({ handling: 'miss' });
});

test('a transfer says where it goes before it is saved: to another site of the chain that is in use', async () => {
  const { from, to, third, whereTo, params, transferNow } = await twoSites();
  const stranger = await hotelStaff(server);
  const add = async (body: object) =>
    (await from.call(transfers.calls.add, { body: body as never })).body;
  for (const body of [
    {},
    { to_site: '' },
    { to_site: from.me.site.name },
    { to_site: stranger.me.site.name },
  ]) {
    expect(Object.keys((await add(body)).error?.fields ?? {})).toEqual(['to_site']);
  }
  expect((await add(whereTo.body)).data).toMatchObject({ to_site: to.me.site.name, sets: 0 });
  const saved = async (to_site: string) => {
    const { version } = await transferNow();
    return from.call(transfers.calls.save, { params, body: { version, to_site } });
  };
  expect((await saved('')).status).toBe(422);
  expect((await saved(stranger.me.site.name)).status).toBe(422);
  expect((await saved(third.me.site.name)).body.data.to_site).toBe(third.me.site.name);
});

test('a set goes with one transfer only, and none leaves empty or without somewhere to go', async () => {
  const { from, one, other, params, whereTo, send } = await twoSites();
  const second = (await from.call(transfers.calls.add, whereTo)).body.data;
  const twice = { params: { id: second.id }, body: { number: one.number } };
  expect((await from.call(transferCalls.load, twice)).status).toBe(409);
  const body = { to_site_id: from.me.site.id, driver: 'Ola', signed_by: 'Ola' };
  expect((await from.call(transferCalls.send, { params, body })).status).toBe(404);
  for (const { number } of [one, other]) {
    await from.call(transferCalls.load, { params, body: { number, off: true } });
  }
  expect((await from.call(moveCalls.work)).body.data.moves).toEqual([]);
  expect((await send()).body.error?.code).toBe('transfers.empty');
});

test('a transfer that is given up leaves its sets where they stand', async () => {
  const { from, shelf, params, transferNow } = await twoSites();
  const { version } = await transferNow();
  await from.call(transfers.calls.cancel, { params, body: { version } });
  expect((await from.call(moveCalls.work)).body.data.moves).toEqual([]);
  expect(await from.placeNow(shelf.id)).toMatchObject({ taken: 2 });
});
