import { sql } from 'kysely';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { throwAwayPostgres } from '../../scripts/throw-away-postgres.ts';
import { engineOfTests } from './engine.ts';
import type { Role } from '#contract/rights.ts';
import type { Plugin } from 'vite';
import type { BrowserCommands } from 'vitest/browser';
import { freePort } from '../../scripts/free-port.ts';
import type { TestServer } from './server.ts';

const port = await freePort();

interface Started extends TestServer {
  /** Takes the database's server away, where it has one. */
  readonly stop: (() => Promise<void>) | undefined;
}

let started: Promise<Started> | undefined;

async function start(): Promise<Started> {
  // Not at once: whoever runs no screen's test waits for no server.
  const { serverOver } = await import('./server.ts');
  const postgres = engineOfTests() === 'postgres' ? await throwAwayPostgres() : undefined;
  const db = await openDatabase({ url: postgres?.url });
  await migrate(db);
  const server = await serverOver(db);
  await server.app.http.listen({ host: '127.0.0.1', port });
  return { ...server, stop: postgres?.stop };
}

const server = () => (started ??= start());

/** Passes the calls of screens in the browser on to the real server, and closes it with Vite's. */
export function screenServer(): Plugin {
  const target = `http://127.0.0.1:${port}`;
  return {
    name: 'screen-server',
    config: () => ({
      server: { proxy: { '/api': target, '/demo': target, '/socket.io': { target, ws: true } } },
    }),
    async buildEnd() {
      if (!started) return;
      const { app, db, stop } = await started;
      started = undefined;
      await app.http.close();
      await db.close();
      await stop?.();
    },
  };
}

