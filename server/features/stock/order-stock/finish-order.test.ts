import { describe, expect, test } from 'vitest';
import { orders } from '#contract/sales/orders.ts';
import { packageLines, productTypes } from '#contract/stock/products/products.ts';
import { stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockSettings } from '#contract/stock/stock-levels/stock-settings.ts';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const onHand = (stock: readonly { on_hand: number }[]) =>
  stock.map(({ on_hand: there }) => there / 1000);

describe('an order that is done', () => {
  test('takes what it sells out of stock; opened again or taken back, it brings it back', async () => {
    const { receive, order, step, stock } = await workshop(server);
    await receive({ quantity: 8_000 });
    const { id } = await order();
    await step('finish', id);
    expect(onHand(await stock())).toEqual([4]);
    await step('undo', id);
    expect(onHand(await stock())).toEqual([8]);
    await step('finish', id);
    await step('reopen', id);
    expect(onHand(await stock())).toEqual([8]);
    await step('finish', id);
    expect(onHand(await stock())).toEqual([4]);
  });

  test('that is sent twice takes it once', async () => {
    const { me, receive, order, step, stock } = await workshop(server);
    await receive({ quantity: 8_000 });
    const { id } = await order();
    const sender = { ...me, key: crypto.randomUUID(), deviceId: 'd1' };
    const version = (await step('finish', id, {}, sender)).body.data.version;
    const input = { params: { id }, body: { version: version - 1 } };
    const again = await server.call(orders.calls.finish, input, sender);
    expect([again.status, onHand(await stock())]).toEqual([200, [4]]);
  });

  test('takes what stands in one warehouse and the rest from another, and of a package what it holds', async () => {
    const { call, receive, order, step, stock, warehouse, product } = await workshop(server);
    const type = { name: unique('Package'), kind: 'package' as const, position: 0 };
    const type_id = (await call(productTypes.calls.add, { body: type })).body.data.id;
    const [whole, valve] = [await product({ kind: 'package', type_id }), await product()];
    const body = { package_id: whole, product_id: valve, quantity: 4_000 };
    await call(packageLines.calls.add, { body });
    await receive({ product_id: valve, quantity: 8_000 });
    const lines = [{ intent: crypto.randomUUID(), product_id: valve, quantity: 8_000 }];
    const delivery = { kind: 'receipt' as const, warehouse_id: await warehouse(), lines };
    await call(stockMovementCalls.receive, { body: delivery });
    const { id } = await order({ product_id: whole, quantity: 3_000 });
    expect((await step('finish', id)).status).toBe(200);
    expect(new Set(onHand(await stock(valve)))).toEqual(new Set([0, 4]));
  });

  test('takes only what was not delivered before, and brings only that back', async () => {
    const { call, receive, order, step, stock, tyre: product_id, hall } = await workshop(server);
    await receive({ quantity: 8_000 });
    const { id } = await order();
    const intent = crypto.randomUUID();
    const body = { intent, product_id, warehouse_id: hall, quantity: 1_000 };
    expect((await call(orderStockCalls.deliver, { params: { id }, body })).status).toBe(200);
    await step('finish', id);
    expect(onHand(await stock())).toEqual([4]);
    await step('reopen', id);
    expect(onHand(await stock())).toEqual([7]);
    await step('finish', id);
    expect(onHand(await stock())).toEqual([4]);
  });

  test('is refused where less is there; who may goes on, and it is written down', async () => {
    const { receive, order, step, stock, as } = await workshop(server);
    await receive({ quantity: 3_000 });
    const mechanic = await as('mechanic');
    const { id } = await order();
    const refused = await step('finish', id, { override: true }, mechanic);
    expect([refused.status, refused.body.error?.code]).toEqual([409, 'orders.parts_missing']);
    expect((await step('finish', id)).body.error?.code).toBe('orders.parts_missing');
    expect(onHand(await stock())).toEqual([3]);
    expect((await step('finish', id, { override: true })).status).toBe(200);
    expect(onHand(await stock())).toEqual([-1]);
  });

  test('is asked about where the site only warns', async () => {
    const { call, order, step, as } = await workshop(server);
    const row = (await call(stockSettings.calls.site.read)).body.data;
    const body = { ...row, below_zero: 'warn' as const, own: ['below_zero' as const] };
    await call(stockSettings.calls.site.save, { body });
    const mechanic = await as('mechanic');
    const { id } = await order();
    const response = await step('finish', id, {}, mechanic);
    expect(response.body.error?.code).toBe('orders.parts_unsure');
    expect((await step('finish', id, { override: true }, mechanic)).status).toBe(200);
  });

  test('of two who take the last set, one is notified', async () => {
    const { receive, order, step, stock } = await workshop(server);
    await receive();
    const [one, other] = [await order(), await order()];
    const answers = await Promise.all([step('finish', one.id), step('finish', other.id)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(onHand(await stock())).toEqual([0]);
  });

  test('has kept nothing for itself any more', async () => {
    const { me, receive, order, step, stock, work, call } = await workshop(server);
    const [one, other] = [await order(), await order()];
    await receive({ quantity: 5_000 });
    expect((await work(other.id)).missing).toBe(0);
    const reserve = ({ id }: { id: number }) =>
      server.call(orderWorkCalls.reserve, { params: { id }, body: {} }, me);
    await reserve(one);
    expect((await work(one.id)).parts).toEqual([]);
    expect((await work(other.id)).parts).toMatchObject([{ quantity: 3_000 }]);
    expect((await reserve(one)).body.error?.code).toBe('order-work.nothing_free');
    expect((await step('finish', other.id)).body.error?.code).toBe('orders.parts_reserved');
    expect((await step('finish', one.id)).status).toBe(200);
    const kept = (await call(stockReservations.calls.list, { query: {} })).body.data;
    expect([kept, onHand(await stock())]).toEqual([[], [1]]);
  });

  test('and is opened again keeps for itself what it had kept, as far as nobody else has it', async () => {
    const { me, receive, order, step, stock } = await workshop(server);
    const [one, other] = [await order(), await order()];
    await receive({ quantity: 6_000 });
    const reserve = ({ id }: { id: number }) =>
      server.call(orderWorkCalls.reserve, { params: { id }, body: {} }, me);
    await reserve(one);
    await step('finish', one.id);
    await step('undo', one.id);
    expect((await stock())[0]).toMatchObject({ on_hand: 6_000, reserved: 4_000 });
    await step('cancel', one.id);
    expect((await stock())[0]?.reserved).toBe(0);
    await reserve(other);
    await step('reopen', one.id);
    expect((await stock())[0]?.reserved).toBe(6_000);
  });

  test('has in the history of what was kept for it who kept it and who ended that', async () => {
    const { me, receive, order, step, call } = await workshop(server);
    await receive();
    const { id } = await order();
    await server.call(orderWorkCalls.reserve, { params: { id }, body: {} }, me);
    const [kept] = (await call(stockReservations.calls.list, { query: {} })).body.data;
    await step('finish', id);
    const params = { id: kept!.id };
    const history = (await call(stockReservations.calls.history, { params })).body.data;
    const name = `${me.user.first_name} ${me.user.last_name}`;
    expect(history.map(({ action, by }) => [action, by])).toEqual([
      ['archive', name],
      ['add', name],
    ]);
  });

  test('that is cancelled keeps nothing and takes nothing', async () => {
    const { me, receive, order, step, stock } = await workshop(server);
    await receive();
    const { id } = await order();
    await server.call(orderWorkCalls.reserve, { params: { id }, body: {} }, me);
    expect((await stock())[0]?.reserved).toBe(4_000);
    await step('cancel', id);
    expect((await stock())[0]).toMatchObject({ on_hand: 4_000, reserved: 0 });
  });
});
