import { describe, expect, test } from 'vitest';
import { customerCentreCalls } from '#contract/customer/customer-centre.ts';
import { customers } from '#contract/customer/customers.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const server = await testServer();

/** A manager at one of two sites of a chain. */
async function chain() {
  const { db } = server;
  const { site, token, user } = await logInAs(db, { roles: ['manager'] });
  const { chain_id } = site;
  const other = await makeSite(db, { chain_id });
  const call: TestServer['call'] = (one, input) => server.call(one, input, { token });
  return {
    site,
    other,
    user,
    call,
    customer: (overrides = {}) => makeCustomer(db, { ...overrides, chain_id }),
    visit: (at: typeof site, customer_id: number) => makeQueuePerson(db, { site: at, customer_id }),
    list: async (query = {}) => (await call(customerCentreCalls.list, { query })).body,
  };
}

describe('the customers of a chain', () => {
  test('stand with the sites that they come to, the most visited first', async () => {
    const { site, other, customer, visit, list } = await chain();
    const anne = await customer({ name: 'Anne' });
    await customer({ name: 'Berit' });
    await visit(site, anne.id);
    await visit(other, anne.id);
    await visit(other, anne.id);
    const { data, meta } = await list();
    expect(data.map(({ name, sites }) => [name, sites.map((one) => [one.id, one.visits])])).toEqual(
      [
        [
          'Anne',
          [
            [other.id, 2],
            [site.id, 1],
          ],
        ],
        ['Berit', []],
      ],
    );
    expect(meta).toEqual({ current_page: 1, per_page: 50, total_items: 2, more: false });
  });

  test('are found by what is searched for, and a page behind the last is empty', async () => {
    const { customer, list } = await chain();
    await customer({ name: 'Anne Berg' });
    await customer({ name: 'Carl Dahl' });
    expect((await list({ q: 'dahl' })).data.map(({ name }) => name)).toEqual(['Carl Dahl']);
    const { data, meta } = await list({ page: 2 });
    expect([data, meta.total_items]).toEqual([[], 2]);
  });

  test('are nobody\u2019s business in another chain', async () => {
    const here = await chain();
    const there = await chain();
    const kari = await there.customer({ name: 'Kari', email: 'kari@post.example' });
    await there.visit(there.site, kari.id);
    expect((await here.list()).data).toEqual([]);
  });

  test('cannot be looked at without that being written down', async () => {
    const { user, list } = await chain();
    await list();
    const rows = await server.db.transaction('system', (tx) =>
      tx
        .selectFrom('audit_log')
        .select('action')
        .where('user_id', '=', user.id)
        .where('action', '=', 'customer_centre.list')
        .execute(),
    );
    expect(rows).toHaveLength(1);
  });
});

describe('a block', () => {
  test('holds in the whole chain, has a reason, and stands in the history', async () => {
    const { call, customer } = await chain();
    const { id } = await customer();
    const body = { version: 1, reason: 'Unpaid since spring' };
    const { data } = (await call(customerCentreCalls.block, { params: { id }, body })).body;
    expect(data).toMatchObject({ blocked: true, block_reason: 'Unpaid since spring', version: 2 });
    const history = (await call(customers.calls.history, { params: { id } })).body.data;
    expect(history[0]?.changes.map(({ field }) => field)).toEqual(['blocked', 'block_reason']);
    const off = { params: { id }, body: { version: 2 } };
    const back = (await call(customerCentreCalls.unblock, off)).body.data;
    expect(back).toMatchObject({ blocked: false, block_reason: '' });
  });

  test('without a reason, or made from an older version, is refused', async () => {
    const { call, customer } = await chain();
    const { id } = await customer();
    const block = (body: { version: number; reason: string }) =>
      call(customerCentreCalls.block, { params: { id }, body });
    expect((await block({ version: 1, reason: ' ' })).body.error?.fields).toHaveProperty('reason');
    await block({ version: 1, reason: 'Unpaid' });
    const late = await block({ version: 1, reason: 'Unpaid' });
    expect(late.body.error?.code).toBe('common.changed_elsewhere');
  });
});
