import { expect, test } from 'vitest';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import {
  costAccountingRules,
  paymentAccountingRules,
  salesAccountingRules,
} from '#contract/accounting/accounting-rules/rules.ts';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

// Two rules of the same never hold on one day.
let days = 0;
const day = () => new Date(Date.UTC(2026, 0, ++days)).toISOString().slice(0, 10);
const oneDay = () => {
  const on = day();
  return { name: unique('Rule'), valid_from: on, valid_to: on };
};

crudSuite(salesAccountingRules, {
  valid: () => ({ ...oneDay(), product_kind: 'tyre' }),
  changed: { customer_country: 'SE' },
  wrong: { name: '' },
});
crudSuite(paymentAccountingRules, {
  valid: () => ({ ...oneDay(), payment_kind: 'card' }),
  changed: { fee: 1_25 },
  wrong: { settled_after: 91 },
});
crudSuite(costAccountingRules, {
  valid: () => ({ ...oneDay(), supplier: 'Nordic Tyres' }),
  changed: { product_kind: 'rim' },
  wrong: { name: '' },
});

const server = await testServer();
const { calls } = salesAccountingRules;

async function economist() {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const body = { number: '3000', name: 'Sales', kind: 'income' } as const;
  const account_id = (await server.call(ledgerAccounts.calls.add, { body }, me)).body.data.id;
  const add = (overrides: object, by: LoggedIn = me) =>
    server.call(calls.add, { body: { name: unique('Rule'), account_id, ...overrides } }, by);
  return { me, account_id, add };
}

test('a second rule for the same is refused at what both ask for, and names the first', async () => {
  const { add } = await economist();
  await add({ name: 'Tyres', product_kind: 'tyre' });
  const { status, body } = await add({ product_kind: 'tyre' });
  expect([status, body.error?.code]).toEqual([409, 'accounting-rules.equally_narrow']);
  expect(body.error?.message).toContain('Tyres');
  expect(Object.keys(body.error?.fields ?? {})).toEqual(['product_kind']);
  expect((await add({})).status).toBe(200);
  const again = await add({});
  expect(Object.keys(again.body.error?.fields ?? {})).toEqual(['name']);
});

test('rules of two kinds need one for both first, which then stays', async () => {
  const { me, add } = await economist();
  await add({ product_kind: 'tyre' });
  expect((await add({ customer_country: 'SE' })).status).toBe(409);
  const { id, version } = (await add({ product_kind: 'tyre', customer_country: 'SE' })).body.data;
  const swedes = await add({ customer_country: 'SE' });
  expect(swedes.status).toBe(200);
  const archive = (row: { id: number; version: number }) =>
    server.call(calls.archive, { params: { id: row.id }, body: { version: row.version } }, me);
  expect((await archive({ id, version })).body.error?.code).toBe('accounting-rules.equally_narrow');
  expect((await archive(swedes.body.data)).status).toBe(200);
  expect((await archive({ id, version })).status).toBe(200);
  const back = { params: { id: swedes.body.data.id }, body: { version: 2 } };
  expect((await server.call(calls.restore, back, me)).status).toBe(409);
});

test('what two add at once for the same is added once', async () => {
  const { add } = await economist();
  const both = await Promise.all([
    add({ customer_country: 'NO' }),
    add({ customer_country: 'NO' }),
  ]);
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 409,
  ]);
});

test('a rule of a payment method is of its kind, and a VAT code is one that the company has', async () => {
  const { me, account_id, add } = await economist();
  expect(Object.keys((await add({ vat_code: '77' })).body.error?.fields ?? {})).toEqual([
    'vat_code',
  ]);
  const method = { name: 'Vipps', kind: 'mobile' } as const;
  const { id } = (await server.call(paymentMethods.calls.add, { body: method }, me)).body.data;
  const body = { name: 'Vipps', account_id, payment_method_id: id, payment_kind: 'card' } as const;
  const added = await server.call(paymentAccountingRules.calls.add, { body }, me);
  expect(added.body.data).toMatchObject({ payment_kind: 'mobile' });
});

test('a mechanic is not told how the books are kept', async () => {
  const by = await logInAs(server.db, { roles: ['mechanic'] });
  expect((await server.call(calls.list, {}, by)).status).toBe(403);
});

test('a product type that there is not is refused at its field', async () => {
  const { add } = await economist();
  const { status, body } = await add({ product_type_id: 999_999_999 });
  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([422, ['product_type_id']]);
});
