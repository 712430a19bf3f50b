import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Database } from '#server/db/open.ts';
import { now } from './clock.ts';
import type { Env } from './env.ts';
import type { Job } from './jobs.ts';
import { noteSent, waitingMails, type Mail } from './messages-repo.ts';

const from = { name: 'Wheelhouse', address: 'no-reply@wheelhouse.invalid' };

/**
 * The job that sends what waits in the message log: by SMTP_URL when there is one, else as one
 * `.eml` file each under `mail/` in the data directory.
 */
export function mailJob(db: Database, env: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>): Job {
  const send = env.SMTP_URL ? overSmtp(env.SMTP_URL) : intoFolder(join(env.DATA_DIR, 'mail'));
  return {
    name: 'messages',
    cron: '* * * * *',
    async work() {
      await db.transaction('system', async (tx) => {
        for (const mail of await waitingMails(tx)) {
          try {
            await send(mail);
            await noteSent(tx, mail.id, now());
          } catch (error) {
            await noteSent(tx, mail.id, now(), String(error));
          }
        }
      });
    },
  };
}

function overSmtp(url: string): (mail: Mail) => Promise<void> {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail({ from, to: mail.recipient, subject: mail.subject, text: mail.body });
  };
}

function intoFolder(folder: string): (mail: Mail) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail({
      from,
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
    });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${mail.id}.eml`), message as Buffer, { mode: 0o600 });
  };
}
