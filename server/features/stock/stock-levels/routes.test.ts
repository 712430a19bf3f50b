import { describe, expect, test } from 'vitest';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockAt } from '#contract/stock/stock-levels/movement-rules.ts';
import { stockLevels, stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import {
  productStockCalls,
  stockMovementCalls,
} from '#contract/stock/stock-levels/stock-movements.ts';
import { stockSettings } from '#contract/stock/stock-levels/stock-settings.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { ledgerOf } from './product-stock-repo.ts';

const server = await testServer();

settingsSuite(stockSettings, {
  changed: { below_zero: 'warn', adjust_limit: 500_00 },
  wrong: { adjust_limit: -1 },
});
crudSuite(stockReservations, {
  valid: () => ({ held_for: 'Kari Nordmann', quantity: 4_000, held_until: '2020-01-31' }),
  changed: { note: 'Comes on Friday' },
  wrong: { held_for: '', quantity: 0 },
});

describe('a delivery', () => {
  test('stands in the warehouse by its weeks, with what it has cost', async () => {
    const { receive, stock, call, tyre } = await stockKeeper(server);
    await receive({ dot: '2325', cost: 900_00 }, { dot: '0126', quantity: 2_000 });
    const [there] = await stock();
    expect(there).toMatchObject({
      on_hand: 6_000,
      available: 6_000,
      dots: [
        { dot: '2325', quantity: 4_000 },
        { dot: '0126', quantity: 2_000 },
      ],
      cost: { value: 5600_00, average: 933_33 },
    });
    expect(there!.cost!.layers.map(({ quantity, each }) => [quantity, each])).toEqual([
      [4_000, 900_00],
      [2_000, 1000_00],
    ]);
    const product = (await call(products.calls.one, { params: { id: tyre } })).body.data;
    expect(product).toMatchObject({ on_hand: 6_000, in_stock: true });
  });

  test('that is sent again is written once', async () => {
    const { me, hall, line, stock } = await stockKeeper(server);
    const body = { kind: 'receipt' as const, warehouse_id: hall, lines: [line()] };
    const send = async () =>
      (await server.call(stockMovementCalls.receive, { body }, me)).body.data;
    const first = await send();
    expect(await send()).toEqual(first);
    expect((await stock())[0]?.on_hand).toBe(4_000);
  });

  test('has no tyres of a week that no year has', async () => {
    const { me, hall, line, stock } = await stockKeeper(server);
    const lines = [line(), line({ dot: '9926' })];
    const body = { kind: 'receipt' as const, warehouse_id: hall, lines };
    expect((await server.call(stockMovementCalls.receive, { body }, me)).status).toBe(422);
    expect(await stock()).toEqual([]);
  });

  test('is of no work, and of nothing that is not kept in stock', async () => {
    const { me, hall, line, product } = await stockKeeper(server);
    const product_id = await product({ stocked: false });
    const body = { kind: 'receipt' as const, warehouse_id: hall, lines: [line({ product_id })] };
    const { status, body: refused } = await server.call(stockMovementCalls.receive, { body }, me);
    expect([status, refused.error?.code]).toEqual([422, 'stock-levels.not_stocked']);
  });

  test('is received by a mechanic, who neither says nor is told what it costs', async () => {
    const { as, hall, line, tyre } = await stockKeeper(server);
    const mechanic = await as('mechanic');
    const send = (overrides: object) => {
      const body = { kind: 'receipt' as const, warehouse_id: hall, lines: [line(overrides)] };
      return server.call(stockMovementCalls.receive, { body }, mechanic);
    };
    expect([(await send({ cost: 1 })).status, (await send({})).status]).toEqual([403, 200]);
    const params = { id: tyre };
    const seen = await server.call(productStockCalls.ofProduct, { params }, mechanic);
    const moved = await server.call(productStockCalls.movements, { params }, mechanic);
    expect([seen.body.data[0]?.cost, moved.body.data[0]?.value]).toEqual([null, null]);
  });
});

describe('what is taken', () => {
  test('two who take the last set at once: one has it', async () => {
    const { receive, take, stock } = await stockKeeper(server);
    await receive();
    const answers = await Promise.all([take(4_000), take(4_000)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await stock())[0]).toMatchObject({ on_hand: 0, cost: { value: 0 } });
  });

  test('goes below zero only by who may, and says so', async () => {
    const { take, as, stock, call, tyre } = await stockKeeper(server);
    const mechanic = await as('mechanic');
    const override = { override: true };
    const refused = await take(1_000, override, mechanic);
    expect(refused.body.error?.code).toBe('stock-levels.not_there');
    expect((await take(1_000)).status).toBe(409);
    expect((await take(1_000, override)).status).toBe(200);
    expect((await stock())[0]).toMatchObject({ on_hand: -1_000, cost: { value: -1000_00 } });
    const { data } = (await call(productStockCalls.movements, { params: { id: tyre } })).body;
    expect(data[0]).toMatchObject({ kind: 'consumption', override: 'stock-levels.not_there' });
  });

  test('is asked about where the site only warns', async () => {
    const { take, as, call } = await stockKeeper(server);
    const row = (await call(stockSettings.calls.site.read)).body.data;
    const body = { ...row, below_zero: 'warn' as const, own: ['below_zero' as const] };
    await call(stockSettings.calls.site.save, { body });
    const mechanic = await as('mechanic');
    expect((await take(1_000, {}, mechanic)).body.error?.code).toBe('stock-levels.below_zero');
    expect((await take(1_000, { override: true }, mechanic)).status).toBe(200);
  });

  test('is taken back once, by a line that says the opposite', async () => {
    const { receive, take, stock, call, tyre } = await stockKeeper(server);
    await receive();
    const id = (await take(1_000)).body.data.ids[0]!;
    const back = (overrides: object = {}) =>
      call(stockMovementCalls.reverse, {
        params: { id },
        body: { intent: crypto.randomUUID(), ...overrides },
      });
    const [one, other] = await Promise.all([back(), back()]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await stock())[0]).toMatchObject({ on_hand: 4_000, cost: { value: 4000_00 } });
    const { data } = (await call(productStockCalls.movements, { params: { id: tyre } })).body;
    expect(data.map(({ taken_back }) => taken_back)).toEqual([false, true, false]);
  });
});

