import { fc } from '#tests/support/random/fast-check.ts';
import { expect, test } from 'vitest';
import { longestSearch } from '#contract/desk/search-rules.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { searchCalls } from '#contract/desk/search.ts';
import { claimsOf, authenticate } from '#server/kit/caller/caller.ts';
import { now } from '#server/kit/clock.ts';
import { groupOf, type SearchProvider } from '#server/kit/search-provider.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testKeys } from '#tests/support/keys.ts';
import { testServer } from '#tests/support/server.ts';
import { search } from './search.ts';

const server = await testServer();
const lastYear = new Date(now().getTime() - 300 * 86_400_000);
const before = { arrived_at: lastYear, left_at: lastYear };

async function find(token: string, query: string) {
  const { status, body } = await server.call(searchCalls.search, { query: { query } }, { token });
  expect(status).toBe(200);
  return body.data;
}

/** The plates and names found, by group. */
async function found(token: string, query: string) {
  const { groups } = await find(token, query);
  return Object.fromEntries(
    groups.map(({ group, hits }) => [group, hits.map(({ plate, title }) => plate ?? title)]),
  );
}

test('a plate of somebody who is here leads straight to them, however it is written', async () => {
  const { site, token } = await logInAs(server.db);
  const { id } = await makeQueuePerson(server.db, { site, licenseplate: 'EL 12345' });
  await makeQueuePerson(server.db, { site, licenseplate: 'EL12345', ...before });
  for (const typed of ['EL12345', 'el 12345', ' el-123.45 ']) {
    expect((await find(token, typed)).exact).toMatchObject({ id, path: `queue?person=${id}` });
  }
});

test('the beginning of a plate shows what there is and leads nowhere by itself', async () => {
  const { site, token } = await logInAs(server.db);
  await makeQueuePerson(server.db, { site, licenseplate: 'EL10001' });
  await makeQueuePerson(server.db, { site, licenseplate: 'EL10002', ...before });
  await makeQueuePerson(server.db, { site, licenseplate: 'EK10003' });
  const { exact } = await find(token, 'EL1');
  expect(exact).toBeNull();
  expect(await found(token, 'EL1')).toEqual({ here: ['EL10001'], visits: ['EL10002'] });
});

test('two people here with the same plate are for the person to distinguish', async () => {
  const { site, token } = await logInAs(server.db);
  await makeQueuePerson(server.db, { site, licenseplate: 'EL20001' });
  await makeQueuePerson(server.db, { site, licenseplate: 'EL20001' });
  const { exact, groups } = await find(token, 'EL20001');
  expect([exact, groups[0]?.count]).toEqual([null, 2]);
});

test('c: finds letters anywhere in a plate', async () => {
  const { site, token } = await logInAs(server.db);
  await makeQueuePerson(server.db, { site, licenseplate: 'EL 34567' });
  expect(await found(token, 'c:4 56')).toEqual({ here: ['EL 34567'] });
  expect(await found(token, '456')).toEqual({});
  expect(await found(token, 'c:9')).toEqual({});
});

test('a name is found by its beginning or its last word, without its accents and capitals', async () => {
  const { site, token } = await logInAs(server.db);
  await makeQueuePerson(server.db, { site, name: 'Bjørn Håkon  Ødegård' });
  for (const typed of ['bjorn', 'BJØRN HÅ', 'ødeg', 'odegard bjørn', 'Bjo\u0308rn']) {
    expect(await found(token, typed)).toEqual({ here: ['Bjørn Håkon  Ødegård'] });
  }
  expect(await found(token, 'jorn')).toEqual({});
});

test('who came many times is one hit at the last of them, to be let in again', async () => {
  const { site, token } = await logInAs(server.db);
  const visit = { site, licenseplate: 'EL30001', name: 'Kari' };
  const earlier = new Date(lastYear.getTime() - 86_400_000);
  await makeQueuePerson(server.db, { ...visit, arrived_at: earlier, left_at: earlier });
  await makeQueuePerson(server.db, { ...visit, ...before });
  const [group] = (await find(token, 'EL30001')).groups;
  expect(group).toMatchObject({
    group: 'visits',
    count: 1,
    hits: [{ path: 'queue?plate=EL30001&name=Kari', at: lastYear.toISOString() }],
  });
});

