import { expect, test } from 'vitest';
import { billing } from '#contract/economy/billing.ts';
import { paymentReferences } from '#contract/economy/payment-references/payment-references.ts';
import { invoicing } from '#tests/support/economy/invoicing.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { settingsSuite } from '#tests/support/settings-suite.ts';
import { testServer } from '#tests/support/server.ts';

settingsSuite(billing, {
  changed: { street: 'Storgata 1', zip: '0155', city: 'Oslo', payment_days: 20 },
  wrong: { payment_days: 121, first_number: 0 },
});

test('a company is paid to an account whose digits agree, by whichever signs people write into it', async () => {
  const server = await testServer();
  const me = await logInAs(server.db, { roles: ['economy'] });
  const save = async (account: string) => {
    const { data } = (await server.call(billing.calls.company.read, undefined, me)).body;
    return server.call(billing.calls.company.save, { body: { ...data, account } }, me);
  };
  expect((await save('8601.11.17948')).body.error?.fields).toHaveProperty('account');
  expect((await save('8601 11 17947')).status).toBe(200);
  expect((await save('NO93 8601 1117 947')).status).toBe(200);
  // A giro number of Sweden is no account here.
  expect((await save('5050-1055')).status).toBe(422);
});

test('the first number has room in a KID, with its check digit and the numbers that follow', async () => {
  const server = await testServer();
  const me = await logInAs(server.db, { roles: ['economy'] });
  const { read, save: agree } = paymentReferences.calls.company;
  const agreed = (await server.call(read, undefined, me)).body.data;
  await server.call(agree, { body: { ...agreed, length: 7 } }, me);
  const save = async (first_number: number) => {
    const { data } = (await server.call(billing.calls.company.read, undefined, me)).body;
    return server.call(billing.calls.company.save, { body: { ...data, first_number } }, me);
  };
  expect((await save(100_001)).body.error?.fields).toHaveProperty('first_number');
  expect((await save(10_001)).status).toBe(200);
});

test('where the numbers begin is said until the first invoice is issued, and by nobody afterwards', async () => {
  const server = await testServer();
  const { me, ...shop } = await invoicing(server);
  const save = async (change: object) => {
    const { data } = (await server.call(billing.calls.company.read, undefined, me)).body;
    return server.call(billing.calls.company.save, { body: { ...data, ...change } }, me);
  };
  expect((await save({ first_number: 1001 })).status).toBe(200);
  expect((await shop.issued(await shop.doneOrder())).number).toBe('1001');
  const late = await save({ first_number: 5001 });
  expect([late.status, late.body.error?.code]).toEqual([409, 'invoices.numbering_begun']);
  expect((await save({ closing: 'Thank you.' })).status).toBe(200);
});
