import { describe, expect, test } from 'vitest';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  productStockCalls,
  stockMovementCalls,
} from '#contract/stock/stock-levels/stock-movements.ts';
import {
  calledThere,
  stockTransferCalls,
  stockTransfers,
} from '#contract/stock/stock-transfers/stock-transfers.ts';
import { unequalStock } from '#server/features/stock/stock-levels/proof-repo.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { createRow } from '#tests/support/factories/resources.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { readPaper } from '#tests/support/paper/read-paper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(stockTransfers, {
  valid: () => ({ note: 'For the season' }),
  changed: { note: 'Before the season' },
  wrong: { note: 'x'.repeat(1001), to_site: 'Nowhere' },
  prepare: async ({ site }) => {
    const there = await makeSite(server.db, { company_id: site.company_id });
    const hallOf = (id: number, name: string) =>
      createRow(server.db, warehouses, { chain_id: site.chain_id, site_id: id }, name);
    const shed = unique('Shed');
    await hallOf(there.id, shed);
    return {
      warehouse_id: await hallOf(site.id, unique('Hall')),
      to_site: calledThere({ site: there.name, name: shed }),
    };
  },
});

/** A site with three tyres that cost ten kroner together, loaded to go to another site of the chain; a third site beside them. */
async function twoSites() {
  const keeper = await stockKeeper(server);
  const { me, call, hall, tyre, line } = keeper;
  const { company_id } = me.site;
  const elsewhere = async () =>
    logInAs(server.db, { site: await makeSite(server.db, { company_id }), roles: ['manager'] });
  const there = await elsewhere();
  const third = await elsewhere();
  const body = { name: unique('Hall') };
  const shed = (await server.call(warehouses.calls.add, { body }, there)).body.data.id;
  const whereTo = {
    warehouse_id: hall,
    to_site: calledThere({ site: there.site.name, name: body.name }),
  };
  await call(stockMovementCalls.receive, {
    body: {
      kind: 'receipt',
      warehouse_id: hall,
      lines: [
        line({ dot: '2325', quantity: 1_000, cost: 3_34 }),
        line({ dot: '2325', quantity: 2_000, cost: 3_33 }),
      ],
    },
  });
  const goods = [{ product_id: tyre, dot: '', quantity: 3_000 }];
  const { id } = (await call(stockTransfers.calls.add, { body: { ...whereTo, goods } })).body.data;
  const params = { id };
  const send = (overrides: object = {}) =>
    call(stockTransferCalls.send, {
      params,
      body: { to_warehouse_id: shed, driver: 'Ola', ...overrides },
    });
  const incoming = async (who: LoggedIn) =>
    (await server.call(stockTransferCalls.incoming, {}, who)).body.data;
  const receive = async (quantity: number, overrides: object = {}, who = there) => {
    const [coming] = await incoming(there);
    const lines = [
      { intent: crypto.randomUUID(), line_id: coming?.lines[0]?.id ?? 1, quantity },
    ].filter((one) => one.quantity > 0);
    const input = { warehouse_id: shed, lines, ...overrides };
    return server.call(stockTransferCalls.receive, { params, body: input }, who);
  };
  const stockAt = async (who: LoggedIn) =>
    (await server.call(productStockCalls.ofProduct, { params: { id: tyre } }, who)).body.data;
  const movedAt = async (who: LoggedIn) =>
    (await server.call(productStockCalls.movements, { params: { id: tyre } }, who)).body.data;
  const now = async () => (await call(stockTransfers.calls.one, { params })).body.data;
  const lines = async () => (await call(stockTransferCalls.lines, { params })).body.data;
  const cancel = async () =>
    call(stockTransfers.calls.cancel, { params, body: { version: (await now()).version } });
  return {
    ...keeper,
    there,
    third,
    shed,
    whereTo,
    params,
    send,
    incoming,
    receive,
    stockAt,
    movedAt,
    now,
    lines,
    cancel,
  };
}

