import type { Database } from '#server/db/open.ts';
import { now } from '../clock.ts';
import {
  expireMessages,
  nextMessages,
  noteOutcome,
  takeMessage,
  type Message,
  type Transport,
} from './messages-repo.ts';

// The job comes again every minute; a slow mail server must not keep one run going for ever.
const longestRun = 60_000;

/**
 * Sends what waits, as fast as is allowed, and looks again every few messages for one that somebody
 * waits for. `send` throws what kept a message from leaving, and answers false for one that stays.
 * No transaction is open meanwhile: a slow mail server or gateway must hold up nobody.
 */
export async function sendWaiting(
  db: Database,
  {
    transport,
    perMinute,
    stopping,
  }: { transport: Transport; perMinute: number; stopping: AbortSignal | undefined },
  send: (message: Message) => Promise<boolean>,
): Promise<void> {
  const until = now().getTime() + longestRun;
  while (now().getTime() < until) {
    const messages = await db.transaction('system', async (tx) => {
      await expireMessages(tx, now());
      return nextMessages(tx, transport, { at: now(), perMinute });
    });
    if (messages.length === 0) return;
    for (const message of messages) {
      if (stopping?.aborted) return;
      if (!(await db.transaction('system', (tx) => takeMessage(tx, message.id)))) continue;
      let error: string | undefined;
      try {
        if (!(await send(message))) continue;
      } catch (cause) {
        error = String(cause);
      }
      await db.transaction('system', (tx) => noteOutcome(tx, message, error, now()));
    }
  }
}
