import { expect, test } from 'vitest';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs, makeUser } from '#tests/support/factories/accounts.ts';
import { makeNotification, makeNotificationRead } from '#tests/support/factories/notifications.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { testServer } from '#tests/support/server.ts';

const { db, call } = await testServer();
const { forUser, unreadCount, list, one, markRead, markUnread, markSeen, markAllRead, resolve } =
  notificationsCalls;
const hour = 3_600_000;
const inHours = (hours: number) => new Date(now().getTime() + hours * hour);

const unreadOf = async (token: string) => (await call(unreadCount, {}, { token })).body.data.data;
const idsOf = async (token: string) =>
  (await call(forUser, {}, { token })).body.data.map(({ id }) => id);

test('the bell counts what is published to the site or its chain and not read by this person', async () => {
  const me = await logInAs(db);
  const { site, user } = me;
  const colleague = await makeUser(db);
  await makeNotification(db, { site });
  await makeNotification(db, { site, site_id: null });
  const seen = await makeNotification(db, { site });
  await makeNotificationRead(db, { notification: seen, user });
  const readByColleague = await makeNotification(db, { site });
  await makeNotificationRead(db, { notification: readByColleague, user: colleague });
  await makeNotification(db, { site, publish_time: inHours(1) });
  await makeNotification(db, { site, expires_at: inHours(-1) });
  await makeNotification(db, { site, withdrawn_at: inHours(-1) });
  await makeNotification(db, { site: await makeSite(db, { chain_id: site.chain_id }) });
  await makeNotification(db, { site_id: null });
  const { body } = await call(unreadCount, {}, { token: me.token });
  expect(body.data).toEqual({ data: 3, revision: 0 });
});

test('a page holds ten, the newest first, and says how many pages there are', async () => {
  const { site, token } = await logInAs(db);
  const made = [];
  for (let age = 0; age < 12; age += 1) {
    made.push(await makeNotification(db, { site, publish_time: inHours(-age) }));
  }
  const first = (await call(forUser, { query: { page: '1', perPage: '10' } }, { token })).body;
  expect(first.data.map(({ id }) => id)).toEqual(made.slice(0, 10).map(({ id }) => id));
  expect(first.meta).toEqual({ currentPage: 1, lastPage: 2, unread: 12, revision: 0 });
  const second = (await call(forUser, { query: { page: '2', perPage: '10' } }, { token })).body;
  expect(second.data.map(({ id }) => id)).toEqual(made.slice(10).map(({ id }) => id));
  const nobody = await logInAs(db);
  expect((await call(forUser, {}, { token: nobody.token })).body).toEqual({
    data: [],
    meta: { currentPage: 1, lastPage: 1, unread: 0, revision: 0 },
  });
});

test('title and text come in the language of the person, with the titles of all three', async () => {
  const words = {
    title_en: 'IMPORTANT: lift',
    title_nb: 'VIKTIG: løft',
    title_sv: 'VIKTIGT: lyft',
    content_en: 'closed',
    content_nb: 'stengt',
    content_sv: 'stängd',
  };
  const site = await makeSite(db);
  await makeNotification(db, { site, should_resolve: true, ...words });
  for (const language of ['en', 'nb', 'sv'] as const) {
    const user = await makeUser(db, { language });
    const { token } = await logInAs(db, { user, site });
    const [notification] = (await call(forUser, {}, { token })).body.data;
    expect(notification).toMatchObject({
      title: words[`title_${language}`],
      content: words[`content_${language}`],
      titleEnglish: words.title_en,
      titleSwedish: words.title_sv,
      titleNorwegian: words.title_nb,
      unread: true,
      shouldResolve: true,
      resolved: false,
      resolvedByUser: null,
      resolvedAt: null,
      siteName: site.name,
    });
  }
});

