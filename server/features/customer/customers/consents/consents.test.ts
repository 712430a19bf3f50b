import { expect, test } from 'vitest';
import { consentCalls, consentDefinitions } from '#contract/customer/consents.ts';
import { customers } from '#contract/customer/customers.ts';
import { dayOf, daysAfter } from '#contract/kit/time/zoned-time.ts';
import type { Role } from '#contract/rights.ts';
import { now } from '#server/kit/clock.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeConsentDefinition, makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

crudSuite(consentDefinitions, {
  valid: () => ({ name: 'Offers', kind: 'marketing-sms', text_nb: 'Kan vi sende tilbud?' }),
  changed: { text_nb: 'Får vi sende tilbud?', valid_from: '2026-01-01' },
  wrong: { name: '', kind: 'everything', lawful_basis: 'none' },
});

/** A customer whose chain asks for one consent, and what they say to it. */
async function withConsent(role: Role = 'reception') {
  const server = await testServer();
  const { site, token } = await logInAs(server.db, { roles: [role] });
  const { chain_id } = site;
  const { id } = await makeCustomer(server.db, { chain_id });
  const definition = await makeConsentDefinition(server.db, { chain_id, name: 'Offers' });
  const say = (given: boolean, body: object = {}) =>
    server.call(
      consentCalls.consent,
      {
        params: { id },
        body: { definition_id: definition.id, given, source: 'counter', ...body },
      },
      { token },
    );
  const read = async () =>
    (await server.call(consentCalls.consents, { params: { id } }, { token })).body.data;
  return { server, site, token, id, definition, say, read };
}

test('a consent that was never asked for has no events', async () => {
  const { read } = await withConsent();
  expect(await read()).toMatchObject([{ name: 'Offers', events: [] }]);
});

test('what was given and withdrawn is all kept, the last first', async () => {
  const { say, read } = await withConsent();
  await say(true, { source: 'phone', note: 'Called us' });
  const { body } = await say(false, { source: 'email' });
  expect(body.data).toEqual(await read());
  expect((await read())[0]?.events).toMatchObject([
    { given: false, source: 'email' },
    { given: true, source: 'phone', note: 'Called us', by: expect.any(String) as string },
  ]);
});

test('a consent shows which version of the words it was given to', async () => {
  const { server, site, definition, say, read } = await withConsent();
  await say(true);
  const { token } = await logInAs(server.db, { site, roles: ['manager'] });
  const body = { version: 1, text_en: 'Other words' };
  await server.call(
    consentDefinitions.calls.save,
    { params: { id: definition.id }, body },
    { token },
  );
  expect(await read()).toMatchObject([
    { version: 2, text: 'Other words', events: [{ version: 1 }] },
  ]);
});

test('nobody is asked before the day from which it is asked', async () => {
  const { server, site, token, id } = await withConsent();
  const { chain_id } = site;
  const later = { chain_id, name: 'Later', valid_from: '2199-01-01' };
  const { id: definition_id } = await makeConsentDefinition(server.db, later);
  const body = { definition_id, given: true, source: 'counter' } as const;
  const answer = await server.call(consentCalls.consent, { params: { id }, body }, { token });
  expect(answer.body.error?.fields).toHaveProperty('definition_id');
  const { body: read } = await server.call(consentCalls.consents, { params: { id } }, { token });
  expect(read.data.map(({ name }) => name)).toEqual(['Offers']);
});

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
  'the day from which it is asked begins with the day of the site, such as in %s',
  async (timezone) => {
    const server = await testServer();
    const site = await makeSite(server.db, { timezone });
    const { token } = await logInAs(server.db, { site, roles: ['reception'] });
    const { chain_id } = site;
    const { id } = await makeCustomer(server.db, { chain_id });
    const today = dayOf(now().getTime(), timezone);
    await makeConsentDefinition(server.db, { chain_id, name: 'Today', valid_from: today });
    const valid_from = daysAfter(today, 1);
    const { id: definition_id } = await makeConsentDefinition(server.db, { chain_id, valid_from });
    const read = await server.call(consentCalls.consents, { params: { id } }, { token });
    expect(read.body.data.map(({ name }) => name)).toEqual(['Today']);
    const body = { definition_id, given: true, source: 'counter' } as const;
    const early = await server.call(consentCalls.consent, { params: { id }, body }, { token });
    expect(early.body.error?.fields).toHaveProperty('definition_id');
  },
);

test('nobody consents to what another chain asks for', async () => {
  const { server, say, read } = await withConsent();
  const foreign = await makeConsentDefinition(server.db);
  const answer = await say(true, { definition_id: foreign.id });
  expect([answer.status, answer.body.error?.code]).toEqual([422, 'common.wrong_input']);
  expect((await read())[0]?.events).toEqual([]);
});

test('for a customer who was archived nothing more is said', async () => {
  const { server, token, id, say } = await withConsent();
  await server.call(customers.calls.archive, { params: { id }, body: { version: 1 } }, { token });
  expect((await say(true)).body.error?.code).toBe('common.archived');
});

test('a mechanic reads what was consented to, and writes nothing', async () => {
  const { say, read } = await withConsent('mechanic');
  expect((await say(true)).status).toBe(403);
  expect(await read()).toHaveLength(1);
});
