import { expect, test } from 'vitest';
import {
  customerAddresses,
  customerContacts,
  peopleCalls,
} from '#contract/customer/customer-people.ts';
import { customers } from '#contract/customer/customers.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import {
  makeConsentDefinition,
  makeContact,
  makeCustomer,
} from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';

crudSuite(customers, {
  valid: () => ({ name: 'Kari Nilsen', email: 'kari@post.example', tags: ['VIP'] }),
  changed: { city: 'Oslo', payment_days: 14 },
  wrong: { name: ' ', email: 'kari', payment_days: 121, type: 'friend' },
});

crudSuite(customerContacts, {
  valid: () => ({ name: 'Per Sjef', role: 'boss', phone: '90000001' }),
  changed: { role: 'invoice', email: 'faktura@firma.example' },
  wrong: { name: '', email: 'per', customer_id: 999_999_999 },
});

crudSuite(customerAddresses, {
  valid: () => ({ kind: 'delivery', street: 'Storgata 1', zip: '0155', city: 'Oslo' }),
  changed: { street: 'Kirkegata 2', country: 'SE' },
  wrong: { street: ' ', kind: 'home' },
});

test('a customer who is blocked by the form without a reason is asked for one', async () => {
  const server = await testServer();
  const { site, token } = await logInAs(server.db, { roles: ['manager'] });
  const { id } = await makeCustomer(server.db, { chain_id: site.chain_id });
  const block = async (overrides: object) =>
    (
      await server.call(
        customers.calls.save,
        { params: { id }, body: { version: 1, blocked: true, ...overrides } },
        { token },
      )
    ).body;
  const { error } = await block({});
  expect([error?.code, Object.keys(error?.fields ?? {})]).toEqual([
    'common.wrong_input',
    ['block_reason'],
  ]);
  expect((await block({ block_reason: 'Unpaid' })).data).toMatchObject({ blocked: true });
});

/** A customer, and how one works with whom they have to speak with. */
async function customerWithContacts() {
  const server = await testServer();
  const { site, token } = await logInAs(server.db, { roles: ['reception'] });
  const { id } = await makeCustomer(server.db, { chain_id: site.chain_id });
  const add = async (name: string, overrides: object = {}) => {
    const body = { customer_id: id, name, ...overrides };
    return (await server.call(customerContacts.calls.add, { body }, { token })).body.data;
  };
  const first = async (customer_id = id) => {
    const { body } = await server.call(customerContacts.calls.list, {}, { token });
    const own = body.data.filter((one) => one.customer_id === customer_id);
    return own.filter(({ is_primary }) => is_primary).map(({ name }) => name);
  };
  const change = (operation: 'archive' | 'restore', one: { id: number }, version: number) =>
    server.call(
      customerContacts.calls[operation],
      { params: { id: one.id }, body: { version } },
      { token },
    );
  return { server, site, add, first, change };
}

test('the first contact is the one to speak with, until another is said to be', async () => {
  const { add, first } = await customerWithContacts();
  await add('Per');
  await add('Kari');
  expect(await first()).toEqual(['Per']);
  await add('Ola', { is_primary: true });
  expect(await first()).toEqual(['Ola']);
});

test('who comes back into use does not push aside who is spoken with first now', async () => {
  const { add, first, change } = await customerWithContacts();
  const per = await add('Per');
  await change('archive', per, 1);
  await add('Kari');
  expect((await change('restore', per, 2)).status).toBe(200);
  expect(await first()).toEqual(['Kari']);
});

test('each customer has a first contact of their own', async () => {
  const { server, site, add, first } = await customerWithContacts();
  await add('Per');
  const other = await makeContact(server.db, { chain_id: site.chain_id, name: 'Kari' });
  expect(await first()).toEqual(['Per']);
  expect(await first(other.customer_id)).toEqual(['Kari']);
});

test('who and what is at a customer is reported at once, the primary one first', async () => {
  const { server, site, add } = await customerWithContacts();
  const per = await add('Per', { role: 'invoice' });
  await add('Anne', { is_primary: true });
  await makeConsentDefinition(server.db, { chain_id: site.chain_id, name: 'Offers' });
  const { token } = await logInAs(server.db, { site, roles: ['mechanic'] });
  const input = { params: { id: per.customer_id } };
  const { data } = (await server.call(peopleCalls.people, input, { token })).body;
  expect(data.contacts.map(({ name }) => name)).toEqual(['Anne', 'Per']);
  expect(data.consents).toMatchObject([{ name: 'Offers', events: [] }]);
});
