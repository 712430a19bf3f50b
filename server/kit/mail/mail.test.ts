import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeMessage } from '#tests/support/factories/messages.ts';
import { testKeys } from '#tests/support/keys.ts';
import { freshDatabase } from '#tests/support/test-database.ts';
import { now } from '../clock.ts';
import { mailJob } from './mail.ts';
import { setWanted } from './opt-out-repo.ts';
import { readUnsubscribe } from './unsubscribe-link.ts';

// Its own: the job sends whatever waits.
const db = await freshDatabase();
afterAll(() => db.close());

const folder = () => mkdtempSync(join(tmpdir(), 'wheelhouse-mail-'));

async function messageById(id: number) {
  return db.transaction('system', (tx) =>
    tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

const house = { publicUrl: 'https://app.example.test', keys: testKeys };

test('without a mail server each mail is a file that a mail program opens, and counts as sent', async () => {
  const dir = folder();
  const { id, recipient } = await makeMessage(db, { subject: 'Blåbær', body: 'Hei på deg' });
  await mailJob(db, { DATA_DIR: dir }, house).work();
  const file = join(dir, 'mail', `${id}.eml`);
  expect(readFileSync(file, 'utf8')).toContain(`To: ${recipient}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await messageById(id)).toMatchObject({ status: 'sent', error: null });
});

test('a mail is sent once', async () => {
  const { id } = await makeMessage(db);
  await mailJob(db, { DATA_DIR: folder() }, house).work();
  const later = folder();
  await mailJob(db, { DATA_DIR: later }, house).work();
  expect(existsSync(join(later, 'mail', `${id}.eml`))).toBe(false);
});

const refused = 'smtp://127.0.0.1:1';

test('a mail that cannot be sent waits with the reason, holds up no other and leaves later', async () => {
  const [first, second] = [await makeMessage(db), await makeMessage(db)];
  await mailJob(db, { DATA_DIR: folder(), SMTP_URL: refused }, house).work();
  for (const { id } of [first, second]) {
    const { status, error } = await messageById(id);
    expect(status).toBe('waiting');
    expect(error).toContain('ECONNREFUSED');
  }
  await mailJob(db, { DATA_DIR: folder() }, house).work();
  expect(await messageById(first.id)).toMatchObject({ status: 'sent', error: null });
});

test('a mail that could not be sent for an hour is given up', async () => {
  const created_at = new Date(now().getTime() - 61 * 60_000);
  const { id } = await makeMessage(db, { created_at });
  await mailJob(db, { DATA_DIR: folder(), SMTP_URL: refused }, house).work();
  expect((await messageById(id)).status).toBe('failed');
});

test('a mail server that does not answer keeps nobody from the database', async () => {
  const called = Promise.withResolvers<Socket>();
  const silent = createServer((socket) => called.resolve(socket)).listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  const { id } = await makeMessage(db);
  const work = mailJob(
    db,
    { DATA_DIR: folder(), SMTP_URL: `smtp://127.0.0.1:${port}` },
    house,
  ).work();
  const socket = await called.promise;
  expect((await messageById(id)).status).toBe('waiting');
  socket.destroy();
  silent.close();
  await work;
  expect((await messageById(id)).error).not.toBeNull();
});

test('an SMS is not sent as a mail', async () => {
  const dir = folder();
  const sms = await makeMessage(db, { transport: 'sms', status: 'waiting' });
  await mailJob(db, { DATA_DIR: dir }, house).work();
  expect(existsSync(join(dir, 'mail', `${sms.id}.eml`))).toBe(false);
});

test('a mail of a list carries a link to unsubscribe by one click, one about the account does not', async () => {
  const dir = folder();
  const [news, account] = [await makeMessage(db, { list: 'news' }), await makeMessage(db)];
  await mailJob(db, { DATA_DIR: dir }, house).work();
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
  await mailJob(db, { DATA_DIR: dir }, house).work();
  expect(existsSync(join(dir, 'mail', `${news.id}.eml`))).toBe(false);
  expect((await messageById(news.id)).status).toBe('not_wanted');
  for (const { id } of others) expect((await messageById(id)).status).toBe('sent');
});
