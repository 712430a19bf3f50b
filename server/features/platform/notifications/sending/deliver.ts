import type { PushPayload } from '#contract/platform/notifications/choice-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { now as clock } from '#server/kit/clock.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { writeMail, writeSms } from '#server/kit/mail/messages-repo.ts';
import { sendPush, type PushOutcome } from '#server/kit/push/push.ts';
import { say } from '#server/kit/words.ts';
import { dueDeliveries, noteDelivery, type Delivery } from './deliver-repo.ts';
import { addressesOf, unsubscribe } from './push-repo.ts';

/** Sends all that is due. Safe to be killed at any point: nothing is lost, and no mail or SMS leaves twice. */
export async function deliver(app: AppContext): Promise<void> {
  while (await app.db.transaction('system', (tx) => hand(app, tx))) {
    // Until none is due.
  }
  await push(app);
}

// A mail or SMS goes into the message log in the transaction that says it has left here: both or neither.
async function hand(app: AppContext, tx: Tx): Promise<boolean> {
  const due = await dueDeliveries(tx, clock(), ['mail', 'sms']);
  for (const delivery of due) {
    if (!delivery.isSettled) await write(app, tx, delivery);
    await noteDelivery(tx, delivery, { status: delivery.isSettled ? 'not_needed' : 'sent' });
  }
  return due.length > 0;
}

async function write(app: AppContext, tx: Tx, delivery: Delivery): Promise<void> {
  const { channel, chainId, title, language } = delivery;
  const { siteId } = delivery;
  // Who works here has to know it today.
  const priority = 'today';
  const link = siteId === null ? app.publicUrl : `${app.publicUrl}/${siteId}/notification/list`;
  if (channel === 'sms') {
    await writeSms(tx, { recipient: delivery.phone, body: `${title}\n${link}`, chainId, priority });
    return;
  }
  await writeMail(tx, {
    recipient: delivery.email,
    // A subject is one line.
    subject: title.replaceAll(/\s+/g, ' ').trim(),
    body: say(language, 'notifications', 'mail', { content: delivery.content, link }),
    chainId,
    priority,
  });
}

const tryForMs = 3_600_000;

/** Push leaves by itself: sent twice after a kill it is shown once, by its topic and tag. */
async function push(app: AppContext): Promise<void> {
  const due = await app.db.transaction('system', (tx) => dueDeliveries(tx, clock(), ['push']));
  for (const delivery of due) {
    const outcome = delivery.isSettled ? 'not_needed' : await pushToAll(app, delivery);
    await app.db.transaction('system', (tx) =>
      noteDelivery(tx, delivery, statusOf(outcome, delivery)),
    );
  }
}

type Outcome = 'sent' | 'not_needed' | { readonly error: string };

function statusOf(outcome: Outcome, { dueAt }: Delivery): Parameters<typeof noteDelivery>[2] {
  if (typeof outcome === 'string') return { status: outcome };
  const isLate = clock().getTime() - dueAt.getTime() > tryForMs;
  return { status: isLate ? 'failed' : 'waiting', error: outcome.error };
}

/** Sent when a device has it; not needed when the person has none. */
async function pushToAll(app: AppContext, delivery: Delivery): Promise<Outcome> {
  const addresses = await app.db.transaction('system', (tx) => addressesOf(tx, delivery.userId));
  const outcomes: PushOutcome[] = [];
  for (const address of addresses) {
    const payload: PushPayload = {
      id: delivery.id,
      siteId: delivery.siteId,
      title: delivery.title,
    };
    const outcome = await sendPush(app, address, {
      text: JSON.stringify(payload),
      topic: `n${delivery.id}`,
      urgent: delivery.kind === 'account',
    });
    outcomes.push(outcome);
    if (outcome === 'gone') {
      await app.db.transaction('system', (tx) => unsubscribe(tx, address.sessionId));
    }
  }
  if (outcomes.includes('sent')) return 'sent';
  return outcomes.find((outcome) => typeof outcome === 'object') ?? 'not_needed';
}
