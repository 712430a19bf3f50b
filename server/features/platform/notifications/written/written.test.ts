import { expect, test } from 'vitest';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { writtenCalls, type Writing } from '#contract/platform/notifications/written-calls.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs, makeMembership, makeUser } from '#tests/support/factories/accounts.ts';
import { makeNotification } from '#tests/support/factories/notifications.ts';
import { makeSite, type Site } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';
import { announce } from '../sending/announce.ts';

const server = await testServer();
const { db, call } = server;
const hour = 3_600_000;
const inHours = (hours: number) => new Date(now().getTime() + hours * hour).toISOString();

const toSites = (...sites: Site[]): Writing['audience'] => ({
  wholeChain: false,
  siteIds: sites.map(({ id }) => id),
  roles: [],
  feature: null,
});
const toChain: Writing['audience'] = { ...toSites(), wholeChain: true };
const about = (audience: Writing['audience'], overrides: Partial<Writing> = {}): Writing => ({
  audience,
  words: { en: null, nb: { title: 'Hei', content: 'Les dette' }, sv: null },
  shouldResolve: false,
  publishTime: null,
  expiresAt: null,
  ...overrides,
});

/** A chain of two sites, its manager at the first alone and somebody of each role there. */
async function chainOfTwo() {
  const site = await makeSite(db);
  const other = await makeSite(db, { chain_id: site.chain_id });
  const manager = await logInAs(db, { site, roles: ['manager'] });
  const mechanic = await logInAs(db, { site, roles: ['mechanic'] });
  const away = await logInAs(db, { site: other, roles: ['mechanic'] });
  return { site, other, manager, mechanic, away };
}

const readBy = async ({ token }: { token: string }) =>
  (await call(notificationsCalls.forUser, {}, { token })).body.data;

test('a manager notifies the site, in one language for all, and sees who has read it', async () => {
  const { site, manager, mechanic, away } = await chainOfTwo();
  const { body } = await call(writtenCalls.write, { body: about(toSites(site)) }, manager);
  const [id = 0] = body.data.ids;
  expect(await readBy(mechanic)).toMatchObject([{ id, title: 'Hei', content: 'Les dette' }]);
  expect(await readBy(away)).toEqual([]);
  await call(notificationsCalls.markRead, { params: { id } }, mechanic);
  const { user } = manager;
  expect((await call(writtenCalls.written, {}, manager)).body).toMatchObject({
    data: [
      {
        id,
        title: 'Hei',
        siteName: site.name,
        people: 2,
        read: 1,
        writtenBy: `${user.first_name} ${user.last_name}`,
      },
    ],
    meta: { current_page: 1, per_page: 10, total_items: 1 },
  });
});

test('only those of the roles are told, and counted before', async () => {
  const { site, manager, mechanic } = await chainOfTwo();
  const audience: Writing['audience'] = { ...toSites(site), roles: ['mechanic'] };
  const counted = await call(writtenCalls.countAudience, { body: audience }, manager);
  expect(counted.body.data).toEqual({ people: 1 });
  await call(writtenCalls.write, { body: about(audience) }, manager);
  expect(await readBy(mechanic)).toHaveLength(1);
  expect(await readBy(manager)).toEqual([]);
  const [written] = (await call(writtenCalls.written, {}, manager)).body.data;
  expect(written).toMatchObject({ roles: ['mechanic'], people: 1, read: 0 });
});

test('a manager of some sites notifies neither the others nor the chain; one of all may', async () => {
  const { site, other, manager, mechanic, away } = await chainOfTwo();
  for (const audience of [toSites(other), toSites(site, other), toChain]) {
    const refused = await call(writtenCalls.write, { body: about(audience) }, manager);
    expect([refused.status, refused.body.error?.code]).toEqual([
      403,
      'notifications.not_yours_to_tell',
    ]);
  }
  const before = (await call(writtenCalls.audiences, {}, manager)).body.data;
  expect(before).toMatchObject({ wholeChain: false, sites: [{ id: site.id }] });
  await makeMembership(db, { user: manager.user, site: other, roles: ['manager'] });
  const after = (await call(writtenCalls.audiences, {}, manager)).body.data;
  expect([after.wholeChain, after.sites.length]).toEqual([true, 2]);
  await call(writtenCalls.write, { body: about(toChain) }, manager);
  expect(await readBy(mechanic)).toHaveLength(1);
  expect(await readBy(away)).toHaveLength(1);
});

