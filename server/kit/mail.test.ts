import { existsSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeMessage } from '#tests/support/factories/messages.ts';
import { testDatabase } from '#tests/support/test-database.ts';
import { mailJob } from './mail.ts';

const db = await testDatabase();
const folder = () => mkdtempSync(join(tmpdir(), 'wheelhouse-mail-'));

async function messageById(id: number) {
  return db.transaction('system', (tx) =>
    tx.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  );
}

/** Sends until nothing waits: the job takes some at a time, and other tests leave mails too. */
async function sendAll(work: () => Promise<void>): Promise<void> {
  const waiting = () =>
    db.transaction('system', (tx) =>
      tx.selectFrom('messages').select('id').where('status', '=', 'waiting').executeTakeFirst(),
    );
  while (await waiting()) await work();
}

test('without a mail server each mail is a file that a mail program opens, and counts as sent', async () => {
  const dir = folder();
  const { id, recipient } = await makeMessage(db, { subject: 'Blåbær', body: 'Hei på deg' });
  await sendAll(mailJob(db, { DATA_DIR: dir }).work);
  const file = join(dir, 'mail', `${id}.eml`);
  expect(readFileSync(file, 'utf8')).toContain(`To: ${recipient}`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await messageById(id)).toMatchObject({ status: 'sent', error: null });
});

test('a mail is sent once', async () => {
  const { id } = await makeMessage(db);
  await sendAll(mailJob(db, { DATA_DIR: folder() }).work);
  const later = folder();
  await mailJob(db, { DATA_DIR: later }).work();
  expect(existsSync(join(later, 'mail', `${id}.eml`))).toBe(false);
});

test('a mail that cannot be sent is noted with the reason and does not hold up the next', async () => {
  const job = mailJob(db, { DATA_DIR: folder(), SMTP_URL: 'smtp://127.0.0.1:1' });
  const [first, second] = [await makeMessage(db), await makeMessage(db)];
  await sendAll(job.work);
  for (const { id } of [first, second]) {
    const { status, error } = await messageById(id);
    expect(status).toBe('failed');
    expect(error).toContain('ECONNREFUSED');
  }
});

test('an SMS is not sent as a mail', async () => {
  const dir = folder();
  const sms = await makeMessage(db, { transport: 'sms', status: 'failed' });
  await mailJob(db, { DATA_DIR: dir }).work();
  expect(existsSync(join(dir, 'mail', `${sms.id}.eml`))).toBe(false);
});
