import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { shop } from '#tests/support/cash/shop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
const names = { s: 'urn:StandardAuditFile-Taxation-CashRegister:NO' };

test('the journals of a company are one file of a period, for who may give it away', async () => {
  const at = await shop(server);
  await at.sell(250_00);
  await at.note('line_removed', { amount: 16_40, text: 'Wiper blades' });
  await at.z(1000_00);
  const read = (token: string, days: string) =>
    server.app.http.inject({
      url: `/api/v4/site/cash-registers/saft?${days}`,
      headers: { authorization: `Bearer ${token}` },
    });
  const answer = await read(at.me.token, 'from=2020-01-01&to=2099-12-31');
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
  const refused = await read(reception.token, 'from=2020-01-01&to=2099-12-31');
  expect(refused.statusCode).toBe(403);
});
