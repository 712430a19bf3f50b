import { beforeEach, describe, expect, test } from 'vitest';
import { automaticInvoicing } from '#contract/economy/invoice-runs/automatic-invoicing.ts';
import { invoiceRuns, runs } from '#contract/economy/invoice-runs/invoice-runs.ts';
import { storageAgreements } from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { agreeStorage } from '#tests/support/economy/agree-storage.ts';
import { invoicing, type Invoicing } from '#tests/support/economy/invoicing.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';
import { beginRuns } from './begin-runs.ts';
import { doInvoiceRuns } from './jobs.ts';

const server = await testServer();

describe('a run of storage agreements', () => {
  let shop: Invoicing;
  beforeEach(async () => {
    shop = await invoicing(server);
  });

  const agreed = (more: object = {}) =>
    agreeStorage(server, shop.me, { customer_id: shop.customer, ...more });
  const itemsOf = async (id: number) => {
    const input = { params: { id }, query: { per_page: 200 } };
    return (await server.call(runs.calls.items, input, shop.me)).body.data;
  };
  const step = async (id: number, word: 'propose' | 'run') => {
    const { version } = (await server.call(invoiceRuns.calls.one, { params: { id } }, shop.me)).body
      .data;
    return server.call(invoiceRuns.calls[word], { params: { id }, body: { version } }, shop.me);
  };
  const planned = async (more: object = {}) => {
    const body = { source: 'storage' as const, ...more };
    const { id } = (await server.call(invoiceRuns.calls.add, { body }, shop.me)).body.data;
    await step(id, 'propose');
    return id;
  };
  const read = async (id: number) =>
    (await server.call(storageAgreements.calls.one, { params: { id } }, shop.me)).body.data;

  test('invoices what has begun, all of a customer on one invoice, and leaves out who cannot be sent one', async () => {
    const { chain_id } = shop.me.site;
    const [one, other] = [await agreed(), await agreed({ licenseplate: 'EL66666' })];
    const nowhere = (await makeCustomer(server.db, { chain_id })).id;
    const left = await agreed({ customer_id: nowhere });
    await agreed({ begins_on: '2099-01-01' });
    await shop.doneOrder();
    const id = await planned();
    const items = await itemsOf(id);
    const shown = items.map(({ agreement_id: of, state, reason }) => [of, state, reason]);
    expect(new Set(shown)).toEqual(
      new Set([
        [one.id, 'planned', ''],
        [other.id, 'planned', ''],
        [left.id, 'out', 'no_address'],
      ]),
    );
    expect(items[0]).toMatchObject({ amount: 1000_00, order_id: null, done_on: null });
    await step(id, 'run');
    await doInvoiceRuns(server.app);
    const made = (await itemsOf(id)).filter(({ state }) => state === 'made');
    expect(new Set(made.map(({ invoice_id }) => invoice_id)).size).toBe(1);
    expect(await shop.invoice(made[0]!.invoice_id!)).toMatchObject({
      state: 'issued',
      gross: 2000_00,
    });
    expect((await read(one.id)).next_invoice_on).toBeNull();
    expect((await itemsOf(await planned())).map(({ state }) => state)).toEqual(['out']);
  });

  test('leaves out what ended since it was proposed, and finds an agreement by its plate', async () => {
    const { id: agreement, version } = await agreed();
    const id = await planned();
    const end = { params: { id: agreement }, body: { version } };
    await server.call(storageAgreements.calls.end, end, shop.me);
    await step(id, 'run');
    await doInvoiceRuns(server.app);
    const input = { params: { id }, query: { per_page: 200, q: 'EL555' } };
    expect((await server.call(runs.calls.items, input, shop.me)).body.data).toMatchObject([
      { state: 'left_out', reason: 'not_in_force', licenseplate: 'EL55555' },
    ]);
  });

  test('is begun by itself on the day it begins, beside that of orders, where the site says so', async () => {
    const { id } = await agreed();
    const save = async (storage: boolean) => {
      const call = automaticInvoicing.calls.site;
      const { data } = (await server.call(call.read, undefined, shop.me)).body;
      const body = { ...data, mode: 'run' as const, every: 'day' as const, storage };
      await server.call(call.save, { body }, shop.me);
    };
    await save(true);
    await Promise.all([beginRuns(server.app), beginRuns(server.app)]);
    await doInvoiceRuns(server.app);
    const begun = (await server.call(invoiceRuns.calls.list, { query: {} }, shop.me)).body.data;
    expect(begun).toMatchObject([{ state: 'done', source: 'storage', planned: 1 }]);
    expect(begun[0]?.name).toMatch(/^Storage until/);
    expect((await read(id)).next_invoice_on).toBeNull();
  });
});
