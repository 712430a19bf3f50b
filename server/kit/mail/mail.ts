import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Database, Tx } from '#server/db/open.ts';
import { now } from '../clock.ts';
import type { Env } from '../env.ts';
import type { Job } from '../jobs.ts';
import type { Keys } from '../keys.ts';
import { noteNotWanted, noteOutcome, waitingMessages, type Message } from './messages-repo.ts';
import { isWanted } from './opt-out-repo.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/**
 * The job that sends what waits in the message log: by SMTP_URL when there is one, else as one
 * `.eml` file each under `mail/` in the data directory. One that fails is tried again every minute
 * for an hour. `publicUrl` is where people know the product, so mails come from there. A mail of a
 * list carries a link to unsubscribe by, and stays here when its reader has done that.
 */
export function mailJob(
  db: Database,
  env: Pick<Env, 'SMTP_URL' | 'DATA_DIR'>,
  house: { publicUrl: string; keys: Keys },
): Job {
  const from = { name: 'Wheelhouse', address: `no-reply@${new URL(house.publicUrl).hostname}` };
  const send = env.SMTP_URL ? overSmtp(env.SMTP_URL) : intoFolder(join(env.DATA_DIR, 'mail'));
  return {
    name: 'messages',
    cron: '* * * * *',
    // No transaction is open while a mail is under way: a slow mail server must hold up nobody.
    async work() {
      const mails = await db.transaction('system', (tx) => waitingMessages(tx, 'mail'));
      for (const mail of mails) {
        if (await db.transaction('system', (tx) => isRefused(tx, mail))) continue;
        const letter = { from, ...(await letterOf(house, mail)) };
        const error = await send(mail.id, letter).then(() => undefined, String);
        await db.transaction('system', (tx) => noteOutcome(tx, mail, error, now()));
      }
    },
  };
}

async function isRefused(tx: Tx, { id, recipient, list }: Message): Promise<boolean> {
  if (list === null || (await isWanted(tx, { email: recipient, list }))) return false;
  await noteNotWanted(tx, id);
  return true;
}

async function letterOf(
  house: { publicUrl: string; keys: Keys },
  { recipient, subject, body, list }: Message,
): Promise<SendMailOptions> {
  const letter = { to: recipient, subject, text: body };
  if (list === null) return letter;
  const link = await unsubscribeLink(house, { email: recipient, list });
  const headers = {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...letter, headers };
}

type Send = (id: number, letter: SendMailOptions) => Promise<void>;

function overSmtp(url: string): Send {
  const transport = createTransport(url);
  return async (_, letter) => {
    await transport.sendMail(letter);
  };
}

function intoFolder(folder: string): Send {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (id, letter) => {
    const { message } = await transport.sendMail(letter);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${id}.eml`), message as Buffer, { mode: 0o600 });
  };
}
