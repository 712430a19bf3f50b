import { describe, expect, test } from 'vitest';
import { stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import { importsCalls } from '#contract/lists/imports.ts';
import { products } from '#contract/stock/products/products.ts';
import { stockCountCalls, stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { productStockCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { stockSettings } from '#contract/stock/stock-levels/stock-settings.ts';
import { stockInventories } from '#contract/reports/stock-inventories.ts';
import type { Role } from '#contract/rights.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import type { LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSettings } from '#tests/support/factories/resources.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(stockCounts, {
  valid: () => ({ shelf: 'A.1', dot: '2325', quantity: 4_000 }),
  changed: { quantity: 3_000 },
  wrong: { quantity: -1, dot: '9925', shelf: 'x'.repeat(41) },
});

/** A stock take of a hall where four tyres of one week stand, each for 1,000. */
async function taking() {
  const keeper = await stockKeeper(server);
  const { me, call, hall, tyre, receive } = keeper;
  await receive({ dot: '2325' });
  const take = (await call(stockTakes.calls.add, { body: { warehouse_id: hall } })).body.data;
  const params = { id: take.id };
  const count = (quantity: number, overrides: object = {}, by: LoggedIn = me) => {
    const body = { product_id: tyre, quantity, ...overrides };
    return server.call(stockCountCalls.countProduct, { params, body }, by);
  };
  const found = async (by: LoggedIn = me) =>
    (await server.call(stockCountCalls.foundProducts, { params }, by)).body.data;
  const step = async (word: 'finish' | 'review' | 'post' | 'cancel', by: LoggedIn = me) => {
    const { version } = (await call(stockTakes.calls.one, { params })).body.data;
    return server.call(stockTakes.calls[word], { params, body: { version } }, by);
  };
  const approve = async (by?: LoggedIn) => {
    await step('finish');
    await step('review');
    return step('post', by);
  };
  const counter = (role: Role = 'warehouse') => keeper.as(role);
  return { ...keeper, take, out: keeper.take, params, count, found, step, approve, counter };
}

test('what is not counted yet is told by its shelf, and what is there as written is no difference', async () => {
  const { count, found, tyre } = await taking();
  expect((await found()).uncounted).toMatchObject([{ product_id: tyre }]);
  await count(4_000);
  expect(await found()).toMatchObject({
    uncounted: [],
    lines: [{ expected: 4_000, counted: 4_000, value: 0, moved: false, otherwise: [] }],
  });
});

test('two who count the same shelf are not added up, and both are told of', async () => {
  const { count, found, counter } = await taking();
  await count(4_000, { shelf: 'A.1' });
  await count(3_000, { shelf: 'A.1' }, await counter());
  const [line] = (await found()).lines;
  expect(line).toMatchObject({ counted: 3_000, value: -1000_00 });
  expect(line!.otherwise).toMatchObject([{ shelf: 'A.1', quantity: 4_000 }]);
});

test('what it costs is shown to who may know', async () => {
  const { count, found, counter } = await taking();
  await count(3_000);
  expect((await found(await counter())).lines).toMatchObject([{ counted: 3_000, value: null }]);
});

describe('approved', () => {
  test('a difference is a movement with its reason, of the weeks that are missing', async () => {
    const { count, approve, stock, take, found, call, tyre } = await taking();
    await count(3_000);
    expect((await approve()).status).toBe(200);
    const [there] = await stock();
    expect(there).toMatchObject({ on_hand: 3_000, dots: [{ dot: '2325', quantity: 3_000 }] });
    expect(there!.cost!.value).toBe(3000_00);
    // It still says what was found, not what stands there since.
    expect((await found()).lines).toMatchObject([{ expected: 4_000, counted: 3_000 }]);
    const { data } = (await call(productStockCalls.movements, { params: { id: tyre } })).body;
    expect(data[0]).toMatchObject({ kind: 'count', quantity: 1_000, source: take.number });
  });

  test('by two at once, it is written once', async () => {
    const { count, step, stock, call, params } = await taking();
    await count(3_000);
    await step('finish');
    const { version } = (await step('review')).body.data;
    const post = () => call(stockTakes.calls.post, { params, body: { version } });
    const answers = await Promise.all([post(), post()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await stock())[0]?.on_hand).toBe(3_000);
  });

  test('what was sold after it was counted stays sold', async () => {
    const { count, out, approve, stock } = await taking();
    await count(3_000);
    await out(2_000);
    await approve();
    expect((await stock())[0]?.on_hand).toBe(1_000);
  });

  test('what was moved while it was counted on two shelves is left as it is', async () => {
    const { count, out, found, approve, stock } = await taking();
    await count(1_000, { shelf: 'A.1' });
    await out(1_000);
    await count(1_000, { shelf: 'A.2' });
    expect((await found()).lines).toMatchObject([{ moved: true }]);
    await approve();
    expect((await stock())[0]?.on_hand).toBe(3_000);
  });

  test('other weeks than were written down stand there', async () => {
    const { count, approve, stock } = await taking();
    await count(5_000, { dot: '0126' });
    await approve();
    expect((await stock())[0]).toMatchObject({
      on_hand: 5_000,
      dots: [{ dot: '0126', quantity: 5_000 }],
    });
  });

  test('of a product that was archived meanwhile it is written too', async () => {
    const { count, approve, stock, call, tyre } = await taking();
    await count(3_000);
    const { version } = (await call(products.calls.one, { params: { id: tyre } })).body.data;
    await call(products.calls.archive, { params: { id: tyre }, body: { version } });
    expect((await approve()).status).toBe(200);
    expect((await stock())[0]?.on_hand).toBe(3_000);
  });

  test('above the limit of the site it is not by who counted it', async () => {
    const { me, count, approve, step, as } = await taking();
    await makeSettings(server.db, stockSettings, me.site, { adjust_limit: 500_00 });
    await count(3_000);
    expect((await approve()).body.error?.code).toBe('stock-counts.own_count');
    expect((await step('post', await as('manager'))).status).toBe(200);
  });

  test('it stands in the report of stock takes, with what differed', async () => {
    const { count, approve, call, take, product, receive } = await taking();
    const rim = await product();
    await receive({ product_id: rim });
    await count(3_000);
    await count(4_000, { product_id: rim });
    await approve();
    const query = { from: '2020-01-01', to: '2022-12-31' };
    const none = await call(stockInventories.calls.run, { query });
    expect(none.body.data.lines).toEqual([]);
    const { created_at: at } = take;
    const day = at.slice(0, 10);
    const before = new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);
    const after = new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(0, 10);
    const { lines } = (
      await call(stockInventories.calls.run, { query: { from: before, to: after } })
    ).body.data;
    expect(lines).toMatchObject([
      { label: take.number, values: [2, 1, 8_000, 7_000, 0, 1_000, -1000_00] },
    ]);
  });
});

