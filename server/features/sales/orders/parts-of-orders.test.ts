import { expect, test } from 'vitest';
import type { RowOf } from '#contract/kit/row.ts';
import { orders } from '#contract/sales/orders.ts';
import { stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { autoProducts } from '#contract/sales/auto-products/auto-products.ts';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { quoteCalls } from '#contract/sales/quotes/quotes.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { now } from '#server/kit/clock.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { testServer, type Sender } from '#tests/support/server.ts';

type Order = RowOf<typeof orders>;
const server = await testServer();

const line = (description: string, more: object = {}) => ({
  key: crypto.randomUUID(),
  position: 1000,
  description,
  quantity: 1000,
  unit_price: 100_00_00,
  vat_code: '3',
  ...more,
});

async function atDesk() {
  const me = await logInAs(server.db, { roles: ['reception'] });
  await makeVatCodes(server.db, me.site);
  const { chain_id } = me.site;
  const customer_id = (await makeCustomer(server.db, { chain_id })).id;
  const add = async (put: readonly object[], more: object = {}): Promise<Order> => {
    const body = { customer_id, ...more, lines: { put: put as never } };
    return (await server.call(orders.calls.add, { body }, me)).body.data;
  };
  const one = async (id: number): Promise<Order> =>
    (await server.call(orders.calls.one, { params: { id } }, me)).body.data;
  return { me, customer_id, chain_id, add, one };
}

const split = (
  sender: Sender,
  { id, version }: Pick<Order, 'id' | 'version'>,
  lines: { key: string; quantity?: number }[],
) => server.call(orders.calls.split, { params: { id }, body: { version, lines } }, sender);
const merge = (sender: Sender, { id, version }: Order, others: readonly Order[]) =>
  server.call(
    orders.calls.merge,
    {
      params: { id },
      body: { version, others: others.map((one) => ({ id: one.id, version: one.version })) },
    },
    sender,
  );
const history = async (me: LoggedIn, id: number) =>
  (await server.call(orders.calls.history, { params: { id } }, me)).body.data;

test('lines leave an order for a new one of the same header, whole or a part of them, and no cent is lost', async () => {
  const { me, add, one, customer_id } = await atDesk();
  const [oil, filter, wash] = [
    line('Oil', { quantity: 4_500, unit_price: 133_33_33, discount_percent: 7_50 }),
    line('Filter'),
    line('Wash'),
  ];
  const before = await add([oil, filter, wash], { reference: 'PO 7', order_date: '2026-05-02' });
  const cut = [{ key: filter.key }, { key: oil.key, quantity: 1_250 }];
  const sender = { ...me, key: crypto.randomUUID(), deviceId: 'd1' };
  const { data } = (await split(sender, before, cut)).body;
  expect(data).toMatchObject({
    customer_id,
    reference: 'PO 7',
    order_date: '2026-05-02',
    state: 'draft',
    line_count: 2,
  });
  const left = await one(before.id);
  expect(left).toMatchObject({ version: 2, line_count: 2 });
  expect(left.lines.map(({ quantity }) => quantity)).toEqual(expect.arrayContaining([3_250, 1000]));
  const amountOf = (order: Order) => order.lines.reduce((sum, { amount }) => sum + amount, 0);
  expect(amountOf(left) + amountOf(data)).toBe(amountOf(before));
  expect(left.net! + data.net!).toBe(before.net);

  // Each tells of the other.
  const other = { field: 'other', from: null };
  expect((await history(me, before.id))[0]).toMatchObject({
    action: 'split',
    changes: expect.arrayContaining([{ ...other, to: { id: data.id, called: '' } }]),
  });
  expect((await history(me, data.id))[0]).toMatchObject({
    action: 'split_off',
    changes: [{ ...other, to: { id: before.id, called: '' } }],
  });
  // Sent twice it is done once; seen as it was before, it is not done again.
  expect((await split(sender, before, cut)).body.data.id).toBe(data.id);
  const late = await split(me, before, cut);
  expect([late.status, late.body.error?.code]).toEqual([409, 'common.changed_elsewhere']);
  expect((await one(before.id)).version).toBe(2);
});

test('an order keeps a line, and parts with no more than it has, and not once it is done', async () => {
  const { me, add } = await atDesk();
  const [one, two] = [line('Oil'), line('Wash')];
  const order = await add([one, two]);
  const why = async (lines: { key: string; quantity?: number }[]) =>
    (await split(me, order, lines)).body.error?.code;
  expect(await why([{ key: one.key }, { key: two.key }])).toBe('common.nothing_left');
  expect(await why([{ key: one.key, quantity: 1_001 }])).toBe('common.more_than_left');
  expect(await why([{ key: crypto.randomUUID() }])).toBe('common.wrong_input');
  const input = { params: { id: order.id }, body: { version: 1 } };
  const cancelled = (await server.call(orders.calls['cancel'], input, me)).body.data;
  expect((await split(me, cancelled, [{ key: one.key }])).body.error?.code).toBe(
    'common.wrong_state',
  );
});

test('what an order has delivered, or was worked at, keeps its lines there', async () => {
  const { me, receive, order, call, hall, tyre: product_id, as } = await workshop(server);
  await receive({ quantity: 8_000 });
  const { id } = await order();
  const row = () => call(orders.calls.one, { params: { id } }).then(({ body }) => body.data);
  const before = await row();
  const version = before.version;
  const wash = line('Wash');
  const body = { version, lines: { put: [wash] } };
  await call(orders.calls.save, { params: { id }, body });
  const delivered = { product_id, warehouse_id: hall, quantity: 4_000 };
  await call(orderStockCalls.deliver, {
    params: { id },
    body: { intent: crypto.randomUUID(), ...delivered },
  });
  const tyres = before.lines.find((one) => one['product_id'] === product_id)!;
  const bound = await split(me, await row(), [{ key: tyres.key, quantity: 1_000 }]);
  expect([bound.status, bound.body.error?.code]).toEqual([409, 'orders.parts_bound']);
  const mechanic = await as('mechanic');
  const done = { keys: [wash.key], done: true };
  await server.call(orderWorkCalls.lines, { params: { id }, body: done }, mechanic);
  const worked = await split(me, await row(), [{ key: wash.key }]);
  expect([worked.status, worked.body.error?.code]).toEqual([409, 'orders.work_begun']);
  expect((await row()).line_count).toBe(before.line_count! + 1);
});

test('orders of one customer become one that has all lines and all that they said', async () => {
  const { me, add, one, chain_id } = await atDesk();
  const car = (await makeCar(server.db, { chain_id })).id;
  const kept = await add([line('Oil', { unit_price: 33_33_00 })], { note: 'Call first' });
  const more = await add([line('Wash'), line('Wax', { position: 2000 })], {
    car_id: car,
    note: 'Scratch',
  });
  const withVat = await add([line('Mat', { unit_price: 125_00_00 })], { prices_include_vat: true });
  const { data } = (await merge(me, kept, [more, withVat])).body;
  expect(data.lines.map((each) => each['description'])).toEqual(['Oil', 'Wash', 'Wax', 'Mat']);
  expect(data).toMatchObject({ car_id: car, note: 'Call first\nScratch', version: 2 });
  expect(data.gross).toBe(kept.gross! + more.gross! + withVat.gross!);
  const gone = await one(more.id);
  expect(gone).toMatchObject({ line_count: 0, gross: 0 });
  expect(gone.archived_at).not.toBeNull();
  const entry = (await history(me, data.id))[0]!;
  expect(entry.action).toBe('join');
  expect(entry.changes.filter(({ field }) => field === 'other')).toHaveLength(2);
  expect((await history(me, more.id))[0]).toMatchObject({ action: 'joined' });
  // Who had looked at them before is told.
  expect((await merge(me, kept, [more])).status).toBe(409);
});

test('orders for somebody else, or of another car, do not become one', async () => {
  const { me, add, chain_id } = await atDesk();
  const cars = [await makeCar(server.db, { chain_id }), await makeCar(server.db, { chain_id })];
  const kept = await add([line('Oil')], { car_id: cars[0]!.id });
  const other = await add([line('Oil')], { car_id: cars[1]!.id });
  const customer_id = (await makeCustomer(server.db, { chain_id })).id;
  const stranger = await add([line('Oil')], { customer_id });
  for (const one of [other, stranger, kept]) {
    expect((await merge(me, kept, [one])).body.error?.code).toBe('common.not_alike');
  }
});

test('what was kept for an order is kept for the one that it becomes a part of', async () => {
  const { me, receive, order, call, tyre: product_id, stock } = await workshop(server);
  const [first, second] = [await order(), await order()];
  await receive({ quantity: 4_000 });
  await call(orderWorkCalls.reserve, { params: { id: second.id }, body: {} });
  const row = async (id: number) => (await call(orders.calls.one, { params: { id } })).body.data;
  const undone = async (id: number) => {
    const input = { params: { id }, body: { version: (await row(id)).version } };
    return (await call(orders.calls['undo'], input)).body.data;
  };
  const [one, other] = [await undone(first.id), await undone(second.id)];
  const { data } = (await merge(me, one, [other])).body;
  expect(data.lines.filter((each) => each['product_id'] === product_id)).toHaveLength(2);
  const kept = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('stock_reservations')
      .select(['id', 'order_id', 'held_for'])
      .where('product_id', '=', product_id)
      .where('archived_at', 'is', null)
      .execute(),
  );
  expect(kept).toMatchObject([{ order_id: first.id, held_for: one.number }]);
  const params = { id: kept[0]!.id };
  const [latest] = (await call(stockReservations.calls.history, { params })).body.data;
  expect(latest?.changes).toMatchObject([{ from: other.number, to: one.number }]);
  expect((await stock())[0]).toMatchObject({ on_hand: 4_000 });
});

