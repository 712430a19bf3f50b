import { expect, test } from 'vitest';
import { ledgerAccounts } from '#contract/money/ledger-accounts.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

crudSuite(ledgerAccounts, {
  valid: () => ({ number: unique('').slice(1, 9), name: 'Sales' }),
  changed: { name: 'Sales of tyres' },
  wrong: { number: '' },
});

const server = await testServer();

test('the VAT code of an account is one that its company has', async () => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const body = { number: '3000', name: 'Sales', vat_code: '3' };
  const refused = await server.call(ledgerAccounts.calls.add, { body }, me);
  expect([refused.status, Object.keys(refused.body.error?.fields ?? {})]).toEqual([
    422,
    ['vat_code'],
  ]);
  const code = { code: '3', name: 'Standard', rate: 25_00, valid_from: '2026-01-01' };
  await server.call(vatCodes.calls.add, { body: code }, me);
  expect((await server.call(ledgerAccounts.calls.add, { body }, me)).status).toBe(200);
});
