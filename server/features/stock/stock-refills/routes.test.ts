import { describe, expect, test } from 'vitest';
import { orders } from '#contract/sales/orders.ts';
import { products, supplierArticles } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { stockRefillCalls, stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { createRow } from '#tests/support/factories/resources.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(stockRefills, {
  valid: () => ({ note: 'For the season' }),
  changed: { note: 'Before the season', cover_days: 40 },
  wrong: { sold_days: 0, supplier: 'Nobody' },
  prepare: async ({ site }) => {
    const own = { chain_id: site.chain_id, site_id: site.id };
    const product_id = await createRow(server.db, products, own, unique('Tyre'));
    return { chosen: [{ product_id, quantity: 4_000 }] };
  },
});

/** A hall with two tyres, of which four have to stand there and twelve may, sold in fours. */
async function refilling() {
  const keeper = await stockKeeper(server);
  const { call, hall, tyre, receive, me } = keeper;
  await receive({ quantity: 2_000 });
  const article = {
    product_id: tyre,
    supplier: 'Grossist',
    number: unique('A'),
    pack: 4,
    lead_days: 3,
  };
  await call(supplierArticles.calls.add, { body: article });
  const level = async () => (await call(stockLevels.calls.list, { query: {} })).body.data[0]!;
  const { id, version } = await level();
  const limits = { version, min_quantity: 4_000, max_quantity: 12_000 };
  await call(stockLevels.calls.save, { params: { id }, body: limits });
  const refill = async (overrides: object = {}) => {
    const body = { warehouse_id: hall, ...overrides };
    return (await call(stockRefills.calls.add, { body })).body.data;
  };
  const now = async (of: number) =>
    (await call(stockRefills.calls.one, { params: { id: of } })).body.data;
  const step = async (of: number, word: 'order' | 'recalculate' | 'close' | 'undo') => {
    const { version: seen } = await now(of);
    return call(stockRefills.calls[word], { params: { id: of }, body: { version: seen } });
  };
  const arrive = (of: number, quantity: number, overrides: object = {}, by = me) => {
    const line = { intent: crypto.randomUUID(), product_id: tyre, quantity, ...overrides };
    return server.call(
      stockRefillCalls.receive,
      { params: { id: of }, body: { lines: [line] } },
      by,
    );
  };
  const lines = async (of: number) =>
    (await call(stockRefillCalls.lines, { params: { id: of } })).body.data;
  return { ...keeper, level, refill, now, step, arrive, lines };
}

describe('a refill', () => {
  test('proposes what lacks, in packs, with the numbers that it comes from', async () => {
    const { refill, tyre } = await refilling();
    const made = await refill();
    expect(made.chosen).toEqual([{ product_id: tyre, quantity: 12_000 }]);
    expect(made).toMatchObject({ pieces: 12_000, state: 'proposed' });
    expect(made.proposed).toMatchObject([
      { on_hand: 2_000, reserved: 0, incoming: 0, min: 4_000, max: 12_000, pack: 4, lead_days: 3 },
    ]);
  });

  test('proposes what agreed orders lack, also of what no warehouse has ever kept', async () => {
    const { refill, call, me, tyre, product, hall } = await refilling();
    await makeVatCodes(server.db, me.site);
    const rare = await product();
    const line = (product_id: number, quantity: number) => {
      const money = { unit_price: 1_00_00, vat_code: '3' };
      const said = { kind: 'goods' as const, description: 'Tyre', position: 0 };
      return { key: crypto.randomUUID(), product_id, quantity, ...said, ...money };
    };
    const customer_id = (await makeCustomer(server.db, { chain_id: me.site.chain_id })).id;
    const body = { customer_id, lines: { put: [line(tyre, 5_000), line(rare, 2_000)] } };
    const { id, version } = (await call(orders.calls.add, { body })).body.data;
    expect((await refill()).chosen).toEqual([{ product_id: tyre, quantity: 12_000 }]);
    await call(orders.calls.accept, { params: { id }, body: { version } });
    const made = await refill({ warehouse_id: hall });
    expect(made.proposed).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          product_id: tyre,
          on_hand: 2_000,
          reserved: 2_000,
          needed: 3_000,
        }),
        expect.objectContaining({ product_id: rare, on_hand: 0, reserved: 0, needed: 2_000 }),
      ]),
    );
    expect(made.chosen).toEqual(
      expect.arrayContaining([
        { product_id: tyre, quantity: 16_000 },
        { product_id: rare, quantity: 2_000 },
      ]),
    );
  });

  test('proposes nothing of a supplier who does not have it, nor of what was archived', async () => {
    const { refill, call, tyre, product } = await refilling();
    const other = { product_id: await product(), supplier: 'Other', number: unique('B'), pack: 1 };
    await call(supplierArticles.calls.add, { body: other });
    expect((await refill({ supplier: 'other' })).chosen).toEqual([]);
    expect((await refill({ supplier: 'grossist' })).chosen).toHaveLength(1);
    expect((await refill({ supplier: ' GROSSÍST ' })).chosen).toHaveLength(1);
    const { version } = (await call(products.calls.one, { params: { id: tyre } })).body.data;
    await call(products.calls.archive, { params: { id: tyre }, body: { version } });
    expect((await refill()).chosen).toEqual([]);
  });

  test('counts what is sold until the goods are here', async () => {
    const { refill, take, receive } = await refilling();
    await receive({ quantity: 90_000 });
    await take(90_000);
    const { proposed } = await refill({ sold_days: 30, cover_days: 0 });
    expect(proposed).toMatchObject([{ sold: 90_000 }]);
  });

  test('of a product is chosen by hand too, once, and never of nothing', async () => {
    const { refill, call, tyre } = await refilling();
    const { id, version } = await refill();
    const save = (...chosen: object[]) =>
      call(stockRefills.calls.save, { params: { id }, body: { version, chosen } as never });
    const line = { product_id: tyre, quantity: 4_000 };
    for (const wrong of [
      [{ ...line, quantity: 0 }],
      [{ ...line, quantity: -1 }],
      [{ ...line, quantity: 1e9 }],
      [line, line],
      [{ ...line, product_id: 987_654_321 }],
    ]) {
      expect((await save(...wrong)).status).toBe(422);
    }
    expect((await save(line)).body.data).toMatchObject({ pieces: 4_000, chosen: [line] });
  });
});

