import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { customers } from '#contract/customer/customers.ts';
import { bodyOf } from '#server/kit/mail/messages-repo.ts';
import { overdue } from '#tests/support/economy/overdue.ts';
import { testKeys } from '#tests/support/keys.ts';
import { testServer } from '#tests/support/server.ts';
import { followLetters } from './letters-repo.ts';
import { sendEhfLetters } from './send-ehf-letters.ts';

const server = await testServer();
// The access point that is played here is asked by the network, as any other.
beforeAll(async () => {
  if (server.app.http.addresses().length > 0) return;
  await server.app.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => {
  vi.useRealTimers();
});

type Overdue = Awaited<ReturnType<typeof overdue>>;

/** The customer of the invoices is reached so. */
async function reached(at: Overdue, change: object) {
  const { id } = (await server.call(customers.calls.list, { query: {} }, at.me)).body.data[0]!;
  const { data } = (await server.call(customers.calls.one, { params: { id } }, at.me)).body;
  const body = { version: data.version, ...change };
  const { status } = await server.call(customers.calls.save, { params: { id }, body }, at.me);
  expect(status).toBe(200);
}

/** The message by which a letter leaves, and what becomes of it. */
const messageOf = (letter: number, status: 'sent' | 'failed') =>
  server.db.transaction('system', async (tx) => {
    const { message_id: id } = await tx
      .selectFrom('reminder_letters')
      .select('message_id')
      .where('id', '=', letter)
      .executeTakeFirstOrThrow();
    const message = await tx
      .selectFrom('messages')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await tx.updateTable('messages').set({ status }).where('id', '=', id).execute();
    await followLetters(tx);
    return message;
  });

test('a friendly word leaves by SMS, and what has a fee by mail, with what is open, the fee and where to pay', async () => {
  const at = await overdue(server);
  await reached(at, { email: 'kari@example.test', phone: '+4791234567', language: 'nb' });
  await at.on('2030-03-20');
  await at.run();
  const [friendly] = await at.letters();
  expect(friendly).toMatchObject({ channel: 'sms', state: 'waiting', address: '+4791234567' });
  const sms = bodyOf(testKeys, await messageOf(friendly!.id, 'sent'));
  expect(sms).toContain(at.issued[0]!.number);
  expect(sms).toMatch(/payment\/invoice\?token=/);
  expect((await at.letters())[0]).toMatchObject({ state: 'sent' });
  await at.on('2030-04-02');
  await at.run();
  const letter = (await at.letters()).at(-1)!;
  expect(letter).toMatchObject({ channel: 'mail', address: 'kari@example.test' });
  const mail = await messageOf(letter.id, 'failed');
  const body = bodyOf(testKeys, mail).replaceAll('\u{a0}', ' ');
  expect(mail.subject).toContain('Purring');
  expect(body).toContain('Gebyr: 37,50 kr');
  expect(body).toContain('Å betale: 537,50 kr innen 2030-04-16 til konto 86011117947');
  expect((await at.letters()).at(-1)).toMatchObject({ state: 'failed' });
});

test('who wants invoices on paper gets letters on paper, also where there is an address of mail', async () => {
  const at = await overdue(server);
  await reached(at, { email: 'kari@example.test', invoice_delivery: 'post' });
  await at.on('2030-04-02');
  await at.run();
  expect(await at.letters()).toMatchObject([
    { channel: 'print', state: 'sent', address: 'Kirkeveien 2, 0368 Oslo' },
  ]);
});

test('who wants EHF gets an EHF Reminder of each invoice, given to the access point once', async () => {
  const at = await overdue(server, 0);
  await reached(at, { type: 'company', org_number: '974760673', invoice_delivery: 'peppol' });
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('companies')
      .set({ org_number: '923609016' })
      .where('id', '=', at.me.site.company_id)
      .execute(),
  );
  for (const _ of [1, 2]) await at.issueOne({ reference: 'PO 9' });
  await at.on('2030-04-02');
  await at.run();
  const [letter] = await at.letters();
  expect(letter).toMatchObject({ channel: 'ehf', state: 'waiting', address: '0192:974760673' });
  await Promise.all([sendEhfLetters(server.app), sendEhfLetters(server.app)]);
  const [sent] = await at.letters();
  expect(sent).toMatchObject({ answer: '', state: 'sent' });
});
