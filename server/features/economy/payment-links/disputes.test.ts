import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { mergeAndPrivacyCalls } from '#contract/customer/merge-and-privacy.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { disputeCalls } from '#contract/economy/payment-links/dispute-calls.ts';
import { paymentLinkCalls } from '#contract/economy/payment-links/payment-link-calls.ts';
import {
  atCompany,
  creditInvoice,
  doneOrderOf,
  invoiceOrder,
} from '#tests/support/economy/issue-invoice.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const { dispute, disputeOf, settleDispute } = disputeCalls;

/** An issued invoice, and what its customer and the site do about it. */
async function linked() {
  const me = await atCompany(server);
  const { id } = await invoiceOrder(server, me, (await doneOrderOf(server, me)).id);
  const input = { params: { id }, body: {} };
  const { path } = (await server.call(paymentLinkCalls.makeLink, input, me)).body.data;
  const params = { code: path.split('token=')[1]! };
  const say = (key: string = crypto.randomUUID(), said = 'Two wheels only') => {
    const body = { key, reason: 'amount' as const, said };
    return server.call(dispute, { params, body });
  };
  const seen = async (by = me) => (await server.call(disputeOf, { params: { id } }, by)).body;
  const settle = (by = me) => server.call(settleDispute, input, by);
  const notices = () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('notifications')
        .select(['title_en', 'content_en', 'site_id'])
        .where('chain_id', '=', me.site.chain_id)
        .where('title_en', 'like', '%wrong%')
        .execute(),
    );
  return { me, id, say, seen, settle, notices };
}

test('what a customer says is wrong stands with the invoice, and the site is notified once', async () => {
  const { me, say, seen, notices } = await linked();
  const key = crypto.randomUUID();
  expect((await say(key)).body.data.disputedAt).not.toBeNull();
  expect((await say(key)).status).toBe(200);
  expect((await seen()).data).toMatchObject({ reason: 'amount', said: 'Two wheels only' });
  expect(await notices()).toMatchObject([{ site_id: me.site.id }]);
});

test('while it is not settled it is said once, however many press at once', async () => {
  const { say, notices } = await linked();
  const answers = await Promise.all([say(), say(), say()]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await say()).body.error?.code).toBe('payment-links.disputed');
  expect(await notices()).toHaveLength(1);
});

test('what is settled is no more wrong, and can be said again', async () => {
  const { say, seen, settle } = await linked();
  expect((await settle()).body.error?.code).toBe('payment-links.not_disputed');
  await say();
  expect((await settle()).status).toBe(200);
  expect((await seen()).data).toBeNull();
  expect((await say(undefined, 'Still wrong')).status).toBe(200);
  expect((await seen()).data).toMatchObject({ said: 'Still wrong' });
});

test('of what nothing is left to pay nobody has to wait', async () => {
  const { me, id, say } = await linked();
  await creditInvoice(server, me, id);
  expect((await say()).body.error?.code).toBe('payment-links.nothing_to_pay');
});

test('another company of the chain neither reads nor settles it', async () => {
  const { me, say, seen, settle } = await linked();
  await say();
  const site = await makeSite(server.db, { chain_id: me.site.chain_id });
  const far = await logInAs(server.db, { site, roles: ['manager'] });
  expect((await seen(far)).error?.code).toBe('common.not_found');
  expect((await settle(far)).status).toBe(404);
});

test('who only invents is stopped after a while', async () => {
  const { say, settle } = await linked();
  const statuses: number[] = [];
  for (let nth = 0; nth < 21; nth += 1) {
    statuses.push((await say()).status);
    await settle();
  }
  expect(statuses.slice(0, 20).every((status) => status === 200)).toBe(true);
  expect(statuses[20]).toBe(429);
});

test('what somebody said of an invoice is in what is kept of them, and goes with them once they are forgotten', async () => {
  const { me, id, say, seen } = await linked();
  await say(crypto.randomUUID(), 'My sister has paid it');
  const invoice = (await server.call(invoices.calls.one, { params: { id } }, me)).body.data;
  const params = { id: invoice.customer_id! };
  const query = { purpose: 'access' as const };
  const kept = (await server.call(mergeAndPrivacyCalls.personalData, { params, query }, me)).body;
  expect(
    Object.values(unzipSync(kept as Buffer))
      .map((file) => strFromU8(file))
      .join(),
  ).toContain('My sister has paid it');

  // Nobody is forgotten while they owe something.
  await creditInvoice(server, me, id);
  const { version, number } = (await server.call(customers.calls.one, { params }, me)).body.data;
  const forgotten = { params, body: { version, number } };
  expect((await server.call(mergeAndPrivacyCalls.forget, forgotten, me)).status).toBe(200);
  expect((await seen()).data).toMatchObject({ reason: 'amount', said: '' });
});
