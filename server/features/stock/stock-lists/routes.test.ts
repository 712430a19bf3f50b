import { describe, expect, test } from 'vitest';
import { importsCalls } from '#contract/lists/imports.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { products, supplierArticles } from '#contract/stock/products/products.ts';
import { productStockCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { stockSettings } from '#contract/stock/stock-levels/stock-settings.ts';
import { stockListLines, stockListProfiles } from '#contract/stock/stock-lists/stock-lists.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { createRow } from '#tests/support/factories/resources.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(stockListProfiles, {
  valid: () => ({ name: unique('Axess') }),
  changed: { note: 'By mail each Monday' },
  wrong: { name: '' },
  prepare: async ({ site }) => ({
    warehouse_id: await createRow(
      server.db,
      warehouses,
      { chain_id: site.chain_id, site_id: site.id },
      unique('Hall'),
    ),
  }),
});

/** A warehouse of Axess with its list, and two products that stand there. */
async function listed() {
  const keeper = await stockKeeper(server);
  const { me, call, hall, product } = keeper;
  const tyre = await product({ number: 'T-100' });
  const rim = await product({ ean: '4019238817423' });
  const profile = { name: 'Axess', warehouse_id: hall };
  const profile_id = (await call(stockListProfiles.calls.add, { body: profile })).body.data.id;
  const read = (content: string, by = me) =>
    server.call(
      importsCalls.add,
      {
        body: {
          resource: 'stock-list-lines',
          file_name: 'axess.csv',
          content: Buffer.from(content).toString('base64'),
          given: { profile_id },
        },
      },
      { ...by, lang: 'en' },
    );
  const check = async (content: string, fields?: (string | null)[]) => {
    const { id, columns } = (await read(content)).body.data;
    return server.call(
      importsCalls.check,
      { params: { id }, body: { fields: fields ?? columns.map(({ field }) => field) } },
      { ...me, lang: 'en' },
    );
  };
  const run = async (content: string) => {
    const { id } = (await check(content)).body.data;
    return (await call(importsCalls.run, { params: { id }, body: {} })).body.data;
  };
  const undo = (id: number) => call(importsCalls.undo, { params: { id } });
  const onHand = async (id: number) => (await keeper.stock(id))[0]?.on_hand ?? 0;
  const lines = async () => (await call(stockListLines.calls.list, { query: {} })).body.data;
  return { ...keeper, tyre, rim, profile_id, read, check, run, undo, onHand, lines };
}

const heading = 'VIN;Regnr;Artikkelnr;Antall;Pall;Ankomst\n';