describe('what is sent to another site', () => {
  test('has a paper for the driver at both sites; what became of it stands on the receipt, and a third site has neither', async () => {
    const { me, there, third, params, send, receive, now } = await twoSites();
    const print = (who: LoggedIn) => server.call(stockTransferCalls.paper, { params }, who);
    const printed = async (who: LoggedIn) => {
      const { body, status } = await print(who);
      expect(status).toBe(200);
      const pages = await readPaper(body as unknown as Buffer);
      return pages.map(({ words }) => words).join(' ');
    };
    expect((await print(me)).status).toBe(404);
    await send({ driver: 'Ola \u{3FFFD}' });
    expect((await now()).sent_at).not.toBeNull();
    const letters = await server.call(stockTransferCalls.paperLetters, { params }, me);
    expect(letters.body.data.missing).toBe('\u{3FFFD}');
    const manifest = await printed(me);
    for (const part of ['Transfer of products 1', 'Ola', '2325']) {
      expect(manifest).toContain(part);
    }
    expect((await print(there)).status).toBe(200);
    await receive(2_000, { lost: 'damaged' });
    const receipt = await printed(there);
    for (const part of ['Receipt of transfer of products 1', '1 · Damaged']) {
      expect(receipt).toContain(part);
    }
    expect((await print(me)).status).toBe(200);
    expect((await print(third)).status).toBe(404);
    const strange = await server.call(stockTransferCalls.paperLetters, { params }, third);
    expect(strange.status).toBe(404);
    const came = async (who: LoggedIn) =>
      (await server.call(stockTransferCalls.came, {}, who)).body.data;
    expect(await came(there)).toMatchObject([{ id: params.id, received: 2_000, lost: 1_000 }]);
    expect(await came(third)).toEqual([]);
  });

  test('leaves here, is coming there, and is worth there what it was here, to the cent', async () => {
    const { me, there, shed, send, incoming, receive, stockAt, movedAt, now, lines } =
      await twoSites();
    expect((await lines())[0]).toMatchObject({ id: null, quantity: 3_000, free: 3_000 });
    expect((await send()).body.data).toMatchObject({ state: 'sent', pieces: 3_000, received: 0 });
    expect((await stockAt(me))[0]).toMatchObject({ on_hand: 0, cost: { value: 0 } });
    expect((await stockAt(there))[0]).toMatchObject({ on_hand: 0, incoming: 3_000 });
    expect(await incoming(there)).toMatchObject([
      { driver: 'Ola', warehouse_id: shed, lines: [{ dot: '2325', quantity: 3_000, received: 0 }] },
    ]);
    expect((await receive(1_000)).body.data).toMatchObject({ is_over: false });
    expect((await stockAt(there))[0]).toMatchObject({
      on_hand: 1_000,
      incoming: 2_000,
      dots: [{ dot: '2325', quantity: 1_000 }],
      cost: { value: 3_33 },
    });
    expect((await receive(2_000)).body.data).toMatchObject({ is_over: true });
    expect((await stockAt(there))[0]).toMatchObject({ incoming: 0, cost: { value: 10_00 } });
    expect(await now()).toMatchObject({ state: 'received', received: 3_000, lost: 0 });
    expect((await lines())[0]).toMatchObject({ received: 3_000, value: 10_00 });
    expect(await incoming(there)).toEqual([]);
    // Each sees its own movements, with the name of the other site.
    expect((await movedAt(me)).map(({ kind, from, to }) => [kind, !from, !to])).toContainEqual([
      'transfer',
      false,
      true,
    ]);
    expect((await movedAt(there)).map(({ value, source }) => [value, source])).toEqual([
      [6_67, expect.stringContaining(me.site.name)],
      [3_33, expect.stringContaining(me.site.name)],
    ]);
    const unequal = await server.db.transaction('system', unequalStock);
    expect(unequal.filter(({ chainId }) => chainId === me.site.chain_id)).toEqual([]);
  });

  test('and does not come is lost for a reason, at both sites to be read', async () => {
    const { there, send, receive, stockAt, now, lines, incoming } = await twoSites();
    await send();
    await receive(2_000);
    expect((await receive(0, { lost: 'damaged' })).body.data).toMatchObject({ is_over: true });
    expect(await now()).toMatchObject({ state: 'received', received: 2_000, lost: 1_000 });
    expect((await lines())[0]).toMatchObject({ lost: 1_000, reason: 'damaged' });
    expect((await stockAt(there))[0]).toMatchObject({ incoming: 0, cost: { value: 6_67 } });
    expect(await incoming(there)).toEqual([]);
  });

  test('is received by one of two who do it at once, and once however often it is sent', async () => {
    const { there, shed, params, send, stockAt, incoming } = await twoSites();
    await send();
    const line_id = (await incoming(there))[0]!.lines[0]!.id;
    const lineOf = (quantity: number) => ({ intent: crypto.randomUUID(), line_id, quantity });
    const take = (line: object) => {
      const body = { warehouse_id: shed, lines: [line as ReturnType<typeof lineOf>] };
      return server.call(stockTransferCalls.receive, { params, body }, there);
    };
    const first = lineOf(1_000);
    expect((await take(first)).body.data.ids).toEqual((await take(first)).body.data.ids);
    expect((await stockAt(there))[0]).toMatchObject({ on_hand: 1_000 });
    const answers = await Promise.all([take(lineOf(1_500)), take(lineOf(1_500))]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await stockAt(there))[0]).toMatchObject({ on_hand: 2_500 });
    expect((await take(lineOf(501))).body.error?.code).toBe('stock-transfers.not_left');
  });

  test('is seen by no third site, and received by none but the one it goes to', async () => {
    const { me, there, third, hall, params, send, receive, incoming, call } = await twoSites();
    const stranger = (await stockKeeper(server)).me;
    expect((await receive(1_000)).status).toBe(404);
    await send();
    for (const who of [third, stranger, me]) {
      expect(await incoming(who)).toEqual([]);
      expect((await receive(1_000, {}, who)).status).toBe(404);
    }
    expect((await receive(1_000, { warehouse_id: hall })).status).toBe(422);
    const seen = await server.call(stockTransferCalls.lines, { params }, there);
    expect(seen.status).toBe(404);
    const known = (await call(stockTransferCalls.warehouses)).body.data;
    expect(known.every(({ id }) => id !== hall)).toBe(true);
  });

  test('comes back whole when it is cancelled, and not once some of it has come', async () => {
    const { me, there, send, cancel, stockAt, incoming, movedAt, call } = await twoSites();
    await send();
    const [left] = await movedAt(me);
    const back = { intent: crypto.randomUUID() };
    const reversed = await call(stockMovementCalls.reverse, {
      params: { id: left!.id },
      body: back,
    });
    expect(reversed.body.error?.code).toBe('stock-levels.of_transfer');
    expect((await cancel()).body.data).toMatchObject({ state: 'cancelled' });
    expect((await stockAt(me))[0]).toMatchObject({ on_hand: 3_000, cost: { value: 10_00 } });
    expect((await stockAt(there))[0]).toMatchObject({ incoming: 0 });
    expect(await incoming(there)).toEqual([]);
    const other = await twoSites();
    await other.send();
    await other.receive(1_000);
    expect((await other.cancel()).body.error?.code).toBe('stock-transfers.has_come');
  });

  test('says where it goes before it is saved: to a warehouse of another site of the company', async () => {
    const { call, hall, whereTo } = await twoSites();
    const stranger = await twoSites();
    for (const to_site of [undefined, '', 'Nowhere', stranger.whereTo.to_site]) {
      const body = { ...whereTo, to_site };
      const { error } = (await call(stockTransfers.calls.add, { body: body as never })).body;
      expect(Object.keys(error?.fields ?? {})).toEqual(['to_site']);
    }
    const added = (await call(stockTransfers.calls.add, { body: whereTo })).body.data;
    expect(added).toMatchObject({ warehouse_id: hall, to_site: whereTo.to_site, pieces: 0 });
  });

  test('is not more than there is, not nothing, and goes to another site', async () => {
    const { call, hall, tyre, shed, whereTo, send, now, params } = await twoSites();
    expect((await send({ to_warehouse_id: hall })).status).toBe(422);
    const { version } = await now();
    const save = (goods: object[]) =>
      call(stockTransfers.calls.save, { params, body: { version, goods: goods as never } });
    const twice = { product_id: tyre, dot: '', quantity: 1_000 };
    expect((await save([twice, twice])).status).toBe(422);
    expect((await save([{ ...twice, dot: '9925' }])).status).toBe(422);
    await save([{ ...twice, quantity: 4_000 }]);
    expect((await send()).body.error?.code).toBe('stock-levels.not_there');
    const { id } = (await call(stockTransfers.calls.add, { body: whereTo })).body.data;
    const empty = await call(stockTransferCalls.send, {
      params: { id },
      body: { to_warehouse_id: shed, driver: 'Ola' },
    });
    expect(empty.body.error?.code).toBe('stock-transfers.empty');
    const levels = (await call(stockLevels.calls.list, { query: {} })).body.data;
    expect(levels).toMatchObject([{ on_hand: 3_000 }]);
  });
});