describe('a count', () => {
  test('of nothing is one: none is there', async () => {
    const { count, found } = await taking();
    expect((await count(0)).status).toBe(200);
    expect((await found()).lines).toMatchObject([{ counted: 0, expected: 4_000 }]);
  });

  test.each([-1, 1e12, 0.5])('of %d is refused at its field', async (quantity) => {
    const { count } = await taking();
    const { status, body } = await count(quantity);
    expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, ['quantity']]);
  });

  test('is refused of work, and once counting is over', async () => {
    const { count, step, product } = await taking();
    const work = await product({ stocked: false });
    expect((await count(1_000, { product_id: work })).body.error?.code).toBe(
      'stock-levels.not_stocked',
    );
    await step('finish');
    expect((await count(1_000)).body.error?.code).toBe('stock-counts.not_open');
  });

  test('of a cancelled stock take changes nothing', async () => {
    const { count, step, stock } = await taking();
    await count(3_000);
    await step('cancel');
    expect((await stock())[0]?.on_hand).toBe(4_000);
  });
});

describe('counts from a file', () => {
  test('are tried without being written, with a comma as with a point, written, and taken back', async () => {
    const { me, call, tyre, take, found, stock, approve } = await taking();
    const { name } = (await call(products.calls.one, { params: { id: tyre } })).body.data;
    const rows = [`${take.number};${name};A.1;2325;2,5`, `${take.number};${name};A.2;2325;0.5`];
    const content = (...more: string[]) =>
      Buffer.from(['take_id;product_id;shelf;dot;quantity', ...rows, ...more].join('\n')).toString(
        'base64',
      );
    const read = async (...more: string[]) => {
      const file = { resource: 'stock-counts', file_name: 'a.csv', content: content(...more) };
      const { body } = await server.call(importsCalls.add, { body: file }, me);
      const { id, columns } = body.data;
      const fields = columns.map(({ field }) => field);
      const check = await server.call(importsCalls.check, { params: { id }, body: { fields } }, me);
      return { id, checked: check.body.data };
    };
    const wrong = await read(
      `${take.number};${name};A.3;;0.0005`,
      `${take.number};${name};A.3;;-1`,
    );
    expect(wrong.checked.counts).toMatchObject({ new: 2, wrong: 2 });
    const { id, checked } = await read();
    expect(checked.counts).toMatchObject({ new: 2 });
    expect((await found()).lines).toEqual([]);
    await server.call(importsCalls.run, { params: { id }, body: {} }, me);
    expect((await found()).lines).toMatchObject([{ dot: '2325', counted: 3_000 }]);
    await server.call(importsCalls.undo, { params: { id } }, me);
    expect((await found()).lines).toEqual([]);
    expect((await approve()).status).toBe(200);
    expect((await stock())[0]?.on_hand).toBe(4_000);
  });
});
