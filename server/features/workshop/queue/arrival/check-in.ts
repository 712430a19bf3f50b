import { bookings } from '#contract/booking/bookings.ts';
import { arrive } from '#contract/workshop/queue-rules.ts';
import type { QueueDump } from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';
import type { AppContext } from '#server/kit/app-context.ts';
import { hereWith, lastVisitOf } from './arrival-repo.ts';
import { knownFrom, refuseTwice, type Arriving } from './arrival-rules.ts';
import { registered, type Owner } from './attach.ts';
import { insertPerson, nextRevision, personById, type Actor } from '../queue-repo.ts';
import { saveStep } from '../step-repo.ts';

const nobody: Owner = { customerId: null, carId: null };

/**
 * Lets somebody wait for the reception, in a transaction that stands at the site. Returns the person
 * with the revision, for `publishQueue` after the commit. Throws `queue.already_here` unless `again`;
 * `intent` is the key of the write, for the device that sent it.
 */
export async function checkIn(
  db: Tx,
  actor: Actor,
  who: Arriving,
  now: Date,
  {
    again = true,
    owner = nobody,
    intent = null,
    bookedAt = null,
  }: { again?: boolean; owner?: Owner; intent?: string | null; bookedAt?: Date | null } = {},
): Promise<QueueDump & { people: [QueueDump['people'][number]] }> {
  const revision = await nextRevision(db, actor);
  if (!again && who.licenseplate !== null) {
    refuseTwice(await hereWith(db, who.licenseplate), who);
  }
  const last = who.licenseplate === null ? undefined : await lastVisitOf(db, who.licenseplate);
  const here = arrive(now);
  const known = { ...knownFrom(last, who), ...(await registered(db, owner)), ...who };
  const newcomer = { ...known, queue: here.queue, arrivedAt: now, intent, bookedAt };
  const id = await insertPerson(db, actor, newcomer);
  const person = { ...(await personById(db, id))!, ...here, revision };
  await saveStep(db, actor, 'arrive', person, now);
  return { revision, people: [person] };
}

/** Notifies the panels of a site of what changed; after the commit. */
export function publishQueue(app: AppContext, siteId: number, change: QueueDump): void {
  app.live.publishToSite(siteId, 'customer-queue.update', change);
  // Who comes by a booking and is done in the queue is so in the booking as well (migration 0115).
  if (change.people.some(({ booking }) => booking !== null)) {
    app.lists.forget({ name: bookings.name });
    app.live.publishToReaders({ siteId }, bookings.read, bookings.name);
  }
}
