import { expect, test } from 'vitest';
import { viewsCalls, type View } from '#contract/lists/views.ts';
import type { Role } from '#contract/rights.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeSite, type Site } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function somebody(site?: Site, role: Role = 'reception') {
  const me: LoggedIn = await logInAs(server.db, { roles: [role], ...(site && { site }) });
  const sender = { token: me.token };
  const view = {
    name: 'Blocked',
    query: { blocked: 'true' },
    columns: [{ field: 'name', width: 200 }],
  };
  return {
    site: me.site,
    add: (overrides: Partial<View> & { resource?: string } = {}) =>
      server.call(
        viewsCalls.add,
        { body: { resource: 'customers', shared: 'private', ...view, ...overrides } },
        sender,
      ),
    names: async (resource = 'customers') =>
      (await server.call(viewsCalls.list, { query: { resource } }, sender)).body.data.map(
        ({ name, mine }) => (mine ? name : `${name} (another's)`),
      ),
    save: (id: number, overrides: Partial<View>) =>
      server.call(
        viewsCalls.save,
        { params: { id }, body: { shared: 'private', ...view, ...overrides } },
        sender,
      ),
    remove: (id: number) => server.call(viewsCalls.remove, { params: { id } }, sender),
  };
}

test('a view is seen by its maker, and by those it is shared with', async () => {
  const me = await somebody();
  const colleague = await somebody(me.site);
  const sister = await somebody(await makeSite(server.db, { chain_id: me.site.chain_id }));
  const stranger = await somebody();
  await me.add({ name: 'Own' });
  await me.add({ name: 'Site', shared: 'site' });
  await me.add({ name: 'Chain', shared: 'chain' });
  expect(await me.names()).toEqual(['Chain', 'Own', 'Site']);
  expect(await colleague.names()).toEqual(["Chain (another's)", "Site (another's)"]);
  expect(await sister.names()).toEqual(["Chain (another's)"]);
  expect(await stranger.names()).toEqual([]);
});

test('only who made a view changes or forgets it', async () => {
  const me = await somebody();
  const colleague = await somebody(me.site);
  const { id } = (await me.add({ shared: 'site' })).body.data;
  expect((await colleague.save(id, { name: 'Taken' })).status).toBe(404);
  expect((await colleague.remove(id)).status).toBe(404);
  expect((await me.save(id, { name: 'Renamed' })).body.data).toMatchObject({
    name: 'Renamed',
    mine: true,
  });
  expect((await me.remove(id)).status).toBe(200);
  expect(await me.names()).toEqual([]);
});

test('a view is of a list that there is and that one may read', async () => {
  const me = await somebody();
  expect((await me.add({ resource: 'nonsense' })).status).toBe(422);
  expect(await me.names('nonsense')).toEqual([]);
});
