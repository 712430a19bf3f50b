import { expect, test } from 'vitest';
import { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

test('a period is handed over whole: refused while something of it waits, then a file that balances', async () => {
  const at = await bookkeeper(server);
  const today = at.today();
  const query = { from: daysAfter(today, -3), to: today };
  const file = (format: 'sie' | 'csv') =>
    server.call(voucherCalls.export, { query: { ...query, format } }, at.me);
  const sums = async () => (await server.call(voucherCalls.sums, { query }, at.me)).body.data;
  const invoice = await at.issued(await at.doneOrder());
  const [voucher] = await at.vouchers();
  await at.reverse(voucher!.id);
  expect((await file('sie')).body.error?.code).toBe('vouchers.waiting');
  expect((await sums()).waiting).toBe(1);
  await at.bookWaiting();
  const textOf = ({ body }: { body: unknown }) =>
    Buffer.from(body as Uint8Array).toString('latin1');
  const sie = textOf(await file('sie'));
  expect(sie).toContain(`"A1 Invoice ${invoice.number}"`);
  expect(sie.match(/#VER/g)).toHaveLength(3);
  expect(sie.match(/#TRANS 1500 \{\} \S+/g)).toEqual([
    '#TRANS 1500 {} 500.00',
    '#TRANS 1500 {} -500.00',
    '#TRANS 1500 {} 500.00',
  ]);
  const csv = textOf(await file('csv'));
  expect(csv.trim().split('\n')).toHaveLength(10);
  expect(await sums()).toEqual({
    accounts: [
      { account: '1500', name: 'Kundefordringer', before: 0, debit: 1000_00, credit: 500_00 },
      expect.objectContaining({ account: '2700', debit: 100_00, credit: 200_00 }),
      expect.objectContaining({ account: '3000', debit: 400_00, credit: 800_00 }),
    ],
    waiting: 0,
    files: ['sie', 'csv', 'saft'],
  });
});
