import { expect, test } from 'vitest';
import type { ReportAnswer } from '#contract/kit/report.ts';
import { stockValues } from '#contract/reports/stock-values.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

test('goods lie since they last came in or were sold, however they were counted or carried since', async () => {
  const { me, hall, tyre, warehouse, product } = await stockKeeper(server);
  const { chain_id, id: site_id } = me.site;
  const [other, fresh, rim, counted] = [
    await warehouse(),
    await product(),
    await product(),
    await product(),
  ];
  const moved = (
    product_id: number,
    day: string,
    [kind, from, to]: [string, number | null, number | null],
    value: number,
  ) => ({
    chain_id,
    site_id,
    product_id,
    kind,
    from_warehouse: from,
    to_warehouse: to,
    quantity: 1_000,
    value,
    intent: crypto.randomUUID(),
    happened_at: new Date(`${day}T12:00:00Z`),
  });
  await server.db.transaction('system', (tx) =>
    tx
      .insertInto('stock_movements')
      .values([
        moved(fresh, '2025-12-20', ['receipt', null, hall], 10),
        // It came long ago, and one was sold a hundred days before the period ends.
        moved(tyre, '2024-01-10', ['receipt', null, hall], 200),
        moved(tyre, '2025-10-01', ['sale', hall, null], 100),
        // It lay on wherever it was carried.
        moved(rim, '2025-04-01', ['receipt', null, hall], 3_000),
        moved(rim, '2025-12-01', ['transfer', hall, other], 3_000),
        moved(counted, '2024-06-01', ['count', null, hall], 50_000),
        moved(counted, '2025-12-01', ['count', null, hall], 50_000),
        // What comes after the period is no part of it.
        moved(rim, '2026-02-01', ['sale', other, null], 3_000),
      ])
      .execute(),
  );
  const run = async (query: object) => {
    const asked = { from: '2025-12-01', to: '2025-12-31', ...query };
    const { body } = await server.call(stockValues.calls.run, { query: asked }, me);
    return (body as unknown as { data: ReportAnswer }).data;
  };
  const { lines } = await run({ by: 'age' });
  expect(lines.map(({ key, values }) => [key, values[0]])).toEqual([
    ['days_90', 10],
    ['days_180', 100],
    ['days_365', 3_000],
    ['older', 100_000],
  ]);
  expect((await run({ by: 'product', age: 'days_365' })).lines).toMatchObject([
    { key: String(rim) },
  ]);
});