/** What a test in the browser lets happen on the server: see browser-commands.d.ts. */
export const screenCommands = {
  async workAs(
    _: unknown,
    role: Role,
    {
      garage = true,
      recallLimit,
      stations = true,
      features = [],
    }: {
      garage?: boolean;
      recallLimit?: number;
      stations?: boolean | string[];
      features?: string[];
    } = {},
  ) {
    const { db } = await server();
    const { logInAs, makeUser } = await import('./factories/accounts.ts');
    const { makeQueueOptions } = await import('./factories/queue.ts');
    const user = await makeUser(db, { features });
    const { site, token } = await logInAs(db, { user, roles: [role] });
    await makeQueueOptions(db, {
      site,
      enableGarageQueue: garage,
      recallLimit: recallLimit ?? null,
      ...(!stations && { expediteTargets: [], garageTargets: [] }),
      ...(Array.isArray(stations) && { expediteTargets: stations }),
    });
    return { siteId: String(site.id), token };
  },
  async helpLogin() {
    const { db, call } = await server();
    const { logInAs, makeUser, testPassword } = await import('./factories/accounts.ts');
    const { sessionCalls } = await import('#contract/platform/session.ts');
    const { codeAt, stepOf } = await import('#server/features/platform/session/totp.ts');
    const { now } = await import('#server/kit/clock.ts');
    const { site, token } = await logInAs(db, { user: await makeUser(db, { is_superuser: true }) });
    const { user, token: otherToken } = await logInAs(db);
    const input = { body: { password: testPassword } };
    const { body } = await call(sessionCalls.startSecondFactor, input, { token: otherToken });
    const code = codeAt(body.data.secret, stepOf(now()));
    await call(sessionCalls.confirmSecondFactor, { body: { code } }, { token: otherToken });
    const lost = { email: user.email, name: `${user.first_name} ${user.last_name}` };
    return { siteId: String(site.id), token, lost };
  },
  async logInWith(_: unknown, email: string) {
    const { call } = await server();
    const { testPassword } = await import('./factories/accounts.ts');
    const { sessionCalls } = await import('#contract/platform/session.ts');
    const body = { email, password: testPassword };
    return (await call(sessionCalls.login, { body })).status;
  },
  async checkIn(_: unknown, token: string, licenseplate: string) {
    const { queueCalls } = await import('#contract/workshop/queue.ts');
    const { call } = await server();
    const { body } = await call(queueCalls.add, { body: { licenseplate, name: '' } }, { token });
    return body.data.id;
  },
  async setAsColleague(
    _: unknown,
    token: string,
    [name, level]: Parameters<BrowserCommands['setAsColleague']>[1],
    fields: Readonly<Record<string, unknown>>,
  ) {
    const { db, call } = await server();
    const { allSettings } = await import('#contract/settings.ts');
    const { logInAs } = await import('./factories/accounts.ts');
    const site = await db.transaction('system', (tx) =>
      tx.selectFrom('sites').selectAll().where('id', '=', siteOf(token)).executeTakeFirstOrThrow(),
    );
    const colleague = await logInAs(db, { site, roles: ['manager'] });
    const { read, save } = allSettings.find((one) => one.name === name)!.calls[level]!;
    const { body } = await call(read, undefined, colleague);
    const { data } = body as { data: object };
    const { status } = await call(save, { body: { ...data, ...fields } }, colleague);
    return { status, name: `${colleague.user.first_name} ${colleague.user.last_name}` };
  },
  async pickAsColleague(
    _: unknown,
    token: string,
    set: Parameters<BrowserCommands['pickAsColleague']>[1],
  ) {
    const { db, call } = await server();
    const { wheelSetCalls } = await import('#contract/hotel/wheel-sets/wheel-set-calls.ts');
    const { logInAs } = await import('./factories/accounts.ts');
    const { intentOf } = await import('./factories/hotel/intent-of.ts');
    const site = await db.transaction('system', (tx) =>
      tx.selectFrom('sites').selectAll().where('id', '=', siteOf(token)).executeTakeFirstOrThrow(),
    );
    const colleague = await logInAs(db, { site, roles: ['warehouse'] });
    await call(wheelSetCalls.batch, { body: { intents: [intentOf(set, 'pick')] } }, colleague);
  },
  async oweLate(_: unknown, token: string, names: readonly string[], days: number) {
    const { db } = await server();
    const { lateInvoice } = await import('./economy/late-invoice.ts');
    const site = await db.transaction('system', (tx) =>
      tx.selectFrom('sites').selectAll().where('id', '=', siteOf(token)).executeTakeFirstOrThrow(),
    );
    for (const name of names) await lateInvoice(db, site, { name, days });
  },
  async askConsent(_: unknown, token: string, name: string) {
    const { db } = await server();
    const { makeConsentDefinition } = await import('./factories/customers.ts');
    const { chain_id } = await db.transaction('system', (tx) =>
      tx
        .selectFrom('sites')
        .select('chain_id')
        .where('id', '=', siteOf(token))
        .executeTakeFirstOrThrow(),
    );
    await makeConsentDefinition(db, { chain_id, name, text_en: `${name}?` });
  },
  async readElsewhere(_: unknown, token: string, licenseplate: string) {
    const { db } = await server();
    const { logInAs } = await import('./factories/accounts.ts');
    const { makeSite } = await import('./factories/organisation.ts');
    const { makeReading } = await import('./factories/tread-depth.ts');
    const { chain_id, company_id, user } = await db.transaction('system', async (tx) => ({
      ...(await tx
        .selectFrom('sites')
        .select(['chain_id', 'company_id'])
        .where('id', '=', siteOf(token))
        .executeTakeFirstOrThrow()),
      user: await tx
        .selectFrom('users')
        .selectAll('users')
        .innerJoin('memberships', 'memberships.user_id', 'users.id')
        .where('memberships.site_id', '=', siteOf(token))
        .executeTakeFirstOrThrow(),
    }));
    const site = await makeSite(db, { chain_id, company_id });
    await makeReading(db, { site, licenseplate });
    const there = await logInAs(db, { user, site, roles: ['manager'] });
    return { siteId: String(site.id), siteName: site.name, token: there.token };
  },
  async endTreadLinks(_: unknown, token: string) {
    const { db } = await server();
    await db.transaction('system', (tx) =>
      tx
        .updateTable('links')
        .set({ expires_at: new Date(0) })
        .where('site_id', '=', siteOf(token))
        .where('kind', '=', 'tread_reading')
        .execute(),
    );
  },
  async finish(_: unknown, token: string, licenseplate: string) {
    const { queueCalls } = await import('#contract/workshop/queue.ts');
    const { call } = await server();
    const { body } = await call(queueCalls.refresh, undefined, { token });
    const { id = 0 } = body.data.people.find((one) => one.licenseplate === licenseplate) ?? {};
    await call(queueCalls.done, { params: { id } }, { token });
  },
  async queueOf(_: unknown, token: string) {
    const { queueCalls } = await import('#contract/workshop/queue.ts');
    const { call } = await server();
    const { body } = await call(queueCalls.refresh, undefined, { token });
    return body.data.people.map((person) => {
      const { status, target } = person[person.queue];
      return { licenseplate: person.licenseplate, status, target };
    });
  },
  async notify(_: unknown, token: string, notices: Parameters<BrowserCommands['notify']>[1]) {
    const { db, app } = await server();
    const { announce, notify } = await import('#server/features/platform/notifications/exports.ts');
    const siteId = siteOf(token);
    const now = Date.now();
    await db.transaction('system', async (tx) => {
      const { chain_id: chainId } = await tx
        .selectFrom('sites')
        .select('chain_id')
        .where('id', '=', siteId)
        .executeTakeFirstOrThrow();
      for (const [at, { title, content, shouldResolve = false }] of notices.entries()) {
        const publishTime = new Date(now - (notices.length - at) * 1000);
        const words = { en: { title, content } };
        const to = { siteId };
        await notify(tx, { chainId, to, kind: 'written', words, shouldResolve, publishTime });
      }
    });
    await announce(app);
  },
  async writeReminders() {
    const { app } = await server();
    const { doReminderRuns } = await import('#server/features/economy/reminder-runs/jobs.ts');
    await doReminderRuns(app);
  },
  async sendBookingMessages() {
    const { app } = await server();
    const { sendBookingMessages } =
      await import('#server/features/booking/bookings/messages/jobs.ts');
    await sendBookingMessages(app);
  },
  async addressBySms(_: unknown, bookingId: number) {
    const { app, db } = await server();
    const { bookingPath } = await import('#server/features/booking/bookings/exports.ts');
    return db.transaction('system', async (tx) => {
      const row = await tx
        .selectFrom('bookings as b')
        .innerJoin('sites as s', 's.id', 'b.site_id')
        .innerJoin('companies as c', 'c.id', 's.company_id')
        .select(['b.chain_id as chainId', 'b.site_id as siteId'])
        .select(sql<Buffer>`contact_hash(b.contact_mobile, c.country)`.as('reached'))
        .where('b.id', '=', bookingId)
        .executeTakeFirstOrThrow();
      return bookingPath(app, tx, row, bookingId, row.reached);
    });
  },
  async notifyMany(_: unknown, token: string, count: number) {
    const { db } = await server();
    const { makeManyNotifications } = await import('./factories/notifications.ts');
    await makeManyNotifications(db, siteOf(token), count);
  },
  async onOtherDevice(_: unknown, token: string, does: string, title: string) {
    const { notificationsCalls } =
      await import('#contract/platform/notifications/notification-calls.ts');
    const { call } = await server();
    const { body } = await call(notificationsCalls.list, { query: {} }, { token });
    const id = body.data.find((one) => one.title === title)?.id ?? 0;
    if (does === 'markRead') await call(notificationsCalls.markRead, { params: { id } }, { token });
    if (does === 'markUnread')
      await call(notificationsCalls.markUnread, { body: { id } }, { token });
    if (does === 'resolve') {
      await call(notificationsCalls.resolve, { params: { id }, body: {} }, { token });
    }
  },
  async unreadOf(_: unknown, token: string) {
    const { notificationsCalls } =
      await import('#contract/platform/notifications/notification-calls.ts');
    const { call } = await server();
    const query = { state: 'unread', per_page: 200 } as const;
    const { body } = await call(notificationsCalls.list, { query }, { token });
    return body.data.map((one) => one.title);
  },
} satisfies Commands;

const siteOf = (token: string): number =>
  Number((JSON.parse(atob(token.split('.')[1] ?? '')) as { aud: string | number }).aud);

type Commands = {
  [
    Name in keyof BrowserCommands &
      (
        | 'workAs'
        | 'readElsewhere'
        | 'helpLogin'
        | 'logInWith'
        | 'checkIn'
        | 'setAsColleague'
        | 'pickAsColleague'
        | 'oweLate'
        | 'writeReminders'
        | 'askConsent'
        | 'endTreadLinks'
        | 'finish'
        | 'queueOf'
        | 'notify'
        | 'sendBookingMessages'
        | 'addressBySms'
        | 'notifyMany'
        | 'onOtherDevice'
        | 'unreadOf'
      )
  ]: (
    context: unknown,
    ...args: Parameters<BrowserCommands[Name]>
  ) => ReturnType<BrowserCommands[Name]>;
};
