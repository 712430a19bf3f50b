import { expect, test } from 'vitest';
import { sentReceiptCalls } from '#contract/cash/sent-receipts/sent-receipts.ts';
import { shop } from '#tests/support/cash/shop.ts';
import { registerAgents } from '#contract/cash/register-agents/register-agents.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function selling() {
  const at = await shop(server);
  const send = async (nr: number, body: object) =>
    server.call(
      sentReceiptCalls.sendReceipt,
      { params: { id: at.id, nr }, body: { intent: crypto.randomUUID(), ...body } as never },
      at.me,
    );
  const open = async (path: string) =>
    server.call(sentReceiptCalls.receiptPaper, { params: { code: path.split('/').at(-1)! } });
  const kinds = async () => (await at.events()).map(({ kind }) => kind);
  const messages = async (recipient: string) =>
    server.db.transaction('system', (tx) =>
      tx
        .selectFrom('messages')
        .select(['transport', 'subject', 'body', 'sealed', 'attached'])
        .where('recipient', '=', recipient)
        .execute(),
    );
  return { ...at, send, open, kinds, messages };
}

test('a receipt goes by mail as a document, and its address opens it for who has it', async () => {
  const at = await selling();
  const { nr } = (await at.sell(250_00)).body.data;
  const to = `${unique('kari')}@example.test`;
  const { path } = (await at.send(nr, { way: 'mail', to })).body.data;
  const [mail] = await at.messages(to);
  expect(mail).toMatchObject({ transport: 'mail', sealed: true });
  expect(mail!.body).not.toContain(path);
  expect(mail!.attached).not.toBeNull();
  const paper = await at.open(path);
  expect(paper.headers['content-type']).toBe('application/pdf');
  expect(
    Buffer.from(paper.body as never)
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect((await at.kinds()).slice(-2)).toEqual(['sales_receipt', 'receipt_sent']);
  expect((await at.check()).faults).toEqual([]);
});

test('sent once more it is the one copy, and then no more; the same press is one', async () => {
  const at = await selling();
  const { nr } = (await at.sell(250_00)).body.data;
  const first = { way: 'qr', intent: crypto.randomUUID() };
  const { path } = (await at.send(nr, first)).body.data;
  expect((await at.send(nr, first)).body.data.path).toBe(path);
  const copy = { way: 'sms', to: '+47 912 34 567', intent: crypto.randomUUID() };
  const second = (await at.send(nr, copy)).body.data.path;
  expect(second).not.toBe(path);
  expect((await at.send(nr, copy)).body.data.path).toBe(second);
  expect((await at.send(nr, { way: 'qr' })).body.error?.code).toBe('cash-registers.copied');
  expect((await at.copy(nr)).body.error?.code).toBe('cash-registers.copied');
  expect((await at.kinds()).filter((kind) => kind === 'receipt_sent')).toHaveLength(2);
  expect((await at.kinds()).filter((kind) => kind === 'copy')).toHaveLength(1);
});

test('what was printed with its copy is not sent any more', async () => {
  const at = await selling();
  const { nr } = (await at.sell(250_00)).body.data;
  await at.copy(nr);
  expect((await at.send(nr, { way: 'qr' })).body.error?.code).toBe('cash-registers.copied');
});

test('what its printer printed is sent as the copy', async () => {
  const at = await selling();
  const body = { name: unique('Agent'), printer: 'none' as const };
  const { id } = (await server.call(registerAgents.calls.add, { body }, at.me)).body.data;
  await at.save({ agent_id: id });
  const { nr } = (await at.sell(250_00)).body.data;
  expect((await at.send(nr, { way: 'qr' })).status).toBe(200);
  expect((await at.kinds()).at(-1)).toBe('copy');
});

test('an address that is none opens nothing, and nothing that is no address takes a receipt', async () => {
  const at = await selling();
  const { nr } = (await at.sell(250_00)).body.data;
  expect((await at.open('/api/v3/receipts/guessed')).status).toBe(404);
  expect((await at.send(nr, { way: 'mail', to: 'kari' })).status).toBe(422);
  expect((await at.send(nr, { way: 'mail', to: '' })).status).toBe(422);
  expect((await at.send(nr, { way: 'sms', to: '' })).status).toBe(422);
  expect((await at.send(nr + 50, { way: 'qr' })).status).toBe(404);
});
