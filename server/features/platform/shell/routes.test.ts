import { expect, test } from 'vitest';
import { rightsOf } from '#contract/rights.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { logInAs, makeToken, makeUser } from '#tests/support/factories/accounts.ts';
import { makeSite, makeWhiteLabel } from '#tests/support/factories/organisation.ts';
import { makeCalendar } from '#tests/support/factories/shell.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();

test('the profile returns who one is, what one may do and where one is', async () => {
  const user = await makeUser(db, {
    first_name: 'Marit',
    last_name: 'Aasen',
    language: 'nb',
    features: ['UsePriceBonus'],
  });
  const site = await makeSite(db, { name: 'Alnabru', town: 'Oslo' });
  const { token } = await logInAs(db, { user, site, roles: ['warehouse', 'mechanic'] });
  const { body } = await call(shellCalls.profile, {}, { token });
  expect(body.data.profile).toEqual({
    id: user.id,
    firstname: 'Marit',
    lastname: 'Aasen',
    fullname: 'Marit Aasen',
    email: user.email,
    tz: 'Europe/Oslo',
    lang: 'nb',
    dates: 'words',
    features: ['UsePriceBonus'],
    paymentExpiration: null,
    rights: rightsOf(['warehouse', 'mechanic']),
    site: { id: site.id, name: 'Alnabru', town: 'Oslo', currency: 'NOK', chain: site.chain_id },
  });
});

test('a superuser has the feature and every right without working at the site', async () => {
  const user = await makeUser(db, { is_superuser: true });
  const { token } = await makeToken(db, { user, site: await makeSite(db) });
  const { profile } = (await call(shellCalls.profile, {}, { token })).body.data;
  expect(profile.features).toEqual(['IsSuperUser']);
  expect(profile.rights).toContain('queue.settings');
});

test("a site's calendars come with the default one first", async () => {
  const { site, token } = await logInAs(db);
  await makeCalendar(db, { site, name: 'A' });
  await makeCalendar(db, { site, name: 'B', is_default: true });
  await makeCalendar(db);
  const { data } = (await call(shellCalls.calendars, {}, { token })).body;
  expect(data.map(({ name, isDefault }) => [name, isDefault])).toEqual([
    ['B', true],
    ['A', false],
  ]);
});

test('a host has its own branding before anybody has logged in, also with a port or in capitals', async () => {
  const { host } = await makeWhiteLabel(db, {
    title: 'Nordhjul',
    logo: '/nordhjul.svg',
    colors: JSON.stringify({ primary: '#0b5d7a' }),
    language: 'nb',
    redirect_host: 'new.example.test',
  });
  for (const domain of [host, `${host.toUpperCase()}:8080`, `${host}.`]) {
    const { status, body } = await call(shellCalls.whiteLabel, { query: { domain } });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      title: 'Nordhjul',
      logo: '/nordhjul.svg',
      colors: { primary: '#0b5d7a' },
      language: 'nb',
      redirectHost: 'new.example.test',
    });
  }
});

test('an unknown host has no branding of its own', async () => {
  const { body } = await call(shellCalls.whiteLabel, { query: { domain: 'unknown.test' } });
  expect(body).toEqual({ data: null });
});
