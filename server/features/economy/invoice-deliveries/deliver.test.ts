import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Channel } from '#contract/economy/invoice-deliveries/channels.ts';
import { invoiceSendingCalls } from '#contract/economy/invoice-deliveries/delivery-calls.ts';
import { invoiceDeliveries } from '#contract/economy/invoice-deliveries/invoice-deliveries.ts';
import { invoicesPart } from '#server/features/economy/invoices/exports.ts';
import { attachedOf, bodyOf } from '#server/kit/mail/messages-repo.ts';
import {
  atCompany,
  creditInvoice,
  doneOrderOf,
  invoiceOrder,
} from '#tests/support/economy/issue-invoice.ts';
import type { LoggedIn } from '#tests/support/factories/accounts.ts';
import { testKeys } from '#tests/support/keys.ts';
import { testServer } from '#tests/support/server.ts';
import { deliverInvoices } from './deliver.ts';
import { sendMail } from './send-mail.ts';
import { sendSms } from './send-sms.ts';

const server = await testServer();
// The access point that is played here is asked by the network, as any other.
beforeAll(async () => {
  if (server.app.http.addresses().length > 0) return;
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});

let me: LoggedIn;
beforeEach(async () => {
  me = await atCompany(server);
});

const made = async (overrides: Parameters<typeof doneOrderOf>[2] = {}) =>
  (await invoiceOrder(server, me, (await doneOrderOf(server, me, overrides)).id)).id;
const standing = async (id: number) =>
  (await server.call(invoiceSendingCalls.standing, { params: { id } }, me)).body.data;
const send = (id: number, channel: Channel, more: { intent?: string; address?: string } = {}) =>
  server.call(
    invoiceSendingCalls.send,
    { params: { id }, body: { intent: crypto.randomUUID(), channel, ...more } },
    me,
  );
const last = async (id: number) => (await standing(id)).deliveries[0];

/** The message by which a delivery leaves, and what becomes of it. */
async function messageOf(delivery: number, status: 'sent' | 'failed') {
  return server.db.transaction('system', async (tx) => {
    const { message_id: id } = await tx
      .selectFrom('invoice_deliveries')
      .select('message_id')
      .where('id', '=', delivery)
      .executeTakeFirstOrThrow();
    const message = await tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const error = status === 'failed' ? 'no such mailbox' : null;
    await tx.updateTable('messages').set({ status, error }).where('id', '=', id).execute();
    return message;
  });
}