test('signs that mean something to a database are looked for as they are', async () => {
  const { site, token } = await logInAs(server.db);
  await makeQueuePerson(server.db, { site, licenseplate: 'EL40001', name: 'Kari' });
  await makeQueuePerson(server.db, { site, licenseplate: null, name: '100% Dekk_Service' });
  for (const typed of ['%', '__', 'c:%%', 'c:E_4', 'E%1', "K' or 1=1 --", 'Ka%', String.raw`\\`]) {
    expect(await found(token, typed)).toEqual({});
  }
  expect(await found(token, '100% d')).toEqual({ here: ['100% Dekk_Service'] });
});

test('nothing that can be typed makes the search fail', async () => {
  const { token } = await logInAs(server.db);
  const prefix = fc.constantFrom('', 'c:', 'o:', 'pos:', 'r:', 'so:', 'i:');
  await fc.assert(
    fc.asyncProperty(prefix, fc.string({ unit: 'binary', maxLength: 130 }), async (start, text) => {
      const { status } = await server.call(
        searchCalls.search,
        { query: { query: start + text } },
        { token },
      );
      expect([200, 422, ...(text.includes('\0') ? [400] : [])]).toContain(status);
    }),
    { numRuns: 60 },
  );
  const tooLong = { query: { query: 'x'.repeat(longestSearch + 21) } };
  expect((await server.call(searchCalls.search, tooLong, { token })).status).toBe(422);
});

test('no other site is searched, neither of the chain nor of another one', async () => {
  const me = await logInAs(server.db);
  const sites = [
    await makeSite(server.db, { chain_id: me.site.chain_id }),
    await makeSite(server.db),
  ];
  for (const site of sites) await makeQueuePerson(server.db, { site, licenseplate: 'EL50001' });
  expect((await find(me.token, 'EL50001')).groups).toEqual([]);
  expect((await find(me.token, 'c:50001')).groups).toEqual([]);
});

test('who may not see the queue finds nobody in it', async () => {
  const { site, token } = await logInAs(server.db, { roles: [] });
  await makeQueuePerson(server.db, { site, licenseplate: 'EL60001' });
  expect(await find(token, 'EL60001')).toEqual({
    kind: 'any',
    kept: true,
    exact: null,
    groups: [],
  });
});

test('a feature that joins is asked in its turn; the first that knows decides, and two of its are no longer exact', async () => {
  const me = await logInAs(server.db);
  const hit = { id: 1, path: 'order/1', plate: null, title: 'Order 1', detail: null, at: null };
  const orders: SearchProvider = {
    right: 'queue.read',
    kinds: ['order'],
    find: async (_tx, wanted) => {
      const hits = wanted.kind === 'order' ? [hit] : [];
      return { groups: [groupOf('here', hits, false)], exact: hits };
    },
  };
  const twins: SearchProvider = {
    right: 'queue.read',
    kinds: ['order'],
    find: async () => ({ groups: [], exact: [hit, hit] }),
  };
  const claims = await claimsOf(testKeys, me.token);
  const ask = (searchProviders: SearchProvider[], typed: string) =>
    server.db.transaction('app', async (tx) =>
      search({ tx, caller: await authenticate(tx, claims), now: now(), searchProviders }, typed),
    );
  expect(await ask([orders], 'o:1')).toMatchObject({ kind: 'order', exact: hit });
  expect(await ask([orders, twins], 'o:1')).toMatchObject({ exact: hit });
  expect(await ask([twins, orders], 'o:1')).toMatchObject({ exact: null });
  expect((await ask([orders], 'o:one')).groups).toEqual([]);
});

test('what is not kept here yet is told from what is not found', async () => {
  const { token } = await logInAs(server.db);
  const kept = async (typed: string) => (await find(token, typed)).kept;
  expect(await kept('c:XY999')).toBe(true);
  expect(await kept('i:nobody')).toBe(true);
  expect([await kept('f:2'), await kept('pos:A.1'), await kept('o:1')]).toEqual([true, true, true]);
  expect([await kept('a:12'), await kept('e:F-1')]).toEqual([true, true]);
  expect(await kept('r:1:2')).toBe(false);
});

test('somebody added a moment ago is found', async () => {
  const { token } = await logInAs(server.db);
  const body = { licenseplate: 'el 70001', name: '' };
  await server.call(queueCalls.add, { body }, { token });
  expect((await find(token, 'EL70001')).exact).not.toBeNull();
});
