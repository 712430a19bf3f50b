import { describe, expect, test } from 'vitest';
import { addedOf } from '#contract/kit/document/follow-rules.ts';
import { autoInputsCalls, autoTrialCalls } from '#contract/sales/auto-products/auto-calls.ts';
import { addedBy } from '#contract/sales/auto-products/auto-lines.ts';
import { autoProducts } from '#contract/sales/auto-products/auto-products.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { orders } from '#contract/sales/orders.ts';
import { quoteCalls } from '#contract/sales/quotes/quotes.ts';
import { dayOf } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { productTypes } from '#contract/stock/products/products.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(autoProducts, {
  valid: () => ({ name: unique('Fee') }),
  changed: { per: 'set', quantity: 4000 },
  wrong: { quantity: 0, priority: -1 },
});

/** A chain whose tyres need a recycling fee, and an order of four of them. */
async function shop() {
  const { me, call, product } = await stockKeeper(server);
  await makeVatCodes(server.db, me.site);
  const tyre = await product({ size: '205/55 R16 91V', season: 'summer' });
  const type = { name: unique('Type'), kind: 'work' as const, position: 0 };
  const type_id = (await call(productTypes.calls.add, { body: type })).body.data.id;
  const fee = await product({ kind: 'work', type_id, name: 'Recycling fee' });
  const rule = async (overrides: object) =>
    (
      await call(autoProducts.calls.add, {
        body: { name: unique('Rule'), product_id: fee, kind: 'tyre', ...overrides },
      })
    ).body.data;
  const line = (product_id: number, overrides: object = {}) => ({
    key: crypto.randomUUID(),
    position: 1000,
    product_id,
    description: 'Line',
    quantity: 4000,
    unit_price: 100_00_00,
    vat_code: '3',
    ...overrides,
  });
  const customer = await makeCustomer(server.db, { chain_id: me.site.chain_id });
  const add = async (put: object[], overrides: object = {}) =>
    (
      await call(orders.calls.add, {
        body: { customer_id: customer.id, ...overrides, lines: { put } },
      })
    ).body.data;
  const read = async (id: number) => (await call(orders.calls.one, { params: { id } })).body.data;
  const save = async (id: number, change: object, who = me) => {
    const { version } = await read(id);
    return server.call(orders.calls.save, { params: { id }, body: { version, ...change } }, who);
  };
  const step = async (word: 'offer' | 'accept' | 'start' | 'finish', id: number) =>
    call(orders.calls[word], { params: { id }, body: { version: (await read(id)).version } });
  const tried = async (id: number, orderId: number) =>
    (await call(autoTrialCalls.trial, { params: { id, orderId } })).body.data;
  return { me, call, tyre, fee, rule, line, add, read, save, step, tried };
}

