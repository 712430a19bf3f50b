import { describe, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { accountManagers, keyAccountCalls } from '#contract/customer/key-accounts.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeAccountManager } from '#tests/support/factories/key-accounts.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(accountManagers, {
  valid: () => ({ name: 'Marit Aasen', email: 'marit@post.example', away_from: '2026-07-01' }),
  changed: { phone: '99887766', away_to: '2026-07-20' },
  wrong: { name: '', email: 'marit' },
});

/** A manager at a chain of their own with these account managers. */
async function chain() {
  const { db } = server;
  const { site, token } = await logInAs(db, { roles: ['manager'] });
  const { chain_id } = site;
  const call: TestServer['call'] = (one, input) => server.call(one, input, { token });
  const marit = await makeAccountManager(db, { chain_id, name: 'Marit' });
  const sindre = await makeAccountManager(db, { chain_id, name: 'Sindre' });
  return {
    call,
    marit,
    sindre,
    customer: (overrides = {}) => makeCustomer(db, { ...overrides, chain_id }),
    one: async (id: number) =>
      (await call(accountManagers.calls.one, { params: { id } })).body.data,
    handOver: (id: number, to_id: number | null) =>
      call(keyAccountCalls.handOver, { params: { id }, body: { to_id } }),
  };
}

describe('the customers of a manager', () => {
  test('are counted, and the next follow-up is the earliest of theirs', async () => {
    const { marit, sindre, customer, one } = await chain();
    await customer({ manager_id: marit.id, follow_up: '2026-05-02' });
    await customer({ manager_id: marit.id, follow_up: '2026-05-01' });
    await customer({ manager_id: marit.id });
    expect(await one(marit.id)).toMatchObject({ customers: 3, next_follow_up: '2026-05-01' });
    expect(await one(sindre.id)).toMatchObject({ customers: 0, next_follow_up: null });
  });

  test('are counted again when one gets another manager, is followed up, or is archived', async () => {
    const { call, marit, sindre, customer, one } = await chain();
    const { id } = await customer({ manager_id: marit.id, follow_up: '2026-05-02' });
    const save = (body: object) =>
      call(customers.calls.save, { params: { id }, body: { version: 1, ...body } });
    await save({ manager_id: sindre.id, version: 1 });
    expect(await one(marit.id)).toMatchObject({ customers: 0, next_follow_up: null });
    await save({ follow_up: '2026-09-01', version: 2 });
    expect(await one(sindre.id)).toMatchObject({ customers: 1, next_follow_up: '2026-09-01' });
    await call(customers.calls.archive, { params: { id }, body: { version: 3 } });
    expect(await one(sindre.id)).toMatchObject({ customers: 0, next_follow_up: null });
  });

  test('being counted is no change of the manager', async () => {
    const { marit, customer, one } = await chain();
    await customer({ manager_id: marit.id });
    expect((await one(marit.id)).version).toBe(1);
  });
});

describe('handing over', () => {
  test('gives all customers to another, and the history of each says so', async () => {
    const { call, marit, sindre, customer, one, handOver } = await chain();
    const kari = await customer({ manager_id: marit.id, follow_up: '2026-05-02' });
    await customer({ manager_id: marit.id });
    expect((await handOver(marit.id, sindre.id)).body.data).toEqual({ customers: 2 });
    expect(await one(sindre.id)).toMatchObject({ customers: 2, next_follow_up: '2026-05-02' });
    expect((await one(marit.id)).customers).toBe(0);
    const history = await call(customers.calls.history, { params: { id: kari.id } });
    expect(history.body.data[0]?.changes).toEqual([
      {
        field: 'manager_id',
        from: marit.id,
        to: sindre.id,
        shown: { from: 'Marit', to: 'Sindre' },
      },
    ]);
  });

  test('to nobody leaves them without a manager', async () => {
    const { call, marit, customer, handOver } = await chain();
    const { id } = await customer({ manager_id: marit.id });
    await handOver(marit.id, null);
    const { data } = (await call(customers.calls.one, { params: { id } })).body;
    expect(data).toMatchObject({ manager_id: null, version: 2 });
  });

  test('to oneself, or to somebody of another chain, is refused', async () => {
    const { marit, handOver } = await chain();
    const oneself = await handOver(marit.id, marit.id);
    expect(oneself.body.error?.code).toBe('key-accounts.same_manager');
    const stranger = await makeAccountManager(server.db);
    expect((await handOver(marit.id, stranger.id)).body.error?.fields).toHaveProperty('to_id');
  });
});

test('nobody stands in for themselves, and nobody comes back before they went', async () => {
  const { call, marit } = await chain();
  const save = async (body: object) =>
    (
      await call(accountManagers.calls.save, {
        params: { id: marit.id },
        body: { version: 1, ...body },
      })
    ).body.error?.fields;
  expect(await save({ substitute_id: marit.id })).toHaveProperty('substitute_id');
  expect(await save({ away_from: '2026-07-20', away_to: '2026-07-01' })).toHaveProperty('away_to');
});
