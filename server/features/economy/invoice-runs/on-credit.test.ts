import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { invoiceRuns, runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import { agreeStorage } from '#tests/support/economy/agree-storage.ts';
import { address, invoicing, type Invoicing } from '#tests/support/economy/invoicing.ts';
import { letCredit } from '#tests/support/economy/let-credit.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';
import { doInvoiceRuns } from './jobs.ts';

const server = await testServer();

describe('a run of invoices on credit', () => {
  let shop: Invoicing;
  beforeEach(async () => {
    shop = await invoicing(server);
  });

  const step = async (id: number, word: 'propose' | 'run') => {
    const { version } = (await server.call(invoiceRuns.calls.one, { params: { id } }, shop.me)).body
      .data;
    return server.call(invoiceRuns.calls[word], { params: { id }, body: { version } }, shop.me);
  };
  const planned = async (more: object = {}) => {
    const body = { until: '2099-12-31', grouping: 'order' as const, ...more };
    const { id } = (await server.call(invoiceRuns.calls.add, { body }, shop.me)).body.data;
    await step(id, 'propose');
    return id;
  };
  const stateOf = async (run: number) => {
    const input = { params: { id: run }, query: { per_page: 200 } };
    const { data } = (await server.call(runs.calls.items, input, shop.me)).body;
    return new Map(
      data.map(({ order_id, agreement_id, state, reason }) => [
        order_id ?? agreement_id!,
        `${state} ${reason}`,
      ]),
    );
  };
  const blocked = async (id: number) => {
    const params = { id };
    const { version } = (await server.call(customers.calls.one, { params }, shop.me)).body.data;
    const body = { version, blocked: true, block_reason: 'Unpaid since spring.' };
    await server.call(customers.calls.save, { params, body }, shop.me);
  };
  const customerWith = async (limit: number) => {
    const { id } = await makeCustomer(server.db, { chain_id: shop.me.site.chain_id, ...address });
    await letCredit(server.db, shop.me.site, { customer_id: id, limit });
    return id;
  };

  test('leaves out who is blocked and who owes more than their limit, and who comes to meanwhile', async () => {
    const over = await customerWith(600_00);
    const fine = await customerWith(600_00);
    const [first, within, later] = [
      await shop.doneOrder(undefined, { customer_id: over }),
      await shop.doneOrder(undefined, { customer_id: fine }),
      await shop.doneOrder(),
    ];
    await letCredit(server.db, shop.me.site, { customer_id: over, limit: 400_00 });
    const id = await planned();
    expect(Object.fromEntries(await stateOf(id))).toEqual({
      [first]: 'out over_credit',
      [within]: 'planned ',
      [later]: 'planned ',
    });
    await blocked(shop.customer);
    await step(id, 'run');
    await doInvoiceRuns(server.app);
    expect(Object.fromEntries(await stateOf(id))).toEqual({
      [first]: 'out over_credit',
      [within]: 'made ',
      [later]: 'left_out buyer_blocked',
    });
    expect((await stateOf(await planned())).get(later)).toBe('out buyer_blocked');
    // Nothing of it is lost: a draft is made of it for somebody who looks it over.
    expect((await stateOf(await planned({ issue: false }))).get(later)).toBe('planned ');
  });

  test('counts all that storage asks for of a customer', async () => {
    const within = await agreeStorage(server, shop.me, {
      customer_id: await customerWith(1000_00),
    });
    const too = await customerWith(1500_00);
    const both = [
      await agreeStorage(server, shop.me, { customer_id: too }),
      await agreeStorage(server, shop.me, { customer_id: too, licenseplate: 'EL66666' }),
    ];
    const states = await stateOf(await planned({ source: 'storage', until: undefined }));
    expect(states.get(within.id)).toBe('planned ');
    for (const { id } of both) expect(states.get(id)).toBe('out over_credit');
  });
});
