import { createPublicKey } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { cashRegisters } from '#contract/cash/cash-registers/cash-registers.ts';
import { exportCalls } from '#contract/cash/cash-registers/journal/export-calls.ts';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { registerCalls } from '#contract/cash/cash-registers/register-calls.ts';
import { saftFaultsOf } from '#contract/cash/cash-registers/saft/check-saft.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { shop } from '#tests/support/cash/shop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
/** Takes the file of some days, by who has a token. */
const read = (token: string, days: string, reason = 'Control') =>
  server.app.http.inject({
    url: `/api/v4/site/cash-registers/saft?${days}&reason=${encodeURIComponent(reason)}`,
    headers: { authorization: `Bearer ${token}` },
  });
const always = 'from=2020-01-01&to=2099-12-31';
const names = { s: 'urn:StandardAuditFile-Taxation-CashRegister:NO' };

test('the journals of a company are one file of a period, for who may give it away', async () => {
  const at = await shop(server);
  await at.sell(250_00);
  await at.note('line_removed', { amount: 16_40, text: 'Wiper blades' });
  await at.z(1000_00);
  const answer = await read(at.me.token, always);
  expect(answer.statusCode).toBe(200);
  const document = XmlDocument.fromString(answer.payload);
  const all = (path: string) => document.find(path, names).map(({ content }) => content);
  expect(all('//s:cashtransaction/s:transAmntIn')).toEqual(['1000.00', '250.00']);
  expect(all('//s:trainingID')).toEqual(['true', 'true']);
  expect(all('//s:headerComment')).toHaveLength(1);
  expect(all('//s:corrLineAmnt')).toEqual(['16.40']);
  expect(all('//s:event/s:eventText')).toContain(
    'Wiper blades; artGroupID goods; lineAmntIn 16.40',
  );
  const before = await read(at.me.token, 'from=2020-01-01&to=2020-12-31');
  expect(before.payload).not.toContain('<cashtransaction>');
  const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
  const refused = await read(reception.token, always);
  expect(refused.statusCode).toBe(403);
});

test('who takes the file says why, and stands in the log and in each journal that is in it', async () => {
  const at = await shop(server);
  await at.sell(250_00);
  await at.z(1000_00);
  expect((await at.close()).status).toBe(200);
  expect((await read(at.me.token, always, '')).statusCode).toBe(422);
  const [first, second] = await Promise.all([
    read(at.me.token, always, 'Bokettersyn'),
    read(at.me.token, 'from=2026-01-01&to=2026-12-31', 'Control'),
  ]);
  expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
  const document = XmlDocument.fromString(first.payload);
  const all = (path: string) => document.find(path, names).map(({ content }) => content);
  expect(all("//s:event[s:eventType='journal_exported']/s:eventText")).toContain(
    '2020-01-01 - 2099-12-31: Bokettersyn',
  );
  expect(all("//s:basic[s:basicID='journal_exported']/s:predefinedBasicID")).toEqual(['13020']);
  const log = (await server.call(exportCalls.log, {}, at.me)).body;
  expect(log.meta.total).toBe(2);
  expect(log.data.map(({ reason }) => reason).toSorted()).toEqual(['Bokettersyn', 'Control']);
  expect(log.data.find(({ reason }) => reason === 'Bokettersyn')).toMatchObject({
    kind: 'saft',
    from: '2020-01-01',
    to: '2099-12-31',
    user: `${at.me.user.first_name} ${at.me.user.last_name}`.trim(),
  });
  const events = await at.events();
  expect(events.filter(({ kind }) => kind === 'journal_exported')).toHaveLength(2);
  expect((await at.check()).faults).toEqual([]);
  const neighbour = await logInAs(server.db, {
    site: await makeSite(server.db, { chain_id: at.me.site.chain_id }),
    roles: ['manager'],
  });
  expect((await server.call(exportCalls.log, {}, neighbour)).body.data).toEqual([]);
});

test('a file that cannot be written is in no log', async () => {
  const me = await logInAs(server.db, { roles: ['manager'] });
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('companies')
      .set({ org_number: '' })
      .where('id', '=', me.site.company_id)
      .execute(),
  );
  expect((await read(me.token, always)).statusCode).toBe(409);
  expect((await server.call(exportCalls.log, {}, me)).body.data).toEqual([]);
});

test('who checks signatures is given the public keys of the company', async () => {
  const at = await shop(server);
  const { payload } = await server.app.http.inject({
    url: '/api/v4/site/cash-registers/public-keys',
    headers: { authorization: `Bearer ${at.me.token}` },
  });
  expect(payload).toMatch(/^keyVersion 1\n/);
  expect(createPublicKey(payload).asymmetricKeyDetails).toMatchObject({ modulusLength: 1024 });
});

test('all that a control asks for is one zip, and who takes it stands in the log', async () => {
  const at = await shop(server);
  await at.sell(250_00);
  await at.z(1000_00);
  await at.check();
  const answer = await server.app.http.inject({
    url: `/api/v4/site/cash-registers/pack?${always}&reason=Bokettersyn`,
    headers: { authorization: `Bearer ${at.me.token}` },
  });
  expect(answer.statusCode).toBe(200);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  const text = (name: RegExp) =>
    strFromU8(files[Object.keys(files).find((one) => name.test(one))!]!);
  expect(Object.keys(files)).toHaveLength(5);
  expect(saftFaultsOf([text(/\.xml$/)])).toEqual([]);
  expect(text(/\.xml$/)).toContain('<transAmntIn>250.00</transAmntIn>');
  expect(text(/^checks/).match(/No fault was found/g)).toHaveLength(2);
  expect(text(/^z-reports/)).toContain('Z report 1');
  expect(text(/^z-reports/)).toContain('NOK 250.00');
  expect(createPublicKey(text(/^public-keys/)).type).toBe('public');
  expect(text(/^manual/)).toContain('none: for practice');
  const { data } = (await server.call(exportCalls.log, {}, at.me)).body;
  expect(data.map(({ kind, reason }) => [kind, reason])).toEqual([['pack', 'Bokettersyn']]);
  expect((await at.events()).map(({ kind }) => kind)).toContain('journal_exported');
});

test('registers of other sites of the company are in the file, and their journals say who took it', async () => {
  const at = await shop(server);
  const { chain_id, company_id } = at.me.site;
  const site = await makeSite(server.db, { chain_id, company_id });
  const there = await logInAs(server.db, { site, roles: ['manager'] });
  const body = { name: 'Other counter' };
  const { id } = (await server.call(cashRegisters.calls.add, { body }, there)).body.data;
  const float = { intent: crypto.randomUUID(), kind: 'float' as const, amount: 500_00 };
  await server.call(registerCalls.move, { params: { id }, body: float }, there);
  const file = await read(at.me.token, always);
  const document = XmlDocument.fromString(file.payload);
  const taken = document.find("//s:event[s:eventType='journal_exported']", names);
  expect(taken).toHaveLength(2);
  const { data } = (await server.call(journalCalls.journal, { params: { id }, query: {} }, there))
    .body;
  expect(data[0]).toMatchObject({ kind: 'journal_exported', nr: 2 });
});