describe('what is ordered', () => {
  test('is on its way where it is awaited, and is not proposed once more', async () => {
    const { refill, step, level, now, stock } = await refilling();
    const { id } = await refill();
    expect((await step(id, 'order')).status).toBe(200);
    expect((await now(id)).expected_on).not.toBeNull();
    expect(await level()).toMatchObject({ on_hand: 2_000, incoming: 12_000 });
    expect((await stock())[0]).toMatchObject({ incoming: 12_000 });
    expect((await refill()).chosen).toEqual([]);
  });

  test('comes in portions; the last of it ends the refill', async () => {
    const { refill, step, arrive, level, now, lines } = await refilling();
    const { id } = await refill();
    await step(id, 'order');
    expect((await arrive(id, 4_000)).status).toBe(200);
    expect(await level()).toMatchObject({ on_hand: 6_000, incoming: 8_000 });
    expect(await now(id)).toMatchObject({ state: 'ordered', received: 4_000 });
    await arrive(id, 8_000);
    expect(await level()).toMatchObject({ on_hand: 14_000, incoming: 0 });
    expect(await now(id)).toMatchObject({ state: 'received', received: 12_000 });
    expect(await lines(id)).toMatchObject([{ quantity: 12_000, received: 12_000, cost: 1000_00 }]);
    expect((await arrive(id, 1_000)).body.error?.code).toBe('common.wrong_state');
  });

  test('is received once, however often it is sent', async () => {
    const { refill, step, arrive, level } = await refilling();
    const { id } = await refill();
    await step(id, 'order');
    const intent = crypto.randomUUID();
    await Promise.all([arrive(id, 4_000, { intent }), arrive(id, 4_000, { intent })]);
    expect(await level()).toMatchObject({ on_hand: 6_000, incoming: 8_000 });
  });

  test('is awaited again where a receipt is taken back', async () => {
    const { refill, step, arrive, level, call } = await refilling();
    const { id } = await refill();
    await step(id, 'order');
    const [moved] = (await arrive(id, 4_000)).body.data.ids;
    const body = { intent: crypto.randomUUID() };
    await call(stockMovementCalls.reverse, { params: { id: moved! }, body });
    expect(await level()).toMatchObject({ on_hand: 2_000, incoming: 12_000 });
  });

  test('is not awaited any more once nobody sends the rest', async () => {
    const { refill, step, arrive, level } = await refilling();
    const { id } = await refill();
    await step(id, 'order');
    await arrive(id, 4_000);
    expect((await step(id, 'close')).status).toBe(200);
    expect(await level()).toMatchObject({ on_hand: 6_000, incoming: 0 });
  });

  test('is not taken back to a proposal once something of it has come', async () => {
    const { refill, step, arrive } = await refilling();
    const { id } = await refill();
    await step(id, 'order');
    await arrive(id, 4_000);
    expect((await step(id, 'undo')).body.error?.code).toBe('common.nothing_to_undo');
  });

  test('is received by a mechanic, who is not told what it costs and orders nothing', async () => {
    const { refill, step, arrive, as } = await refilling();
    const mechanic = await as('mechanic');
    const { id, version } = await refill();
    const params = { id };
    const order = await server.call(
      stockRefills.calls.order,
      { params, body: { version } },
      mechanic,
    );
    expect(order.status).toBe(403);
    await step(id, 'order');
    expect((await arrive(id, 4_000, {}, mechanic)).status).toBe(200);
    const { body } = await server.call(stockRefillCalls.lines, { params }, mechanic);
    expect(body.data).toMatchObject([{ cost: null }]);
  });
});
