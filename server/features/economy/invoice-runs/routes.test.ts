import { beforeEach, describe, expect, test } from 'vitest';
import { automaticInvoicing } from '#contract/economy/invoice-runs/automatic-invoicing.ts';
import { invoiceRuns, runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import { actAs } from '#server/kit/caller/act-as.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { fillBilling } from '#tests/support/economy/billing-of.ts';
import { invoicing, type Invoicing } from '#tests/support/economy/invoicing.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';
import { beginRuns } from './begin-runs.ts';
import { doInvoiceRuns } from './jobs.ts';
import { makeInvoices } from './make-invoices.ts';

const server = await testServer();
const until = '2099-12-31';

crudSuite(invoiceRuns, {
  valid: () => ({ name: unique('Run'), until }),
  changed: { least: 500_00 },
  wrong: { until: 'soon' },
  prepare: async (me) => {
    await fillBilling(me);
    return {};
  },
});

describe('a run of invoices', () => {
  let shop: Invoicing;
  let me: LoggedIn;
  beforeEach(async () => {
    shop = await invoicing(server);
    ({ me } = shop);
  });

  const step = async (id: number, word: 'propose' | 'change' | 'run' | 'pause' | 'stop') => {
    const { data } = (await server.call(invoiceRuns.calls.one, { params: { id } }, me)).body;
    const body = { version: data.version };
    return server.call(invoiceRuns.calls[word], { params: { id }, body }, me);
  };
  const items = async (id: number) =>
    (await server.call(runs.calls.items, { params: { id }, query: { per_page: 200 } }, me)).body
      .data;
  async function planned(more: object = {}) {
    const body = { name: 'October', until, ...more };
    const { id } = (await server.call(invoiceRuns.calls.add, { body }, me)).body.data;
    await step(id, 'propose');
    return id;
  }
  const run = () => doInvoiceRuns(server.app);
  const invoicesOf = async (id: number) =>
    [...new Set((await items(id)).map((item) => item.invoice_id))].filter((one) => one !== null);

  test('invoices what a customer had done on one invoice, in the order in which it was, and says which order each line is of', async () => {
    const ids = [await shop.doneOrder(), await shop.doneOrder()];
    const id = await planned();
    expect(await items(id)).toMatchObject(
      ids.map((order_id) => ({ order_id, state: 'planned', amount: 500_00 })),
    );
    await step(id, 'run');
    await run();
    const [made, ...others] = await invoicesOf(id);
    expect(others).toEqual([]);
    const numbers = await Promise.all(ids.map(async (one) => (await shop.order(one)).number));
    expect(await shop.invoice(made!)).toMatchObject({
      state: 'issued',
      gross: 1000_00,
      order_numbers: numbers.join(', '),
      purchase_order: 'PO 9',
    });
    expect(await shop.account()).toMatchObject({ balance: 1000_00 });
    const done = (await server.call(invoiceRuns.calls.one, { params: { id } }, me)).body.data;
    expect(done).toMatchObject({ state: 'done', made: 2, invoices: 1, amount: 1000_00 });
  });

  test('leaves out with a reason what lacks something, and what somebody takes out', async () => {
    const nowhere = await makeCustomer(server.db, { chain_id: me.site.chain_id });
    const [lacking, left, made] = [
      await shop.doneOrder([shop.line()], { customer_id: nowhere.id }),
      await shop.doneOrder(),
      await shop.doneOrder(),
    ];
    const id = await planned({ grouping: 'order' });
    const all = await items(id);
    const itemOf = (order: number) => all.find((item) => item.order_id === order)!;
    expect(itemOf(lacking)).toMatchObject({ state: 'out', reason: 'no_address' });
    const body = { items: [itemOf(left).id], left_out: true };
    await server.call(runs.calls.choose, { params: { id }, body }, me);
    await step(id, 'run');
    await run();
    expect((await shop.order(made)).invoiced).toBe('whole');
    for (const order of [lacking, left]) expect((await shop.order(order)).invoiced).toBe('none');
  });

  test('leaves drafts where somebody wants to look them over', async () => {
    await shop.doneOrder();
    const id = await planned({ issue: false });
    await step(id, 'run');
    await run();
    const [draft] = await invoicesOf(id);
    expect(await shop.invoice(draft!)).toMatchObject({ state: 'draft', number: '' });
  });

  test('leaves out what was invoiced meanwhile, by hand or by another run', async () => {
    const order = await shop.doneOrder();
    const both = [await planned(), await planned()];
    for (const id of both) await step(id, 'run');
    await run();
    const results = (await Promise.all(both.map(items))).flat();
    expect(results.map(({ state, reason }) => `${state} ${reason}`).toSorted()).toEqual([
      'left_out nothing_left',
      'made ',
    ]);
    expect((await shop.order(order)).invoiced).toBe('whole');
    expect(await shop.account()).toMatchObject({ balance: 500_00 });
  });

  test('by a server that dies in the middle, and two that go on at once, invoices each order once, without a gap', async () => {
    for (let nth = 0; nth < 12; nth += 1) await shop.doneOrder();
    const id = await planned({ grouping: 'order' });
    await step(id, 'run');
    const { chain_id: chainId, id: siteId } = me.site;
    const died = actAs(
      server.app,
      { chainId, siteId, job: 'test' },
      { requestId: 'test' },
      async (context) => {
        await makeInvoices(server.app, context, id);
        throw new Error('killed');
      },
    );
    await expect(died).rejects.toThrow('killed');
    await Promise.all([run(), run()]);
    const all = await items(id);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['made']));
    const numbers = all.map((item) => Number(item.invoice_number));
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 1),
    );
  });

  test('is refused while the company itself lacks what stands on every invoice', async () => {
    const bare = await logInAs(server.db, { roles: ['manager'] });
    const body = { name: 'October', until };
    const { id, version } = (await server.call(invoiceRuns.calls.add, { body }, bare)).body.data;
    const input = { params: { id }, body: { version } };
    const answer = await server.call(invoiceRuns.calls.propose, input, bare);
    expect(answer.body.error?.code).toBe('invoices.no_own_address');
  });

  test('is begun by itself once on the day it is due, by however many servers, and waits for somebody or not', async () => {
    for (const mode of ['propose', 'run'] as const) {
      shop = await invoicing(server);
      ({ me } = shop);
      const order = await shop.doneOrder();
      // Done yesterday.
      await server.db.transaction('system', (tx) =>
        tx.updateTable('orders').set({ done_on: '2026-01-01' }).where('id', '=', order).execute(),
      );
      const { data } = (await server.call(automaticInvoicing.calls.site.read, undefined, me)).body;
      const body = { ...data, mode, every: 'day' as const };
      await server.call(automaticInvoicing.calls.site.save, { body }, me);
      await Promise.all([beginRuns(server.app), beginRuns(server.app)]);
      await beginRuns(server.app);
      await run();
      const begun = (await server.call(invoiceRuns.calls.list, { query: {} }, me)).body.data;
      expect(begun).toMatchObject([
        { state: mode === 'run' ? 'done' : 'planned', planned: 1, grouping: 'customer' },
      ]);
      expect((await shop.order(order)).invoiced).toBe(mode === 'run' ? 'whole' : 'none');
    }
  });

  test('is nothing for the reception', async () => {
    const reception = await logInAs(server.db, { roles: ['reception'], site: me.site });
    const body = { name: 'October', until };
    const answer = await server.call(invoiceRuns.calls.add, { body }, reception);
    expect(answer.body.error?.code).toBe('common.no_right');
  });
});
