import { expect, test } from 'vitest';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { orders } from '#contract/sales/orders.ts';
import { lineStockCalls } from '#contract/stock/order-stock/line-stock.ts';
import { orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { packageLines, productTypes } from '#contract/stock/products/products.ts';
import { stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** A workshop that says what is kept, and changes the lines of its orders. */
async function selling() {
  const shop = await workshop(server);
  const { call, stock, lineOf } = shop;
  const row = async (id: number) => (await call(orders.calls.one, { params: { id } })).body.data;
  return {
    ...shop,
    row,
    kept: async () => (await stock())[0]?.reserved,
    reservations: async () => (await call(stockReservations.calls.list, { query: {} })).body.data,
    standing: async (id: number) =>
      (await call(orderStockCalls.stock, { params: { id } })).body.data,
    change: async (id: number, key: string, overrides: object) => {
      const { version } = await row(id);
      const body = { version, lines: { put: [lineOf({ key, ...overrides })] } };
      return call(orders.calls.save, { params: { id }, body });
    },
    promise: async (id: number, promised_at: string) => {
      const { version } = await row(id);
      return call(orders.calls.save, { params: { id }, body: { version, promised_at } });
    },
  };
}

test('accepting an order of four tyres reserves the two that are there, and says that two lack', async () => {
  const { receive, accepted, kept, standing } = await selling();
  await receive({ quantity: 2_000 });
  const { id } = await accepted();
  expect(await kept()).toBe(2_000);
  expect(await standing(id)).toMatchObject([{ ordered: 4_000, reserved: 2_000, free: 0 }]);
});

test('an order that is no longer agreed on keeps what somebody reserved for it by hand, and no more', async () => {
  const { call, receive, accepted, step, kept, tyre: product_id, hall } = await selling();
  await receive({ quantity: 8_000 });
  const { id } = await accepted();
  expect(await kept()).toBe(4_000);
  await step('undo', id);
  expect(await kept()).toBe(0);
  const held = { product_id, warehouse_id: hall, quantity: 1_000, held_until: '2099-12-31' };
  await call(orderStockCalls.reserve, { params: { id }, body: held });
  await step('accept', id);
  expect(await kept()).toBe(4_000);
  await step('undo', id);
  expect(await kept()).toBe(1_000);
});

test('a reservation shrinks with its line, ends with it, and grows with it as far as there is something free', async () => {
  const { call, receive, accepted, change, row, kept } = await selling();
  await receive({ quantity: 6_000 });
  const { id, keys } = await accepted();
  await change(id, keys[0]!, { quantity: 1_000 });
  expect(await kept()).toBe(1_000);
  await change(id, keys[0]!, { quantity: 9_000 });
  expect(await kept()).toBe(6_000);
  const { version } = await row(id);
  await call(orders.calls.save, {
    params: { id },
    body: { version, lines: { remove: [keys[0]!] } },
  });
  expect(await kept()).toBe(0);
});

test('a line that comes to be about something else keeps nothing of what it was about', async () => {
  const { receive, accepted, change, kept, product } = await selling();
  await receive({ quantity: 6_000 });
  const { id, keys } = await accepted();
  await change(id, keys[0]!, { product_id: await product() });
  expect(await kept()).toBe(0);
});

test('what is kept for an order is kept until the day that it is promised for, also when that changes', async () => {
  const { receive, accepted, promise, reservations } = await selling();
  await receive({ quantity: 4_000 });
  const { id } = await accepted();
  await promise(id, '2099-05-04T10:00:00.000Z');
  expect(await reservations()).toMatchObject([{ quantity: 4_000, held_until: '2099-05-04' }]);
});

test('what a package holds is reserved when its order is accepted, and stands among what the order needs', async () => {
  const { call, receive, accepted, product, standing, stock } = await selling();
  const type = { name: unique('Package'), kind: 'package' as const, position: 0 };
  const type_id = (await call(productTypes.calls.add, { body: type })).body.data.id;
  const [whole, valve] = [await product({ kind: 'package', type_id }), await product()];
  await call(packageLines.calls.add, {
    body: { package_id: whole, product_id: valve, quantity: 4_000 },
  });
  await receive({ product_id: valve, quantity: 6_000 });
  const { id } = await accepted({ product_id: whole, quantity: 2_000 });
  expect((await stock(valve))[0]?.reserved).toBe(6_000);
  expect(await standing(id)).toMatchObject([
    { product_id: valve, ordered: 8_000, reserved: 6_000 },
  ]);
});

test('of two orders that are accepted at once, both together keep no more than there is', async () => {
  const { receive, call, lineOf, step, kept } = await selling();
  await receive({ quantity: 4_000 });
  const made = await Promise.all(
    [1, 2].map(async () => {
      const body = { lines: { put: [lineOf()] } };
      return (await call(orders.calls.add, { body })).body.data.id;
    }),
  );
  await Promise.all(made.map((id) => step('accept', id)));
  expect(await kept()).toBeLessThanOrEqual(4_000);
});

test('where lines are sold it is told what is free, kept, expected and free at other sites, and to no other chain', async () => {
  const { me, receive, accepted, tyre, call } = await selling();
  await receive({ quantity: 6_000 });
  const { id } = await accepted();
  const { company_id } = me.site;
  const site = await makeSite(server.db, { company_id });
  const there = await logInAs(server.db, { site, roles: ['manager'] });
  const hall = { name: unique('Hall') };
  const warehouse_id = (await server.call(warehouses.calls.add, { body: hall }, there)).body.data
    .id;
  const lines = [{ intent: crypto.randomUUID(), product_id: tyre, quantity: 3_000 }];
  const body = { kind: 'receipt' as const, warehouse_id, lines };
  await server.call(stockMovementCalls.receive, { body }, there);
  const asked = { query: { product_ids: String(tyre), order_id: id } };
  expect((await call(lineStockCalls.standing, asked)).body.data).toEqual([
    {
      id: tyre,
      free: 2_000,
      kept: 4_000,
      covered: 4_000,
      expected: 0,
      elsewhere: [{ site: site.name, free: 3_000 }],
    },
  ]);
  const stranger = await logInAs(server.db, { roles: ['manager'] });
  expect((await server.call(lineStockCalls.standing, asked, stranger)).body.data).toEqual([]);
});
