import type { QueueDump } from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';
import { nextRevision, personById, type Actor } from '../queue-repo.ts';
import { saveBooked, visitWith } from './arrival-repo.ts';
import type { Arriving } from './arrival-rules.ts';
import type { Owner } from './attach.ts';
import { checkIn } from './check-in.ts';

/** Who comes by a booking: by which, when it begins, and whose it is. */
export interface Booked {
  readonly who: Arriving;
  readonly owner: Owner;
  readonly bookingId: number;
  readonly bookedAt: Date | null;
  readonly intent: string | null;
}

/**
 * Lets somebody wait who comes by a booking; who waits with that car already is shown to have one.
 * Returns the person with the revision, for `publishQueue` after the commit.
 */
export async function checkInBooked(
  tx: Tx,
  actor: Actor,
  { who, bookingId, ...booked }: Booked,
  now: Date,
): Promise<QueueDump & { people: [QueueDump['people'][number]] }> {
  const here = who.licenseplate === null ? undefined : await visitWith(tx, who.licenseplate);
  const come = here === undefined ? await checkIn(tx, actor, who, now, booked) : undefined;
  const revision = come?.revision ?? (await nextRevision(tx, actor));
  const id = come?.people[0].id ?? here!.id;
  await saveBooked(tx, id, { bookingId, bookedAt: booked.bookedAt, revision });
  return { revision, people: [(await personById(tx, id))!] };
}
