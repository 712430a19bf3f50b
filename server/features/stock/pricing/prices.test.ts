import { describe, expect, test } from 'vitest';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { orders } from '#contract/sales/orders.ts';
import type { Role } from '#contract/rights.ts';
import {
  linePriceCalls,
  priceCalls,
  priceRuleCalls,
  purchaseMatrixCalls,
} from '#contract/stock/pricing/price-calls.ts';
import { priceManagerCalls, rulesOfGrid } from '#contract/stock/pricing/margin-grids.ts';
import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import { purchaseMatrices, supplierPrices } from '#contract/stock/pricing/purchase-prices.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';
import { productsToPrice } from './inputs-repo.ts';
import { publishDue } from './matrices/jobs.ts';
import { pricesOf } from './price-products.ts';

const server = await testServer();

/** A new chain with a tyre that costs 1,000 to buy, and what is done about its price. */
async function shop() {
  const { me, call, product } = await stockKeeper(server);
  await makeVatCodes(server.db, me.site);
  const tyre = await product({ size: '205/55 R16 91V', season: 'summer' });
  const colleague = (role: Role) => logInAs(server.db, { site: me.site, roles: [role] });
  const rule = async (overrides: object) =>
    (await call(priceRules.calls.add, { body: { name: unique('Rule'), ...overrides } })).body.data;
  const line = (unit_price: number, overrides: object = {}) => ({
    key: crypto.randomUUID(),
    position: 1000,
    product_id: tyre,
    description: 'Tyre',
    quantity: 4000,
    unit_price,
    vat_code: '3',
    ...overrides,
  });
  const order = async (put: object[], overrides: object = {}) =>
    (await call(orders.calls.add, { body: { ...overrides, lines: { put } } })).body.data;
  const pricesOf = async (id: number, who = me) =>
    (await server.call(linePriceCalls.prices, { params: { id } }, who)).body.data;
  const priceNow = async (who = me, id = tyre) =>
    (await server.call(priceCalls.ofProduct, { params: { id } }, who)).body.data;
  const save = async (id: number, version: number, body: object) =>
    (await call(orders.calls.save, { params: { id }, body: { version, ...body } })).body.data;
  return { me, call, product, tyre, colleague, rule, line, order, pricesOf, priceNow, save };
}

/** A chain with a supplier whose list says 2,000 of a tyre. */
async function withMatrix() {
  const at = await shop();
  const { call, product } = at;
  const supplier = unique('Nordic tyres');
  const listed = await product({ size: '225/45 R17 94Y', season: 'summer' });
  const price = { product_id: listed, supplier, price: 2000_00, valid_from: '2020-01-01' };
  // What the keeper's other supplier asks is more than that.
  await call(supplierPrices.calls.add, { body: price });
  const matrix = async (percent: number, written = supplier) => {
    const cells = [
      { brand_id: null, inch_from: null, inch_to: null, season: '' as const, percent },
    ];
    const body = { name: unique('Matrix'), supplier: written, cells };
    return (await call(purchaseMatrices.calls.add, { body })).body.data;
  };
  const step = (word: 'publish' | 'schedule' | 'roll_back', id: number, body: object) =>
    call(purchaseMatrices.calls[word], { params: { id }, body: body as { version: number } });
  const stateOf = async (id: number) =>
    (await call(purchaseMatrices.calls.one, { params: { id } })).body.data;
  const costNow = async () => (await at.priceNow(at.me, listed)).cost;
  return { ...at, listed, supplier, matrix, step, stateOf, costNow };
}

