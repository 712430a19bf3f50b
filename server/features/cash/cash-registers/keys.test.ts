import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { exportCalls } from '#contract/cash/cash-registers/journal/export-calls.ts';
import { keyCalls } from '#contract/cash/cash-registers/journal/key-calls.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { shop, type Shop } from '#tests/support/cash/shop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const names = { s: 'urn:StandardAuditFile-Taxation-CashRegister:NO' };

const next = (at: Shop, after: number) => server.call(keyCalls.makeKey, { body: { after } }, at.me);
const versions = async (at: Shop) => (await server.call(keyCalls.keys, {}, at.me)).body.data;

test('a new key signs from then on, and what the old one signed is still as it was', async () => {
  const at = await shop(server);
  await at.sell(250_00);
  expect((await next(at, 1)).body.data).toEqual({ version: 2 });
  await at.sell(100_00);
  await at.z(1000_00);
  expect(await at.check()).toMatchObject({ transactions: 3, faults: [] });
  const query = { from: '2020-01-01', to: '2099-12-31', reason: 'Control' };
  const { body } = await server.call(exportCalls.saft, { query }, at.me);
  const file = XmlDocument.fromBuffer(body as Buffer);
  const all = (path: string) => file.find(path, names).map(({ content }) => content);
  expect(all('//s:cashtransaction/s:keyVersion')).toEqual(['1', '1', '2']);
  expect(all("//s:event[s:eventType='key_changed']/s:eventText")).toEqual(['keyVersion 2']);
  expect((await versions(at)).map(({ version, by }) => [version, by !== ''])).toEqual([
    [2, true],
    [1, false],
  ]);
});

test('two presses are one, also at the moment of a sale', async () => {
  const at = await shop(server);
  const pressed = await Promise.all([
    next(at, 1),
    at.sell(10_00),
    next(at, 1),
    at.sell(10_00),
    next(at, 1),
    at.sell(10_00),
  ]);
  expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect((await versions(at)).map(({ version }) => version)).toEqual([2, 1]);
  expect((await next(at, 1)).body.data).toEqual({ version: 2 });
  expect((await next(at, 7)).body.data).toEqual({ version: 2 });
  const changed = (await at.events()).filter(({ kind }) => kind === 'key_changed');
  expect(changed).toHaveLength(1);
  expect((await at.check()).faults).toEqual([]);
});

test('no key of a company is shown to, or made by, who may not set up its registers', async () => {
  const at = await shop(server);
  const reception = await logInAs(server.db, { site: at.me.site, roles: ['reception'] });
  const refused = await server.call(keyCalls.makeKey, { body: { after: 1 } }, reception);
  expect(refused.status).toBe(403);
  expect((await server.call(keyCalls.keys, {}, reception)).status).toBe(403);
  expect(JSON.stringify(await versions(at))).not.toMatch(/PRIVATE|sealed/);
});
