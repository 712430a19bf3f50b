import type { Tx } from '#server/db/open.ts';
import { now as clock } from '#server/kit/clock.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { noteAnnounced, recipientsOf, takeDue, type Due } from './announce-repo.ts';
import { deliveriesFor } from './delivery-rules.ts';
import { recipientsOfChange, type Recipients } from '../recipients-repo.ts';
import { publishChanged } from '../publish-changed.ts';

/**
 * Announces every notification whose time has come: the devices are notified, and what leaves the app
 * is written down for each person who is meant, once, in the transaction that says so. Call after
 * the commit of `notify`; a job does it every minute for those whose time comes by itself.
 */
export async function announce(app: AppContext): Promise<void> {
  for (;;) {
    const done = await app.db.transaction('system', (tx) => announceNext(tx, clock()));
    if (!done) break;
    publishChanged(app, done.due.id, done.recipients);
  }
  await app.jobs.soon('notification-deliveries');
}

async function announceNext(
  tx: Tx,
  now: Date,
): Promise<{ due: Due; recipients: Recipients | null } | undefined> {
  const due = await takeDue(tx, now);
  if (!due) return undefined;
  const deliveries = (await recipientsOf(tx, due.target)).flatMap(({ userId, ...person }) =>
    deliveriesFor({ kind: due.kind, at: now, ...person }).map((way) => ({ userId, ...way })),
  );
  await noteAnnounced(tx, due, deliveries, now);
  return { due, recipients: await recipientsOfChange(tx, due.chainId, due.id) };
}