describe('the price of a product', () => {
  test('is told with its cost and margin to who may know them, and to a mechanic without both', async () => {
    const { colleague, rule, priceNow } = await shop();
    await rule({ name: unique('Summer margin'), percent: 20_00, rounding: 'nine' });
    expect(await priceNow()).toMatchObject({ price: 1249_00, cost: 1000_00, margin: 19_94 });
    const price = await priceNow(await colleague('reception'));
    expect(price).toEqual({
      price: 1249_00,
      cost: null,
      margin: null,
      steps: [{ step: 'list', from: null, to: 1249_00, rule: null, passed: [] }],
    });
  });

  test('says which rules nearly acted, and a rule which others have equal right', async () => {
    const { call, rule, priceNow } = await shop();
    const one = await rule({ kind: 'tyre', percent: 20_00 });
    const two = await rule({ kind: 'tyre', percent: 25_00 });
    await rule({ kind: 'rim', percent: 50_00 });
    const { steps } = await priceNow();
    const margin = steps.find(({ step }) => step === 'margin')!;
    expect(margin.rule?.id).toBe(two.id);
    expect(margin.passed.map(({ why }) => why)).toEqual(['older', 'kind']);
    const effect = (await call(priceRuleCalls.effect, { params: { id: two.id } })).body.data;
    // The keeper has a tyre already.
    expect(effect).toEqual({ products: 2, conflicts: [{ id: one.id, name: one['name'] }] });
  });

  test('is proposed to a customer by their group, on a day', async () => {
    const { me, call, tyre, rule } = await shop();
    const group = (await call(bonusGroups.calls.add, { body: { name: unique('Fleet') } })).body
      .data;
    await call(bonusGroups.calls.activate, { params: { id: group.id }, body: { version: 1 } });
    const { chain_id } = me.site;
    const { id } = await makeCustomer(server.db, { chain_id, bonus_group_id: group.id });
    await rule({ percent: 20_00 });
    const off = { stage: 'group', way: 'off', percent: 10_00, bonus_group_id: group.id };
    await rule({ ...off, valid_from: '2026-03-01' });
    const on = async (query: object) => {
      const params = { product_ids: String(tyre), ...query };
      return (await call(priceCalls.proposed, { query: params })).body.data.prices;
    };
    expect(await on({})).toEqual([{ id: tyre, price: 1250_00 }]);
    const forThem = { customer_id: String(id) };
    expect(await on({ ...forThem, day: '2026-03-01' })).toEqual([{ id: tyre, price: 1125_00 }]);
    expect(await on({ ...forThem, day: '2026-02-28' })).toEqual([{ id: tyre, price: 1250_00 }]);
  });

  test('the group of a customer holds on its own days alone, and for an order by the day of the order', async () => {
    const { me, call, tyre, rule } = await shop();
    const days = { valid_from: '2026-03-01', valid_to: '2026-03-31' };
    const body = { name: unique('Fleet'), ...days };
    const group = (await call(bonusGroups.calls.add, { body })).body.data;
    await call(bonusGroups.calls.activate, { params: { id: group.id }, body: { version: 1 } });
    const { chain_id } = me.site;
    const { id } = await makeCustomer(server.db, { chain_id, bonus_group_id: group.id });
    await rule({ percent: 20_00 });
    await rule({ stage: 'group', way: 'off', percent: 10_00, bonus_group_id: group.id });
    const on = async (day: string) => {
      const query = { product_ids: String(tyre), customer_id: String(id), day };
      return (await call(priceCalls.proposed, { query })).body.data.prices[0]?.price;
    };
    expect(await on('2026-02-28')).toBe(1250_00);
    expect(await on('2026-03-01')).toBe(1125_00);
    expect(await on('2026-03-31')).toBe(1125_00);
    expect(await on('2026-04-01')).toBe(1250_00);
  });

  test('a rule that does not fit its stage is refused at its field', async () => {
    const { call } = await shop();
    const refused = async (overrides: object) => {
      const answer = await call(priceRules.calls.add, {
        body: { name: unique('R'), ...overrides },
      });
      return answer.body.error?.fields;
    };
    expect(await refused({ way: 'off', percent: 1_00 })).toHaveProperty('way');
    expect(await refused({ way: 'on_sale' })).toHaveProperty('percent');
    expect(await refused({ percent: 99_00 })).toHaveProperty('percent');
    expect(await refused({ stage: 'group', way: 'price', amount: 1 })).toHaveProperty(
      'bonus_group_id',
    );
    const backwards = { kind: 'tyre', percent: 1_00, inch_from: 18_0, inch_to: 16_0 };
    expect(await refused(backwards)).toHaveProperty('inch_to');
  });
});

