import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { creditCalls, invoiceVoucherCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

type Keeper = Awaited<ReturnType<typeof bookkeeper>>;

const previewed = async ({ me }: Pick<Keeper, 'me'>, id: number) =>
  (await server.call(invoiceVoucherCalls.preview, { params: { id } }, me)).body;

test('a draft is told the lines that its voucher then has, of an invoice and of its credit note', async () => {
  const at = await bookkeeper(server);
  const draft = await at.draft(await at.doneOrder());
  const { data } = await previewed(at, draft);
  expect(data).toMatchObject({ day: at.today(), lack: null });
  expect(await at.vouchers()).toEqual([]);
  await at.issue(draft);
  const [voucher] = await at.vouchers();
  expect((await at.voucher(voucher!.id)).lines).toEqual(data.lines);
  expect((await previewed(at, draft)).error?.code).toBe('common.wrong_state');

  const input = { params: { id: draft }, body: {} };
  const credit = (await server.call(creditCalls.credit, input, at.me)).body.data.id;
  const back = await previewed(at, credit);
  await at.issue(credit);
  const [taken] = await at.vouchers();
  expect((await at.voucher(taken!.id)).lines).toEqual(back.data.lines);
  expect(back.data.lines.map(({ amount }) => amount)).toEqual(
    data.lines.map(({ amount }) => 0 - amount),
  );
});

test('what lacks for it is said before it is issued, and nothing of it waits yet', async () => {
  const bare = await bookkeeper(server, { filled: false });
  const draft = await bare.draft(await bare.doneOrder());
  expect((await previewed(bare, draft)).data).toMatchObject({
    lines: [],
    lack: { code: 'sales_rule', about: { vat_code: '3' } },
  });
  expect(await bare.bookWaiting()).toEqual({ booked: 0, left: 0 });
  await server.call(bookPresetsCalls.fill, { body: {} }, bare.me);
  await bare.vatAccounts();
  expect((await previewed(bare, draft)).data).toMatchObject({ lack: null, lines: { length: 3 } });
});

test('a draft to nobody says so', async () => {
  const at = await bookkeeper(server);
  const draft = await at.draft(await at.doneOrder());
  await server.db.transaction('system', (tx) =>
    sql`update invoices set customer_id = null where id = ${draft}`.execute(tx),
  );
  expect((await previewed(at, draft)).error?.code).toBe('invoices.nobody');
});

test('who may not see vouchers is not told of one', async () => {
  const at = await bookkeeper(server);
  const draft = await at.draft(await at.doneOrder());
  const host = await logInAs(server.db, { roles: ['reception'], site: at.me.site });
  expect((await previewed({ me: host }, draft)).error?.code).toBe('common.no_right');
});
