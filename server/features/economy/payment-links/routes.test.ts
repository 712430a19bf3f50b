import { expect, test } from 'vitest';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { disputeCalls } from '#contract/economy/payment-links/dispute-calls.ts';
import { payCalls } from '#contract/economy/payment-links/pay-calls.ts';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import {
  atCompany,
  creditInvoice,
  doneOrderOf,
  invoiceOrder,
} from '#tests/support/economy/issue-invoice.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { otherNetwork, testServer } from '#tests/support/server.ts';

const server = await testServer();
const { closeLink, makeLink, paymentPage, paymentPaper } = paymentLinkCalls;

const link = (me: LoggedIn, id: number) => server.call(makeLink, { params: { id }, body: {} }, me);
const codeIn = (path: string) => path.split('token=')[1]!;
const open = (code: string) => server.call(paymentPage, { params: { code } });

/** An issued invoice of 500 kroner, and the code of its address. */
async function linked(overrides: Parameters<typeof doneOrderOf>[2] = {}) {
  const me = await atCompany(server);
  const order = await doneOrderOf(server, me, overrides);
  const invoice = await invoiceOrder(server, me, order.id);
  const { path } = (await link(me, invoice.id)).body.data;
  return { me, invoice, path, code: codeIn(path) };
}

test('anyone who has the link of an invoice sees what is left to pay, to whom and how', async () => {
  const { me, invoice, path, code } = await linked({ language: 'sv' });
  expect(path).toMatch(/^\/payment\/invoice\?token=[\w-]{32}$/);
  expect((await open(code)).body.data).toMatchObject({
    siteName: me.site.name,
    language: 'sv',
    currency: 'NOK',
    seller: { org_number: '923609016', address: ['Storgata 1', '0155 Oslo'] },
    number: invoice.number,
    state: 'open',
    due: invoice.due_date,
    gross: 500_00,
    paid: 0,
    left: 500_00,
    reference: invoice.payment_reference,
    referenceKind: 'kid',
    account: '86011117947',
    qr: '',
  });
});

test('the page says nothing of who bought, and names no row', async () => {
  const { invoice, code } = await linked({ name: 'Åsa Öberg AS' });
  const text = JSON.stringify((await open(code)).body);
  for (const kept of ['Åsa', 'Kirkeveien', '974760673']) expect(text).not.toContain(kept);
  expect(text).not.toContain(`"id":${invoice.id}`);
});

test('the paper of an invoice is the same that it was sent with', async () => {
  const { code } = await linked();
  const answer = await server.call(paymentPaper, { params: { code } });
  expect(answer.status).toBe(200);
  const paper = Buffer.from(answer.body as unknown as Uint8Array);
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-');
});

test('what was taken back is credited, and nothing of it is left to pay', async () => {
  const { me, invoice, code } = await linked();
  await creditInvoice(server, me, invoice.id);
  expect((await open(code)).body.data).toMatchObject({
    state: 'credited',
    left: 0,
    credited: 500_00,
    paid: 0,
  });
});

test('the address is one each time, and another at each site that hands it over', async () => {
  const { me, invoice, path } = await linked();
  expect((await link(me, invoice.id)).body.data.path).toBe(path);
  const site = await makeSite(server.db, { company_id: me.site.company_id });
  const near = await logInAs(server.db, { site, roles: ['manager'] });
  const theirs = (await link(near, invoice.id)).body.data.path;
  expect(theirs).not.toBe(path);
  expect((await open(codeIn(theirs))).body.data).toMatchObject({
    siteName: site.name,
    number: invoice.number,
  });
});

test('two who ask for the address at once get the same one', async () => {
  const me = await atCompany(server);
  const { id } = await invoiceOrder(server, me, (await doneOrderOf(server, me)).id);
  const made = await Promise.all([link(me, id), link(me, id), link(me, id)]);
  expect(new Set(made.map(({ body }) => body.data.path)).size).toBe(1);
});

test('another company of the chain knows of no such invoice', async () => {
  const { me, invoice } = await linked();
  const site = await makeSite(server.db, { chain_id: me.site.chain_id });
  const far = await logInAs(server.db, { site, roles: ['manager'] });
  expect((await link(far, invoice.id)).status).toBe(404);
});

test('a draft and a credit note are paid by nobody', async () => {
  const { me, invoice } = await linked();
  const credit = await creditInvoice(server, me, invoice.id);
  expect((await link(me, credit.id)).body.error?.code).toBe('common.wrong_state');
  const { customer } = await doneOrderOf(server, me);
  const body = { customer_id: customer.id };
  const draft = (await server.call(invoices.calls.add, { body }, me)).body.data;
  expect((await link(me, draft.id)).body.error?.code).toBe('common.wrong_state');
});

test('an address whose time is over says so, and a made-up one opens nothing', async () => {
  const { invoice, code } = await linked();
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('links')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('invoice_id', '=', invoice.id)
      .execute(),
  );
  expect((await open(code)).body.error?.code).toBe('payment-links.ended');
  const params = { code: 'x'.repeat(32) };
  const from = { address: otherNetwork() };
  for (const call of [paymentPage, paymentPaper] as const) {
    expect((await server.call(call, { params }, from)).status).toBe(404);
  }
});

test('a paper is asked for so often and not more', async () => {
  const { code } = await linked();
  const statuses: number[] = [];
  for (let nth = 0; nth < 31; nth += 1) {
    statuses.push((await server.call(paymentPaper, { params: { code } })).status);
  }
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses[30]).toBe(429);
});

test('a closed link says whom to call and nothing else, at whichever site it was made, and the next one is another', async () => {
  const { me, invoice, code } = await linked();
  const site = await makeSite(server.db, { company_id: me.site.company_id });
  const near = await logInAs(server.db, { site, roles: ['manager'] });
  const theirs = codeIn((await link(near, invoice.id)).body.data.path);
  const input = { params: { id: invoice.id }, body: {} };
  expect((await server.call(closeLink, input, near)).status).toBe(200);
  expect((await server.call(closeLink, input, me)).body.error?.code).toBe('payment-links.no_link');
  for (const closed of [code, theirs]) {
    const { data } = (await open(closed)).body;
    expect(data.of).toBe('closed');
    const text = JSON.stringify(data);
    expect(text).not.toContain(invoice.payment_reference);
    expect(text).not.toContain('500');
    const params = { code: closed };
    expect((await server.call(paymentPaper, { params })).status).toBe(410);
    const body = { provider: 'easy' as const };
    const paid = await server.call(payCalls.pay, { params, body });
    expect(paid.body.error?.code).toBe('payment-links.closed');
    const wrong = { key: crypto.randomUUID(), reason: 'other' as const, said: '' };
    const said = await server.call(disputeCalls.dispute, { params, body: wrong });
    expect(said.body.error?.code).toBe('payment-links.closed');
  }
  const next = codeIn((await link(me, invoice.id)).body.data.path);
  expect([code, theirs]).not.toContain(next);
  expect((await open(next)).body.data).toMatchObject({ of: 'invoice', number: invoice.number });
  expect((await open(code)).body.data.of).toBe('closed');
});

test('another company of the chain closes nothing', async () => {
  const { me, invoice, code } = await linked();
  const site = await makeSite(server.db, { chain_id: me.site.chain_id });
  const far = await logInAs(server.db, { site, roles: ['manager'] });
  const input = { params: { id: invoice.id }, body: {} };
  expect((await server.call(closeLink, input, far)).status).toBe(404);
  expect((await open(code)).body.data.of).toBe('invoice');
});
