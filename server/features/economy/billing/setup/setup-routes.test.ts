import { expect, test } from 'vitest';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { companySetupCalls } from '#contract/economy/company-setup/setup-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { fillBilling } from '#tests/support/economy/billing-of.ts';
import { address, invoicing } from '#tests/support/economy/invoicing.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeCompany, makeSite } from '#tests/support/factories/organisation.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

const setupFor = async (me: LoggedIn) =>
  (await server.call(companySetupCalls.read, {}, me)).body.data;
const lacking = async (me: LoggedIn) =>
  (await setupFor(me)).items.filter(({ state }) => state === 'lacks').map(({ key }) => key);
const seriesFor = async (me: LoggedIn) =>
  (await server.call(companySetupCalls.numbers, {}, me)).body.data.series.map(
    ({ series, next, has_begun }) => [series, next, has_begun],
  );

async function newCompany(org_number: string) {
  const { chain_id, id: company_id } = await makeCompany(server.db, { org_number });
  const site = await makeSite(server.db, { chain_id, company_id });
  return logInAs(server.db, { site, roles: ['manager'] });
}

/** Adds an invoice of one line without an order, and tries to issue it. */
async function issueOne(me: LoggedIn) {
  const customer = await makeCustomer(server.db, { chain_id: me.site.chain_id, ...address });
  const line = {
    key: crypto.randomUUID(),
    position: 0,
    kind: 'work' as const,
    description: 'Wheel change',
    quantity: 1000,
    unit_price: 400_00_00,
    vat_code: '3',
  };
  const body = { customer_id: customer.id, lines: { put: [line] } };
  const { status, body: answer } = await server.call(invoices.calls.add, { body }, me);
  if (status !== 200) return { status, code: answer.error?.code };
  const { id, version } = answer.data;
  const issued = await server.call(invoices.calls.issue, { params: { id }, body: { version } }, me);
  return { status: issued.status, code: issued.body.error?.code, number: issued.body.data?.number };
}

test('a new company fills in where it is, where it is paid and the preset, and then issues and books', async () => {
  const me = await newCompany('310529672');
  expect(await lacking(me)).toEqual(['address', 'account', 'vat_codes']);
  expect(await issueOne(me)).toMatchObject({ status: 422, code: 'vat-codes.none' });
  await server.call(bookPresetsCalls.fill, { body: {} }, me);
  expect(await lacking(me)).toEqual(['address', 'account']);
  expect(await issueOne(me)).toMatchObject({ status: 422, code: 'invoices.no_own_address' });
  await fillBilling(me);
  expect(await lacking(me)).toEqual([]);
  expect(await issueOne(me)).toMatchObject({ status: 200, number: '1' });
  // What was said to be booked by rules is booked.
  expect((await server.call(voucherCalls.waiting, {}, me)).body.meta.total).toBe(0);
  expect((await setupFor(me)).items.find(({ key }) => key === 'rules')?.state).toBe('done');
});

test('a company without a number issues nothing, and nobody of it can enter one', async () => {
  const me = await newCompany('');
  await server.call(bookPresetsCalls.fill, { body: {} }, me);
  await fillBilling(me);
  const [first] = (await setupFor(me)).items;
  expect(first).toMatchObject({ key: 'org_number', state: 'lacks', path: null });
  expect(await issueOne(me)).toMatchObject({ status: 422, code: 'invoices.no_own_number' });
});

test('the numbers that come next are shown: where they begin, and then what was drawn', async () => {
  const { me, ...shop } = await invoicing(server);
  expect(await seriesFor(me)).toEqual([
    ['invoices', 1, false],
    ['A', 1, false],
    ['B', 1, false],
    ['C', 1, false],
  ]);
  await server.call(bookPresetsCalls.fill, { body: {} }, me);
  await shop.issued(await shop.doneOrder());
  expect(await seriesFor(me)).toEqual([
    ['invoices', 2, true],
    ['A', 1, false],
    ['B', 1, false],
    ['C', 1, false],
  ]);
});

test('the numbers and lacks of another company of the chain are not shown', async () => {
  const { me, ...shop } = await invoicing(server);
  await shop.issued(await shop.doneOrder());
  const site = await makeSite(server.db, { chain_id: me.site.chain_id });
  const other = await logInAs(server.db, { site, roles: ['manager'] });
  expect((await seriesFor(other))[0]).toEqual(['invoices', 1, false]);
  expect(await lacking(other)).toContain('account');
});
