import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Database, Tx } from '#server/db/open.ts';
import { now } from './clock.ts';
import type { Env } from './env.ts';
import type { Job } from './jobs.ts';
import { noteFailure, noteSent, waitingMails, type Mail } from './messages-repo.ts';

const tryForMinutes = 60;

/**
 * The job that sends what waits in the message log: by SMTP_URL when there is one, else as one
 * `.eml` file each under `mail/` in the data directory. One that fails is tried again every minute
 * for an hour. `publicUrl` is where people know the product, so mails come from there.
 */
export function mailJob(
  db: Database,
  env: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>,
  publicUrl: string,
): Job {
  const from = { name: 'Wheelhouse', address: `no-reply@${new URL(publicUrl).hostname}` };
  const send = env.SMTP_URL
    ? overSmtp(env.SMTP_URL, from)
    : intoFolder(join(env.DATA_DIR, 'mail'), from);
  return {
    name: 'messages',
    cron: '* * * * *',
    // No transaction is open while a mail is under way: a slow mail server must hold up nobody.
    async work() {
      const mails = await db.transaction('system', waitingMails);
      for (const mail of mails) {
        const error = await send(mail).catch(String);
        await db.transaction('system', (tx) => noteOutcome(tx, mail, error, now()));
      }
    },
  };
}

// Mail servers come back; an hour later the mail is no longer expected.
function noteOutcome(tx: Tx, mail: Mail, error: string | void, at: Date): Promise<void> {
  if (error === undefined) return noteSent(tx, mail.id, at);
  const waited = at.getTime() - mail.createdAt.getTime();
  return noteFailure(tx, mail.id, error, waited < tryForMinutes * 60_000 ? 'waiting' : 'failed');
}

type Sender = { readonly name: string; readonly address: string };

function overSmtp(url: string, from: Sender): (mail: Mail) => Promise<void> {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail({ from, to: mail.recipient, subject: mail.subject, text: mail.body });
  };
}

function intoFolder(folder: string, from: Sender): (mail: Mail) => Promise<void> {
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