describe('what is counted', () => {
  test('is a movement of the difference, of what was seen', async () => {
    const { receive, stock, call, tyre, hall } = await stockKeeper(server);
    await receive();
    const count = (overrides: object) =>
      call(stockMovementCalls.adjust, {
        body: {
          intent: crypto.randomUUID(),
          product_id: tyre,
          warehouse_id: hall,
          quantity: 3_000,
          was: 4_000,
          reason: 'damaged',
          ...overrides,
        },
      });
    expect((await count({ was: 5_000 })).body.error?.code).toBe('stock-levels.moved_meanwhile');
    expect((await count({ quantity: 4_000 })).body.error?.code).toBe('stock-levels.no_difference');
    expect((await count({})).status).toBe(200);
    expect((await stock())[0]).toMatchObject({ on_hand: 3_000, cost: { value: 3000_00 } });
  });

  test('needs approval where more is missing than a site lets anybody write off', async () => {
    const { receive, call, as, tyre, hall } = await stockKeeper(server);
    await receive();
    const row = (await call(stockSettings.calls.site.read)).body.data;
    const body = { ...row, adjust_limit: 1500_00, own: ['adjust_limit' as const] };
    await call(stockSettings.calls.site.save, { body });
    const by = await as('warehouse');
    const count = (quantity: number, was: number) =>
      server.call(
        stockMovementCalls.adjust,
        {
          body: {
            intent: crypto.randomUUID(),
            product_id: tyre,
            warehouse_id: hall,
            quantity,
            was,
            reason: 'lost',
          },
        },
        by,
      );
    expect((await count(0, 4_000)).body.error?.code).toBe('stock-levels.needs_approval');
    expect((await count(3_000, 4_000)).status).toBe(200);
  });
});

