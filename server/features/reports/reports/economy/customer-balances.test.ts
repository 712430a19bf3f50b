import { expect, test } from 'vitest';
import { accountCalls } from '#contract/economy/customer-ledger/account-calls.ts';
import type { ReportAnswer } from '#contract/kit/report.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { customerBalances } from '#contract/reports/economy/customer-balances.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const dayMs = 86_400_000;
const today = new Date().toISOString().slice(0, 10);
const ago = (days: number) => new Date(Date.parse(today) - days * dayMs).toISOString().slice(0, 10);

/** A company with one who owes it; what is written into their ledger. */
async function books() {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const { chain_id, company_id } = me.site;
  const customer_id = (await makeCustomer(server.db, { chain_id, name: 'Fleet AS' })).id;
  const of = { chain_id, company_id };
  const entry = async (kind: 'fee' | 'payment', amount: number, day: string) => {
    const due_day = kind === 'fee' ? daysAfter(day, 14) : null;
    const one = { ...of, customer_id, kind, amount, day, due_day, currency: 'NOK' };
    const { id } = await server.db.transaction('system', (tx) =>
      tx
        .insertInto('customer_entries')
        .values({ ...one, intent: crypto.randomUUID() })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    return id;
  };
  const settle = (debit_id: number, credit_id: number, amount: number) =>
    server.db.transaction('system', (tx) =>
      tx
        .insertInto('customer_allocations')
        .values({ ...of, debit_id, credit_id, amount })
        .execute(),
    );
  const balance = async (to: string, more: object = {}) => {
    const query = { from: daysAfter(to, -30), to, ...more };
    const { body } = await server.call(customerBalances.calls.run, { query }, me);
    const { totals } = (body as unknown as { data: ReportAnswer }).data;
    const names = Object.keys(customerBalances.columns);
    return Object.fromEntries(totals.map((total, at) => [names[at]!, total]));
  };
  return { me, customer_id, entry, settle, balance };
}

test('what is owed by how late it is comes to what the account of the customer says', async () => {
  const { me, customer_id, entry, balance } = await books();
  await entry('fee', 100_00, today);
  await entry('fee', 20_00, ago(30));
  await entry('fee', 3_00, ago(120));
  await entry('payment', -50_00, ago(5));
  const input = { params: { id: customer_id } };
  const { aged, balance: owed } = (await server.call(accountCalls.account, input, me)).body.data;
  expect(await balance(today)).toMatchObject({ ...aged, open: owed });
  expect(aged).toMatchObject({ current: 50_00, to30: 20_00, over90: 3_00 });
});

test('on a day before it was paid an invoice is open as it was then, and what was taken back was settled until then', async () => {
  const { entry, settle, balance } = await books();
  const fee = await entry('fee', 100_00, ago(60));
  const payment = await entry('payment', -70_00, ago(20));
  await settle(fee, payment, 70_00);
  expect(await balance(ago(70))).toMatchObject({ open: 0 });
  expect(await balance(ago(21))).toMatchObject({ open: 100_00, to30: 100_00 });
  expect(await balance(ago(20))).toMatchObject({ open: 30_00 });
  await settle(fee, payment, -70_00);
  expect(await balance(ago(1))).toMatchObject({ open: 30_00 });
  expect(await balance(today)).toMatchObject({ open: 30_00 });
});

test('a company is asked about itself alone', async () => {
  const { entry, balance } = await books();
  const other = await books();
  await entry('fee', 100_00, today);
  expect(await other.balance(today)).toMatchObject({ open: 0 });
  expect(await balance(today, { sites: 'all' })).toMatchObject({ open: 100_00 });
});
