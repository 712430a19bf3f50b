import { expect, test } from 'vitest';
import type { Report, ReportAnswer } from '#contract/kit/report.ts';
import { deposits as depositsReport } from '#contract/reports/deposits.ts';
import { generalSales } from '#contract/reports/general-sales.ts';
import { groupSales } from '#contract/reports/group-sales.ts';
import { inactiveCustomers } from '#contract/reports/inactive-customers.ts';
import { priceChanges } from '#contract/reports/price-changes.ts';
import { quoteAnswersReport } from '#contract/reports/quote-answers.ts';
import { workedHours } from '#contract/reports/worked-hours.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { quoteCalls } from '#contract/sales/quotes/quotes.ts';
import { linePriceCalls } from '#contract/stock/pricing/price-calls.ts';
import { productCosts, products } from '#contract/stock/products/products.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { dayOf, daysAfter } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer, type Sender } from '#tests/support/server.ts';

const server = await testServer();
const today = dayOf(now().getTime(), 'Europe/Oslo');

/** Has an order been done on another day. */
const doneOn = (id: number, done_on: string) =>
  server.db.transaction('system', (tx) =>
    tx.updateTable('orders').set({ done_on }).where('id', '=', id).execute(),
  );

/** A workshop, what it sells, and what its reports say of that. */
async function selling() {
  const shop = await workshop(server);
  const { me, call, step, lineOf } = shop;
  const { id: customer_id } = await makeCustomer(server.db, { chain_id: me.site.chain_id });
  return {
    ...shop,
    /** An order of a day that is done, whose prices are with VAT or without. */
    sold: async (order: object, ...lines: object[]) => {
      const body = { customer_id, ...order, lines: { put: lines.map(lineOf) } };
      const { id } = (await call(orders.calls.add, { body })).body.data;
      for (const word of ['accept', 'start']) await step(word, id);
      const { status } = await step('finish', id, { override: true });
      expect(status).toBe(200);
      await doneOn(id, (order as { order_date?: string }).order_date ?? today);
      return id;
    },
    /** The values of each line of a report by a group, with its totals under `all`. */
    reported: async (report: Report, query: Record<string, string>, by: Sender = me) => {
      const { body } = await server.call(report.calls.run, { query }, by);
      const { lines, totals } = (body as unknown as { data: ReportAnswer }).data;
      const names = Object.keys(report.columns);
      const named = (values: ReportAnswer['totals']) =>
        Object.fromEntries(names.map((name, at) => [name, values[at]]));
      return Object.fromEntries([
        ...lines.map(({ key, values }) => [key ?? 'none', named(values)] as const),
        ['all', named(totals)] as const,
      ]);
    },
  };
}

const year = { from: '2026-01-01', to: '2026-12-31' };

test('what lines were sold for comes to what their orders did, also where odd prices are with VAT', async () => {
  const { sold, reported, tyre } = await selling();
  let seed = 7;
  const next = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  for (let nth = 0; nth < 12; nth += 1) {
    const lines = Array.from({ length: 1 + next(5) }, (_, position) => ({
      position,
      product_id: position % 2 === 0 ? tyre : null,
      quantity: 1 + next(9_999),
      unit_price: 1 + next(1_000_00_00),
      vat_code: position % 3 === 1 ? '31' : '3',
      discount_percent: position === 1 ? next(50_00) : null,
    }));
    const order_date = `2026-0${1 + (nth % 9)}-15`;
    await sold({ order_date, prices_include_vat: nth % 3 !== 0 }, ...lines);
  }
  const { all, ...months } = await reported(generalSales, { ...year, by: 'month' });
  expect(all).toMatchObject({ orders: 12 });
  const byLine = await reported(groupSales, { ...year, by: 'month' });
  for (const [month, { net }] of Object.entries(months)) {
    expect([month, byLine[month]!['net']]).toEqual([month, net]);
  }
  expect(byLine['all']!['net']).toBe(all!['net']);
});

