import { invoices } from '#contract/economy/invoices/invoices.ts';
import { paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { unprovedBooks } from '#server/features/economy/customer-ledger/proof-repo.ts';
import type { TestServer } from '../server.ts';
import { bankFile, type WrittenPayment } from './bank-file.ts';
import { bookkeeper } from './bookkeeper.ts';

/** Somebody who keeps the books of a company that its customers pay by the bank. */
export async function paidByBank(server: TestServer) {
  const at = await bookkeeper(server);
  const { me } = at;
  const of = (id: number) => ({ params: { id } });
  const readFile = (content: string | Uint8Array, name = 'bank.xml', by = me) => {
    const body = { name, content: Buffer.from(content).toString('base64') };
    return server.call(paymentCalls.readFile, { body }, by);
  };
  return {
    ...at,
    readFile,
    /** Reads a file of these payments. */
    paid: async (...all: WrittenPayment[]) => (await readFile(bankFile(all))).body.data,
    /** What waits to be matched. */
    waiting: async (by = me) => (await server.call(paymentCalls.waiting, { query: {} }, by)).body,
    match: (id: number, parts: readonly { invoice_id: number; amount: number }[], by = me) =>
      server.call(paymentCalls.match, { ...of(id), body: { parts: [...parts] } }, by),
    putAside: (id: number, reason: 'paid_back' | 'elsewhere' = 'elsewhere', by = me) =>
      server.call(paymentCalls.putAside, { ...of(id), body: { reason } }, by),
    reversed: (id: number, payment_id: number, by = me) =>
      server.call(paymentCalls.reverse, { ...of(id), body: { payment_id } }, by),
    takeBack: (id: number, match_id: number, by = me) =>
      server.call(paymentCalls.takeBack, { ...of(id), body: { match_id } }, by),
    matches: async (id: number) => (await server.call(paymentCalls.matches, of(id), me)).body.data,
    /** All payments of the company, the oldest first. */
    payments: async () =>
      (await server.call(payments.calls.list, { query: { sort_by: 'day:asc', per_page: 100 } }, me))
        .body.data,
    /** What does not add up in the books of the company. */
    unproved: async () => {
      const all = await server.db.transaction('system', unprovedBooks);
      return all.filter(({ companyId }) => companyId === me.site.company_id);
    },
  };
}

/** A company that has issued invoices of 500, which their customer has not paid. */
export async function unpaid(server: TestServer, count = 1) {
  const at = await paidByBank(server);
  const issued = [];
  for (let nth = 0; nth < count; nth += 1) issued.push(await at.issued(await at.doneOrder()));
  const open = async (id: number) =>
    (await server.call(invoices.calls.one, { params: { id } }, at.me)).body.data.open;
  return { ...at, issued, open };
}