describe('a line of an order', () => {
  test('keeps why it cost what it did when a rule is published while the order is open', async () => {
    const { rule, line, order, pricesOf, save } = await shop();
    await rule({ percent: 20_00 });
    const one = line(1250_00_00);
    const { id, version } = await order([one]);
    const before = await pricesOf(id);
    expect(before).toMatchObject([{ proposed: 1250_00, overridden: null, cost: 1000_00 }]);
    await rule({ kind: 'tyre', percent: 50_00 });
    const other = line(2000_00_00, { position: 2000 });
    await save(id, version, { lines: { put: [{ ...one, quantity: 2000 }, other] } });
    const [kept, fresh] = await pricesOf(id);
    expect(kept).toEqual(before[0]);
    expect(fresh).toMatchObject({ proposed: 2000_00, overridden: null });
  });

  test('whose price somebody changed says who did and when, until it is the proposed one again', async () => {
    const { me, rule, line, order, pricesOf, save } = await shop();
    await rule({ percent: 20_00 });
    const one = line(1250_00_00);
    const { id, version } = await order([one]);
    const charged = async (unit_price: number, at: number) => {
      const saved = await save(id, at, { lines: { put: [{ ...one, unit_price }] } });
      return [saved.version, (await pricesOf(id))[0]!.overridden] as const;
    };
    const [second, overridden] = await charged(1100_00_00, version);
    expect(overridden?.by).toBeTruthy();
    expect(Date.parse(overridden!.at)).not.toBeNaN();
    const [third, still] = await charged(1000_00_00, second);
    // Who was the first to leave the proposed price is who did.
    expect(still).toEqual(overridden);
    expect((await charged(1250_00_00, third))[1]).toBeNull();
    expect(me.site.id).toBeGreaterThan(0);
  });

  test('with VAT in its price is compared without, and the reception reads no cost of it', async () => {
    const { colleague, rule, line, order, pricesOf } = await shop();
    await rule({ name: 'Secret margin', percent: 20_00 });
    const { id } = await order([line(1562_50_00)], { prices_include_vat: true });
    const [linePrice] = await pricesOf(id);
    expect(linePrice).toMatchObject({
      proposed: 1250_00,
      unit_price: 1250_00_00,
      overridden: null,
    });
    expect(linePrice!.margin).toBe(20_00);
    const open = await pricesOf(id, await colleague('reception'));
    expect(open).toMatchObject([{ proposed: 1250_00, cost: null, margin: null }]);
    expect(JSON.stringify(open)).not.toMatch(/Secret|Grossist|100000/);
  });

  test('that is about another product is priced again, and one about none says nothing', async () => {
    const { rule, product, line, order, pricesOf, save } = await shop();
    await rule({ percent: 50_00 });
    const one = line(2000_00_00);
    const { id, version } = await order([one]);
    const listed = await product({ price: 500_00 });
    const next = { ...one, product_id: listed, unit_price: 500_00_00 };
    const price_reason = 'Agreed on the telephone';
    const saved = await save(id, version, { price_reason, lines: { put: [next] } });
    expect(await pricesOf(id)).toMatchObject([{ proposed: 2000_00, overridden: {} }]);
    await save(id, saved.version, { lines: { put: [{ ...next, product_id: null }] } });
    expect(await pricesOf(id)).toEqual([]);
  });
});

