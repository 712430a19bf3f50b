import { expect, test } from 'vitest';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { rowsOfPreset } from '#contract/accounting/book-presets/rows.ts';
import { salesAccountingRules } from '#contract/accounting/accounting-rules/rules.ts';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function economist(country = 'NO') {
  const site = await makeSite(server.db);
  await server.db.transaction('system', (tx) =>
    tx.updateTable('companies').set({ country }).where('id', '=', site.company_id).execute(),
  );
  return logInAs(server.db, { site, roles: ['economy'] });
}
const fill = async (me: LoggedIn) =>
  (await server.call(bookPresetsCalls.fill, { body: {} }, me)).body.data;
const counts = ({ parts }: Awaited<ReturnType<typeof fill>>) =>
  parts.map(({ added, kept, left }) => [added, kept, left.length]);
const accountsOf = async (me: LoggedIn) =>
  (await server.call(ledgerAccounts.calls.list, { query: { per_page: 200 } }, me)).body.data;

test.each(['NO', 'SE', 'DK', 'FI'])(
  'one press fills the books of %s, another does nothing more',
  async (country) => {
    const me = await economist(country);
    const rows = Map.groupBy(rowsOfPreset(country), ({ resource }) => resource);
    const sizes = [...rows.values()].map((parts) => parts.flatMap((part) => part.rows).length);
    const plan = (await server.call(bookPresetsCalls.plan, {}, me)).body.data;
    expect(counts(plan)).toEqual(sizes.map((size) => [size, 0, 0]));
    expect(counts(await fill(me))).toEqual(sizes.map((size) => [size, 0, 0]));
    expect(counts(await fill(me))).toEqual(sizes.map((size) => [0, size, 0]));
    const after = (await server.call(bookPresetsCalls.plan, {}, me)).body.data;
    expect(counts(after)).toEqual(sizes.map((size) => [0, size, 0]));
  },
);

test('what is there stays as it is, archived or not', async () => {
  const me = await economist();
  const add = (number: string, name: string) =>
    server.call(ledgerAccounts.calls.add, { body: { number, name } }, me);
  await add('3000', 'Our own sales');
  const gone = (await add('7830', 'Lost')).body.data;
  const archived = { params: { id: gone.id }, body: { version: gone.version } };
  await server.call(ledgerAccounts.calls.archive, archived, me);
  await fill(me);
  const accounts = await accountsOf(me);
  expect(accounts.find(({ number }) => number === '3000')?.name).toBe('Our own sales');
  expect(accounts.some(({ number }) => number === '7830')).toBe(false);
});

test('what would be against a rule of one’s own, or on an archived account, is left and said', async () => {
  const me = await economist();
  const body = { number: '3000', name: 'Sales' };
  const account = (await server.call(ledgerAccounts.calls.add, { body }, me)).body.data;
  const all = { name: 'Everything', account_id: account.id };
  await server.call(salesAccountingRules.calls.add, { body: all }, me);
  const cash = (
    await server.call(ledgerAccounts.calls.add, { body: { number: '1900', name: 'Cash' } }, me)
  ).body.data;
  const input = { params: { id: cash.id }, body: { version: cash.version } };
  await server.call(ledgerAccounts.calls.archive, input, me);
  const { parts } = await fill(me);
  const left = parts.flatMap(({ resource, left: those }) =>
    those.map(({ name, why }) => [resource, name, why]),
  );
  expect(left.map(([resource, name]) => [resource, name])).toEqual([
    ['payment-methods', 'Kontant'],
    ['sales-accounting-rules', 'Salg'],
    ['payment-accounting-rules', 'Kontant'],
  ]);
  expect(left[0]?.[2]).toContain('1900');
  expect(left[1]?.[2]).toContain('Everything');
});

test('two who press at once fill the books once', async () => {
  const me = await economist();
  const both = await Promise.all([fill(me), fill(me)]);
  const added = both.map(({ parts }) => parts.reduce((sum, part) => sum + part.added, 0));
  expect(added.toSorted((one, other) => one - other)[0]).toBe(0);
  const numbers = (await accountsOf(me)).map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('cash is rounded, and booked on the account of cash', async () => {
  const me = await economist('SE');
  await fill(me);
  const methods = (await server.call(paymentMethods.calls.list, {}, me)).body.data;
  const cash = methods.find(({ kind }) => kind === 'cash')!;
  expect(cash).toMatchObject({ rounding: 'r100', direction: 'nearest' });
  expect(cash.shown['account_id']).toContain('1910');
});

test('a company of another country has no preset', async () => {
  const me = await economist('DE');
  expect(await fill(me)).toEqual({ country: 'DE', parts: [] });
});
