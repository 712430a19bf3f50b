import { expect, test } from 'vitest';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const code = () => unique('').slice(1, 9);
const standard = { name: 'Standard rate', rate: 25_00, valid_from: '2026-01-01' };

crudSuite(vatCodes, {
  valid: () => ({ ...standard, code: code(), valid_to: '2026-12-31' }),
  changed: { name: 'High rate' },
  wrong: { rate: 100_01 },
});

const server = await testServer();
const { calls } = vatCodes;

test('all sites of a company have its codes, those of another company of the chain have their own', async () => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const { chain_id, company_id } = me.site;
  const [sister, stranger] = await Promise.all(
    [{ chain_id, company_id }, { chain_id }].map(async (overrides) =>
      logInAs(server.db, { site: await makeSite(server.db, overrides), roles: ['economy'] }),
    ),
  );
  const body = { ...standard, code: '3' };
  const added = await server.call(calls.add, { body }, me);
  expect(added.status).toBe(200);
  const { id, version } = added.body.data;
  const codesOf = async (who = me, query = {}) =>
    (await server.call(calls.list, { query }, who)).body.data.map((row) => row.id);
  expect([await codesOf(me), await codesOf(sister), await codesOf(stranger)]).toEqual([
    [id],
    [id],
    [],
  ]);
  expect([await codesOf(sister, { q: 'stand' }), await codesOf(stranger, { q: 'stand' })]).toEqual([
    [id],
    [],
  ]);
  const change = { params: { id }, body: { version, name: 'x' } };
  expect((await server.call(calls.save, change, stranger)).status).toBe(404);
  expect((await server.call(calls.save, change, sister)).status).toBe(200);
  // The same code at another company is another one.
  expect((await server.call(calls.add, { body }, stranger)).status).toBe(200);
});

test('a code has one rate from a day on, and another one from another day', async () => {
  const me = await logInAs(server.db, { roles: ['economy'] });
  const add = (overrides: object) =>
    server.call(calls.add, { body: { ...standard, code: '3', ...overrides } }, me);
  expect((await add({ valid_to: '2026-06-30' })).status).toBe(200);
  const again = await add({});
  expect([again.status, Object.keys(again.body.error?.fields ?? {})]).toEqual([409, ['code']]);
  expect((await add({ valid_from: '2026-07-01', rate: 26_00 })).status).toBe(200);
});