test('each of several sites gets its own, to resolve by itself', async () => {
  const { site, other, mechanic, away } = await chainOfTwo();
  const superuser = await logInAs(db, {
    site,
    roles: [],
    user: await makeUser(db, { is_superuser: true }),
  });
  const body = about(toSites(site, other), { shouldResolve: true });
  const { ids } = (await call(writtenCalls.write, { body }, superuser)).body.data;
  expect(ids).toHaveLength(2);
  const [here] = await readBy(mechanic);
  await call(notificationsCalls.resolve, { params: { id: here?.id ?? 0 }, body: {} }, mechanic);
  expect(await readBy(away)).toMatchObject([{ shouldResolve: true, resolved: false }]);
});

test.each([
  ['without anybody to tell', about(toSites()), 'notifications.no_audience'],
  [
    'without words',
    about(toChain, { words: { en: null, nb: null, sv: null } }),
    'notifications.no_words',
  ],
  [
    'that expires before it is published',
    about(toChain, { publishTime: inHours(5), expiresAt: inHours(4) }),
    'notifications.wrong_time',
  ],
  [
    'that is published in three years',
    about(toChain, { publishTime: inHours(3 * 366 * 24) }),
    'notifications.wrong_time',
  ],
])('something %s is refused with its reason', async (_, body, code) => {
  const { token } = await logInAs(db, { roles: ['manager'] });
  expect((await call(writtenCalls.write, { body }, { token })).body.error?.code).toBe(code);
});

test('what is published later is seen by then, and what has expired no more', async () => {
  const me = await logInAs(db, { roles: ['manager'] });
  const later = about(toSites(me.site), { publishTime: inHours(2), expiresAt: inHours(3) });
  const { ids } = (await call(writtenCalls.write, { body: later }, me)).body.data;
  expect(await readBy(me)).toEqual([]);
  const set = (columns: { publish_time: string; expires_at?: string }) =>
    db.transaction('system', (tx) =>
      tx.updateTable('notifications').set(columns).where('id', 'in', ids).execute(),
    );
  await set({ publish_time: inHours(-1) });
  await announce(server.app);
  expect(await readBy(me)).toMatchObject([{ id: ids[0] }]);
  await set({ publish_time: inHours(-2), expires_at: inHours(-1) });
  expect(await readBy(me)).toEqual([]);
});

test('what is withdrawn nobody sees any more, and its writer sees that', async () => {
  const me = await logInAs(db, { roles: ['manager'] });
  const { ids } = (await call(writtenCalls.write, { body: about(toSites(me.site)) }, me)).body.data;
  const params = { id: ids[0] ?? 0 };
  expect((await call(writtenCalls.withdraw, { params }, me)).status).toBe(200);
  expect((await call(writtenCalls.withdraw, { params }, me)).status).toBe(200);
  expect(await readBy(me)).toEqual([]);
  const [written] = (await call(writtenCalls.written, {}, me)).body.data;
  expect(written?.withdrawnAt).not.toBeNull();
});

test('a manager sees and withdraws nothing written to sites of others, nor what the server reported', async () => {
  const { site, other, manager } = await chainOfTwo();
  const boss = await logInAs(db, { site: other, roles: ['manager'] });
  const elsewhere = await makeNotification(db, { site: other, author_id: boss.user.id });
  const chains = await makeNotification(db, { site, site_id: null, author_id: boss.user.id });
  const servers = await makeNotification(db, { site });
  expect((await call(writtenCalls.written, {}, manager)).body.data).toEqual([]);
  for (const { id } of [elsewhere, chains, servers]) {
    expect((await call(writtenCalls.withdraw, { params: { id } }, manager)).status).toBe(404);
  }
});

test('what was written stands by the time it is for, what is still to come first', async () => {
  const { site, manager } = await chainOfTwo();
  const written: number[] = [];
  for (const publishTime of [inHours(2), null, inHours(1)]) {
    const { body } = await call(
      writtenCalls.write,
      { body: about(toSites(site), { publishTime }) },
      manager,
    );
    written.push(...body.data.ids);
  }
  const [inTwo, atOnce, inOne] = written;
  const { body } = await call(writtenCalls.written, {}, manager);
  expect(body.data.map(({ id }) => id)).toEqual([inTwo, inOne, atOnce]);
});
