import { expect, test } from 'vitest';
import { bookingPortals, portalCalls } from '#contract/booking/booking-settings/portals.ts';
import { onlineBookingCalls } from '#contract/booking/online-booking.ts';
import { daysAfter, dayOf, instantAt } from '#contract/kit/time/zoned-time.ts';
import { whiteLabelOf } from '#server/features/platform/white-label/exports.ts';
import { now } from '#server/kit/clock.ts';
import { makePortal } from '#tests/support/factories/booking/portal.ts';
import { workshop } from '#tests/support/factories/booking/workshop.ts';
import { makeWhiteLabel } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';
import { lookOfPortal } from './look-of-portal.ts';
import { previewedBy, previewSlug } from './preview-slug.ts';

const { portal, times, hold, book, sendCode } = onlineBookingCalls;
const server = await testServer();

const hourMs = 3_600_000;
const zone = 'Europe/Oslo';
const begins_at = new Date(
  instantAt(Date.parse(`${daysAfter(dayOf(now().getTime(), zone), 7)}T10:00Z`), zone),
).toISOString();

async function someShop() {
  const shop = await workshop(server, { lifts: 2, people: 2 });
  const portalOf = async (overrides: object = {}, state: 'draft' | 'published' = 'published') => {
    const { slug } = await makePortal(shop, overrides, state);
    const { data } = (await shop.set(bookingPortals.calls.list, { query: { q: '' } })).body;
    return data.find((one) => one.slug === slug)!;
  };
  return { ...shop, portalOf };
}

test('a draft is seen as its customers will see it by whoever is given the preview, and nothing is booked there', async () => {
  const shop = await someShop();
  const draft = await shop.portalOf({ texts: { en: { welcome: 'Hello', done: '' } } }, 'draft');
  const { path } = (await shop.set(portalCalls.preview, { params: { id: draft.id } })).body.data;
  const params = { slug: path.replace('/book/', '') };
  const { data } = (await server.call(portal, { params })).body;
  expect(data).toMatchObject({ open: true, preview: true, texts: { en: { welcome: 'Hello' } } });
  expect(data.services.map(({ id }) => id)).toContain(shop.wheels);
  expect((await server.call(portal, { params: { slug: draft.slug } })).status).toBe(404);

  const services = [shop.wheels];
  const day = dayOf(Date.parse(begins_at), zone);
  const free = await server.call(times, { params, body: { services, from: day, to: day } });
  expect(free.body.data.days[0]!.times).toContain(begins_at);
  const form = crypto.randomUUID();
  const who = { licenseplate: 'EL12345', name: 'Kari', mobile: '91234567', email: '', comment: '' };
  const tried = [
    await server.call(hold, { params, body: { services, form, begins_at } }),
    await server.call(book, { params, body: { services, form, begins_at, ...who } }),
    await server.call(sendCode, { params, body: { form, by: 'mobile', to: who.mobile } }),
  ];
  for (const { body } of tried) expect(body.error?.code).toBe('online-booking.preview');
});

test('who may not set up portals makes no preview, and of one that was put away there is none', async () => {
  const shop = await someShop();
  const draft = await shop.portalOf({}, 'draft');
  const params = { id: draft.id };
  const { path } = (await shop.set(portalCalls.preview, { params })).body.data;
  const other = await someShop();
  expect((await other.set(portalCalls.preview, { params })).status).toBe(404);
  await shop.set(bookingPortals.calls.archive, { params, body: { version: draft.version } });
  expect((await shop.set(portalCalls.preview, { params })).body.error?.code).toBe(
    'common.archived',
  );
  const slug = path.replace('/book/', '');
  expect((await server.call(portal, { params: { slug } })).status).toBe(404);
});

