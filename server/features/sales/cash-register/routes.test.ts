import { expect, test } from 'vitest';
import { cashRegisterCalls } from '#contract/sales/cash-register/register-calls.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCashRegister } from '#tests/support/factories/frames.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();

test('the cash register is that of the site, and null where there is none', async () => {
  const me = await logInAs(db);
  const without = await logInAs(db, { site: await makeSite(db, { chain_id: me.site.chain_id }) });
  const { url } = await makeCashRegister(db, { site: me.site });
  const ask = async (token: string) =>
    (await call(cashRegisterCalls.settings, {}, { token })).body.data;
  expect(await ask(me.token)).toEqual({ url });
  expect(await ask(without.token)).toEqual({ url: null });
});

test.each(['javascript:alert(1)', 'data:text/html,x', '//register.test', '/7/queue', 'register'])(
  'the database takes no register at %s',
  async (url) => {
    await expect(makeCashRegister(db, { url })).rejects.toThrow('cash_register_settings_url_check');
  },
);
