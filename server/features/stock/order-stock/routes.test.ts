import { describe, expect, test } from 'vitest';
import { orders } from '#contract/sales/orders.ts';
import { products } from '#contract/stock/products/products.ts';
import { orderProductCalls, orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const held_until = '2099-12-31';

/** An accepted order of four tyres, of which six stand in a hall. */
async function selling() {
  const keeper = await stockKeeper(server);
  const { call, tyre, hall, receive, me } = keeper;
  await receive({ quantity: 6_000 });
  await makeVatCodes(server.db, me.site);
  const customer = await makeCustomer(server.db, { chain_id: me.site.chain_id });
  const line = {
    key: crypto.randomUUID(),
    position: 1000,
    kind: 'goods' as const,
    product_id: tyre,
    description: 'Tyre',
    quantity: 4_000,
    unit_price: 1500_0000,
    discount_percent: null,
    vat_code: '3',
  };
  const body = { customer_id: customer.id, lines: { put: [line] } };
  const draft = (await call(orders.calls.add, { body })).body.data;
  const params = { id: draft.id };
  const step = async (word: 'accept' | 'cancel') => {
    const { version } = (await call(orders.calls.one, { params })).body.data;
    return call(orders.calls[word], { params, body: { version } });
  };
  const what = { product_id: tyre, warehouse_id: hall };
  const reserve = (quantity: number) =>
    call(orderStockCalls.reserve, { params, body: { ...what, quantity, held_until } });
  const deliver = (quantity: number, overrides: object = {}, by = me) => {
    const intent = crypto.randomUUID();
    return server.call(
      orderStockCalls.deliver,
      { params, body: { intent, ...what, quantity, ...overrides } },
      by,
    );
  };
  const stockLine = async () => (await call(orderStockCalls.stock, { params })).body.data[0]!;
  const history = async (by = me) => {
    const { line_id: id } = await stockLine();
    return (await server.call(orderProductCalls.history, { params: { id } }, by)).body.data;
  };
  return { ...keeper, draft, params, step, reserve, deliver, stockLine, history };
}

describe('an order', () => {
  test('keeps what it needs, and no more than is ordered', async () => {
    const { reserve, stockLine } = await selling();
    expect(await stockLine()).toMatchObject({
      ordered: 4_000,
      reserved: 0,
      delivered: 0,
      free: 6_000,
    });
    expect((await reserve(3_000)).status).toBe(200);
    expect(await stockLine()).toMatchObject({ reserved: 3_000, free: 3_000 });
    expect((await reserve(2_000)).body.error?.code).toBe('order-stock.more_than_ordered');
  });

  test('delivers what was kept for it, which is then kept no more', async () => {
    const { step, reserve, deliver, stockLine, stock, call } = await selling();
    await step('accept');
    await reserve(4_000);
    expect((await deliver(3_000)).status).toBe(200);
    expect(await stockLine()).toMatchObject({ reserved: 1_000, delivered: 3_000, free: 2_000 });
    await deliver(1_000);
    expect(await stockLine()).toMatchObject({ reserved: 0, delivered: 4_000, free: 2_000 });
    expect((await stock())[0]).toMatchObject({ on_hand: 2_000, reserved: 0 });
    expect((await call(stockReservations.calls.list, { query: {} })).body.data).toEqual([]);
  });

  test('delivers nothing before it is agreed on, and nothing that it does not have', async () => {
    const { deliver, step, product } = await selling();
    expect((await deliver(1_000)).body.error?.code).toBe('order-stock.not_agreed');
    await step('accept');
    const other = await product();
    expect((await deliver(1_000, { product_id: other })).body.error?.code).toBe(
      'order-stock.not_ordered',
    );
  });

  test('delivers nothing of a week that no year has', async () => {
    const { deliver, step, stock } = await selling();
    await step('accept');
    const { status, body } = await deliver(1_000, { dot: '9926' });
    expect([status, body.error?.fields]).toEqual([422, { dot: expect.any(String) }]);
    expect((await stock())[0]?.on_hand).toBe(6_000);
  });

  test('delivered by two at once, leaves with what was ordered and no more', async () => {
    const { deliver, step, stock } = await selling();
    await step('accept');
    const answers = await Promise.all([deliver(4_000), deliver(4_000)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect((await stock())[0]?.on_hand).toBe(2_000);
  });

  test('delivered once more with the same intent, has been delivered once', async () => {
    const { deliver, step, stock } = await selling();
    await step('accept');
    const intent = crypto.randomUUID();
    const [first, again] = [await deliver(4_000, { intent }), await deliver(4_000, { intent })];
    expect(again.body.data).toEqual(first.body.data);
    expect((await stock())[0]?.on_hand).toBe(2_000);
  });

  test('is refused what is kept for another one, unless somebody goes on', async () => {
    const { deliver, step, call, tyre, hall } = await selling();
    const body = {
      held_for: 'Kari',
      product_id: tyre,
      warehouse_id: hall,
      quantity: 4_000,
      held_until,
    };
    await call(stockReservations.calls.add, { body });
    await step('accept');
    expect((await deliver(4_000)).body.error?.code).toBe('stock-levels.reserved');
    expect((await deliver(4_000, { override: true })).status).toBe(200);
  });

  test('delivers a product that was archived while it stood there', async () => {
    const { deliver, step, call, tyre } = await selling();
    await step('accept');
    const { version } = (await call(products.calls.one, { params: { id: tyre } })).body.data;
    await call(products.calls.archive, { params: { id: tyre }, body: { version } });
    expect((await deliver(4_000)).status).toBe(200);
  });

  test.each([0, -1, 1e9, 0.5])('keeps and delivers no %d', async (quantity) => {
    const { reserve, deliver, step } = await selling();
    await step('accept');
    expect([(await reserve(quantity)).status, (await deliver(quantity)).status]).toEqual([
      422, 422,
    ]);
  });
});

describe('the history of what an order has of a product', () => {
  test('tells what was kept, delivered and taken back, and what it cost to who may know', async () => {
    const { step, reserve, deliver, history, call, as, draft } = await selling();
    await reserve(4_000);
    await step('accept');
    const [sale] = (await deliver(4_000)).body.data.ids;
    const body = { intent: crypto.randomUUID() };
    await call(stockMovementCalls.reverse, { params: { id: sale! }, body });
    const shown = await history();
    expect(shown).toMatchObject({ order_id: draft.id, product: { ordered: 4_000, delivered: 0 } });
    expect(shown.reservations).toMatchObject([{ quantity: 4_000, held_until }]);
    expect(shown.reservations[0]!.ended_at).not.toBeNull();
    expect(shown.movements.map(({ kind, value, taken_back }) => [kind, value, taken_back])).toEqual(
      [
        ['sale', 4000_00, false],
        ['sale', 4000_00, true],
      ],
    );
    const seen = await history(await as('mechanic'));
    expect(seen.movements.map(({ value }) => value)).toEqual([null, null]);
  });
});
