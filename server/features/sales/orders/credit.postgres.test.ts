import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { orders } from '#contract/sales/orders.ts';
import { letCredit } from '#tests/support/economy/let-credit.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();

test('of two orders that exceed the credit limit only together, at two sites, one is accepted', async () => {
  const me = await logInAs(db, { roles: ['reception'] });
  const { chain_id, company_id } = me.site;
  const there = await makeSite(db, { chain_id, company_id });
  const colleague = await logInAs(db, { site: there, roles: ['reception'] });
  const customer = await makeCustomer(db, { chain_id });
  await letCredit(db, me.site, { customer_id: customer.id, limit: 1000_00 });
  await makeVatCodes(db, me.site);
  const add = async (by: LoggedIn) => {
    const line = {
      key: crypto.randomUUID(),
      position: 0,
      description: 'Winter tyres',
      quantity: 1000,
      unit_price: 600_00_00,
      vat_code: '3',
    };
    const body = { customer_id: customer.id, prices_include_vat: true, lines: { put: [line] } };
    const { id, version } = (await call(orders.calls.add, { body }, by)).body.data;
    return () => call(orders.calls.accept, { params: { id }, body: { version } }, by);
  };
  const accepts = [await add(me), await add(colleague)];
  const [locked, bothWait] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = db.transaction('system', async (tx) => {
    await sql`lock table row_changes in share mode`.execute(tx);
    locked.resolve();
    await bothWait.promise;
  });
  await locked.promise;
  const accepting = Promise.all(accepts.map((accept) => accept()));
  await vi.waitUntil(async () => (await waiting()) === 2, { timeout: 30_000 });
  bothWait.resolve();
  await holding;
  const codes = (await accepting).map(({ body }) => body.error?.code);
  expect(codes.filter((code) => code === 'orders.over_credit')).toHaveLength(1);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
});

/** How many wait for a lock in this database. */
const waiting = () =>
  db.transaction('system', async (tx) => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::integer as waiting from pg_locks where not granted
        and database = (select oid from pg_database where datname = current_database())`.execute(
      tx,
    );
    return rows[0]!.waiting;
  });