test('turning an order to prices with VAT changes nothing that the customer pays, and turns nothing twice', async () => {
  const { me, add, one } = await atDesk();
  const [oil, wash] = [line('Oil', { unit_price: 33_33_00 }), line('Wash', { quantity: 3_000 })];
  const before = await add([oil, wash]);
  const save = (body: object) =>
    server.call(orders.calls.save, { params: { id: before.id }, body: body as never }, me);
  await save({ version: 1, prices_include_vat: true });
  const turned = await one(before.id);
  expect(turned.gross).toBe(before.gross);
  expect(new Set(turned.lines.map(({ unit_price }) => unit_price))).toEqual(
    new Set([125_00_00, 41_66_25]),
  );
  // Lines that are sent with it stand as they are sent.
  const put = turned.lines.map(({ key, position, description, quantity, vat_code }) => ({
    key,
    position,
    description,
    quantity,
    vat_code,
    unit_price: 50_00_00,
  }));
  await save({ version: 2, prices_include_vat: false, lines: { put } });
  expect((await one(before.id)).net).toBe(200_00);
});

test('an order with a deposit, or with parts that were ordered for it, takes others in and becomes a part of none', async () => {
  const { me, add, one, chain_id } = await atDesk();
  const [kept, paid, stocked] = [
    await add([line('Oil')]),
    await add([line('Wash')]),
    await add([line('Pads')]),
  ];
  const method = { name: unique('card'), kind: 'card', rounding: 'r100' } as const;
  const manager = await logInAs(server.db, { site: me.site, roles: ['manager'] });
  const made = await server.call(paymentMethods.calls.add, { body: method }, manager);
  const deposit = {
    intent: crypto.randomUUID(),
    method_id: made.body.data.id,
    amount: 50_00,
    paid_at: now().toISOString(),
  };
  const input = { params: { id: paid.id }, body: deposit };
  expect((await server.call(orderDepositCalls.takeDeposit, input, me)).status).toBe(200);
  await server.db.transaction('system', (tx) =>
    tx
      .insertInto('meca_pro_baskets')
      .values({ chain_id, site_id: me.site.id, order_id: stocked.id, supplier_number: 'MP-1' })
      .execute(),
  );
  const owing = await one(paid.id);
  const refused = await merge(me, kept, [owing]);
  expect([refused.status, refused.body.error?.code]).toEqual([409, 'orders.has_deposits']);
  expect((await merge(me, kept, [stocked])).body.error?.code).toBe('orders.parts_ordered');
  const { data } = (await merge(me, owing, [kept])).body;
  expect(data).toMatchObject({ line_count: 2, paid_ahead: 50_00 });
  // What was paid stays with the order that it was paid on.
  const off = (await split(me, data, [{ key: data.lines[0]!.key }])).body.data;
  expect([off.paid_ahead, (await one(paid.id)).paid_ahead]).toEqual([0, 50_00]);
});

