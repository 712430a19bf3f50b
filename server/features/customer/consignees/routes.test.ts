import { expect, test } from 'vitest';
import { consignees } from '#contract/customer/consignees.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeConsignee } from '#tests/support/factories/consignees.ts';
import { unique } from '#tests/support/factories/unique.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

crudSuite(consignees, {
  valid: () => ({
    name: 'Nordhjul Lade',
    supplier: 'Fjordgummi Engros',
    number: unique('number'),
    freight_terms: 'collect',
    direct_delivery: true,
  }),
  changed: { city: 'Trondheim', freight_terms: 'free' },
  wrong: { name: '', supplier: '', number: '' },
});

test('a supplier gives a number to one receiver only', async () => {
  const { site, token } = await logInAs(server.db, { roles: ['manager'] });
  const { supplier, number } = await makeConsignee(server.db, { chain_id: site.chain_id });
  const add = (body: { supplier: string; number: string }) =>
    server.call(consignees.calls.add, { body: { name: 'Lade', ...body } }, { token });
  const { status, body } = await add({ supplier, number });
  expect([status, Object.keys(body.error?.fields ?? {})]).toEqual([409, ['number']]);
  expect((await add({ supplier: 'Another', number })).status).toBe(200);
});

test('the number of a receiver that was archived is free again', async () => {
  const { site, token } = await logInAs(server.db, { roles: ['manager'] });
  const { id, supplier, number } = await makeConsignee(server.db, { chain_id: site.chain_id });
  const away = { params: { id }, body: { version: 1 } };
  await server.call(consignees.calls.archive, away, { token });
  const body = { name: 'Lade', supplier, number };
  expect((await server.call(consignees.calls.add, { body }, { token })).status).toBe(200);
  const back = { params: { id }, body: { version: 2 } };
  const refused = await server.call(consignees.calls.restore, back, { token });
  expect(refused.body.error?.code).toBe('common.already_exists');
});
