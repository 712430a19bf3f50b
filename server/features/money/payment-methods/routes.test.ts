import { expect, test } from 'vitest';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

crudSuite(paymentMethods, {
  valid: () => ({ name: unique('Cash') }),
  changed: { rounding: 'r100' },
  wrong: { name: '' },
});

const server = await testServer();

test('what is paid by card is never rounded, whatever is asked for', async () => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const add = async (kind: 'cash' | 'card') => {
    const body = { name: unique(kind), kind, rounding: 'r100', direction: 'up' } as const;
    return (await server.call(paymentMethods.calls.add, { body }, me)).body.data;
  };
  expect(await add('card')).toMatchObject({ rounding: 'none', direction: 'nearest' });
  const cash = await add('cash');
  expect(cash).toMatchObject({ rounding: 'r100', direction: 'up' });
  const change = {
    body: { version: cash.version, kind: 'card' as const },
    params: { id: cash.id },
  };
  const saved = await server.call(paymentMethods.calls.save, change, me);
  expect(saved.body.data).toMatchObject({ kind: 'card', rounding: 'none', direction: 'nearest' });
});
