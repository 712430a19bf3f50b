import { arrive } from '#contract/queue-rules.ts';
import type { QueueDump } from '#contract/queue.ts';
import type { Tx } from '#server/db/open.ts';
import type { House } from '#server/kit/house.ts';
import {
  insertPerson,
  nextRevision,
  noteAction,
  personById,
  savePerson,
  type Doer,
} from './queue-repo.ts';

/**
 * Lets somebody wait for the reception who let themselves in, in a transaction that stands at the
 * site. Returns the person with the revision, for `tellQueue` after the commit.
 */
export async function letIn(
  db: Tx,
  site: Omit<Doer, 'userId'>,
  who: { licenseplate: string | null; name: string | null },
  now: Date,
): Promise<QueueDump> {
  const doer = { ...site, userId: null };
  const revision = await nextRevision(db, doer);
  const here = arrive(now);
  const id = await insertPerson(db, doer, { ...who, queue: here.queue, arrivedAt: now });
  const person = { ...(await personById(db, id))!, ...here };
  await savePerson(db, doer, person);
  await noteAction(db, doer, 'arrive', person, revision, now);
  return { revision, people: [person] };
}

/** Tells the panels of a site what changed; after the commit. */
export function tellQueue(house: House, siteId: number, change: QueueDump): void {
  house.live.tellSite(siteId, 'customer-queue.update', change);
}
