import { arrive } from '#contract/queue-rules.ts';
import type { QueueDump } from '#contract/queue.ts';
import type { Tx } from '#server/db/open.ts';
import type { House } from '#server/kit/house.ts';
import { hereWith, lastVisitOf } from './arrival-repo.ts';
import { knownFrom, refuseTwice, type Arriving } from './arrival-rules.ts';
import { registered, type Owner } from './attach.ts';
import { insertPerson, nextRevision, personById, type Doer } from '../queue-repo.ts';
import { saveStep } from '../step-repo.ts';

const nobody: Owner = { customerId: null, carId: null };

/**
 * Lets somebody wait for the reception, in a transaction that stands at the site. Returns the person
 * with the revision, for `tellQueue` after the commit. Throws `queue.already_here` unless `again`;
 * `intent` is the key of the write, for the device that sent it.
 */
export async function letIn(
  db: Tx,
  doer: Doer,
  who: Arriving,
  now: Date,
  {
    again = true,
    owner = nobody,
    intent = null,
  }: { again?: boolean; owner?: Owner; intent?: string | null } = {},
): Promise<QueueDump & { people: [QueueDump['people'][number]] }> {
  const revision = await nextRevision(db, doer);
  if (!again && who.licenseplate !== null) {
    refuseTwice(await hereWith(db, who.licenseplate), who);
  }
  const last = who.licenseplate === null ? undefined : await lastVisitOf(db, who.licenseplate);
  const here = arrive(now);
  const known = { ...knownFrom(last, who), ...(await registered(db, owner)), ...who };
  const newcomer = { ...known, queue: here.queue, arrivedAt: now, intent };
  const id = await insertPerson(db, doer, newcomer);
  const person = { ...(await personById(db, id))!, ...here, revision };
  await saveStep(db, doer, 'arrive', person, now);
  return { revision, people: [person] };
}

/** Tells the panels of a site what changed; after the commit. */
export function tellQueue(house: House, siteId: number, change: QueueDump): void {
  house.live.tellSite(siteId, 'customer-queue.update', change);
}