test('an order counts when it is done, on the day it is dated, and not once it is opened again', async () => {
  const { sold, reported, step, order } = await selling();
  await order();
  const id = await sold({ order_date: '2026-03-31' }, {});
  expect((await reported(generalSales, { ...year, by: 'month' }))['2026-03']).toMatchObject({
    orders: 1,
    net: 4_000_00,
    average: 4_000_00,
    tyres: 4_000,
  });
  expect(
    (await reported(generalSales, { from: '2026-04-01', to: '2026-12-31' }))['all'],
  ).toMatchObject({ orders: 0, net: 0 });
  await step('reopen', id);
  expect((await reported(generalSales, year))['all']).toMatchObject({ orders: 0 });
});

test('the margin is of what is known to have cost something; the rest is reported separately', async () => {
  const { sold, reported, tyre, call } = await selling();
  const later = { product_id: tyre, supplier: 'Grossist', cost: 600_00, valid_from: '2026-05-01' };
  await call(productCosts.calls.add, { body: later });
  await sold(
    { order_date: '2026-02-01' },
    { quantity: 2_000, unit_price: 1_500_00_00 },
    { product_id: null, position: 1, quantity: 1_000, unit_price: 300_00_00, kind: 'work' },
  );
  const { all, tyre: tyres, other } = await reported(groupSales, { ...year, by: 'kind' });
  // What was delivered has cost what the ledger says, whatever was asked on the day of the order.
  const ofTyres = { net: 3_000_00, quantity: 2_000, cost: 1_200_00, margin: 1_800_00 };
  expect(tyres).toMatchObject({ ...ofTyres, margin_rate: 60_00, costless: 0 });
  expect(other).toMatchObject({ net: 300_00, margin: 0, margin_rate: null, costless: 300_00 });
  expect(all).toMatchObject({ net: 3_300_00, margin: 1_800_00, margin_rate: 60_00 });
});

test('what no list has a price of has cost what was paid for it, before and after it is delivered', async () => {
  const { sold, reported, call, tyre: known, hall, step, lineOf } = await selling();
  const { type_id } = (await call(products.calls.one, { params: { id: known } })).body.data;
  const body = { name: unique('Tyre'), type_id };
  const tyre = (await call(products.calls.add, { body })).body.data.id;
  const line = { intent: crypto.randomUUID(), product_id: tyre, quantity: 4_000, cost: 700_00 };
  await call(stockMovementCalls.receive, {
    body: { kind: 'receipt' as const, warehouse_id: hall, lines: [line] },
  });
  const put = [lineOf({ product_id: tyre, quantity: 1_000 })];
  const { id } = (await call(orders.calls.add, { body: { lines: { put } } })).body.data;
  const [priced] = (await call(linePriceCalls.prices, { params: { id } })).body.data;
  expect(priced).toMatchObject({ cost: 700_00, margin: 30_00 });
  await step('cancel', id);
  await sold({ order_date: '2026-02-01' }, { product_id: tyre, quantity: 2_000 });
  const { tyre: tyres } = await reported(groupSales, { ...year, by: 'kind' });
  expect(tyres).toMatchObject({ net: 2_000_00, cost: 1_400_00, costless: 0 });
});

test('who was last here within the period is inactive, whatever they bought before, and nobody who came since or is here now', async () => {
  const { sold, reported, me, call, step, lineOf } = await selling();
  const { chain_id } = me.site;
  const [gone, faithful] = [
    await makeCustomer(server.db, { chain_id, phone: '90012345' }),
    await makeCustomer(server.db, { chain_id }),
  ];
  for (const order_date of ['2024-04-10', '2024-10-27', '2025-04-11']) {
    await sold({ customer_id: gone.id, order_date }, {});
    await sold({ customer_id: faithful.id, order_date }, {});
  }
  await sold({ customer_id: faithful.id, order_date: '2026-04-12' }, {});
  const back = await makeCustomer(server.db, { chain_id });
  await sold({ customer_id: back.id, order_date: '2025-04-11' }, {});
  const again = { customer_id: back.id, lines: { put: [lineOf()] } };
  const { id } = (await call(orders.calls.add, { body: again })).body.data;
  await step('accept', id);
  await call(wheelSets.calls.add, { body: { customer_id: gone.id, season: 'summer' } });
  const last = { from: '2025-01-01', to: '2025-12-31' };
  expect(await reported(inactiveCustomers, { ...last, by: 'customer' })).toMatchObject({
    [gone.id]: { customers: 1, orders: 3, net: 12_000_00, days: 183 },
    all: { customers: 1 },
  });
  const query = { ...last, by: 'customer', line: String(gone.id) } as const;
  const { body } = await server.call(inactiveCustomers.calls.rows, { query }, me);
  expect(body).toMatchObject({
    data: [
      {
        leads_to: gone.id,
        at: '2025-04-11T10:00:00.000Z',
        tells: [gone.name, '90012345', '', 'no'],
      },
    ],
  });
});