test('what a rule added goes along with the lines that it was added for, and names them where it comes to', async () => {
  const { me, tyre, product, lineOf } = await workshop(server);
  const fee = await product();
  const body = { name: unique('Fee'), product_id: fee, kind: 'tyre' as const };
  const rule = (await server.call(autoProducts.calls.add, { body }, me)).body.data;
  const [four, wash] = [lineOf(), lineOf({ product_id: null, description: 'Wash' })];
  const added_by = { from: [four.key], hand: false, name: 'Fee', rule: rule.id, quantity: 4_000 };
  const added = lineOf({ product_id: fee, added_by });
  const customer_id = (await makeCustomer(server.db, { chain_id: me.site.chain_id })).id;
  const add = async (put: object[], more: object = {}): Promise<Order> => {
    const input = { customer_id, ...more, lines: { put: put as never } };
    return (await server.call(orders.calls.add, { body: input }, me)).body.data;
  };
  const from = (order: Order) =>
    order.lines.flatMap((each) => (each['added_by'] as typeof added_by | null)?.from ?? []);
  const keyOf = (order: Order, product_id: number) =>
    order.lines.find((each) => each['product_id'] === product_id)!.key;

  const order = await add([four, wash, added], { left_out: [rule.id] });
  const copy = await server.call(orders.calls.copy, { params: { id: order.id } }, me);
  expect(from(copy.body.data)).toEqual([keyOf(copy.body.data, tyre)]);

  const off = (await split(me, order, [{ key: four.key }])).body.data;
  expect([off.line_count, off.left_out, from(off)]).toEqual([2, [rule.id], [four.key]]);
  const one = (await server.call(orders.calls.one, { params: { id: order.id } }, me)).body.data;
  expect(one.lines.map((each) => each['description'])).toEqual(['Wash']);

  const joined = (await merge(me, copy.body.data, [off])).body.data;
  expect([joined.line_count, joined.left_out]).toEqual([5, [rule.id]]);
  const there = joined.lines.map(({ key }) => key);
  expect(from(joined).filter((key) => !there.includes(key))).toEqual([]);
});

