import { expect, test } from 'vitest';
import type { ReportAnswer, ReportRow } from '#contract/kit/report.ts';
import { vatSummary } from '#contract/reports/economy/vat-summary.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function selling() {
  const at = await bookkeeper(server);
  const period = { from: at.today(), to: at.today() };
  const run = async (by: 'code' | 'rate' | 'account', me = at.me) => {
    const query = { ...period, by };
    const { body } = await server.call(vatSummary.calls.run, { query }, me);
    const { lines, totals } = (body as unknown as { data: ReportAnswer }).data;
    return {
      lines: lines.map(({ label, values: [net, vat] }) => [label, net, vat]),
      totals: totals.slice(0, 2),
    };
  };
  const rows = async (line: string) => {
    const query = { ...period, by: 'code' as const, line };
    const { body } = await server.call(vatSummary.calls.rows, { query }, at.me);
    return (body as unknown as { data: ReportRow[] }).data;
  };
  return { ...at, run, rows };
}

test('what is sold and taken back comes to its VAT by code, by rate and by account', async () => {
  const at = await selling();
  await at.issued(await at.doneOrder());
  await at.issued(await at.doneOrder({ vat_code: '31' }));
  await at.issued(await at.doneOrder({ vat_code: '52' }));
  const gone = await at.issued(await at.doneOrder());
  await at.credited(gone.id);
  const { lines, totals } = await at.run('code');
  expect(totals).toEqual([1200_00, 160_00]);
  expect(new Set(lines)).toEqual(
    new Set([
      ['3 (25 %)', 400_00, 100_00],
      ['31 (15 %)', 400_00, 60_00],
      ['52 (0 %)', 400_00, 0],
    ]),
  );
  const rates = (await at.run('rate')).lines.map(([label]) => label);
  expect(new Set(rates)).toEqual(new Set(['0 %', '15 %', '25 %']));
  const accounts = (await at.run('account')).lines;
  expect(accounts).toContainEqual(['2701 Utgående merverdiavgift, middels sats', 0, 60_00]);
});

test('a line opens the vouchers that it counts, also that which took one back', async () => {
  const at = await selling();
  await at.issued(await at.doneOrder());
  const [voucher] = await at.vouchers();
  await at.reverse(voucher!.id);
  expect((await at.run('code')).totals).toEqual([0, 0]);
  await at.bookWaiting();
  expect((await at.run('code')).totals).toEqual([400_00, 100_00]);
  const rows = await at.rows('3 2500');
  expect(rows).toHaveLength(6);
  expect(new Set(rows.map(({ tells }) => tells[0]))).toEqual(new Set(['A1', 'A2', 'A3']));
  expect(new Set(rows.map(({ leads_to }) => leads_to))).toEqual(
    new Set((await at.vouchers()).map(({ id }) => id)),
  );
});

test('it is the same at each site of the company, and nothing of it at those of another', async () => {
  const at = await selling();
  await at.issued(await at.doneOrder());
  const at2 = async (of: object) =>
    logInAs(server.db, { roles: ['economy'], site: await makeSite(server.db, of) });
  const beside = await at2({ company_id: at.me.site.company_id });
  expect((await at.run('code', beside)).totals).toEqual([400_00, 100_00]);
  const other = await at2({ chain_id: at.me.site.chain_id });
  expect((await at.run('code', other)).totals).toEqual([0, 0]);
});
