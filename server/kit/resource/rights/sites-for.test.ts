import { expect, test } from 'vitest';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import type { Role } from '#contract/rights.ts';
import { logInAs, makeMembership, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite, type Site } from '#tests/support/factories/organisation.ts';
import { makeReading } from '#tests/support/factories/tread-depth.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** A manager at one site of a chain, with a reading there and one at each of two others; `second` says as what they work there. */
async function atThreeSites(second: Role[] = ['manager']) {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const { chain_id } = me.site;
  const other = await makeSite(server.db, { chain_id, name: 'Lade' });
  const third = await makeSite(server.db, { chain_id });
  await makeMembership(server.db, { user: me.user, site: other, roles: second });
  const ids = [];
  for (const [at, site] of [me.site, other, third].entries()) {
    ids.push((await makeReading(server.db, { site, licenseplate: `EL1000${at + 1}` })).id);
  }
  return { me, other, third, ids };
}

const list = async ({ token }: LoggedIn, query: object = {}) =>
  (await server.call(treadReadings.calls.list, { query }, { token })).body;
const platesOf = ({ data }: Awaited<ReturnType<typeof list>>) =>
  data.map(({ licenseplate, site }) => [licenseplate, site?.name]);

const readsOf = (site: Site) =>
  server.db.transaction('system', (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['user_id', 'entity', 'detail'])
      .where('site_id', '=', site.id)
      .where('action', '=', 'sites.read')
      .execute(),
  );

test('a list returns the rows of its site, and those of all sites where one may read them when it is asked', async () => {
  const { me, ids } = await atThreeSites();
  expect(platesOf(await list(me))).toEqual([['EL10001', undefined]]);
  const everywhere = await list(me, { sites: 'all', sort_by: 'licenseplate:asc' });
  expect(platesOf(everywhere)).toEqual([
    ['EL10001', me.site.name],
    ['EL10002', 'Lade'],
  ]);
  expect(everywhere.meta.total_items).toBe(2);
  // What was opened for one call is closed for the next.
  expect(platesOf(await list(me))).toEqual([['EL10001', undefined]]);
  const { status } = await server.call(treadReadings.calls.one, { params: { id: ids[1]! } }, me);
  expect(status).toBe(404);
});

test('what is searched for is found at all sites that are read', async () => {
  const { me } = await atThreeSites();
  expect(platesOf(await list(me, { sites: 'all', q: 'EL1000' }))).toHaveLength(2);
  expect(platesOf(await list(me, { q: 'EL1000' }))).toHaveLength(1);
});

test('a site where one works without the right to read is not read', async () => {
  const { me } = await atThreeSites([]);
  expect(platesOf(await list(me, { sites: 'all' }))).toEqual([['EL10001', me.site.name]]);
});

test('who read the rows of another site is told in its log, once a day', async () => {
  const { me, other, third } = await atThreeSites();
  for (const query of [{ sites: 'all' }, { sites: 'all', q: 'EL' }]) await list(me, query);
  expect(await readsOf(other)).toEqual([
    { user_id: me.user.id, entity: 'tread_readings', detail: { from: me.site.id } },
  ]);
  expect([await readsOf(me.site), await readsOf(third)]).toEqual([[], []]);
});

test('rows of another site are read and not changed', async () => {
  const { me, ids } = await atThreeSites();
  await list(me, { sites: 'all' });
  const change = { params: { id: ids[1]! }, body: { version: 1, note: 'x' } };
  expect((await server.call(treadReadings.calls.save, change, me)).status).toBe(404);
});

test('a file of all sites says of each row which site it is of', async () => {
  const { me } = await atThreeSites();
  const query = { sites: 'all', columns: 'licenseplate', sort_by: 'licenseplate:asc' } as const;
  const { body } = await server.call(treadReadings.calls.export, { query }, me);
  const file = body as unknown as Buffer;
  const [head, ...rows] = file.toString().trim().split('\r\n');
  expect(head).toMatch(/Site;/);
  expect(rows).toEqual([`${me.site.name};EL10001`, 'Lade;EL10002']);
});
