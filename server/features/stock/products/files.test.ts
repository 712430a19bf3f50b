import { expect, test } from 'vitest';
import { importsCalls } from '#contract/lists/imports.ts';
import { stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import { stockCounts } from '#contract/stock/stock-counts/stock-counts.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** Somebody of a chain that calculates in Norwegian crowns, who checks and imports files. */
async function keeper() {
  const made = await stockKeeper(server);
  const me = { ...made.me, lang: 'en' };
  const check = async (resource: string, content: string, given: Record<string, number> = {}) => {
    const file = { resource, file_name: 'list.csv', given };
    const body = { ...file, content: Buffer.from(content).toString('base64') };
    const { id, columns } = (await server.call(importsCalls.add, { body }, me)).body.data;
    const fields = columns.map(({ field }) => field);
    const { data } = (
      await server.call(importsCalls.check, { params: { id }, body: { fields } }, me)
    ).body;
    return {
      ...data,
      problems: data.problems.map(({ row, column, message }) => `${row} ${column}: ${message}`),
    };
  };
  const run = async (id: number) =>
    (await server.call(importsCalls.run, { params: { id }, body: {} }, me)).body.data;
  const undo = async (id: number) =>
    (await server.call(importsCalls.undo, { params: { id } }, me)).body.data;
  return { ...made, check, run, undo };
}

const otherCurrency = 'This price is in another currency than yours. Convert it first.';

test('a price in another currency is reported at its row, and one’s own is read however it is written', async () => {
  const { check, product, run } = await keeper();
  await product({ number: 'T-1' });
  const rows = [
    'EUR 100',
    '100 €',
    '$ 99.50',
    '1 234,50 kr',
    'NOK 1.234,50',
    '12.50',
    '1,005',
    '1,2345',
    'ten',
    '-5',
  ];
  const list = rows.map((price, nth) => `T-1;Grossist;"${price}";2026-01-${nth + 10}\n`).join('');
  const { problems, preview } = await check(
    'supplier-prices',
    `Product;Supplier;Price;From\n${list}NONE;Grossist;1;2026-02-01\n`,
  );
  expect(problems).toEqual([
    ...[2, 3, 4].map((row) => `${row} Price: ${otherCurrency}`),
    '8 Price: Three decimals, or thousands? Say at the column which mark is the decimals’.',
    '9 Price: This has more decimals than it can have.',
    '10 Price: This is not written as it should be.',
    '11 Price: This is too short or too small.',
    '12 Product: This does not exist any more, or has been archived.',
  ]);
  const prices = preview.map(({ changes }) => changes.find(({ field }) => field === 'price')?.to);
  expect(prices).toEqual([1234_50, 1234_50, 12_50]);
  const costs = await check(
    'product-costs',
    'Product;Supplier;Cost;From\nT-1;Other;SEK 900;2026-01-01\n',
  );
  expect(costs.problems).toEqual([`2 Cost: ${otherCurrency}`]);
  const sound = await check(
    'product-costs',
    'Product;Supplier;Cost;From\nT-1;Other;900;2026-01-01\n',
  );
  expect((await run(sound.id)).state).toBe('done');
});

test('counts are imported into the stock take that was chosen, each wrong one told, and undone', async () => {
  const { check, run, undo, product, call, hall } = await keeper();
  await product({ number: 'T-1' });
  const take = (await call(stockTakes.calls.add, { body: { warehouse_id: hall } })).body.data;
  const given = { take_id: take.id };
  const heading = 'Product;Shelf;Quantity\n';
  const bad = ['-1', '1000000000', '0,0005', '1e9'].map((of) => `T-1;A;${of}\n`).join('');
  const { problems } = await check('stock-counts', `${heading}${bad}NONE;A;4\n`, given);
  expect(problems).toEqual([
    '2 Quantity: This is too short or too small. Allowed: 0–999,999.999.',
    '3 Quantity: This is too large. Allowed: 0–999,999.999.',
    '4 Quantity: This has more decimals than it can have.',
    '5 Quantity: This is not written as it should be.',
    '6 Product: This does not exist any more, or has been archived.',
  ]);
  const { id } = await check('stock-counts', `${heading}T-1;A;4,5\nT-1;B;0\n`, given);
  await run(id);
  const counted = async () => (await call(stockCounts.calls.list, { query: {} })).body.data;
  expect((await counted()).map(({ shelf, quantity }) => [shelf, quantity])).toEqual(
    expect.arrayContaining([
      ['A', 4_500],
      ['B', 0],
    ]),
  );
  expect((await undo(id)).state).toBe('undone');
  expect(await counted()).toEqual([]);
});

test('makes, suppliers and articles of a file are those of the register, however they are written', async () => {
  const { check, product, run } = await keeper();
  await product({ number: 'T-1' });
  await run((await check('product-brands', 'Name\nŠkoda\n')).id);
  const articles = 'Product;Supplier;Number;Pack\n';
  const first = await check('supplier-articles', `${articles}T-1;Grøndal Dekk;A 12-3;1\n`);
  await run(first.id);
  const brands = await check('product-brands', 'Name;Tier\nSKODA;Budget\n');
  expect(brands.counts).toMatchObject({ changed: 1, new: 0, wrong: 0 });
  const terms = await check('purchase-brands', 'Supplier;Brand;Discount\nGrøndal;skoda;10\n');
  expect(terms.problems).toEqual([]);
  const again = await check('supplier-articles', `${articles}T-1;GRONDAL  DEKK;a123;4\n`);
  expect(again.counts).toMatchObject({ changed: 1, new: 0, wrong: 0 });
});
