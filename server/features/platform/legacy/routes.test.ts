import { expect, test } from 'vitest';
import { legacyCalls } from '#contract/platform/legacy.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeLegacy } from '#tests/support/factories/frames.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();

const ask = async (token: string) =>
  (await call(legacyCalls.settings, {}, { token })).body.data.url;

test("a site's own legacy application comes before its chain's, and another chain's is nobody's", async () => {
  const me = await logInAs(db);
  const sister = await logInAs(db, { site: await makeSite(db, { chain_id: me.site.chain_id }) });
  const stranger = await logInAs(db);
  expect(await ask(me.token)).toBeNull();
  const ofTheChain = await makeLegacy(db, { site: me.site, site_id: null });
  expect(await ask(me.token)).toBe(ofTheChain.url);
  const ofTheSite = await makeLegacy(db, { site: me.site });
  expect(await ask(me.token)).toBe(ofTheSite.url);
  expect(await ask(sister.token)).toBe(ofTheChain.url);
  expect(await ask(stranger.token)).toBeNull();
});

test('a chain has one legacy application for its sites, and a site one of its own', async () => {
  const site = await makeSite(db);
  await makeLegacy(db, { site });
  await makeLegacy(db, { site, site_id: null });
  await expect(makeLegacy(db, { site })).rejects.toThrow('unique');
  await expect(makeLegacy(db, { site, site_id: null })).rejects.toThrow('unique');
});

test.each(['http://legacy.test/', 'http://localhost.evil.test/', 'javascript:x', '/7/queue', 'x'])(
  'the database takes no legacy application at %s: it is handed a token',
  async (url) => {
    await expect(makeLegacy(db, { url })).rejects.toThrow('legacy_settings_url_check');
  },
);
