import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { address, invoicing } from '#tests/support/economy/invoicing.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

test('a customer who turned out to be another is owed by at the one who was kept, and their invoices stay as they were', async () => {
  const shop = await invoicing(server);
  const { me, customer } = shop;
  const made = await shop.issued(await shop.doneOrder());
  const { chain_id } = me.site;
  const kept = (await makeCustomer(server.db, { chain_id, name: 'Kari Nilsen', ...address })).id;
  const input = { params: { id: customer } };
  const gone = (await server.call(customers.calls.one, input, me)).body.data;
  const body = { version: 1, other_id: customer, other_version: gone.version };
  const merged = await server.call(mergeAndPrivacyCalls.merge, { params: { id: kept }, body }, me);
  expect(merged.status).toBe(200);
  const owed = { balance: 500_00, entries: [{ invoice_id: made.id, open: 500_00 }] };
  expect(await shop.account(kept)).toMatchObject(owed);
  expect(await shop.invoice(made.id)).toMatchObject({ customer_id: customer, buyer: made.buyer });

  const draft = (await shop.credit(made.id)).body.data.id;
  expect((await shop.step(draft, 'issue')).body.data).toMatchObject({ buyer: made.buyer, open: 0 });
  expect(await shop.account(kept)).toMatchObject({ balance: 0 });
});

test('nobody is forgotten while something of what they owe is open; their invoices stay for as long as the law keeps them', async () => {
  const shop = await invoicing(server);
  const { me, customer: id } = shop;
  const made = await shop.issued(await shop.doneOrder());
  const forget = async () => {
    const { data } = (await server.call(customers.calls.one, { params: { id } }, me)).body;
    const body = { version: data.version, number: data.number };
    return server.call(mergeAndPrivacyCalls.forget, { params: { id }, body }, me);
  };
  expect((await forget()).body.error?.code).toBe('customers.open_account');
  const draft = (await shop.credit(made.id)).body.data.id;
  await shop.step(draft, 'issue');
  expect((await forget()).status).toBe(200);
  expect(await shop.invoice(made.id)).toMatchObject({ number: '1', buyer: made.buyer });
});

test('what was issued to somebody who is archived is taken back all the same', async () => {
  const shop = await invoicing(server);
  const { me, customer: id } = shop;
  const made = await shop.issued(await shop.doneOrder());
  const { data } = (await server.call(customers.calls.one, { params: { id } }, me)).body;
  const body = { version: data.version };
  const archived = await server.call(customers.calls.archive, { params: { id }, body }, me);
  expect(archived.status).toBe(200);
  const draft = (await shop.credit(made.id)).body.data.id;
  expect((await shop.saveDraft(draft, { note: 'Goodwill', customer_id: id })).status).toBe(200);
  expect((await shop.step(draft, 'issue')).body.data).toMatchObject({ buyer: made.buyer, open: 0 });
});

test('what a customer owes stands at them, of the company alone and for who may see it, and what is late apart', async () => {
  const shop = await invoicing(server);
  const { me, customer } = shop;
  await shop.issued(await shop.doneOrder());
  const { chain_id, company_id } = me.site;
  await server.db.transaction('system', (tx) =>
    tx
      .insertInto('customer_entries')
      .values({
        chain_id,
        company_id,
        customer_id: customer,
        kind: 'fee',
        amount: 35_00,
        currency: 'NOK',
        day: '2026-01-02',
        due_day: '2026-01-16',
        intent: crypto.randomUUID(),
      })
      .execute(),
  );
  const read = async (who: typeof me) =>
    (await server.call(customers.calls.one, { params: { id: customer } }, who)).body.data;
  expect(await read(me)).toMatchObject({ owes: 535_00, overdue: 35_00 });
  const mechanic = await logInAs(server.db, { roles: ['mechanic'], site: me.site });
  expect(await read(mechanic)).not.toHaveProperty('owes');
});