test('an invoice is mailed as a paper with its XML beside it, and is sent once the mail has left', async () => {
  const id = await made({ email: 'post@example.test' });
  const sent = (await send(id, 'mail')).body.data;
  expect(await last(id)).toMatchObject({ state: 'waiting', address: 'post@example.test' });
  await deliverInvoices(server.app);
  const message = await messageOf(sent.id, 'sent');
  const { file, more = [], html } = attachedOf(testKeys, message)!;
  expect(Buffer.from(file!.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect(more.map(({ type }) => type)).toEqual(['application/xml']);
  expect(bodyOf(testKeys, message)).toContain('86011117947');
  expect(html).toContain('<p>');
  await deliverInvoices(server.app);
  expect(await last(id)).toMatchObject({ state: 'sent' });
});

test('a mail that did not leave is seen, with why', async () => {
  const id = await made({ email: 'nobody@example.test' });
  const sent = (await send(id, 'mail')).body.data;
  await deliverInvoices(server.app);
  await messageOf(sent.id, 'failed');
  await deliverInvoices(server.app);
  expect(await last(id)).toMatchObject({ state: 'failed', answer: 'no such mailbox' });
});

test('a person is sent no XML, and by SMS how much and where to pay', async () => {
  const id = await made({
    type: 'private',
    org_number: '',
    phone: '91234567',
    email: 'k@example.test',
  });
  const mail = (await send(id, 'mail')).body.data;
  const sms = (await send(id, 'sms')).body.data;
  await deliverInvoices(server.app);
  expect(attachedOf(testKeys, await messageOf(mail.id, 'sent'))?.more).toEqual([]);
  const message = await messageOf(sms.id, 'sent');
  expect([message.transport, message.recipient]).toEqual(['sms', '91234567']);
  expect(bodyOf(testKeys, message)).toContain('86011117947');
  // Both lead to the page where it is paid.
  for (const sent of [message, await messageOf(mail.id, 'sent')]) {
    expect(bodyOf(testKeys, sent)).toMatch(/\/payment\/invoice\?token=[\w-]{32}/);
  }
});

test('what a slow server took leaves once, though another has sent it meanwhile', async () => {
  const id = await made({ email: 'post@example.test', phone: '91234567' });
  const sent = [(await send(id, 'mail')).body.data.id, (await send(id, 'sms')).body.data.id];
  const taken = await server.db.transaction('system', (tx) =>
    tx
      .selectFrom('invoice_deliveries')
      .select(['id', 'chain_id', 'sent_by', 'invoice_id', 'channel', 'address', 'intent'])
      .select(['external_id', 'tries'])
      .where('id', 'in', sent)
      .$narrowType<{ sent_by: number; channel: 'mail' | 'sms' }>()
      .execute(),
  );
  const messages = () =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('messages')
        .select('id')
        .where('chain_id', '=', me.site.chain_id)
        .where('transport', 'in', ['mail', 'sms'])
        .execute(),
    );
  const ways = { mail: sendMail, sms: sendSms };
  const before = (await messages()).length;
  for (const one of [...taken, ...taken]) await ways[one.channel](server.app, one);
  expect(await messages()).toHaveLength(before + 2);
});

test('an invoice is sent once for each intent, and not twice while the same is on its way', async () => {
  const id = await made({ email: 'post@example.test' });
  const intent = crypto.randomUUID();
  const answers = await Promise.all([1, 2, 3].map(() => send(id, 'mail', { intent })));
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  expect((await send(id, 'mail')).body.error?.code).toBe('invoice-deliveries.under_way');
  expect((await standing(id)).deliveries).toHaveLength(1);
  expect((await send(id, 'mail', { address: 'other@example.test' })).status).toBe(200);
});

test('a company is usually sent EHF, which arrives and is accepted', async () => {
  const id = await made();
  expect(await standing(id)).toMatchObject({ usual: 'ehf' });
  await send(id, 'ehf');
  expect(await last(id)).toMatchObject({ state: 'waiting', address: '0192:974760673' });
  await deliverInvoices(server.app);
  expect(await last(id)).toMatchObject({ state: 'delivered', answer: 'Accepted' });
});

test('a receiver can refuse, and says why', async () => {
  const { id: order } = await doneOrderOf(server, me, { buyer_reference: '' });
  const { id } = await invoiceOrder(server, me, order, { buyer_reference: 'refuse' });
  await send(id, 'ehf');
  await deliverInvoices(server.app);
  expect(await last(id)).toMatchObject({
    state: 'refused',
    answer: 'Refused: The reference is not known here',
  });
});

test('a credit note is sent as an invoice is', async () => {
  const { id } = await creditInvoice(server, me, await made());
  await send(id, 'ehf');
  await deliverInvoices(server.app);
  expect(await last(id)).toMatchObject({ state: 'delivered' });
});

test('who does not receive EHF is sent another way, and what is not issued none', async () => {
  const id = await made({ org_number: '889640782', email: 'a@example.test' });
  expect(await standing(id)).toMatchObject({ usual: 'ehf' });
  const other = await made({ org_number: '917755620' });
  expect(await standing(other)).toMatchObject({ usual: 'print' });
  expect((await send(other, 'ehf')).body.error?.code).toBe('invoice-deliveries.not_receiving');
  expect((await send(other, 'mail')).body.error?.code).toBe('invoice-deliveries.no_email');
  expect((await send(other, 'sms')).body.error?.code).toBe('invoice-deliveries.no_phone');
  expect((await send(other, 'print')).status).toBe(200);
  expect(await last(other)).toMatchObject({ channel: 'print', state: 'sent' });
});

test('what was sent is sent again from the log, which nobody writes by hand', async () => {
  const id = await made();
  const first = (await send(id, 'print')).body.data;
  const params = { id: first.id };
  const { version } = (await server.call(invoiceDeliveries.calls.one, { params }, me)).body.data;
  const again = await server.call(invoiceDeliveries.calls.again, { params, body: { version } }, me);
  expect(again.status).toBe(200);
  expect((await standing(id)).deliveries).toHaveLength(2);
  const add = await server.call(invoiceDeliveries.calls.add, { body: {} }, me);
  expect(add.body.error?.code).toBe('invoice-deliveries.by_sending');
  const archive = await server.call(
    invoiceDeliveries.calls.archive,
    { params, body: { version } },
    me,
  );
  expect(archive.body.error?.code).toBe('invoice-deliveries.kept');
});

test('where invoices of somebody were sent is forgotten with them, that they were sent is not', async () => {
  const { id: order, customer } = await doneOrderOf(server, me, { email: 'kari@example.test' });
  const { id } = await invoiceOrder(server, me, order);
  await send(id, 'mail');
  const { chain_id: chainId } = me.site;
  await server.db.transaction('system', (tx) =>
    invoicesPart.forget(tx, { chainId, ids: [customer.id], words: [] }),
  );
  expect(await last(id)).toMatchObject({ channel: 'mail', address: '', state: 'failed' });
});
