import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { asLine } from '#contract/kit/rules/text-rules.ts';
import type { Database, Tx } from '#server/db/open.ts';
import type { Env } from '../env.ts';
import type { Job } from '../jobs.ts';
import type { Keys } from '../keys/keys.ts';
import { attachedOf, bodyOf, noteNotWanted, type Attached, type Message } from './messages-repo.ts';
import { isWanted } from './opt-out-repo.ts';
import { sendWaiting } from './send-waiting.ts';
import { unsubscribeLink } from './unsubscribe-link.ts';

/**
 * The job that sends what waits in the message log: by SMTP_URL when there is one, else as one
 * `.eml` file each under `mail/` in the data directory. `publicUrl` is where people know the
 * product, so mails come from there. A mail of a list carries a link to unsubscribe by, and stays
 * here when its reader has done that.
 */
export function mailJob(
  db: Database,
  env: Pick<Env, 'SMTP_URL' | 'DATA_DIR' | 'MAILS_PER_MINUTE'>,
  app: { publicUrl: string; keys: Keys },
): Job {
  const from = { name: 'Wheelhouse', address: `no-reply@${new URL(app.publicUrl).hostname}` };
  const send = env.SMTP_URL ? overSmtp(env.SMTP_URL) : intoFolder(join(env.DATA_DIR, 'mail'));
  return {
    name: 'messages',
    cron: '* * * * *',
    work: (stopping) =>
      sendWaiting(
        db,
        { transport: 'mail', perMinute: env.MAILS_PER_MINUTE, stopping },
        async (mail) => {
          if (await db.transaction('system', (tx) => isRefused(tx, mail))) return false;
          await send(mail.id, await letterOf({ ...app, from }, mail));
          return true;
        },
      ),
  };
}

async function isRefused(tx: Tx, { id, recipient, list }: Message): Promise<boolean> {
  if (list === null || (await isWanted(tx, { email: recipient, list }))) return false;
  await noteNotWanted(tx, id);
  return true;
}

async function letterOf(
  app: { publicUrl: string; keys: Keys; from: { name: string; address: string } },
  mail: Message,
): Promise<SendMailOptions> {
  const { recipient, subject, list } = mail;
  const attached = attachedOf(app.keys, mail);
  const letter = {
    from: { ...app.from, ...(attached?.from && { name: attached.from }) },
    to: recipient,
    // A line's end in it would begin another header.
    subject: asLine(subject),
    text: bodyOf(app.keys, mail),
    ...(attached && { html: attached.html, attachments: filesOf(attached) }),
  };
  if (list === null) return letter;
  const link = await unsubscribeLink(app, { email: recipient, list });
  const headers = {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { ...letter, headers };
}

const filesOf = ({ file, more = [] }: Attached) =>
  [...(file ? [file] : []), ...more].map(({ name, type, base64 }) => ({
    filename: name,
    contentType: type,
    content: Buffer.from(base64, 'base64'),
  }));

type Send = (id: number, letter: SendMailOptions) => Promise<void>;

const answerWithin = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

// Loaded with the first mail: a start needs none of it.
const mailer = () => import('nodemailer');

function overSmtp(url: string): Send {
  const open = async () => (await mailer()).createTransport({ url, ...answerWithin });
  let transport: ReturnType<typeof open> | undefined;
  return async (_, letter) => {
    await (await (transport ??= open())).sendMail(letter);
  };
}

function intoFolder(folder: string): Send {
  return async (id, letter) => {
    const { createTransport } = await mailer();
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(letter);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${id}.eml`), message as Buffer, { mode: 0o600 });
  };
}