test('times at orders are told by who they were of, once they are over', async () => {
  const { order, reported, as } = await selling();
  const mechanic = await as('mechanic');
  const { id } = await order();
  const clock = (on: boolean, minutesAgo: number) =>
    server.call(
      orderWorkCalls.clock,
      { params: { id }, body: { on, line_key: null } },
      { ...mechanic, doneAt: new Date(now().getTime() - minutesAgo * 60_000).toISOString() },
    );
  const days = { from: daysAfter(today, -1), to: today };
  await clock(true, 50);
  expect((await reported(workedHours, days))['all']).toMatchObject({ times: 0, minutes: 0 });
  await clock(false, 5);
  expect(await reported(workedHours, days)).toMatchObject({
    [mechanic.user.id]: { times: 1, minutes: 45, corrected: 0 },
  });
});

test('a quote is worth what was offered, and won is what of it was wanted, whatever is added to the order later', async () => {
  const { call, step, reported, lineOf, me } = await selling();
  const { id: customer_id } = await makeCustomer(server.db, { chain_id: me.site.chain_id });
  const lines = [
    lineOf({}),
    lineOf({ product_id: null, position: 1, quantity: 1_000, unit_price: 500_00_00 }),
  ];
  const { id } = (await call(orders.calls.add, { body: { customer_id, lines: { put: lines } } }))
    .body.data;
  await step('offer', id);
  const params = { id };
  const version = async () => (await call(orders.calls.one, { params })).body.data.version;
  const until = daysAfter(today, 7);
  const send = { version: await version(), transport: 'none' as const, until };
  const { path } = (await call(quoteCalls.sendQuote, { params, body: send })).body.data;
  const days = { from: daysAfter(today, -1), to: today, by: 'answer' };
  expect((await reported(quoteAnswersReport, days))['open']).toMatchObject({
    quotes: 1,
    offered: 4_500_00,
    won: 0,
    answered: 0,
    hours: null,
  });
  await server.call(quoteCalls.answerQuote, {
    params: { code: path.split('/').at(-1)! },
    body: {
      key: crypto.randomUUID(),
      version: await version(),
      accepted: [lines[0]!.key],
      signed_by: 'Åsa',
      signature: '',
      reason: '',
    },
  });
  const more = { version: await version(), lines: { put: [lineOf({ position: 9 })] } };
  expect((await call(orders.calls.save, { params, body: more })).status).toBe(200);
  expect(await reported(quoteAnswersReport, days)).toMatchObject({
    partly: { quotes: 1, offered: 4_500_00, won: 4_000_00, won_rate: 88_89, accepted: 1, hours: 0 },
    all: { answered: 1, done: 0, declined: 0 },
  });
});

test('a price that somebody lowered and a discount are distinguished, and by whom', async () => {
  const { sold, reported, call, tyre, as } = await selling();
  const manager = await as('manager');
  const { version } = (await call(products.calls.one, { params: { id: tyre } })).body.data;
  await call(products.calls.save, { params: { id: tyre }, body: { version, price: 1_500_00 } });
  const order_date = '2026-03-02';
  await sold({ order_date }, { quantity: 2_000, unit_price: 1_400_00_00, discount_percent: 10_00 });
  await sold({ order_date }, { quantity: 1_000, unit_price: 1_500_00_00, discount_percent: 20_00 });
  await sold({ order_date }, { quantity: 1_000, unit_price: 1_500_00_00 });
  expect(await reported(priceChanges, { ...year, by: 'change' }, manager)).toMatchObject({
    lowered: { lines: 1, proposed: 3_000_00, lowered: 200_00, discount: 280_00, net: 2_520_00 },
    discount: { lines: 1, proposed: 1_500_00, lowered: 0, discount: 300_00, net: 1_200_00 },
    all: { lines: 2, rate: 17_33 },
  });
});

