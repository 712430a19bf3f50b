import { expect, test } from 'vitest';
import type { ReportAnswer } from '#contract/kit/report.ts';
import { supplierPurchases } from '#contract/reports/supplier-purchases.ts';
import { supplierArticles } from '#contract/stock/products/products.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { stockRefillCalls, stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { dayOf, daysAfter } from '#contract/kit/time/zoned-time.ts';
import { now } from '#server/kit/clock.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const today = dayOf(now().getTime(), 'Europe/Oslo');

/** A hall with a tyre of one supplier, and what the report says of what was bought. */
async function buying() {
  const keeper = await stockKeeper(server);
  const { call, me, hall, tyre } = keeper;
  const article = {
    product_id: tyre,
    supplier: 'Grossist',
    number: unique('A'),
    pack: 1,
    lead_days: 1,
  };
  await call(supplierArticles.calls.add, { body: article });
  return {
    ...keeper,
    /** A refill that was expected on a day, of which all has come. */
    refilled: async (supplier: string, expected_on: string | null) => {
      const body = {
        warehouse_id: hall,
        supplier,
        chosen: [{ product_id: tyre, quantity: 4_000 }],
      };
      const { id, version } = (await call(stockRefills.calls.add, { body })).body.data;
      const ordered = await call(stockRefills.calls.order, { params: { id }, body: { version } });
      const expected = { version: ordered.body.data.version, expected_on };
      await call(stockRefills.calls.save, { params: { id }, body: expected });
      const line = { intent: crypto.randomUUID(), product_id: tyre, quantity: 4_000 };
      const came = await call(stockRefillCalls.receive, {
        params: { id },
        body: { lines: [line] },
      });
      expect(came.status).toBe(200);
    },
    reported: async (by: string) => {
      const query = { from: daysAfter(today, -1), to: today, by } as const;
      const { body } = await server.call(
        supplierPurchases.calls.run,
        { query: query as never },
        me,
      );
      const { lines, totals } = (body as unknown as { data: ReportAnswer }).data;
      const names = Object.keys(supplierPurchases.columns);
      const named = (values: ReportAnswer['totals']) =>
        Object.fromEntries(names.map((name, at) => [name, values[at]]));
      return Object.fromEntries([
        ...lines.map(({ key, values }) => [key ?? 'none', named(values)] as const),
        ['all', named(totals)] as const,
      ]);
    },
  };
}

test('what came late is late by days, what came early makes up for none, and what nobody expected is neither', async () => {
  const { refilled, receive, reported } = await buying();
  await refilled('Grossist', daysAfter(today, -3));
  await refilled('Grossist', daysAfter(today, 5));
  await receive({ quantity: 1_000 });
  expect(await reported('arrival')).toMatchObject({
    late: { lines: 1, late: 1, days_late: 30 },
    on_time: { lines: 1, late: 0, days_late: 0 },
    unexpected: { lines: 1, late: 0, days_late: null },
    all: { lines: 3, quantity: 9_000, late: 1, days_late: 15 },
  });
});

test('goods without a refill are of the only supplier that has them; of several nobody knows whose they were', async () => {
  const { call, receive, reported, tyre } = await buying();
  await receive({ quantity: 1_000 });
  expect(await reported('supplier')).toMatchObject({ Grossist: { lines: 1 } });
  const other = {
    product_id: tyre,
    supplier: 'Dekkimport',
    number: unique('B'),
    pack: 1,
    lead_days: 1,
  };
  await call(supplierArticles.calls.add, { body: other });
  expect(await reported('supplier')).toMatchObject({ none: { lines: 1 } });
});

test('the average price is of all that came, and nothing is left of what was taken back', async () => {
  const { call, receive, reported } = await buying();
  await receive({ quantity: 1_000 }, { quantity: 3_000 });
  const { all } = await reported('month');
  expect(all!['price']).toBe(Math.round((all!['value'] as number) / 4));
  const [id] = await receive({ quantity: 2_000 });
  const intent = crypto.randomUUID();
  const back = await call(stockMovementCalls.reverse, { params: { id: id! }, body: { intent } });
  expect(back.status).toBe(200);
  expect((await reported('month'))['all']).toEqual(all);
});
