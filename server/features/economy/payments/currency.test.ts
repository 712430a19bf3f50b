import { expect, test } from 'vitest';
import { counterCalls } from '#contract/economy/payments/counter-calls.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { customerCreditCalls } from '#contract/economy/customer-credits/credit-calls.ts';
import { paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import { payments } from '#contract/economy/payments/payments.ts';
import { writeCamt } from '#tests/support/economy/bank-files/write-camt.ts';
import { invoicing } from '#tests/support/economy/invoicing.ts';
import { unpaid } from '#tests/support/economy/paid-by-bank.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCompany, makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

let written = 0;
/** A file of the bank that says one payment. */
function fileIn(currency: string, amount: number, reference: string): string {
  written += 1;
  const transaction = { key: `C${written}`, amount, references: [{ reference, amount: null }] };
  const entry = { amount, day: '2026-03-05', transactions: [transaction] };
  return writeCamt([entry], { kind: '054', version: '08', currency });
}

/** Two companies of a chain: one counts in its money, the other in kronor. */
async function both() {
  const norway = await unpaid(server);
  const { chain_id } = norway.me.site;
  const { id: company_id } = await makeCompany(server.db, { chain_id, currency: 'SEK' });
  const site = await makeSite(server.db, { chain_id, company_id });
  const sweden = await invoicing(server, await logInAs(server.db, { site, roles: ['manager'] }));
  await server.call(bookPresetsCalls.fill, { body: {} }, sweden.me);
  const invoice = await sweden.issued(await sweden.doneOrder());
  const read = async (content: string, by = sweden.me) => {
    const body = { name: 'bank.xml', content: Buffer.from(content).toString('base64') };
    return server.call(paymentCalls.readFile, { body }, by);
  };
  return { norway, sweden, invoice, company_id, read };
}

test('each company of a chain counts in its own money, on its invoices and on every screen', async () => {
  const { norway, sweden, invoice } = await both();
  expect(invoice.seller).toMatchObject({ currency: 'SEK' });
  expect(norway.issued[0]!.seller).toMatchObject({ currency: 'NOK' });
  const shown = async (me: typeof sweden.me) =>
    (await server.call(shellCalls.profile, undefined, me)).body.data.profile.site?.currency;
  expect([await shown(norway.me), await shown(sweden.me)]).toEqual(['NOK', 'SEK']);
  const account = await sweden.account();
  expect(account.balance).toBe(500_00);
});

test('a file in another currency than the company counts in is refused with both, and enters nothing', async () => {
  const { norway, sweden, invoice, read } = await both();
  const reference = invoice.payment_reference;
  const refused = (await read(fileIn('NOK', 500_00, reference))).body.error;
  expect(refused).toMatchObject({ code: 'payments.file_currency' });
  expect(refused?.message).toMatch(/NOK.+SEK/);
  const other = norway.issued[0]!.payment_reference;
  const there = await read(fileIn('SEK', 500_00, other), norway.me);
  expect(there.body.error?.code).toBe('payments.file_currency');
  expect((await server.call(payments.calls.list, {}, sweden.me)).body.data).toEqual([]);
  expect(await norway.payments()).toEqual([]);

  expect((await read(fileIn('SEK', 700_00, reference))).body.data).toMatchObject({ matched: 1 });
  expect((await sweden.invoice(invoice.id)).open).toBe(0);
  const { meta } = (await server.call(customerCreditCalls.list, {}, sweden.me)).body;
  expect(meta).toEqual({ total: 1, amount: 200_00 });
  expect((await server.call(customerCreditCalls.list, {}, norway.me)).body.meta.total).toBe(0);
});

test('what was owed or booked in a currency is counted in it for good', async () => {
  const { invoice, sweden, company_id } = await both();
  const change = (to: string) =>
    server.db.executeSql(`update companies set currency = '${to}' where id = ${company_id}`);
  await expect(change('NOK')).rejects.toThrow('has counted in SEK');
  await change('SEK');
  const { data } = (
    await server.call(counterCalls.payable, { params: { id: invoice.id } }, sweden.me)
  ).body;
  expect(data.open).toBe(500_00);
});
