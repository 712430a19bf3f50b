import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  choiceCalls,
  type NotificationChoices,
} from '#contract/platform/notifications/choice-calls.ts';
import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { authenticate } from '#server/kit/caller/caller.ts';
import { now } from '#server/kit/clock.ts';
import { logInAs, makeUser, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { makeMessage } from '#tests/support/factories/messages.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { openPushService } from '#tests/support/pushed-browser.ts';
import { serverOver, type TestServer } from '#tests/support/server.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { announce } from './announce.ts';
import { usualChoices } from './delivery-rules.ts';
import { deliver } from './deliver.ts';
import { notifyFailures } from '../jobs.ts';
import { notify, type News } from '../notify.ts';
import { subscribe } from './push-repo.ts';

// Its own: what is due is sent, whoever's it is.
let server: TestServer;
beforeAll(async () => {
  server = await serverOver(await freshDatabase());
});
afterAll(async () => {
  await server.app.http.close();
  await server.db.close();
});

const everyWay = { mail: true, sms: true, push: true };
const choices = (overrides: Partial<NotificationChoices> = {}): NotificationChoices => ({
  kinds: { written: everyWay, account: everyWay, operations: everyWay },
  quiet: null,
  ...overrides,
});

async function personWho(wants: NotificationChoices = choices()): Promise<LoggedIn> {
  const user = await makeUser(server.db, { phone: '+47 900 12 345', language: 'nb' });
  const me = await logInAs(server.db, { user });
  const { status } = await server.call(
    choiceCalls.saveChoices,
    { body: { ...wants, version: 1 } },
    me,
  );
  expect(status).toBe(200);
  return me;
}

async function notified({ site, user }: LoggedIn, overrides: Partial<News> = {}): Promise<void> {
  await server.db.transaction('system', (tx) =>
    notify(tx, {
      chainId: site.chain_id,
      to: { userId: user.id },
      kind: 'written',
      words: { nb: { title: 'Løft 3', content: 'Sperret' } },
      ...overrides,
    }),
  );
  await announce(server.app);
}

const messagesTo = (...recipients: string[]) =>
  server.db.transaction('system', (tx) =>
    tx
      .selectFrom('messages')
      .select(['transport', 'subject', 'body'])
      .where('recipient', 'in', recipients)
      .orderBy('transport')
      .execute(),
  );
const deliveriesOf = ({ user }: LoggedIn) =>
  server.db.transaction('system', (tx) =>
    tx
      .selectFrom('notification_deliveries')
      .select(['channel', 'status', 'due_at'])
      .where('user_id', '=', user.id)
      .orderBy('channel')
      .execute(),
  );

beforeEach(() => deliver(server.app));

test('mail and SMS leave once, in the person’s language, with a link to it', async () => {
  const me = await personWho();
  await notified(me);
  await deliver(server.app);
  await announce(server.app);
  await deliver(server.app);
  const link = `https://app.example.test/${me.site.id}/notification/list`;
  const sent = await messagesTo(me.user.email, '+47 900 12 345');
  expect(sent.map(({ transport }) => transport)).toEqual(['mail', 'sms']);
  expect(sent[0]).toMatchObject({ subject: 'Løft 3' });
  expect(sent[0]?.body).toContain(`Sperret\n\nLes det her: ${link}\n`);
  expect(sent[1]?.body).toBe(`Løft 3\n${link}`);
});

test('who has chosen nothing gets no SMS and no mail of what was written', async () => {
  const me = await logInAs(server.db, {
    user: await makeUser(server.db, { phone: '+47 911 00 000' }),
  });
  await notified(me);
  await deliver(server.app);
  expect(await messagesTo(me.user.email, '+47 911 00 000')).toEqual([]);
  const { body } = await server.call(choiceCalls.choices, {}, me);
  expect(body.data).toEqual({ ...usualChoices, version: 1, phone: '+47 911 00 000' });
});

test('choices saved over newer ones are refused', async () => {
  const me = await personWho();
  const save = () =>
    server.call(choiceCalls.saveChoices, { body: { ...choices(), version: 2 } }, me);
  const first = await save();
  expect(first.body.data.version).toBe(3);
  const { code, current } = (await save()).body.error ?? {};
  expect([code, current]).toEqual(['common.changed_elsewhere', first.body.data]);
});

test('in quiet hours it is in the app at once, and leaves after them unless it was read by then', async () => {
  // Quiet all day but for the minute before now.
  const clock = (minutes: number) =>
    new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/Oslo' }).format(
      new Date(now().getTime() + minutes * 60_000),
    );
  const quiet = { from: clock(-1), to: clock(-2) };
  const [sleeper, reader] = [
    await personWho(choices({ quiet })),
    await personWho(choices({ quiet })),
  ];
  for (const me of [sleeper, reader]) {
    await notified(me);
    await deliver(server.app);
    expect(await messagesTo(me.user.email)).toEqual([]);
    for (const { status, due_at } of await deliveriesOf(me)) {
      expect([status, due_at > now()]).toEqual(['waiting', true]);
    }
    const { body } = await server.call(notificationsCalls.forUser, {}, me);
    expect(body.data).toHaveLength(1);
  }
  const until = now().toISOString();
  await server.call(notificationsCalls.markAllRead, { body: { until } }, reader);
  await server.db.transaction('system', (tx) =>
    tx.updateTable('notification_deliveries').set({ due_at: now() }).execute(),
  );
  await deliver(server.app);
  expect(await messagesTo(sleeper.user.email)).toHaveLength(1);
  expect(await messagesTo(reader.user.email)).toEqual([]);
  expect((await deliveriesOf(reader)).map(({ status }) => status)).toEqual([
    'not_needed',
    'not_needed',
    'not_needed',
  ]);
});

