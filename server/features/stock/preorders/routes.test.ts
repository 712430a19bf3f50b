import { describe, expect, test } from 'vitest';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { productCosts } from '#contract/stock/products/products.ts';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import { preorderCalls } from '#contract/stock/preorders/preorder-calls.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { stockRefillCalls, stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { documentSuite } from '#tests/support/documents/document-suite.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { calls } = preorderAgreements;

documentSuite(preorderAgreements, {
  valid: () => ({ supplier: 'Grossist', season: 'studded' }),
  changed: { note: 'Price falls are passed on' },
  wrong: { supplier: '', bonus_percent: 100_01 },
  stepInputs: { close: { closed_because: 'Mild winter' } },
  line: () => ({ description: 'Isgrep 9 205/55R16' }),
});

type Step = 'send' | 'confirm' | 'activate' | 'close' | 'revise' | 'undo';

/** A buyer with an agreement on forty of a tyre for 800 and a pool of ten of any size. */
async function buying() {
  const keeper = await stockKeeper(server);
  const { me, call, hall, tyre } = keeper;
  await makeVatCodes(server.db, me.site);
  const priced = { unit_price: 800_00_00, vat_code: '3' };
  const [line, pool] = [crypto.randomUUID(), crypto.randomUUID()];
  const put = [
    {
      key: line,
      position: 1,
      product_id: tyre,
      description: 'Isgrep',
      quantity: 40_000,
      ...priced,
    },
    { key: pool, position: 2, description: '17 inch, any', quantity: 10_000, ...priced },
  ];
  const body = { supplier: 'Grossist', budget: 40_000_00, lines: { put } };
  const { id } = (await call(calls.add, { body })).body.data;
  const params = { id };
  const now = async () => (await call(calls.one, { params })).body.data;
  const step = async (word: Step, more: object = {}) =>
    call(calls[word], { params, body: { version: (await now()).version, ...more } });
  const activate = async () => {
    for (const word of ['send', 'confirm', 'activate'] as const) await step(word);
  };
  const off = (quantity: number, overrides: object = {}, by = me) => {
    const defaults = {
      intent: crypto.randomUUID(),
      key: line,
      warehouse_id: hall,
      wanted_on: '2027-02-01',
    };
    return server.call(
      preorderCalls.callOff,
      { params, body: { ...defaults, quantity, ...overrides } },
      by,
    );
  };
  const stand = async () => (await call(preorderCalls.stand, { params })).body.data;
  const refillStep = async (refill: number, word: 'undo' | 'dismiss' | 'close' | 'order') => {
    const at = { id: refill };
    const { version } = (await call(stockRefills.calls.one, { params: at })).body.data;
    return call(stockRefills.calls[word], { params: at, body: { version } });
  };
  const come = async (refill: number, quantity: number) => {
    const lines = [{ intent: crypto.randomUUID(), product_id: tyre, quantity }];
    const input = { params: { id: refill }, body: { lines } };
    return (await call(stockRefillCalls.receive, input)).body.data.ids;
  };
  return { ...keeper, id, params, line, pool, now, step, activate, off, stand, refillStep, come };
}

describe('a pre-order', () => {
  test('gets its number when it is sent, and is asked about where it is over its budget', async () => {
    const { now, step, call, params } = await buying();
    expect((await now()).number).toBe('');
    expect((await step('send')).body.data).toMatchObject({ number: '1', state: 'sent' });
    await step('revise');
    const { version } = await now();
    await call(calls.save, { params, body: { version, budget: 39_999_99 } });
    expect((await step('send')).body.error?.code).toBe('preorders.over_budget');
    expect((await step('send', { override: true })).body.data).toMatchObject({ number: '1' });
  });

  test('is printed for its supplier, as it was agreed', async () => {
    const { step, call, params } = await buying();
    await step('send');
    const input = { params: { ...params, paper: 'agreement' } };
    const { body } = await call(calls.previewPaper, input);
    const json = JSON.stringify(body.data.sheets);
    expect(json).toContain('Grossist');
    expect(json).toContain('Isgrep');
  });

  test('proposes what its supplier asks for a product, else what is known', async () => {
    const { call, tyre } = await buying();
    const query = { product_ids: String(tyre), supplier: 'grossist' };
    const { body } = await call(preorderCalls.costs, { query });
    expect(body.data.prices).toEqual([{ id: tyre, price: 1000_00 }]);
  });
});