describe('the margin manager', () => {
  const params = { kind: 'tyre', part: 'summer' };
  const cell = { inch: 16_0, type_id: null, tier: '' as const };

  test('saves margins as one version, shows the price they lead to, and goes back to an older one', async () => {
    const { call, tyre, priceNow } = await shop();
    const grid = async () => (await call(priceManagerCalls.grid, { params })).body.data;
    const save = (version: number, percent: number | null) =>
      call(priceManagerCalls.save, { params, body: { version, changes: [{ ...cell, percent }] } });
    expect(await grid()).toMatchObject({ version: 0, rows: [{ ...cell, percent: null }] });
    expect((await save(0, 20_00)).body.data).toEqual({ version: 1 });
    expect((await priceNow()).price).toBe(1250_00);
    expect((await grid()).rows).toMatchObject([
      { percent: 20_00, elsewhere: 0, example: { id: tyre, cost: 1000_00, price: 1250_00 } },
    ]);
    await save(1, 50_00);
    expect((await priceNow()).price).toBe(2000_00);
    await call(priceManagerCalls.rollBack, { params, body: { version: 2, to: 1 } });
    expect((await priceNow()).price).toBe(1250_00);
    const versions = (await call(priceManagerCalls.versions, { params })).body.data;
    expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
  });

  test('of two who save at once notifies the second that it was changed', async () => {
    const { call } = await shop();
    const save = (percent: number) =>
      call(priceManagerCalls.save, {
        params,
        body: { version: 0, changes: [{ ...cell, percent }] },
      });
    const answers = await Promise.all([save(20_00), save(30_00)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const none = await call(priceManagerCalls.grid, { params: { kind: 'tyre', part: 'alu' } });
    expect(none.body.error?.code).toBe('common.not_found');
  });

  test('counts what was sold with which margin from the lines of orders that are done', async () => {
    const { call, line, order, rule } = await shop();
    await rule({ percent: 20_00 });
    const made = await order([line(1250_00_00)], {});
    await server.db.transaction('system', (tx) =>
      tx.updateTable('orders').set({ state: 'done' }).where('id', '=', made.id).execute(),
    );
    const { rows } = (await call(priceManagerCalls.grid, { params })).body.data;
    expect(rows).toMatchObject([{ sold: 5000_00, realised: 20_00, elsewhere: 1 }]);
  });
});

describe('a purchase matrix', () => {
  test('is tried on products before it holds, and then replaces the one that held', async () => {
    const { call, matrix, step, stateOf, costNow, listed } = await withMatrix();
    const [one, two] = [await matrix(60_00), await matrix(70_00)];
    expect(await costNow()).toBe(1000_00);
    const simulated = (await call(purchaseMatrixCalls.simulation, { params: { id: one.id } })).body;
    expect(simulated.data).toMatchObject({
      products: 1,
      changed: 1,
      cheaper: 1,
      items: [{ id: listed, cost_before: 1000_00, cost: 800_00 }],
    });
    expect(await costNow()).toBe(1000_00);
    await step('publish', one.id, { version: one.version });
    expect(await costNow()).toBe(800_00);
    await step('publish', two.id, { version: two.version });
    expect(await costNow()).toBe(600_00);
    const old = await stateOf(one.id);
    expect(old.state).toBe('replaced');
    await step('roll_back', one.id, { version: old.version });
    expect([await costNow(), (await stateOf(two.id)).state]).toEqual([800_00, 'replaced']);
  });

  test('holds for its supplier however its name is written on lists and in matrices', async () => {
    const { supplier, matrix, step, stateOf, costNow } = await withMatrix();
    const loud = ` ${supplier.toUpperCase()}`;
    const [one, two] = [await matrix(60_00), await matrix(70_00, loud)];
    await step('publish', one.id, { version: one.version });
    await step('publish', two.id, { version: two.version });
    expect([await costNow(), (await stateOf(one.id)).state]).toEqual([600_00, 'replaced']);
  });

  test('of two people who publish for one supplier at once, one is notified', async () => {
    const { matrix, step, stateOf } = await withMatrix();
    const two = [await matrix(60_00), await matrix(70_00)];
    await Promise.all(two.map(({ id, version }) => step('publish', id, { version })));
    const states = await Promise.all(two.map(async ({ id }) => (await stateOf(id)).state));
    expect(states.filter((state) => state === 'active')).toHaveLength(1);
  });

  test('that is to hold from a time on is published when it has come, once', async () => {
    const { matrix, step, stateOf, costNow } = await withMatrix();
    const { id, version } = await matrix(60_00);
    const late = await step('schedule', id, { version, publish_at: '2020-01-01T00:00:00.000Z' });
    expect(late.body.error?.fields).toHaveProperty('publish_at');
    await step('schedule', id, { version, publish_at: '2199-01-01T00:00:00.000Z' });
    await publishDue(server.app);
    expect((await stateOf(id)).state).toBe('scheduled');
    await server.db.transaction('system', (tx) =>
      tx
        .updateTable('purchase_matrices')
        .set({ publish_at: new Date('2020-01-01T00:00:00Z') })
        .where('id', '=', id)
        .execute(),
    );
    await Promise.all([publishDue(server.app), publishDue(server.app)]);
    expect([(await stateOf(id)).state, await costNow()]).toEqual(['active', 800_00]);
  });

  test('without cells is not published, and prices in another currency are refused', async () => {
    const { call, step, listed } = await withMatrix();
    const body = { name: unique('Empty'), supplier: unique('S') };
    const { id, version } = (await call(purchaseMatrices.calls.add, { body })).body.data;
    const answer = await step('publish', id, { version });
    expect(answer.body.error?.code).toBe('pricing.no_cells');
    const price = { product_id: listed, supplier: 'S', price: 1, valid_from: '2026-01-01' };
    const added = await call(supplierPrices.calls.add, { body: { ...price, currency: 'EUR' } });
    expect(added.body.error?.fields).toHaveProperty('currency');
  });
});

test('a thousand products are priced with one question', async () => {
  const { me, tyre } = await shop();
  const { chain_id } = me.site;
  let requests = 0;
  const prices = await server.db.transaction('system', async (tx) => {
    const { type_id } = await tx
      .selectFrom('products')
      .select('type_id')
      .where('id', '=', tyre)
      .executeTakeFirstOrThrow();
    const number = () => unique('N');
    const names = Array.from({ length: 1000 }, () => ({
      chain_id,
      type_id,
      name: 'T',
      number: number(),
    }));
    const made = await tx.insertInto('products').values(names).returning('id').execute();
    const ids = made.map(({ id }) => id);
    const costs = ids.map((product_id) => ({
      chain_id,
      product_id,
      supplier: 'Grossist',
      cost: 800_00,
      valid_from: '2026-01-01',
    }));
    await tx.insertInto('product_costs').values(costs).execute();
    const known = await productsToPrice(tx, ids);
    const counted = tx.withPlugin({
      transformQuery: ({ node }) => {
        requests += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const margin = rulesOfGrid('tyre', 'all', 1, [
      { inch: null, type_id: null, tier: '', percent: 20_00 },
    ]);
    const inputs = {
      rules: margin,
      terms: { cells: new Map(), brands: [] },
      choices: { list_mode: 'margin' as const, use_bonus: false },
    };
    return pricesOf({ db: counted }, known, inputs, { day: '2026-05-04', bonus_group_id: null });
  });
  expect(new Set(prices.map(({ price }) => price))).toEqual(new Set([1000_00]));
  expect([prices.length, requests]).toEqual([1000, 1]);
});
