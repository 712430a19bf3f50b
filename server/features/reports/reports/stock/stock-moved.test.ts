import { expect, test } from 'vitest';
import type { Report, ReportAnswer } from '#contract/kit/report.ts';
import { stockValueItems } from '#contract/reports/stock-value-items.ts';
import { stockValues } from '#contract/reports/stock-values.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

// Around the ends of months, by the clock of Oslo and by that of UTC; what came is worth more than what left.
const moments = [
  '2025-11-20T12:00:00Z',
  '2025-12-31T22:59:59Z',
  '2025-12-31T23:00:00Z',
  '2026-01-01T00:00:00Z',
  '2026-01-15T08:00:00Z',
  '2026-01-31T22:59:59Z',
  '2026-01-31T23:30:00Z',
  '2026-02-10T08:00:00Z',
  '2026-03-31T21:59:59Z',
  '2026-03-31T22:00:00Z',
  '2026-04-01T10:00:00Z',
];

test('what stock is worth is the same by the sums of months as by each movement', async () => {
  const { me, hall, tyre, warehouse } = await stockKeeper(server);
  const other = await warehouse();
  const { chain_id, id: site_id } = me.site;
  const moved = moments.flatMap((at, nth) => [
    { at, kind: 'receipt', from: null, to: hall, value: 1000 * (nth + 1), quantity: 4_000 },
    { at, kind: 'sale', from: hall, to: null, value: 100 * (nth + 1), quantity: 1_000 },
    { at, kind: 'transfer', from: hall, to: other, value: 7, quantity: 1_000 },
  ]);
  await server.db.transaction('system', (tx) =>
    tx
      .insertInto('stock_movements')
      .values(
        moved.map(({ at, kind, from, to, value, quantity }) => ({
          chain_id,
          site_id,
          product_id: tyre,
          kind,
          from_warehouse: from,
          to_warehouse: to,
          quantity,
          value,
          intent: crypto.randomUUID(),
          happened_at: new Date(at),
        })),
      )
      .execute(),
  );
  const totals = async (report: Report, from: string, to: string) => {
    const { body } = await server.call(report.calls.run, { query: { from, to } }, me);
    return (body as unknown as { data: ReportAnswer }).data.totals;
  };
  // The days of the site, whose clock is that of Oslo.
  const dayOf = (at: string) =>
    new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Oslo' }).format(new Date(at));
  const sum = (kind: string, field: 'value' | 'quantity', from: string, to: string) =>
    moved
      .filter((one) => one.kind === kind && dayOf(one.at) >= from && dayOf(one.at) <= to)
      .reduce((all, one) => all + one[field], 0);
  const ever = '2000-01-01';
  for (const [from, to] of [
    ['2026-01-01', '2026-01-31'],
    ['2026-01-01', '2026-03-31'],
    ['2025-12-31', '2026-04-01'],
    ['2026-01-15', '2026-01-15'],
    ['2026-01-31', '2026-02-01'],
    ['2026-02-11', '2026-03-30'],
    ['2025-11-01', '2026-12-31'],
  ] as const) {
    const worth = (until: string) =>
      sum('receipt', 'value', ever, until) - sum('sale', 'value', ever, until);
    const carried = sum('transfer', 'value', from, to);
    const [closing, , quantity, opening, incoming, outgoing] = await totals(stockValues, from, to);
    const amounts = [from, closing, quantity, incoming, outgoing];
    expect(amounts).toEqual([
      from,
      worth(to),
      sum('receipt', 'quantity', ever, to) - sum('sale', 'quantity', ever, to),
      sum('receipt', 'value', from, to) + carried,
      sum('sale', 'value', from, to) + carried,
    ]);
    expect(opening).toBe(
      worth(to) - sum('receipt', 'value', from, to) + sum('sale', 'value', from, to),
    );
    const items = await totals(stockValueItems, from, to);
    expect([items[0], items[4]]).toEqual([worth(to), sum('sale', 'quantity', from, to)]);
  }
});