test('a transfer leaves one warehouse and comes into the other, and costs what it did', async () => {
  const { receive, call, warehouse, tyre, hall, stock } = await stockKeeper(server);
  const container = await warehouse();
  await receive({ cost: 900_00, dot: '2325' });
  const send = (to_warehouse: number) =>
    call(stockMovementCalls.transfer, {
      body: {
        intent: crypto.randomUUID(),
        product_id: tyre,
        from_warehouse: hall,
        to_warehouse,
        dot: '2325',
        quantity: 1_000,
      },
    });
  expect((await send(hall)).status).toBe(422);
  expect((await send(container)).status).toBe(200);
  const there = (await stock()).find(({ warehouse_id: id }) => id === container);
  expect(there).toMatchObject({ on_hand: 1_000, cost: { value: 900_00 } });
});

test('what stood there on a day equals its movements until then', async () => {
  const { receive, take, me, tyre, hall, call } = await stockKeeper(server);
  await receive();
  await take(1_000);
  const day = dayOf(Date.now(), me.site.timezone);
  const onDay = async (query: { day: string }) =>
    (await call(productStockCalls.onDay, { params: { id: tyre }, query })).body.data;
  expect((await onDay({ day }))[0]?.on_hand).toBe(3_000);
  expect(await onDay({ day: '2020-01-01' })).toEqual([]);
  const ledger = await server.db.transaction('system', (tx) => ledgerOf(tx, tyre));
  expect(stockAt(ledger, hall).on_hand).toBe(3_000);
});

describe('what is kept for somebody', () => {
  test('is not free for others, until its last day is over or it is put away', async () => {
    const { receive, take, call, as, tyre, hall, stock } = await stockKeeper(server);
    await receive();
    const keep = (overrides: object) =>
      call(stockReservations.calls.add, {
        body: {
          held_for: 'Kari',
          product_id: tyre,
          warehouse_id: hall,
          quantity: 3_000,
          held_until: '2200-01-01',
          ...overrides,
        },
      });
    const kept = (await keep({})).body.data;
    await keep({ held_until: '2020-01-01' });
    expect((await keep({})).body.error?.code).toBe('stock-levels.not_available');
    expect((await stock())[0]).toMatchObject({ on_hand: 4_000, reserved: 3_000, available: 1_000 });
    const mechanic = await as('mechanic');
    expect((await take(2_000, {}, mechanic)).body.error?.code).toBe('stock-levels.reserved');
    const params = { id: kept.id };
    await call(stockReservations.calls.archive, { params, body: { version: kept.version } });
    expect((await take(2_000, {}, mechanic)).status).toBe(200);
    const query: object = { product_id: String(tyre) };
    const [level] = (await call(stockLevels.calls.list, { query })).body.data;
    expect(level).toMatchObject({ on_hand: 2_000, reserved: 0, available: 2_000 });
  });
});

test('a product has one place in a warehouse, said by hand, for as long as some of it stands there', async () => {
  const { receive, call, tyre, hall } = await stockKeeper(server);
  const body = { product_id: tyre, warehouse_id: hall, shelf: 'B2' };
  const { id, version } = (await call(stockLevels.calls.add, { body })).body.data;
  const again = await call(stockLevels.calls.add, { body });
  expect([again.status, again.body.error?.fields]).toMatchObject([
    409,
    { product_id: expect.any(String) },
  ]);
  await receive();
  const archived = await call(stockLevels.calls.archive, { params: { id }, body: { version } });
  expect(archived.body.error?.code).toBe('stock-levels.not_empty');
  const one = (await call(stockLevels.calls.one, { params: { id } })).body.data;
  expect(one).toMatchObject({ shelf: 'B2', on_hand: 4_000, version });
});