describe('what is called off', () => {
  test('is ordered of its supplier, awaited, and received at the price agreed', async () => {
    const { activate, off, now, stand, stock, come, call } = await buying();
    expect((await off(8_000)).body.error?.code).toBe('common.wrong_state');
    await activate();
    const { refill_id: refill } = (await off(8_000)).body.data;
    expect((await stock())[0]).toMatchObject({ on_hand: 0, incoming: 8_000 });
    const { lines } = await stand();
    expect(lines[0]).toMatchObject({ called_off: 8_000, received: 0 });
    const ordered = await call(stockRefillCalls.lines, { params: { id: refill } });
    expect(ordered.body.data).toMatchObject([{ quantity: 8_000, cost: 800_00 }]);
    const [moved] = await come(refill, 6_000);
    expect(await now()).toMatchObject({ pieces: 50_000, called_off: 8_000, received: 6_000 });
    const body = { intent: crypto.randomUUID() };
    await call(stockMovementCalls.reverse, { params: { id: moved! }, body });
    expect((await now()).received).toBe(0);
  });

  test('tells what its supplier owes where prices fell before it came, and that alone', async () => {
    const { call, activate, off, stand, come, tyre, now, params, step } = await buying();
    const { agreed_on: agreed, version } = await now();
    const day = (days: number) => daysAfter(agreed!, days);
    await call(calls.save, { params, body: { version, agreed_on: day(-30), price_fall: true } });
    await activate();
    const { refill_id: refill } = (await off(8_000)).body.data;
    const cost = (supplier: string, amount: number, days: number) =>
      call(productCosts.calls.add, {
        body: { product_id: tyre, supplier, cost: amount, valid_from: day(days) },
      });
    await cost('Another', 500_00, -20);
    await cost('grossist', 600_00, 20);
    const falls = async () => (await stand()).call_offs[0]!.falls;
    expect(await falls()).toEqual([]);
    await cost('grossist', 780_00, -10);
    const fall = { since: day(-10), cost: 780_00, each: 20_00_00 };
    expect(await falls()).toEqual([{ ...fall, quantity: 8_000, amount: 160_00 }]);
    await come(refill, 8_000);
    expect(await falls()).toMatchObject([{ quantity: 8_000, amount: 160_00 }]);
    await step('close', { closed_because: 'Done' });
    expect(await falls()).toHaveLength(1);
  });

  test('is called off once, however often it is sent, and taken back by nobody who undoes the agreement', async () => {
    const { activate, off, now, step } = await buying();
    await activate();
    const intent = crypto.randomUUID();
    const [one, other] = await Promise.all([off(8_000, { intent }), off(8_000, { intent })]);
    expect(one.body.data).toEqual(other.body.data);
    expect((await now()).called_off).toBe(8_000);
    expect((await step('undo')).body.error?.code).toBe('common.nothing_to_undo');
  });

  test('is never more than was agreed, by two at once neither', async () => {
    const { activate, off, now } = await buying();
    await activate();
    expect((await off(40_001)).body.error?.code).toBe('preorders.more_than_agreed');
    const both = await Promise.all([off(30_000), off(30_000)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await now()).called_off).toBe(30_000);
  });

  test('can be called off again where it was put away, and what of it did not come', async () => {
    const { activate, off, now, refillStep, come } = await buying();
    await activate();
    const { refill_id: away } = (await off(20_000)).body.data;
    await refillStep(away, 'undo');
    await refillStep(away, 'dismiss');
    expect((await now()).called_off).toBe(0);
    const { refill_id: short } = (await off(40_000)).body.data;
    await come(short, 12_000);
    await refillStep(short, 'close');
    expect(await now()).toMatchObject({ called_off: 12_000, received: 12_000 });
    expect((await off(28_000)).status).toBe(200);
    // What was put away is not brought back on top of it.
    await refillStep(away, 'undo');
    expect((await refillStep(away, 'order')).status).toBe(422);
    expect((await now()).called_off).toBe(40_000);
  });

  test('of a line without a product says which', async () => {
    const { activate, off, pool, product, stand } = await buying();
    await activate();
    const other = await product();
    expect((await off(4_000, { key: pool })).body.error?.code).toBe('preorders.no_product');
    expect((await off(4_000, { key: pool, product_id: other })).status).toBe(200);
    const { call_offs: made } = await stand();
    expect(made).toMatchObject([{ key: pool, asked: 4_000, wanted_on: '2027-02-01' }]);
  });

  test('is told of by an agreement that is closed: how much was not, and what that is worth', async () => {
    const { activate, off, step, now } = await buying();
    await activate();
    await off(30_000);
    const closed_because = 'Mild winter';
    const closed = (await step('close', { closed_because })).body.data;
    expect(closed).toMatchObject({ residual: 20_000, residual_value: 16_000_00, closed_because });
    expect((await off(1_000)).body.error?.code).toBe('common.wrong_state');
    await step('undo');
    expect(await now()).toMatchObject({ state: 'active', residual: null });
  });
});

describe('a line that is meant for a site', () => {
  test('is called off there alone; what is left of it is meant for others by a part', async () => {
    const { me, call, params, activate, off, line, now, stand, tyre } = await buying();
    await activate();
    const { chain_id, company_id } = me.site;
    const site = await makeSite(server.db, { chain_id, company_id });
    const there = await logInAs(server.db, { site, roles: ['manager'] });
    const body = { name: 'Hall of the other' };
    const warehouse_id = (await server.call(warehouses.calls.add, { body }, there)).body.data.id;
    await off(10_000);
    const move = async (key: string, quantity: number, site_id: number | null) => {
      const { version } = await now();
      const input = { version, key, quantity, site_id };
      return call(preorderCalls.redistribute, { params, body: input });
    };
    expect((await move(line, 30_001, site.id)).body.error?.code).toBe('preorders.more_than_agreed');
    expect((await move(line, 12_000, 999_999_999)).status).toBe(422);
    const moved = (await move(line, 12_000, site.id)).body.data;
    expect(moved).toMatchObject({ line_count: 3, pieces: 50_000, net: 40_000_00 });
    const part = moved.lines.find((one) => one.for_site === site.id)!;
    expect(part).toMatchObject({ quantity: 12_000, product_id: tyre });
    expect((await off(4_000, { key: part.key })).body.error?.code).toBe(
      'preorders.for_another_site',
    );
    const { status } = await off(4_000, { key: part.key, warehouse_id }, there);
    expect(status).toBe(200);
    expect((await stand()).call_offs).toMatchObject([
      { site_id: site.id },
      { site_id: me.site.id },
    ]);
    const query = { product_ids: String(tyre) };
    const covering = async (by: typeof me) =>
      (await server.call(preorderCalls.covering, { query }, by)).body.data;
    expect(await covering(me)).toMatchObject([{ left: 18_000, unit_price: 800_00_00 }]);
    expect(await covering(there)).toMatchObject([{ left: 18_000 }, { left: 8_000 }]);
    const whole = (await move(part.key, 8_000, null)).body.data;
    expect(whole.lines).toHaveLength(4);
  });
});
