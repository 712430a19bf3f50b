import { expect, test } from 'vitest';
import type { Report, ReportAnswer, ReportRow } from '#contract/kit/report.ts';
import { dailyTakings } from '#contract/reports/cash/daily-takings.ts';
import { takingsByMethod } from '#contract/reports/cash/takings-by-method.ts';
import { takingsByVat } from '#contract/reports/cash/takings-by-vat.ts';
import { declaredShop } from '#tests/support/cash/declared-shop.ts';
import { shop } from '#tests/support/cash/shop.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function run(report: Report, by: string, me: LoggedIn, period: object) {
  const { status, body } = await server.call(report.calls.run, { query: { ...period, by } }, me);
  const { lines, totals } = (body as unknown as { data: ReportAnswer }).data;
  const names = Object.keys(report.columns);
  const named = (values: ReportAnswer['totals']) =>
    Object.fromEntries(names.map((name, at) => [name, values[at]])) as Readonly<
      Record<string, number | null>
    >;
  return {
    status,
    totals: named(totals),
    lines: lines.map(({ key, label, values }) => ({ key, label, values: named(values) })),
  };
}

/** A register in use that sold for 250 by card and 100 in cash, took 50 back, and whose drawer lacked 10; then it sold for 30 more. */
async function soldThere() {
  const at = await declaredShop(server);
  await at.sell(250_00);
  await at.sell(100_00, { payments: [{ method_id: at.cash, amount: 100_00 }] });
  const { nr } = (await at.sell(50_00)).body.data;
  await at.takeBack(nr, 50_00);
  await at.z(1090_00, { explanation: 'Lost' });
  await at.move('float', 1000_00);
  await at.sell(30_00);
  const { day } = (await at.transactions())[0]!;
  return { ...at, period: { from: day, to: day } };
}

test('the takings of a day are what was sold, by what it was paid, and what the drawer differs', async () => {
  const at = await soldThere();
  const { totals, lines } = await run(dailyTakings, 'day', at.me, at.period);
  expect(totals).toEqual({
    sales: 430_00,
    returns: 50_00,
    vat: 76_00,
    received: 0,
    cash: 100_00,
    card: 280_00,
    mobile: 0,
    gift_card: 0,
    other: 0,
    difference: -10_00,
    receipts: 5,
  });
  expect(lines).toHaveLength(1);
});

test('each Z report has its own takings, and what was entered since has none yet', async () => {
  const at = await soldThere();
  const { lines } = await run(dailyTakings, 'z', at.me, at.period);
  expect(lines.map(({ label, values }) => [label, values['sales'], values['difference']])).toEqual([
    [expect.stringMatching(/^1 /), 400_00, -10_00],
    [null, 30_00, 0],
  ]);
});

test('payments stand by method, what was paid back by itself', async () => {
  const at = await soldThere();
  const { lines } = await run(takingsByMethod, 'kind', at.me, at.period);
  const taken = lines.map(({ key, values }) => [key, values['taken'], values['paid_back']]);
  expect(taken.filter(([, amount]) => amount !== 0)).toEqual([
    ['cash', 100_00, 0],
    ['card', 280_00, 50_00],
  ]);
  const { body } = await server.call(
    takingsByMethod.calls.rows,
    { query: { ...at.period, by: 'kind', line: 'cash' } as never },
    at.me,
  );
  expect((body as unknown as { data: ReportRow[] }).data).toHaveLength(1);
});

test('what was sold stands by its VAT', async () => {
  const at = await soldThere();
  const { lines } = await run(takingsByVat, 'rate', at.me, at.period);
  expect(lines).toMatchObject([
    { label: '25 %', values: { net: 304_00, vat: 76_00, gross: 380_00 } },
  ]);
});

test('what was paid ahead is taken on the day it was paid, and not once more by its sale', async () => {
  const at = await declaredShop(server);
  const order = await at.books.doneOrder();
  await at.books.pay(order, 200_00);
  const payments = [{ method_id: at.card, amount: 300_00 }];
  await at.sell(0, { order_id: order, lines: [], payments });
  const { day } = (await at.transactions())[0]!;
  const period = { from: day, to: day };
  const daily = (await run(dailyTakings, 'day', at.me, period)).totals;
  expect(daily).toMatchObject({ sales: 500_00, received: 200_00, card: 500_00, other: 0 });
  const { totals } = await run(takingsByMethod, 'kind', at.me, period);
  expect(totals['taken']).toBe(500_00);
});

test('practice is in none of them, and neither is a register of another site', async () => {
  const practice = await shop(server);
  await practice.sell(250_00);
  const { day } = (await practice.transactions())[0]!;
  const period = { from: day, to: day };
  const real = await soldThere();
  const other = await logInAs(server.db, { roles: ['manager'] });
  for (const report of [dailyTakings, takingsByMethod, takingsByVat] as const) {
    for (const by of [practice.me, other]) {
      const { totals } = await run(report, Object.keys(report.groups)[0]!, by, period);
      expect(Object.values(totals).every((value) => !value)).toBe(true);
    }
  }
  const warehouse = await logInAs(server.db, { site: real.me.site, roles: ['warehouse'] });
  const refused = await server.call(dailyTakings.calls.run, { query: period }, warehouse);
  expect(refused.status).toBe(403);
});