describe('a product that is added by rule', () => {
  test('has to be on an order before it is accepted and done, as much of it as the rule says', async () => {
    const { fee, tyre, rule, line, add, save, step, read } = await shop();
    const { id: ruleId, name } = await rule({ must_stay: true });
    const { id } = await add([line(tyre)]);
    const refused = await step('accept', id);
    expect(refused.body.error).toMatchObject({ code: 'auto-products.lacking' });
    expect(refused.body.error?.message).toContain(name);
    const added = { from: [], hand: false, name, rule: ruleId, quantity: 4000 };
    const put = line(fee, { quantity: 3000, added_by: added });
    await save(id, { lines: { put: [put] } });
    expect((await step('accept', id)).body.error?.code).toBe('auto-products.lacking');
    await save(id, { lines: { put: [{ ...put, quantity: 4000 }] } });
    const stored = (await read(id)).lines.find(({ key }) => key === put.key)!;
    expect(addedOf(stored, addedBy)).toEqual(added);
    expect((await step('accept', id)).body.error).toBeUndefined();
    await save(id, { lines: { put: [line(tyre)] } });
    await step('start', id);
    expect((await step('finish', id)).body.error?.code).toBe('auto-products.lacking');
  });

  test('is left out of an order only by who may, and counts the orders that it stands on', async () => {
    const { me, call, fee, tyre, rule, line, add, save, step } = await shop();
    const { id: ruleId, name } = await rule({ must_stay: true });
    const { id } = await add([line(tyre)]);
    const reception = await logInAs(server.db, { site: me.site, roles: ['reception'] });
    const refused = await save(id, { left_out: [ruleId] }, reception);
    expect([refused.status, refused.body.error?.code]).toEqual([403, 'auto-products.must_stay']);
    expect((await save(id, { left_out: [ruleId] })).body.error).toBeUndefined();
    expect((await step('accept', id)).body.error).toBeUndefined();
    const added_by = { from: [], hand: false, name, rule: ruleId, quantity: 4000 };
    await add([line(tyre), line(fee, { added_by }), line(fee, { added_by })]);
    const { data } = (await call(autoProducts.calls.one, { params: { id: ruleId } })).body;
    expect(data.hits).toBe(1);
  });

  test('is one that there is, wherever an order names it; an archived one still tells what was', async () => {
    const { call, fee, tyre, rule, line, add, save } = await shop();
    const { id: ruleId, version } = await rule({});
    const { id } = await add([line(tyre)]);
    const unknown = 987_654_321;
    const none = await save(id, { left_out: [ruleId, unknown] });
    expect(none.body.error?.fields).toHaveProperty('left_out');
    const by = (to: number) => ({ from: [], hand: false, name: 'x', rule: to, quantity: 4000 });
    const put = [line(fee, { added_by: by(unknown) })];
    const fields = (await save(id, { lines: { put } })).body.error?.fields ?? {};
    expect(Object.keys(fields)[0]).toMatch(/^lines\..*\.added_by$/);
    const params = { id: ruleId };
    await call(autoProducts.calls.archive, { params, body: { version } });
    expect((await save(id, { left_out: [ruleId] })).body.error).toBeUndefined();
  });

  test('has its price on an order, however it came there, unless somebody may leave it out', async () => {
    const { me, fee, tyre, rule, line, add, save, step, call } = await shop();
    const { id: ruleId, name } = await rule({ must_stay: true, price: 20_00 });
    const reception = await logInAs(server.db, { site: me.site, roles: ['reception'] });
    const { id } = await add([line(tyre)]);
    const added_by = { from: [], hand: false, name, rule: ruleId, quantity: 4000 };
    const fees = (more: object) => line(fee, { quantity: 4000, unit_price: 20_00_00, ...more });
    const written = async (put: object) =>
      (await save(id, { lines: { put: [put] } }, reception)).body.error?.code;
    const less = [{ unit_price: 0 }, { discount_percent: 100_00 }, { unit_price: 19_99_00 }];
    for (const one of less) {
      expect(await written(fees({ ...one, added_by }))).toBe('auto-products.must_cost');
      expect(await written(fees(one))).toBe('auto-products.must_cost');
    }
    const full = fees({ added_by });
    expect(await written(full)).toBeUndefined();
    expect(await written({ ...full, unit_price: 0 })).toBe('auto-products.must_cost');
    const free = { price_reason: 'Warranty', lines: { put: [{ ...full, unit_price: 0 }] } };
    expect((await save(id, free, me)).body.error).toBeUndefined();
    // What a manager has let stays so when something else is changed of it, and goes along when it moves.
    expect(await written({ ...full, unit_price: 0, description: 'For a friend' })).toBeUndefined();
    expect((await step('accept', id)).body.error).toBeUndefined();
    const { version } = (await call(orders.calls.one, { params: { id } })).body.data;
    const body = { version, lines: [{ key: full.key }] };
    const split = await server.call(orders.calls.split, { params: { id }, body }, reception);
    expect(split.body.error).toBeUndefined();
    const copied = await server.call(
      orders.calls.copy,
      { params: { id: split.body.data.id }, body: {} },
      reception,
    );
    expect(copied.body.error?.code).toBe('auto-products.must_cost');
  });

  test('is tried on an order, which says why it would come and why not', async () => {
    const { tyre, fee, rule, line, add, tried } = await shop();
    const [all, wide] = [await rule({ per: 'set' }), await rule({ inch_from: 18_0 })];
    const { id } = await add([line(tyre, { quantity: 5000 }), line(fee, { product_id: null })]);
    expect(await tried(all.id, id)).toMatchObject({
      verdict: 'add',
      quantity: 2000,
      lacks: [],
      lines: expect.arrayContaining([
        expect.objectContaining({ lacks: [] }),
        expect.objectContaining({ lacks: ['text'] }),
      ]),
    });
    expect(await tried(wide.id, id)).toMatchObject({ verdict: 'none', quantity: 0 });
    expect((await tried(wide.id, id)).lines).toContainEqual(
      expect.objectContaining({ lacks: ['inch'] }),
    );
  });

  test('is known to who writes an order with what it asks of the customer', async () => {
    const { me, tyre, rule } = await shop();
    const { id } = await rule({ price: 12_00, mode: 'ask', question: 'Add it?', must_stay: true });
    const firm = await makeCustomer(server.db, {
      chain_id: me.site.chain_id,
      type: 'company',
      country: 'SE',
      invoice_delivery: 'post',
    });
    const car = await makeCar(server.db, { chain_id: me.site.chain_id, tpms: 'direct' });
    const ids = { customer_id: String(firm.id), car_id: String(car.id) };
    const query = { product_ids: String(tyre), ...ids };
    const reception = await logInAs(server.db, { site: me.site, roles: ['reception'] });
    const { data } = (await server.call(autoInputsCalls.inputs, { query }, reception)).body;
    expect(data.rules).toMatchObject([
      { id, asks: true, question: 'Add it?', price: 12_00, must_stay: false },
    ]);
    expect(data.products).toMatchObject([{ id: tyre, kind: 'tyre', inch: 16_0 }]);
    expect(data.facts).toEqual({
      customer_type: 'company',
      bonus_group_id: null,
      country: 'SE',
      invoice_delivery: 'post',
      has_sensors: true,
      has_agreement: false,
      services: [],
    });
  });

  test('asks for sensors that are known of the car, or of a set that is kept for it', async () => {
    const { me, call, tyre, rule, line, add, tried } = await shop();
    const { id } = await rule({ sensors: 'with' });
    const car = await makeCar(server.db, { chain_id: me.site.chain_id });
    const { id: order } = await add([line(tyre)], { car_id: car.id });
    expect(await tried(id, order)).toMatchObject({ verdict: 'none', lacks: ['sensors'] });
    await call(wheelSets.calls.add, { body: { car_id: car.id, sensors: 'direct' } });
    expect(await tried(id, order)).toMatchObject({ verdict: 'add', lacks: [] });
  });

  test('leaves a quote with what the customer does without', async () => {
    const { call, tyre, fee, rule, line, add, read, step } = await shop();
    const { id: ruleId, name } = await rule({ must_stay: true });
    const [two, four] = [line(tyre, { quantity: 2000 }), line(tyre)];
    const from = [two.key, four.key];
    const added_by = { from, hand: false, name, rule: ruleId, quantity: 6000 };
    const fees = line(fee, { quantity: 6000, added_by });
    const { id } = await add([two, four, fees]);
    await step('offer', id);
    const until = dayOf(now().getTime() + 5 * 86_400_000, 'Europe/Oslo');
    const { version } = await read(id);
    const sent = await call(quoteCalls.sendQuote, {
      params: { id },
      body: { version, transport: 'none', until },
    });
    const code = sent.body.data.path.split('/').at(-1)!;
    const { lines } = (await server.call(quoteCalls.quotePage, { params: { code } })).body.data;
    expect(lines.find(({ key }) => key === fees.key)?.from).toEqual(from);
    expect(lines.find(({ key }) => key === two.key)?.from).toEqual([]);
    const body = {
      key: crypto.randomUUID(),
      version: (await read(id)).version,
      accepted: [two.key, fees.key],
      signed_by: 'Kari',
      signature: '',
      reason: '',
    };
    const without = { ...body, key: crypto.randomUUID(), accepted: [two.key] };
    const alone = await server.call(quoteCalls.answerQuote, { params: { code }, body: without });
    expect(alone.body.error?.code).toBe('quotes.line_stays');
    const answered = await server.call(quoteCalls.answerQuote, { params: { code }, body });
    expect(answered.body.error).toBeUndefined();
    const order = await read(id);
    expect(order.state).toBe('accepted');
    expect(order.lines.map(({ product_id, quantity }) => [product_id, quantity])).toEqual(
      expect.arrayContaining([
        [tyre, 2000],
        [fee, 2000],
      ]),
    );
    expect(order.lines).toHaveLength(2);
  });
});
