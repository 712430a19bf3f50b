import type { Tx } from '#server/db/open.ts';
import { now as clock } from '#server/kit/clock.ts';
import type { House } from '#server/kit/house.ts';
import { noteAnnounced, recipientsOf, takeDue, type Due } from './announce-repo.ts';
import { deliveriesFor } from './delivery-rules.ts';
import { hearersOf, type Hearers } from '../hearers-repo.ts';
import { tellChanged } from '../tell-changed.ts';

/**
 * Announces every notification whose time has come: the devices are told, and what leaves the app
 * is written down for each person who is meant, once, in the transaction that says so. Call after
 * the commit of `notify`; a job does it every minute for those whose time comes by itself.
 */
export async function announce(house: House): Promise<void> {
  for (;;) {
    const done = await house.db.transaction('system', (tx) => announceNext(tx, clock()));
    if (!done) break;
    tellChanged(house, done.due.id, done.hearers);
  }
  await house.jobs.soon('notification-deliveries');
}

async function announceNext(
  tx: Tx,
  now: Date,
): Promise<{ due: Due; hearers: Hearers | null } | undefined> {
  const due = await takeDue(tx, now);
  if (!due) return undefined;
  const deliveries = (await recipientsOf(tx, due.target)).flatMap(({ userId, ...person }) =>
    deliveriesFor({ kind: due.kind, at: now, ...person }).map((way) => ({ userId, ...way })),
  );
  await noteAnnounced(tx, due, deliveries, now);
  return { due, hearers: await hearersOf(tx, due.chainId, due.id) };
}
