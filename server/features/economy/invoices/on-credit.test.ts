import { beforeEach, describe, expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { orders } from '#contract/sales/orders.ts';
import { invoicing, type Invoicing } from '#tests/support/economy/invoicing.ts';
import { letCredit } from '#tests/support/economy/let-credit.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

describe('an invoice of who has no more on credit', () => {
  let shop: Invoicing;
  beforeEach(async () => {
    shop = await invoicing(server);
  });

  const block = async () => {
    const params = { id: shop.customer };
    const { version } = (await server.call(customers.calls.one, { params }, shop.me)).body.data;
    const body = { version, blocked: true, block_reason: 'Unpaid since spring.' };
    await server.call(customers.calls.save, { params, body }, shop.me);
  };
  const limit = (amount: number) =>
    letCredit(server.db, shop.me.site, { customer_id: shop.customer, limit: amount });
  const issue = async (id: number, more: object = {}) => {
    const { version } = await shop.invoice(id);
    const body = { version, ...more };
    return (await server.call(invoices.calls.issue, { params: { id }, body }, shop.me)).body;
  };
  const drafted = async (order: number) => (await shop.draftOf(order)).body.data.id;

  test('is drafted, is not issued without being asked about, and is with the right to give credit', async () => {
    const order = await shop.doneOrder();
    await block();
    const id = await drafted(order);
    const refused = await issue(id);
    expect(refused.error).toMatchObject({ code: 'invoices.buyer_blocked' });
    expect(refused.error?.message).toContain('Unpaid since spring.');
    expect(await shop.account()).toMatchObject({ balance: 0 });
    const many = { ids: [id], action: 'issue' as const };
    const { data } = (await server.call(invoices.calls.many, { body: many }, shop.me)).body;
    expect(data.refused).toMatchObject([{ id, code: 'invoices.buyer_blocked' }]);
    // Who says so of the limit does not say so of the block.
    const other = await issue(id, { override: true, overrides: ['invoices.over_credit'] });
    expect(other.error?.code).toBe('invoices.buyer_blocked');
    const gone = await issue(id, { override: true, overrides: ['invoices.buyer_blocked'] });
    // What was refused has drawn no number.
    expect(gone.data).toMatchObject({ state: 'issued', number: '1' });
  });

  test('is asked about where it is more than the limit, alone or with what is ordered', async () => {
    const [first, second] = [await shop.doneOrder(), await shop.doneOrder()];
    await limit(900_00);
    const id = await drafted(first);
    expect((await issue(id)).error).toMatchObject({
      code: 'invoices.over_credit',
      message: expect.stringMatching(/would owe 1000; the credit limit is 900/),
    });
    const { pay } = await shop.paidBy(second);
    await pay(500_00);
    expect((await issue(id)).data).toMatchObject({ state: 'issued' });
  });

  test('is not asked about where it is paid, where it is let, and where it takes something back', async () => {
    const [paid, let_, other] = [
      await shop.doneOrder(),
      await shop.doneOrder(undefined, { credit_to: 500_00, credit_reason: 'Pays on Friday' }),
      await shop.doneOrder(),
    ];
    const invoice = await shop.issued(other);
    await limit(0);
    await (await shop.paidBy(paid)).pay(500_00);
    expect((await issue(await drafted(paid))).data).toMatchObject({ state: 'issued' });
    expect((await issue(await drafted(let_))).data).toMatchObject({ state: 'issued' });
    await block();
    const { id } = (await shop.credit(invoice.id)).body.data;
    expect((await issue(id)).data).toMatchObject({ kind: 'credit', state: 'issued' });
  });

  test('is written by hand and asked about alike', async () => {
    await limit(400_00);
    const body = { customer_id: shop.customer, lines: { put: [shop.line()] } };
    const { data } = (await server.call(invoices.calls.add, { body }, shop.me)).body;
    expect((await issue(data.id)).error?.code).toBe('invoices.over_credit');
  });

  test('is of an order that asks to be paid when it is finished after the limit was lowered', async () => {
    await limit(600_00);
    const one = await shop.doneOrder();
    await limit(100_00);
    const { version } = await shop.order(one);
    const step = (word: 'reopen' | 'finish', at: number) =>
      server.call(orders.calls[word], { params: { id: one }, body: { version: at } }, shop.me);
    const { data } = (await step('reopen', version)).body;
    expect((await step('finish', data.version)).body.error?.code).toBe('orders.pay_first');
  });
});
