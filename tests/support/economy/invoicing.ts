import { sql } from 'kysely';
import { accountCalls } from '#contract/economy/customer-ledger/account-calls.ts';
import { creditCalls, invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { orders } from '#contract/sales/orders.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { makeVatCodes } from '../documents/vat-codes.ts';
import { logInAs, type LoggedIn } from '../factories/accounts.ts';
import { makeCustomer } from '../factories/customers.ts';
import type { TestServer } from '../server.ts';
import { fillBilling } from './billing-of.ts';

/** Where a customer is who can be sent an invoice. */
export const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo' };

export type Invoicing = Awaited<ReturnType<typeof invoicing>>;

/** A company that invoices, one of its customers, and what is done there; by `me`, its manager, where nobody is named. */
export async function invoicing(server: TestServer, me?: LoggedIn) {
  const manager = me ?? (await logInAs(server.db, { roles: ['manager'] }));
  await makeVatCodes(server.db, manager.site);
  await fillBilling(manager);
  const { chain_id } = manager.site;
  const customer = (await makeCustomer(server.db, { chain_id, ...address })).id;
  return { me: manager, customer, ...doneBy(server, manager, customer) };
}

/** What is invoiced, in steps of one call each. */
function doneBy(server: TestServer, me: LoggedIn, customer: number) {
  const line = (more: object = {}) => ({
    key: crypto.randomUUID(),
    position: 0,
    kind: 'work' as const,
    description: 'Wheel change',
    quantity: 4000,
    unit_price: 100_00_00,
    vat_code: '3',
    ...more,
  });
  async function doneOrder(lines = [line()], more: object = {}) {
    const body = { customer_id: customer, reference: 'PO 9', lines: { put: lines }, ...more };
    const { data } = (await server.call(orders.calls.add, { body }, me)).body;
    let { version } = data;
    for (const step of ['accept', 'start', 'finish'] as const) {
      const input = { params: { id: data.id }, body: { version } };
      ({ version } = (await server.call(orders.calls[step], input, me)).body.data);
    }
    return data.id;
  }
  const draftOf = (id: number, by = me) =>
    server.call(invoiceCalls.fromOrder, { params: { id }, body: {} }, by);
  const invoice = async (id: number) =>
    (await server.call(invoices.calls.one, { params: { id } }, me)).body.data;
  const step = async (id: number, word: 'issue' | 'drop', by = me) => {
    const { version } = await invoice(id);
    return server.call(invoices.calls[word], { params: { id }, body: { version } }, by);
  };
  return {
    line,
    doneOrder,
    draftOf,
    invoice,
    step,
    order: async (id: number) =>
      (await server.call(orders.calls.one, { params: { id } }, me)).body.data,
    saveDraft: async (id: number, change: object, by = me) => {
      const { version } = await invoice(id);
      const body = { version, ...change };
      return server.call(invoices.calls.save, { params: { id }, body }, by);
    },
    credit: (id: number, by = me) =>
      server.call(creditCalls.credit, { params: { id }, body: {} }, by),
    account: async (id = customer) =>
      (await server.call(accountCalls.account, { params: { id } }, me)).body.data,
    /** The invoice of what is left of an order, issued. */
    async issued(of: number) {
      const { id } = (await draftOf(of)).body.data;
      const answer = await step(id, 'issue');
      if (answer.status !== 200) throw new Error(`not issued: ${answer.body.error?.code}`);
      return answer.body.data;
    },
    paidBy: (id: number) => payByCard(server, me, id),
  };
}

/** What an order is paid, by card, and paid back. */
export async function payByCard(server: TestServer, me: LoggedIn, id: number) {
  const { chain_id, company_id } = me.site;
  const { rows } = await server.db.transaction('system', (tx) =>
    sql<{ id: number }>`
      insert into payment_methods (chain_id, company_id, name, kind)
      values (${chain_id}, ${company_id}, ${crypto.randomUUID()}, 'card') returning id`.execute(tx),
  );
  const input = (amount: number) => ({
    params: { id },
    body: {
      intent: crypto.randomUUID(),
      method_id: rows[0]!.id,
      amount,
      paid_at: new Date().toISOString(),
    },
  });
  return {
    pay: (amount: number) => server.call(orderDepositCalls.takeDeposit, input(amount), me),
    payBack: (amount: number) => server.call(orderDepositCalls.refundDeposit, input(amount), me),
  };
}
