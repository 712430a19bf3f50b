import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '#server/db/open.ts';
import type { Env } from '../env.ts';
import type { Job } from '../jobs.ts';
import type { Keys } from '../keys/keys.ts';
import { bodyOf, type Message } from '../mail/messages-repo.ts';
import { sendWaiting } from '../mail/send-waiting.ts';

/** What takes an SMS away. Throws when it does not. */
type SendSms = (message: Pick<Message, 'id' | 'recipient' | 'body'>) => Promise<void>;

/**
 * The job that sends the SMS that wait in the message log: to the gateway at SMS_URL when there is
 * one, else as one file each under `sms/` in the data directory.
 */
export function smsJob(
  db: Database,
  env: Pick<Env, 'SMS_URL' | 'DATA_DIR' | 'SMS_PER_MINUTE'>,
  keys: Keys,
): Job {
  const send = env.SMS_URL ? overHttp(env.SMS_URL) : intoFolder(join(env.DATA_DIR, 'sms'));
  return {
    name: 'sms',
    cron: '* * * * *',
    work: (stopping) =>
      sendWaiting(
        db,
        { transport: 'sms', perMinute: env.SMS_PER_MINUTE, stopping },
        async (sms) => {
          await send({ ...sms, body: bodyOf(keys, sms) });
          return true;
        },
      ),
  };
}

const answerWithinMs = 10_000;

/**
 * Posts `{ id, to, text }` as JSON, with name and password of the address as basic authentication;
 * any answer of 2xx means that it was taken. The id comes again when the answer was lost.
 */
function overHttp(address: string): SendSms {
  const url = new URL(address);
  const proof = `${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`;
  url.username = '';
  url.password = '';
  return async ({ id, recipient, body }) => {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(answerWithinMs),
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': String(id),
        ...(proof !== ':' && { Authorization: `Basic ${Buffer.from(proof).toString('base64')}` }),
      },
      body: JSON.stringify({ id: String(id), to: recipient.replaceAll(/[^\d+]/g, ''), text: body }),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The SMS gateway answered ${answer.status}`);
  };
}

function intoFolder(folder: string): SendSms {
  return async ({ id, recipient, body }) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, `${id}.txt`), `${recipient}\n\n${body}\n`, { mode: 0o600 });
  };
}
