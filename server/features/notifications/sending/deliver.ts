import type { PushPayload } from '#contract/notifications/choice-calls.ts';
import type { Tx } from '#server/db/open.ts';
import { now as clock } from '#server/kit/clock.ts';
import type { House } from '#server/kit/house.ts';
import { writeMail, writeSms } from '#server/kit/mail/messages-repo.ts';
import { sendPush, type PushOutcome } from '#server/kit/push/push.ts';
import { say } from '#server/kit/words.ts';
import { dueDeliveries, noteDelivery, type Delivery } from './deliver-repo.ts';
import { addressesOf, unsubscribe } from './push-repo.ts';

/** Sends all that is due. Safe to be killed at any point: nothing is lost, and no mail or SMS leaves twice. */
export async function deliver(house: House): Promise<void> {
  while (await house.db.transaction('system', (tx) => hand(house, tx))) {
    // Until none is due.
  }
  await push(house);
}

// A mail or SMS goes into the message log in the transaction that says it has left here: both or neither.
async function hand(house: House, tx: Tx): Promise<boolean> {
  const due = await dueDeliveries(tx, clock(), ['mail', 'sms']);
  for (const delivery of due) {
    if (!delivery.isSettled) await write(house, tx, delivery);
    await noteDelivery(tx, delivery, { status: delivery.isSettled ? 'not_needed' : 'sent' });
  }
  return due.length > 0;
}

async function write(house: House, tx: Tx, delivery: Delivery): Promise<void> {
  const { channel, chainId, title, language } = delivery;
  const { siteId } = delivery;
  const link = siteId === null ? house.publicUrl : `${house.publicUrl}/${siteId}/notification/list`;
  if (channel === 'sms') {
    await writeSms(tx, { recipient: delivery.phone, body: `${title}\n${link}`, chainId });
    return;
  }
  await writeMail(tx, {
    recipient: delivery.email,
    // A subject is one line.
    subject: title.replaceAll(/\s+/g, ' ').trim(),
    body: say(language, 'notifications', 'mail', { content: delivery.content, link }),
    chainId,
  });
}

const tryForMs = 3_600_000;

/** Push leaves by itself: sent twice after a kill it is shown once, by its topic and tag. */
async function push(house: House): Promise<void> {
  const due = await house.db.transaction('system', (tx) => dueDeliveries(tx, clock(), ['push']));
  for (const delivery of due) {
    const outcome = delivery.isSettled ? 'not_needed' : await pushToAll(house, delivery);
    await house.db.transaction('system', (tx) =>
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
async function pushToAll(house: House, delivery: Delivery): Promise<Outcome> {
  const addresses = await house.db.transaction('system', (tx) => addressesOf(tx, delivery.userId));
  const outcomes: PushOutcome[] = [];
  for (const address of addresses) {
    const payload: PushPayload = {
      id: delivery.id,
      siteId: delivery.siteId,
      title: delivery.title,
    };
    const outcome = await sendPush(house, address, {
      text: JSON.stringify(payload),
      topic: `n${delivery.id}`,
      urgent: delivery.kind === 'account',
    });
    outcomes.push(outcome);
    if (outcome === 'gone') {
      await house.db.transaction('system', (tx) => unsubscribe(tx, address.sessionId));
    }
  }
  if (outcomes.includes('sent')) return 'sent';
  return outcomes.find((outcome) => typeof outcome === 'object') ?? 'not_needed';
}
