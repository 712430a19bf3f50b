import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { reconcileCalls } from '#contract/economy/customer-ledger/reconcile-calls.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function reconciling() {
  const at = await bookkeeper(server);
  const balances = async (me = at.me) =>
    (await server.call(reconcileCalls.balances, { query: {} }, me)).body;
  const entries = async (id: number) =>
    (await server.call(reconcileCalls.entries, { params: { id } }, at.me)).body.data.entries;
  return { ...at, balances, entries };
}

test('what is issued, paid and credited stands alike in ledger and vouchers', async () => {
  const at = await reconciling();
  const order = await at.doneOrder();
  await at.pay(order, 200_00);
  const invoice = await at.issued(order);
  await at.pay(order, 100_00);
  await at.payBack(order, 50_00);
  const owed = { ledger: 250_00, vouchers: 250_00, waiting: 0 };
  const { data, meta } = await at.balances();
  expect(data).toMatchObject([owed]);
  expect(meta).toEqual({ total: 1, different: 0, ...owed });
  await at.credited(invoice.id);
  expect((await at.balances()).meta).toMatchObject({ ledger: -250_00, vouchers: -250_00 });
  const kinds = (await at.entries(data[0]!.customer_id)).map(({ kind, ledger, vouchers }) => [
    kind,
    ledger,
    vouchers,
  ]);
  expect(kinds).toEqual([
    ['credit', -500_00, -500_00],
    ['payment', 50_00, 50_00],
    ['payment', -100_00, -100_00],
    ['payment', -200_00, -200_00],
    ['invoice', 500_00, 500_00],
  ]);
});

test('what was taken back or has no rule is said to wait, and leads to what it was booked by', async () => {
  const at = await reconciling();
  const invoice = await at.issued(await at.doneOrder());
  await at.issued(await at.doneOrder());
  const booked = (await at.vouchers({ document_kind: 'invoices', document_id: invoice.id }))[0]!;
  await at.reverse(booked.id);
  const { data, meta } = await at.balances();
  expect(meta).toMatchObject({ different: 0, ledger: 1000_00, vouchers: 500_00, waiting: 500_00 });
  const [first, other] = await at.entries(data[0]!.customer_id);
  expect(first).toMatchObject({
    invoice_id: invoice.id,
    number: invoice.number,
    ledger: 500_00,
    vouchers: 0,
    waiting: 500_00,
    booked_by: [{ id: booked.id }, { number: 3 }],
  });
  expect(other).toMatchObject({ ledger: 500_00, vouchers: 500_00, waiting: 0 });
  await at.bookWaiting();
  expect((await at.balances()).meta).toMatchObject({ vouchers: 1000_00, waiting: 0 });
});

test('a customer whose vouchers say something else stands first', async () => {
  const at = await reconciling();
  await at.issued(await at.doneOrder());
  const { chain_id, company_id } = at.me.site;
  const other = (await makeCustomer(server.db, { chain_id, name: 'Nobody booked this' })).id;
  await server.db.transaction('system', (tx) =>
    sql`insert into customer_entries
        (chain_id, company_id, customer_id, kind, amount, currency, day, intent)
      values (${chain_id}, ${company_id}, ${other}, 'fee', 7000, 'NOK', '2026-11-01',
        gen_random_uuid())`.execute(tx),
  );
  const { data, meta } = await at.balances();
  expect(data.map(({ ledger, vouchers }) => [ledger, vouchers])).toEqual([
    [70_00, 0],
    [500_00, 500_00],
  ]);
  expect(data[0]).toMatchObject({ customer_id: other, name: 'Nobody booked this', waiting: 0 });
  expect(meta.different).toBe(1);
});

test('who turned out to be another is compared as the one who was kept', async () => {
  const at = await reconciling();
  const { chain_id } = at.me.site;
  await at.issued(await at.doneOrder());
  const id = (await at.balances()).data[0]!.customer_id;
  const kept = (await makeCustomer(server.db, { chain_id, name: 'Kari Nilsen' })).id;
  const gone = (await server.call(customers.calls.one, { params: { id } }, at.me)).body.data;
  const body = { version: 1, other_id: id, other_version: gone.version };
  await server.call(mergeAndPrivacyCalls.merge, { params: { id: kept }, body }, at.me);
  expect((await at.balances()).data).toMatchObject([
    { customer_id: kept, name: 'Kari Nilsen', ledger: 500_00, vouchers: 500_00 },
  ]);
  expect(await at.entries(kept)).toMatchObject([{ ledger: 500_00, vouchers: 500_00 }]);
});

test('another company of the chain sees nothing of it', async () => {
  const at = await reconciling();
  await at.issued(await at.doneOrder());
  const site = await makeSite(server.db, { chain_id: at.me.site.chain_id });
  const there = await logInAs(server.db, { roles: ['economy'], site });
  expect((await at.balances(there)).meta).toMatchObject({ total: 0, ledger: 0 });
  const id = (await at.balances()).data[0]!.customer_id;
  const asked = await server.call(reconcileCalls.entries, { params: { id } }, there);
  expect(asked.body.data.entries).toEqual([]);
});
