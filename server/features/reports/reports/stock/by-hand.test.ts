import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Report, ReportAnswer, ReportRow } from '#contract/kit/report.ts';
import { stockDeliveries } from '#contract/reports/stock-deliveries.ts';
import { stockValues } from '#contract/reports/stock-values.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

test('what stock is worth and what was delivered is what the ledger says, asked by hand', async () => {
  const { me, hall, tyre, warehouse, product } = await stockKeeper(server);
  const other = await warehouse();
  const rim = await product();
  const { chain_id, id: site_id } = me.site;
  await server.db.transaction('system', async (tx) => {
    // Three hundred movements of every kind over two years, each tenth taken back.
    await sql`
      insert into stock_movements (chain_id, site_id, product_id, kind, from_warehouse, to_warehouse,
        dot, quantity, value, source, intent, happened_at)
      select ${chain_id}, ${site_id}, case nth % 3 when 0 then ${rim}::bigint else ${tyre} end, kind,
        case when kind in ('sale', 'transfer') then case nth % 2 when 0 then ${hall}::bigint else ${other} end end,
        case when kind in ('receipt', 'return', 'transfer') then case nth % 2 when 0 then ${other}::bigint else ${hall} end end,
        case nth % 4 when 0 then '2325' else '' end, 1000 * (1 + nth % 7), 100 * (1 + nth % 11),
        'Note ' || nth % 5, gen_random_uuid(), timestamptz '2025-01-01 22:30:00Z' + nth * interval '53 hours'
      from (select nth, (array['receipt', 'sale', 'return', 'transfer', 'receipt'])[1 + nth % 5] as kind
        from generate_series(1, 300) nth) made`.execute(tx);
    await sql`
      insert into stock_movements (chain_id, site_id, product_id, kind, from_warehouse, to_warehouse,
        dot, quantity, value, intent, reverses, happened_at)
      select chain_id, site_id, product_id, kind, to_warehouse, from_warehouse, dot, quantity, value,
        gen_random_uuid(), id, happened_at + interval '2 days'
      from stock_movements where chain_id = ${chain_id} and id % 10 = 0`.execute(tx);
  });
  const period = { from: '2025-06-15', to: '2026-03-31' };
  const linesOf = async (report: Report, by: string) => {
    const query = { ...period, by };
    const { lines } = (
      (await server.call(report.calls.run, { query }, me)).body as unknown as { data: ReportAnswer }
    ).data;
    return Object.fromEntries(
      lines
        .map(({ key, values }) => [
          key,
          values.filter((_, at) => Object.values(report.columns)[at]!.kind !== 'share'),
        ])
        .filter(([, values]) => (values as number[]).some((value) => value !== 0)),
    ) as Record<string, number[]>;
  };
  const byHand = async (question: ReturnType<typeof sql<{ key: string; counted: number[] }>>) =>
    Object.fromEntries(
      (await server.db.transaction('system', (tx) => question.execute(tx))).rows.map(
        ({ key, counted }) => [key, counted.map(Number)],
      ),
    );

  const began = sql`timestamp '2025-06-15' at time zone 'Europe/Oslo'`;
  const ended = sql`timestamp '2026-04-01' at time zone 'Europe/Oslo'`;
  for (const [by, column] of [
    ['product', 'product_id'],
    ['warehouse', 'warehouse'],
  ] as const) {
    expect(await linesOf(stockValues, by)).toEqual(
      await byHand(sql`
        select ${sql.ref(column)}::text as key, array[
          sum(worth), sum(moved), coalesce(sum(worth) filter (where happened_at < ${began}), 0),
          coalesce(sum(worth) filter (where worth > 0 and happened_at >= ${began}), 0),
          -coalesce(sum(worth) filter (where worth < 0 and happened_at >= ${began}), 0)] as counted
        from (
          select product_id, to_warehouse as warehouse, value as worth, quantity as moved, happened_at
          from stock_movements where chain_id = ${chain_id} and to_warehouse is not null
          union all
          select product_id, from_warehouse, -value, -quantity, happened_at
          from stock_movements where chain_id = ${chain_id} and from_warehouse is not null
        ) sides where happened_at < ${ended} group by 1`),
    );
  }
  for (const [by, key] of [
    ['delivery', sql`source`],
    ['month', sql`to_char(happened_at at time zone 'Europe/Oslo', 'YYYY-MM')`],
  ] as const) {
    expect(await linesOf(stockDeliveries, by)).toEqual(
      await byHand(sql`
        select ${key} as key, array[count(*), sum(quantity), sum(value)] as counted
        from stock_movements
        where chain_id = ${chain_id} and happened_at >= ${began} and happened_at < ${ended}
          and kind in ('receipt', 'return') and reverses is null
          and id not in (select reverses from stock_movements
            where chain_id = ${chain_id} and reverses is not null)
        group by 1`),
    );
  }

  // Page by page, as the line says.
  const lines = await linesOf(stockValues, 'product');
  const sums = [0, 0, 0, 0, 0];
  for (let page = 1; ; page += 1) {
    const query = { ...period, by: 'product' as const, line: String(tyre), page };
    const { data } = (await server.call(stockValues.calls.rows, { query }, me)).body as unknown as {
      data: ReportRow[];
    };
    if (data.length === 0) break;
    for (const { values } of data) {
      const known = values.filter((_, at) => at !== 1);
      for (const [at, value] of known.entries()) sums[at]! += value ?? 0;
    }
  }
  expect(sums).toEqual(lines[String(tyre)]);
});