test('a server that dies while it hands over loses nothing and sends nothing twice', async () => {
  const me = await personWho();
  await notified(me);
  const dying: TestServer['app'] = {
    ...server.app,
    db: {
      ...server.db,
      transaction: (role, work) =>
        server.db.transaction(role, async (tx) => {
          await work(tx);
          throw new Error('killed before the commit');
        }),
    },
  };
  await expect(deliver(dying)).rejects.toThrow('killed');
  expect(await messagesTo(me.user.email)).toEqual([]);
  await Promise.all([deliver(server.app), deliver(server.app)]);
  expect(await messagesTo(me.user.email)).toHaveLength(1);
});

test('what is told under a key is told once to the same people', async () => {
  const me = await logInAs(server.db);
  const other = await logInAs(server.db, { site: me.site });
  for (const who of [me, me, other]) await notified(who, { once: 'battery 7' });
  for (const who of [me, other]) {
    expect((await server.call(notificationsCalls.forUser, {}, who)).body.data).toHaveLength(1);
  }
});

test('a feature notifies from inside its call whom its caller may not read for', async () => {
  const boss = await logInAs(server.db, { roles: ['manager'] });
  await server.db.transaction('app', async (tx) => {
    await authenticate(tx, { tokenId: boss.tokenId, userId: boss.user.id, siteId: boss.site.id });
    await notify(tx, {
      chainId: boss.site.chain_id,
      to: { siteId: boss.site.id, roles: ['mechanic'] },
      kind: 'operations',
      words: { en: { title: 'Move', content: 'Wheels' } },
    });
  });
  await announce(server.app);
  const mechanic = await logInAs(server.db, { site: boss.site, roles: ['mechanic'] });
  expect((await server.call(notificationsCalls.forUser, {}, mechanic)).body.data).toHaveLength(1);
  expect((await server.call(notificationsCalls.forUser, {}, boss)).body.data).toEqual([]);
});

test('a push reaches each login that subscribed with the title alone, and ends with the login', async () => {
  const service = await openPushService();
  const me = await personWho();
  await server.db.transaction('system', (tx) =>
    subscribe(tx, { sessionId: me.sessionId, userId: me.user.id }, service.address),
  );
  await notified(me);
  await deliver(server.app);
  await deliver(server.app);
  expect(service.received.map(({ text }) => JSON.parse(text) as unknown)).toEqual([
    { id: expect.any(Number) as number, siteId: me.site.id, title: 'Løft 3' },
  ]);
  await server.db.transaction('system', (tx) =>
    tx.updateTable('sessions').set({ revoked_at: now() }).where('id', '=', me.sessionId).execute(),
  );
  await notified(me);
  await deliver(server.app);
  expect(service.received).toHaveLength(1);
  service.close();
});

test('a push that is refused for now waits, a browser that has gone is forgotten', async () => {
  const service = await openPushService();
  const me = await personWho();
  await server.db.transaction('system', (tx) =>
    subscribe(tx, { sessionId: me.sessionId, userId: me.user.id }, service.address),
  );
  const subscribed = async () => (await server.call(choiceCalls.push, {}, me)).body.data.subscribed;
  const push = async () =>
    (await deliveriesOf(me)).find(({ channel }) => channel === 'push')?.status;
  await notified(me);
  service.answerWith(503);
  await deliver(server.app);
  expect([await push(), await subscribed()]).toEqual(['waiting', true]);
  service.answerWith(410);
  await deliver(server.app);
  expect([await push(), await subscribed()]).toEqual(['not_needed', false]);
  service.close();
});

test('only a push service that is known is posted to', async () => {
  const me = await logInAs(server.db);
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const put = (endpoint: string) =>
    server.call(choiceCalls.subscribe, { body: { endpoint, keys } }, me);
  expect((await put('https://169.254.169.254/latest')).body.error?.code).toBe(
    'notifications.unknown_push_service',
  );
  expect((await put('https://fcm.googleapis.com/fcm/send/1')).status).toBe(200);
  expect((await server.call(choiceCalls.push, {}, me)).body.data).toMatchObject({
    subscribed: true,
    publicKey: expect.stringMatching(/^[\w-]{87}$/) as string,
  });
  await server.call(choiceCalls.unsubscribe, {}, me);
  expect((await server.call(choiceCalls.push, {}, me)).body.data.subscribed).toBe(false);
});

test('superusers are notified once a day that messages were given up, in the chain they were of', async () => {
  const site = await makeSite(server.db);
  const superuser = await logInAs(server.db, {
    site,
    roles: [],
    user: await makeUser(server.db, { is_superuser: true }),
  });
  const worker = await logInAs(server.db, { site });
  await makeMessage(server.db, { status: 'failed', recipient: worker.user.email });
  await makeMessage(server.db, { status: 'failed', chain_id: site.chain_id });
  await notifyFailures(server.app);
  await notifyFailures(server.app);
  const { data } = (await server.call(notificationsCalls.forUser, {}, superuser)).body;
  expect(data).toMatchObject([{ kind: 'operations', shouldResolve: true }]);
  expect(data[0]?.content).toMatch(/^2 /);
  expect((await server.call(notificationsCalls.forUser, {}, worker)).body.data).toEqual([]);
});