test('a preview lets in for its time, and for its portal alone', () => {
  const { keys } = server.app;
  const until = new Date(now().getTime() + hourMs);
  const slug = previewSlug(keys, 12, until);
  const [, end, signature] = slug.split('.');
  expect(previewedBy(keys, slug, now())).toBe(12);
  expect(previewedBy(keys, slug, new Date(until.getTime() + 1))).toBeUndefined();
  for (const forged of [
    `~13.${end}.${signature}`,
    `~12.${Number(end) + 1}.${signature}`,
    `~12.${end}.${'A'.repeat(32)}`,
    `~12.${end}.`,
    'hjulskift',
    '',
  ])
    expect(previewedBy(keys, forged, now())).toBeUndefined();
});

test('the page of a portal looks as its workshop, and where that says nothing as its host', async () => {
  const shop = await someShop();
  const { host } = await makeWhiteLabel(server.db, {
    title: 'Nordhjul',
    logo: '/nord.svg',
    colors: JSON.stringify({ primary: '#0b6b5d', secondary: '#123456' }),
  });
  const brand = await server.db.transaction('app', (tx) => whiteLabelOf(tx, host));
  const look = (slug: string) => lookOfPortal(server.app, `/book/${slug}?x=1`, brand);
  const plain = await shop.portalOf({ share: 50 });
  expect(await look(plain.slug)).toMatchObject({
    brand: { title: 'Nordhjul', logo: '/nord.svg', colors: brand!.colors },
    embedHosts: [],
  });
  const own = await shop.portalOf(
    {
      logo: 'https://dekk.example/logo.svg',
      primary_colour: '#224466',
      embed_hosts: ['https://WWW.dekk.example/time', 'dekk.example', ''],
      share: 50,
    },
    'draft',
  );
  expect(await look(own.slug)).toBeUndefined();
  const { path } = (await shop.set(portalCalls.preview, { params: { id: own.id } })).body.data;
  const seen = await lookOfPortal(server.app, path, brand);
  expect(seen).toMatchObject({
    brand: {
      logo: 'https://dekk.example/logo.svg',
      colors: { primary: '#224466', secondary: '#123456' },
    },
    embedHosts: ['www.dekk.example', 'dekk.example'],
  });
  expect(seen!.brand.title).toMatch(/^Site-/);
  await shop.set(bookingPortals.calls.publish, {
    params: { id: own.id },
    body: { version: own.version },
  });
  const params = { slug: own.slug };
  const form = crypto.randomUUID();
  const who = { licenseplate: 'EL12345', name: 'Kari', mobile: '91234567', email: '', comment: '' };
  const order = { params, body: { services: [shop.wheels], form, begins_at, ...who } };
  const booked = (await server.call(book, order)).body.data;
  // What was booked there looks alike, but stands in no page of others.
  expect(await lookOfPortal(server.app, booked.path, brand)).toEqual({
    brand: seen!.brand,
    embedHosts: [],
    place: { chainId: shop.site.chain_id, siteId: shop.site.id },
  });
  for (const path of ['/', '/queue', '/bookings/1', `/b/${own.slug}`, '/book/nothing-there'])
    expect(await lookOfPortal(server.app, path, brand)).toBeUndefined();
});

test.each([
  ['logo', 'http://dekk.example/logo.svg', 'Write an address'],
  ['logo', 'javascript:alert(1)', 'Write an address'],
  ['primary_colour', 'red', 'Write a colour'],
  ['primary_colour', '#b71c1c', 'This is the red of errors'],
  ['secondary_colour', '#12', 'Write a colour'],
  ['embed_hosts', ['*.example.com'], 'Write a host name'],
  ['embed_hosts', ['*'], 'Write a host name'],
  ['embed_hosts', ["dekk.example; script-src 'unsafe-inline'"], 'Write a host name'],
  ['embed_hosts', ["'self'"], 'Write a host name'],
  ['embed_hosts', ['10.0.0.1'], 'Write a host name'],
])('%s of a portal is not %j', async (name, value, problem) => {
  const shop = await someShop();
  const row = await shop.portalOf({}, 'draft');
  const body = { version: row.version, [name]: value };
  const saved = await shop.set(bookingPortals.calls.save, { params: { id: row.id }, body });
  expect(saved.body.error?.fields).toEqual({ [name]: expect.stringContaining(problem) });
});