describe('the list of a third-party warehouse', () => {
  test('is looked at first, then what stands there is as it says, by counts in the ledger', async () => {
    const { check, run, onHand, tyre, rim, lines, call, stock } = await listed();
    const list = `${heading}WVW123;EL12345;T-100;4;P1;2026-11-01\n;;T-100;8;P2;\n;;4019238817423;2,5;P2;01.11.2026\n`;
    const checked = (await check(list)).body.data;
    expect(checked.counts).toMatchObject({ new: 3, wrong: 0, gone: 0 });
    expect([await onHand(tyre), await lines()]).toEqual([0, []]);
    expect((await run(list)).state).toBe('done');
    expect([await onHand(tyre), await onHand(rim)]).toEqual([12_000, 2_500]);
    expect((await stock(tyre))[0]?.cost?.value).toBe(12_000_00);
    const first = (await lines()).find(({ vin }) => vin === 'WVW123');
    expect(first).toMatchObject({
      licenseplate: 'EL12345',
      position: 'P1',
      arrived_on: '2026-11-01',
    });
    const params = { id: tyre };
    const moved = (await call(productStockCalls.movements, { params })).body.data;
    expect(moved).toMatchObject([{ kind: 'count', quantity: 12_000, source: 'Axess' }]);
  });

  test('is whole: what a new one lacks is gone, and what moved to another pallet stays', async () => {
    const { check, run, onHand, tyre, rim, lines, call } = await listed();
    await run(`${heading};;T-100;4;P1;\n;;4019238817423;2;P1;\n`);
    const next = `${heading};;T-100;4;P9;\n`;
    const checked = (await check(next)).body.data;
    expect(checked.counts).toMatchObject({ new: 1, gone: 2 });
    expect(checked.preview.map(({ outcome }) => outcome)).toEqual(['gone', 'gone', 'new']);
    await run(next);
    expect([await onHand(tyre), await onHand(rim)]).toEqual([4_000, 0]);
    expect(await lines()).toMatchObject([{ position: 'P9' }]);
    const params = { id: tyre };
    const moved = (await call(productStockCalls.movements, { params })).body.data;
    expect(moved).toHaveLength(1);
  });

  test('is undone as long as no later one was imported, and what was sold meanwhile stays sold', async () => {
    const { run, undo, take, onHand, tyre, rim, lines } = await listed();
    const first = await run(`${heading};;T-100;4;P1;\n;;4019238817423;2;P1;\n`);
    const second = await run(`${heading};;T-100;10;P1;\n`);
    expect((await undo(first.id)).body.error?.code).toBe('imports.not_last');
    await take(1_000, { product_id: tyre });
    expect((await undo(second.id)).body.data.state).toBe('undone');
    expect([await onHand(tyre), await onHand(rim)]).toEqual([3_000, 2_000]);
    expect((await lines()).map(({ quantity }) => quantity).toSorted((a, b) => a - b)).toEqual([
      2_000, 4_000,
    ]);
  });

  test('remembers which column is which, whatever it is called', async () => {
    const { check, read } = await listed();
    const odd = 'Ref;What;HowMany\nP1;T-100;4\n';
    await check(odd, ['position', 'article', 'quantity']);
    const again = (await read(odd)).body.data.columns.map(({ field }) => field);
    expect(again).toEqual(['position', 'article', 'quantity']);
  });

  test('tells each thing that is wrong at its row and column, in words', async () => {
    const { check, call, product, rim, me } = await listed();
    const twice = await product();
    const article = { supplier: 'Grossist', number: 'X-1', pack: 1 };
    await call(supplierArticles.calls.add, { body: { ...article, product_id: rim } });
    const other = { ...article, supplier: 'Other', product_id: twice };
    await call(supplierArticles.calls.add, { body: other });
    const name = unique('Work');
    const { type_id } = (await call(products.calls.one, { params: { id: rim } })).body.data;
    const work = { name, number: 'W-1', type_id, stocked: false };
    await call(products.calls.add, { body: work });
    const rows = ['0', '-1', '1e9', '1000000', '0.0005', 'four'].map(
      (of) => `;;T-100;${of};Q${of};\n`,
    );
    const list = `${heading}${rows.join('')};;NONE;4;;\n;;X-1;4;;\n;;W-1;4;;\n;;T-100;4;P1;\n;;T-100;5;P1;\n;;T-100;4;P2;31.02.2026\n`;
    const { problems, counts } = (await check(list)).body.data;
    const quantity = 'Write a quantity from 0.001 to 999,999.999, with three decimals at most.';
    expect(problems.map(({ row, column, message }) => [row, column, message])).toEqual([
      ...[2, 3, 4, 5, 6, 7].map((row) => [row, 'Antall', quantity]),
      [8, 'Artikkelnr', 'No product has this number, EAN or supplier article.'],
      [9, 'Artikkelnr', 'Several are called this.'],
      [10, 'Artikkelnr', 'This is work, a package, or not kept in stock.'],
      [12, 'Artikkelnr', 'This stands twice in the file.'],
      [13, 'Ankomst', 'This is not written as it should be. Allowed: 2026-11-28, 28.11.2026.'],
    ]);
    expect([counts.wrong, me.site.id > 0]).toEqual([11, true]);
  });

  test('that differs by more than somebody may write off takes who approves', async () => {
    const { call, as, read, onHand, tyre } = await listed();
    const row = (await call(stockSettings.calls.site.read)).body.data;
    const body = { ...row, adjust_limit: 1000_00, own: ['adjust_limit' as const] };
    await call(stockSettings.calls.site.save, { body });
    const keeper = await as('warehouse');
    const { id, columns } = (await read(`${heading};;T-100;4;P1;\n`, keeper)).body.data;
    const fields = columns.map(({ field }) => field);
    const checked = await server.call(
      importsCalls.check,
      { params: { id }, body: { fields } },
      keeper,
    );
    expect(checked.body.data.counts.wrong).toBe(1);
    expect(await onHand(tyre)).toBe(0);
  });

  test('is no other site’s, and its profile no other field', async () => {
    const { profile_id } = await listed();
    const { me } = await stockKeeper(server);
    const file = {
      resource: 'stock-list-lines',
      file_name: 'a.csv',
      content: Buffer.from('a\n1\n').toString('base64'),
    };
    const add = (given: Record<string, number>) =>
      server.call(importsCalls.add, { body: { ...file, given } }, me);
    expect((await add({ profile_id })).status).toBe(422);
    expect((await add({ quantity: 1 })).body.error?.code).toBe('imports.no_field');
  });
});

test('a line that somebody writes, changes or puts away by hand moves the stock as well', async () => {
  const { call, profile_id, tyre, onHand } = await listed();
  const body = { profile_id, article: 'T-100', quantity: 4_000 };
  const { id, version } = (await call(stockListLines.calls.add, { body })).body.data;
  expect(await onHand(tyre)).toBe(4_000);
  const params = { id };
  await call(stockListLines.calls.save, { params, body: { version, quantity: 6_000 } });
  expect(await onHand(tyre)).toBe(6_000);
  await call(stockListLines.calls.archive, { params, body: { version: version + 1 } });
  expect(await onHand(tyre)).toBe(0);
  await call(stockListLines.calls.restore, { params, body: { version: version + 2 } });
  expect(await onHand(tyre)).toBe(6_000);
});
