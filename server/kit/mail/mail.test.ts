import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Updateable } from 'kysely';
import { afterAll, afterEach, expect, test } from 'vitest';
import type { Tables } from '#server/db/tables.generated.ts';
import { makeMessage } from '#tests/support/factories/messages.ts';
import { testKeys } from '#tests/support/keys.ts';
import { freshDatabase } from '#tests/support/database/test-database.ts';
import { now } from '../clock.ts';
import { mailJob } from './mail.ts';
import { writeSealed, writeSecretMail } from './messages-repo.ts';
import { setWanted } from './opt-out-repo.ts';
import { readUnsubscribe } from './unsubscribe-link.ts';

// Its own: the job sends whatever waits.
const db = await freshDatabase();
afterAll(() => db.close());
// Or it would leave in a later test, once its pause is over.
afterEach(() => deleteWaiting());

const folder = () => mkdtempSync(join(tmpdir(), 'wheelhouse-mail-'));

async function messageById(id: number) {
  return db.transaction('system', (tx) =>
    tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

const app = { publicUrl: 'https://app.example.test', keys: testKeys };
const job = (env: Partial<Parameters<typeof mailJob>[1]> = {}) =>
  mailJob(db, { DATA_DIR: folder(), MAILS_PER_MINUTE: 1000, ...env }, app);

/** What the log of messages says after as long as it takes until this one is tried again. */
const later = ({ id }: { id: number }) => change(id, { next_try_at: now() });

const inAnHour = () => new Date(now().getTime() + 3_600_000);

async function change(id: number, values: Updateable<Tables['messages']>): Promise<void> {
  await db.transaction('system', (tx) =>
    tx.updateTable('messages').set(values).where('id', '=', id).execute(),
  );
}

async function deleteWaiting(): Promise<void> {
  await db.transaction('system', (tx) =>
    tx.deleteFrom('messages').where('status', '=', 'waiting').execute(),
  );
}

test('without a mail server each mail is a file that a mail program opens, and counts as sent', async () => {
  const dir = folder();
  const { id, recipient } = await makeMessage(db, { subject: 'Blåbær', body: 'Hei på deg' });
  await job({ DATA_DIR: dir }).work();
  const file = join(dir, 'mail', `${id}.eml`);
  expect(readFileSync(file, 'utf8')).toContain(`To: ${recipient}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await messageById(id)).toMatchObject({ status: 'sent', error: null });
});

test('what goes with a mail leaves with it, as a page and a file, and is not kept', async () => {
  const dir = folder();
  const file = { name: 'waits.csv', type: 'text/csv', base64: btoa('1;2') };
  const id = await db.transaction('system', (tx) =>
    writeSealed(tx, testKeys, {
      transport: 'mail',
      recipient: 'kari@example.test',
      subject: 'Waits',
      body: 'Visits: 3',
      expiresAt: inAnHour(),
      attached: { html: '<p>Three visits</p>', file },
    }),
  );
  expect((await messageById(id)).attached).not.toContain('visits');
  await job({ DATA_DIR: dir }).work();
  const letter = readFileSync(join(dir, 'mail', `${id}.eml`), 'utf8');
  for (const part of ['Visits: 3', '<p>Three visits</p>', 'filename=waits.csv', file.base64]) {
    expect(letter).toContain(part);
  }
  expect(await messageById(id)).toMatchObject({ status: 'sent', attached: null, body: '' });
});

test('a mail is sent once', async () => {
  const { id } = await makeMessage(db);
  await job().work();
  const later = folder();
  await job({ DATA_DIR: later }).work();
  expect(existsSync(join(later, 'mail', `${id}.eml`))).toBe(false);
});

const refused = 'smtp://127.0.0.1:1';

test('a mail that cannot be sent waits with the reason, holds up no other and leaves later', async () => {
  const [first, second] = [await makeMessage(db), await makeMessage(db)];
  await job({ SMTP_URL: refused }).work();
  for (const { id } of [first, second]) {
    const { status, error } = await messageById(id);
    expect(status).toBe('waiting');
    expect(error).toContain('ECONNREFUSED');
    // However long this takes.
    await change(id, { next_try_at: inAnHour() });
  }
  await job().work();
  expect((await messageById(first.id)).status).toBe('waiting');
  await later(first);
  await job().work();
  expect(await messageById(first.id)).toMatchObject({ status: 'sent', error: null });
});

test('a mail that fails is tried again later each time, at last every hour', async () => {
  const { id } = await makeMessage(db);
  const pauses = [];
  for (let tries = 0; tries < 9; tries += 1) {
    await job({ SMTP_URL: refused }).work();
    const { tried_at, next_try_at } = await messageById(id);
    pauses.push((next_try_at.getTime() - tried_at!.getTime()) / 60_000);
    await later({ id });
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60]);
});

test.each([
  ['an hour', 61, 'waiting'],
  ['a day', 24 * 60 + 1, 'failed'],
])('what becomes of a mail that could not be sent for %s', async (_, minutes, status) => {
  const created_at = new Date(now().getTime() - minutes * 60_000);
  const { id } = await makeMessage(db, { created_at });
  await job({ SMTP_URL: refused }).work();
  expect((await messageById(id)).status).toBe(status);
});

test('no more mails leave in a minute than are allowed, but for those that somebody waits for', async () => {
  const allTriedAt = (tried_at: Date | null) =>
    db.transaction('system', (tx) => tx.updateTable('messages').set({ tried_at }).execute());
  await allTriedAt(null);
  const notices = await Promise.all(Array.from({ length: 25 }, () => makeMessage(db)));
  const statuses = async () => {
    const rows = await Promise.all(notices.map(({ id }) => messageById(id)));
    return rows.filter(({ status }) => status === 'sent').length;
  };
  await job({ MAILS_PER_MINUTE: 12 }).work();
  expect(await statuses()).toBe(12);
  await allTriedAt(now());
  const reset = await makeMessage(db, { priority: 0 });
  await job({ MAILS_PER_MINUTE: 12 }).work();
  expect([await statuses(), (await messageById(reset.id)).status]).toEqual([12, 'sent']);
  await allTriedAt(null);
  await job({ MAILS_PER_MINUTE: 12 }).work();
  expect(await statuses()).toBe(24);
});

test('a mail that somebody waits for leaves before thirteen hundred notices', async () => {
  await db.transaction('system', (tx) =>
    tx
      .insertInto('messages')
      .values(
        Array.from({ length: 1300 }, () => ({
          transport: 'mail',
          recipient: 'all@example.test',
          body: '',
        })),
      )
      .execute(),
  );
  const expiresAt = inAnHour();
  const recipient = 'forgot@example.test';
  await db.transaction('system', (tx) =>
    writeSecretMail(tx, testKeys, { recipient, subject: 'Link', body: 'the link', expiresAt }),
  );
  const dir = folder();
  await job({ DATA_DIR: dir, MAILS_PER_MINUTE: 1 }).work();
  const first = readdirSync(join(dir, 'mail')).map((name) =>
    readFileSync(join(dir, 'mail', name), 'utf8'),
  );
  expect(first.some((text) => text.includes('the link'))).toBe(true);
  expect(first.length).toBeLessThan(3);
});

test('a mail that holds a secret is sealed while it waits, and empty once it left', async () => {
  const expiresAt = inAnHour();
  const recipient = 'sealed@example.test';
  await db.transaction('system', (tx) =>
    writeSecretMail(tx, testKeys, { recipient, subject: 'Link', body: 'the link', expiresAt }),
  );
  const read = () =>
    db.transaction('system', (tx) =>
      tx
        .selectFrom('messages')
        .selectAll()
        .where('recipient', '=', recipient)
        .executeTakeFirstOrThrow(),
    );
  expect(JSON.stringify(await read())).not.toContain('the link');
  const dir = folder();
  await job({ DATA_DIR: dir }).work();
  const { id, status, body } = await read();
  expect([status, body]).toEqual(['sent', '']);
  expect(readFileSync(join(dir, 'mail', `${id}.eml`), 'utf8')).toContain('the link');
});

test('a mail that nobody expects any more does not leave', async () => {
  const dir = folder();
  const expires_at = new Date(now().getTime() - 1000);
  const { id } = await makeMessage(db, { expires_at, sealed: true });
  await job({ DATA_DIR: dir }).work();
  expect(existsSync(join(dir, 'mail', `${id}.eml`))).toBe(false);
  expect(await messageById(id)).toMatchObject({ status: 'expired', body: '' });
});

test('a mail server that does not answer keeps nobody from the database', async () => {
  const called = Promise.withResolvers<void>();
  const looked = Promise.withResolvers<void>();
  const silent = createServer((socket) => {
    called.resolve();
    void looked.promise.then(() => socket.destroy());
  }).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { id } = await makeMessage(db);
  const work = job({ SMTP_URL: `smtp://127.0.0.1:${port}` }).work();
  await called.promise;
  expect((await messageById(id)).status).toBe('waiting');
  looked.resolve();
  silent.close();
  await work;
  expect((await messageById(id)).error).not.toBeNull();
});

test('an SMS is not sent as a mail', async () => {
  const dir = folder();
  const sms = await makeMessage(db, { transport: 'sms', status: 'waiting' });
  await job({ DATA_DIR: dir }).work();
  expect(existsSync(join(dir, 'mail', `${sms.id}.eml`))).toBe(false);
});

test('a mail of a list carries a link to unsubscribe by one click, one about the account does not', async () => {
  const dir = folder();
  const [news, account] = [await makeMessage(db, { list: 'news' }), await makeMessage(db)];
  await job({ DATA_DIR: dir }).work();
  const unfolded = (id: number) =>
    readFileSync(join(dir, 'mail', `${id}.eml`), 'utf8').replaceAll(/\r\n[ \t]+/g, ' ');
  const [, token = ''] =
    /^List-Unsubscribe: ?<https:\/\/app\.example\.test\/email\/unsubscribe\?token=([\w.-]+)>\r$/m.exec(
      unfolded(news.id),
    ) ?? [];
  expect(await readUnsubscribe(testKeys, token)).toEqual({ email: news.recipient, list: 'news' });
  expect(unfolded(news.id)).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
  expect(unfolded(account.id)).not.toContain('List-Unsubscribe');
});

test('who has refused a kind of mail gets none of it, and everything else', async () => {
  const dir = folder();
  const news = await makeMessage(db, { list: 'news' });
  const { recipient } = news;
  const others = [
    await makeMessage(db, { recipient, list: 'reminders' }),
    await makeMessage(db, { recipient }),
    await makeMessage(db, { list: 'news' }),
  ];
  await db.transaction('system', (tx) =>
    setWanted(tx, { email: recipient.toUpperCase(), list: 'news' }, false),
  );
  await job({ DATA_DIR: dir }).work();
  expect(existsSync(join(dir, 'mail', `${news.id}.eml`))).toBe(false);
  expect((await messageById(news.id)).status).toBe('not_wanted');
  for (const { id } of others) expect((await messageById(id)).status).toBe('sent');
});
