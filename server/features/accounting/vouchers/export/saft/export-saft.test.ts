import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { bookkeeper } from '#tests/support/economy/bookkeeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

type Keeper = Awaited<ReturnType<typeof bookkeeper>>;

const yearOf = ({ today }: Keeper) => {
  const year = today().slice(0, 4);
  return { from: `${year}-01-01`, to: `${year}-12-31` };
};
const taken = (at: Keeper, query = yearOf(at)) =>
  server.call(voucherCalls.export, { query: { ...query, format: 'saft' } }, at.me);
const asSystem = (of: ReturnType<typeof sql>) =>
  server.db.transaction('system', (tx) => of.execute(tx));

test('a year of a company of Norway is handed over with what its customers owe and the VAT of each line', async () => {
  const at = await bookkeeper(server);
  const order = await at.doneOrder();
  await at.pay(order, 200_00);
  const invoice = await at.issued(order);
  await at.issued(await at.doneOrder());
  await at.credited(invoice.id);
  const xml = Buffer.from((await taken(at)).body as unknown as Uint8Array).toString();
  const all = (name: string) =>
    [...xml.matchAll(new RegExp(`<${name}>([^<]*)<`, 'g'))].map(([, text]) => text);
  expect(all('NumberOfEntries')).toEqual(['5']);
  expect(all('TotalDebit')).toEqual(all('TotalCredit'));
  expect(all('TransactionID')).toEqual(['A1', 'A2', 'A3', 'B1', 'B2']);
  // 200 were paid of an invoice that was credited, and 500 are owed.
  const owed = /<BalanceAccount>(.*?)<\/BalanceAccount>/.exec(xml)?.[1];
  expect(owed).toContain('<OpeningDebitBalance>0.00<');
  expect(owed).toContain('<ClosingDebitBalance>300.00<');
  const receivables = /<AccountID>1500<\/AccountID><AccountDescription>.*?<\/Account>/.exec(
    xml,
  )?.[0];
  expect(receivables).toContain('<ClosingDebitBalance>300.00<');
  const customer = all('CustomerID');
  expect(new Set(customer).size).toBe(1);
  // Once in the register, and at each line of what is owed: three sales and a settlement.
  expect(customer).toHaveLength(5);
  expect(all('TaxBase')).toEqual(['400.00', '400.00', '400.00']);
});

test('it is refused to companies of other countries, who are not offered it, and over the end of a year', async () => {
  const at = await bookkeeper(server);
  const year = Number(at.today().slice(0, 4));
  const across = { from: `${year - 1}-12-01`, to: `${year}-01-31` };
  expect((await taken(at, across)).body.error?.code).toBe('vouchers.saft_year');
  await at.close(null, 12);
  expect((await taken(at, across)).status).toBe(200);
  await asSystem(sql`update companies set country = 'SE' where id = ${at.me.site.company_id}`);
  expect((await taken(at)).body.error?.code).toBe('vouchers.saft_country');
  const { data } = (await server.call(voucherCalls.sums, { query: yearOf(at) }, at.me)).body;
  expect(data.files).toEqual(['sie', 'csv']);
});

test('an account that says no standard one is named, and no file is made', async () => {
  const at = await bookkeeper(server);
  await at.issued(await at.doneOrder());
  await asSystem(sql`update ledger_accounts set standard_account = ''
    where company_id = ${at.me.site.company_id} and number in ('3000', '1900')`);
  const { error } = (await taken(at)).body;
  expect(error).toMatchObject({ code: 'vouchers.saft_accounts' });
  expect(error?.message).toContain('3000');
  expect(error?.message).not.toContain('1900');
});

test('what waits to be booked refuses this file, too', async () => {
  const at = await bookkeeper(server, { filled: false });
  await at.issued(await at.doneOrder());
  expect((await taken(at)).body.error?.code).toBe('vouchers.waiting');
});