test('what is for a role, a feature or one person is seen, counted and found by nobody else', async () => {
  const site = await makeSite(db);
  const mechanic = await logInAs(db, { site, roles: ['mechanic'] });
  const planner = await logInAs(db, {
    site,
    roles: ['reception'],
    user: await makeUser(db, { features: ['BookingCalendarView'] }),
  });
  const forRole = await makeNotification(db, { site, roles: ['mechanic', 'warehouse'] });
  const forFeature = await makeNotification(db, { site, feature: 'BookingCalendarView' });
  const forOne = await makeNotification(db, { site, user_id: mechanic.user.id });
  expect(await idsOf(mechanic.token)).toEqual([forOne.id, forRole.id]);
  expect(await unreadOf(mechanic.token)).toBe(2);
  expect(await idsOf(planner.token)).toEqual([forFeature.id]);
  expect(await unreadOf(planner.token)).toBe(1);
  for (const { id } of [forRole, forOne]) {
    const params = { id };
    const answers = [
      await call(one, { params }, planner),
      await call(markRead, { params }, planner),
      await call(markUnread, { body: params }, planner),
      await call(resolve, { params, body: {} }, planner),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  }
});

test('superusers are told what is for superusers, and not what is for a role', async () => {
  const site = await makeSite(db);
  const { token } = await logInAs(db, {
    site,
    roles: [],
    user: await makeUser(db, { is_superuser: true }),
  });
  const forThem = await makeNotification(db, { site, feature: 'IsSuperUser' });
  await makeNotification(db, { site, roles: ['manager'] });
  expect(await idsOf(token)).toEqual([forThem.id]);
});

test('a mark is the person’s own: read, unread and read again, with the counter in each answer', async () => {
  const me = await logInAs(db);
  const colleague = await logInAs(db, { site: me.site });
  const { id } = await makeNotification(db, { site: me.site });
  const params = { id };
  expect((await call(markRead, { params }, me)).body.data).toEqual({ data: 0, revision: 1 });
  expect((await call(markRead, { params }, me)).body.data).toEqual({ data: 0, revision: 2 });
  expect((await call(one, { params }, me)).body.data.unread).toBe(false);
  expect((await call(markUnread, { body: params }, me)).body.data).toEqual({
    data: 1,
    revision: 3,
  });
  expect((await call(one, { params }, me)).body.data.unread).toBe(true);
  expect(await unreadOf(colleague.token)).toBe(1);
});

test('what was shown is marked in one go; what is gone or was never there is passed over', async () => {
  const me = await logInAs(db);
  const { site } = me;
  const shown = [await makeNotification(db, { site }), await makeNotification(db, { site })];
  await makeNotification(db, { site });
  const elsewhere = await makeNotification(db);
  const ids = [...shown.map(({ id }) => id), elsewhere.id, 999_999_999];
  expect((await call(markSeen, { body: { ids } }, me)).body.data.data).toBe(1);
});

test('all is marked read until an instant: what came while the device was offline stays unread', async () => {
  const me = await logInAs(db);
  await makeNotification(db, { site: me.site, publish_time: inHours(-3) });
  await makeNotification(db, { site: me.site, publish_time: inHours(-1) });
  const body = (hours: number) => ({ until: inHours(hours).toISOString() });
  expect((await call(markAllRead, { body: body(-2) }, me)).body.data.data).toBe(1);
  expect((await call(markAllRead, { body: body(24) }, me)).body.data.data).toBe(0);
});

test('resolving keeps who was first, shows it to everybody, and repeats safely', async () => {
  const site = await makeSite(db);
  const user = await makeUser(db, { first_name: 'Marit', last_name: 'Aasen' });
  const me = await logInAs(db, { site, user });
  const late = await logInAs(db, { site });
  const { id, title_en, title_sv } = await makeNotification(db, { site, should_resolve: true });
  const first = await call(resolve, { params: { id }, body: { id, resolved: true } }, me);
  expect(first.body.data).toMatchObject({
    resolved: true,
    resolvedByUser: 'Marit Aasen',
    titleEnglish: title_en,
    titleSwedish: title_sv,
  });
  const second = await call(resolve, { params: { id }, body: {} }, late);
  expect(second.status).toBe(200);
  expect(second.body.data.resolvedByUser).toBe('Marit Aasen');
  expect(second.body.data.resolvedAt).toBe(first.body.data.resolvedAt);
});

test('a superuser who helps a site is named as who resolved', async () => {
  const site = await makeSite(db);
  const user = await makeUser(db, { is_superuser: true, first_name: 'Aksel', last_name: 'R' });
  const { id } = await makeNotification(db, { site, should_resolve: true });
  const helper = await logInAs(db, { site, user, roles: [] });
  await call(resolve, { params: { id }, body: {} }, helper);
  const { token } = await logInAs(db, { site });
  expect((await call(one, { params: { id } }, { token })).body.data.resolvedByUser).toBe('Aksel R');
});

test('what need not be resolved cannot be', async () => {
  const me = await logInAs(db);
  const { id } = await makeNotification(db, { site: me.site });
  const { status, body } = await call(resolve, { params: { id }, body: {} }, me);
  expect([status, body.error?.code]).toEqual([409, 'notifications.nothing_to_resolve']);
});

test('the list has tabs, words in any order without accents, and days', async () => {
  const me = await logInAs(db);
  const { site } = me;
  const tyre = await makeNotification(db, {
    site,
    title_nb: 'Blåbær og vinterdekk',
    publish_time: inHours(-30),
  });
  const lift = await makeNotification(db, { site, should_resolve: true, content_sv: '100 % lyft' });
  const done = await makeNotification(db, {
    site,
    should_resolve: true,
    resolved_at: inHours(-1),
    publish_time: inHours(-2),
  });
  await makeNotificationRead(db, { notification: done, user: me.user });
  const found = async (query: Record<string, string>) => {
    const { body } = await call(list, { query }, me);
    expect(body.meta).toMatchObject({ current_page: 1, total_items: body.data.length });
    return body.data.map(({ id }) => id);
  };
  expect(await found({})).toEqual([lift.id, done.id, tyre.id]);
  expect(await found({ state: 'unread' })).toEqual([lift.id, tyre.id]);
  expect(await found({ state: 'to_resolve' })).toEqual([lift.id]);
  expect(await found({ state: 'resolved' })).toEqual([done.id]);
  expect(await found({ query: ' VINTER blabær' })).toEqual([tyre.id]);
  expect(await found({ query: '100 %' })).toEqual([lift.id]);
  expect(await found({ query: 'vinter lyft' })).toEqual([]);
  expect(await found({ from: inHours(-3).toISOString() })).toEqual([lift.id, done.id]);
  expect(await found({ to: inHours(-3).toISOString() })).toEqual([tyre.id]);
  expect((await call(list, { query: { per_page: '1', page: '2' } }, me)).body).toMatchObject({
    data: [{ id: done.id }],
    meta: { current_page: 2, per_page: 1, total_items: 3 },
  });
});

test('a mark sent twice by the outbox is made once', async () => {
  const me = await logInAs(db);
  const { id } = await makeNotification(db, { site: me.site });
  const sender = { token: me.token, key: crypto.randomUUID(), deviceId: 'phone' };
  const send = () => call(markRead, { params: { id } }, sender);
  const [first, again] = [await send(), await send()];
  expect(again.body).toEqual(first.body);
  expect((await call(unreadCount, {}, me)).body.data.revision).toBe(1);
});

test('who works at two sites of a chain reads what is for the chain once', async () => {
  const me = await logInAs(db);
  const other = await makeSite(db, { chain_id: me.site.chain_id });
  const there = await logInAs(db, { user: me.user, site: other });
  const { id } = await makeNotification(db, { site: me.site, site_id: null });
  expect(await unreadOf(there.token)).toBe(1);
  await call(markRead, { params: { id } }, me);
  expect(await unreadOf(there.token)).toBe(0);
});
