import { customerCreditCalls } from '#contract/economy/customer-credits/credit-calls.ts';
import type { TestServer } from '../server.ts';
import { unpaid } from './paid-by-bank.ts';

/** A company that has issued invoices of 500 to one customer, and what is done with what they paid too much. */
export async function credited(server: TestServer, count = 2) {
  const at = await unpaid(server, count);
  const { me } = at;
  const of = (id: number) => ({ params: { id } });
  return {
    ...at,
    /** The nth invoice. */
    nth: (nth: number) => at.issued[nth]!,
    /** One more of them. */
    another: async (order: object = {}) => at.issue(await at.draft(await at.doneOrder({}, order))),
    credits: async (query: object = {}, by = me) =>
      (await server.call(customerCreditCalls.list, { query }, by)).body,
    creditOf: async (id: number) =>
      (await server.call(customerCreditCalls.ofInvoice, of(id), me)).body.data,
    use: (id: number, amount: number, credit_id?: number, by = me) => {
      const body = { amount, ...(credit_id !== undefined && { credit_id }) };
      return server.call(customerCreditCalls.use, { ...of(id), body }, by);
    },
    takeBackUse: (id: number, credit_id: number, by = me) =>
      server.call(customerCreditCalls.takeBack, { ...of(id), body: { credit_id } }, by),
    creditPaidBack: (id: number, amount: number, by = me) =>
      server.call(customerCreditCalls.payBack, { ...of(id), body: { amount } }, by),
  };
}
