import { expect, test } from 'vitest';
import { searchCalls } from '#contract/desk/search.ts';
import { invoicing } from '#tests/support/economy/invoicing.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** What a search finds: the one that it leads to, and the numbers of all. */
async function find(query: string, by: LoggedIn) {
  const { data } = (await server.call(searchCalls.search, { query: { query } }, by)).body;
  const hits = data.groups.flatMap(({ hits: found }) => found);
  return { exact: data.exact?.path, found: hits.map(({ path }) => path) };
}

test('an invoice is found by its number, its reference, what it came to, and the number that its customer has for it', async () => {
  const shop = await invoicing(server);
  const { me } = shop;
  const { id, number, payment_reference: reference } = await shop.issued(await shop.doneOrder());
  const path = `invoices/${id}`;
  for (const query of [`a:${number}`, `a:${reference}`, `e:${reference}`, 'e:po 9']) {
    expect([query, await find(query, me)]).toEqual([query, { exact: path, found: [path] }]);
  }
  // As much may be others', too.
  expect(await find('a:500', me)).toEqual({ exact: undefined, found: [path] });
  expect((await find('a:501', me)).found).toEqual([]);
  expect((await find('e:', me)).found).toEqual([]);
});

test('neither drafts nor invoices of other companies are found, and nobody finds any without the right', async () => {
  const shop = await invoicing(server);
  await shop.draftOf(await shop.doneOrder());
  expect((await find('a:500', shop.me)).found).toEqual([]);
  const { number } = await shop.issued(await shop.doneOrder());
  const stranger = await logInAs(server.db, { roles: ['manager'] });
  expect((await find(`a:${number}`, stranger)).found).toEqual([]);
  const mechanic = await logInAs(server.db, { site: shop.me.site, roles: ['mechanic'] });
  expect((await find(`a:${number}`, mechanic)).found).toEqual([]);
});