test('what was given away or taxed otherwise is told with its reason', async () => {
  const { sold, reported, as } = await selling();
  const manager = await as('manager');
  const order_date = '2026-03-02';
  const price_reason = 'Warranty of the last set';
  await sold({ order_date, price_reason }, { quantity: 2_000, unit_price: 0 });
  await sold({ order_date }, { quantity: 1_000, vat_code: '5' });
  await sold({ order_date }, { quantity: 1_000, product_id: null, vat_code: '31' });
  await sold({ order_date }, { quantity: 1_000 }, { product_id: null, position: 1, unit_price: 0 });
  expect(await reported(priceChanges, { ...year, by: 'change' }, manager)).toMatchObject({
    free: { lines: 1, net: 0 },
    vat: { lines: 2, lowered: 0, net: 2_000_00 },
    all: { lines: 3 },
  });
  const query = { ...year, change: 'free' };
  const { body } = await server.call(priceChanges.calls.rows, { query }, manager);
  expect(body).toMatchObject({ data: [{ tells: expect.arrayContaining(['free', price_reason]) }] });
});

test('rounding alone is no discount', async () => {
  const { sold, reported } = await selling();
  // Of each alone, 25 % of two øre are none; of all together they are one.
  const odd = [0, 1, 2].map((position) => ({
    product_id: null,
    position,
    quantity: 1_000,
    unit_price: 2_00,
  }));
  await sold({ order_date: '2026-03-02', prices_include_vat: true }, ...odd);
  expect((await reported(priceChanges, year))['all']).toMatchObject({ lines: 0, discount: 0 });
});

test('what was paid ahead is told with what was paid back and taken back, each on its own day', async () => {
  const { call, accepted, reported, me } = await selling();
  const body = { name: unique('Cash'), kind: 'cash', rounding: 'r100' } as const;
  const method_id = (await call(paymentMethods.calls.add, { body })).body.data.id;
  const { id } = await accepted({ quantity: 1_000, unit_price: 987_64_80 });
  const pay = async (one: typeof orderDepositCalls.takeDeposit, amount: number, paid_at: Date) => {
    const intent = crypto.randomUUID();
    const payment = { intent, method_id, amount, paid_at: paid_at.toISOString() };
    const { status } = await call(one, { params: { id }, body: payment });
    expect(status).toBe(200);
  };
  const { takeDeposit, refundDeposit } = orderDepositCalls;
  await pay(takeDeposit, 1_234_56, new Date(now().getTime() - 86_400_000));
  await pay(refundDeposit as never, 34_00, now());
  const days = { from: daysAfter(today, -1), to: today };
  expect(await reported(depositsReport, days)).toMatchObject({
    [daysAfter(today, -1)]: { received: 1_235_00, settled: 1_234_56, rounding: 44, paid_back: 0 },
    [today]: { received: -34_00, settled: -34_00, rounding: 0, paid_back: 34_00 },
    all: { entries: 2, received: 1_201_00 },
  });
  expect((await reported(depositsReport, { ...days, by: 'person' }))[me.user.id]).toMatchObject({
    entries: 2,
  });
});

test('what was sold counts on the day it was done, whenever the order was made, and no longer where it is begun again', async () => {
  const { call, step, lineOf, reported } = await selling();
  const order_date = daysAfter(today, -300);
  const body = { order_date, lines: { put: [lineOf({ unit_price: 400_00_00, quantity: 1_000 })] } };
  const { id } = (await call(orders.calls.add, { body: { ...body, car_id: null } })).body.data;
  const customer = await makeCustomer(server.db, { chain_id: (await one(id)).chain_id });
  await call(orders.calls.save, { params: { id }, body: { version: 1, customer_id: customer.id } });
  for (const word of ['accept', 'start']) await step(word, id);
  await step('finish', id, { override: true });
  const [then, now] = [
    { from: order_date, to: order_date },
    { from: today, to: today },
  ];
  for (const report of [generalSales, groupSales]) {
    expect((await reported(report, then))['all']?.net).toBe(0);
    expect((await reported(report, now))['all']?.net).toBe(400_00);
  }
  await step('reopen', id);
  expect((await reported(generalSales, now))['all']?.net).toBe(0);
  expect((await one(id)).done_on).toBeNull();
});

const one = (id: number) =>
  server.db.transaction('system', (tx) =>
    tx
      .selectFrom('orders')
      .select(['chain_id', 'done_on'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(),
  );