test('who may not see prices turns none of them, and keeps what they were in a part', async () => {
  const { me, add, one } = await atDesk();
  const { id, version, lines } = await add([line('Oil'), line('Wash')], {
    prices_include_vat: true,
  });
  const mechanic = await logInAs(server.db, { site: me.site, roles: ['mechanic'] });
  const body = { version, prices_include_vat: false };
  const turned = await server.call(orders.calls.save, { params: { id }, body }, mechanic);
  expect([turned.status, turned.body.error?.code]).toEqual([403, 'common.no_right']);
  const off = (await split(mechanic, { id, version }, [{ key: lines[0]!.key }])).body.data;
  expect([off.gross, off.lines[0]!.unit_price]).toEqual([undefined, undefined]);
  expect(await one(off.id)).toMatchObject({ prices_include_vat: true, gross: 100_00 });
});

test('a part of a quote is accepted by telephone, and quotes become one until a customer has been sent one', async () => {
  const { me, add, one } = await atDesk();
  const step = async (word: string, { id }: Order): Promise<Order> => {
    const input = { params: { id }, body: { version: (await one(id)).version } };
    return (await server.call(orders.calls[word as 'offer'], input, me)).body.data;
  };
  const send = async ({ id }: Order): Promise<Order> => {
    const { version } = await one(id);
    const body = {
      version,
      transport: 'none' as const,
      until: daysAfter(now().toISOString().slice(0, 10), 7),
    };
    await server.call(quoteCalls.sendQuote, { params: { id }, body }, me);
    return one(id);
  };
  const [oil, wash] = [line('Oil'), line('Wash')];
  const quote = await send(await step('offer', await add([oil, wash])));
  const off = (await split(me, quote, [{ key: oil.key }])).body.data;
  expect([off.state, (await step('accept', off)).state]).toEqual(['draft', 'accepted']);
  const rest = await one(quote.id);
  expect([rest.state, rest.lines.map(({ description }) => description)]).toEqual([
    'quote',
    ['Wash'],
  ]);

  const why = async (into: Order, other: Order) =>
    (await merge(me, await one(into.id), [await one(other.id)])).body.error?.code;
  const [first, second] = [await add([line('Rims')]), await add([line('Tyres')])];
  await step('offer', first);
  expect(await why(first, rest)).toBe('orders.quote_sent');
  expect(await why(rest, first)).toBe('orders.quote_sent');
  expect(await why(off, first)).toBe('orders.quote_open');
  expect(await why(await step('offer', second), first)).toBeUndefined();
  expect(await one(second.id)).toMatchObject({ state: 'quote', line_count: 2 });
});
