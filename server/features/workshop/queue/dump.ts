import type { QueueDump } from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';
import { peopleSince, revisionOf } from './queue-repo.ts';

/** Everybody who is here, and who was done since the day began. */
export async function dumpOf(tx: Tx, dayBegan: Date): Promise<QueueDump> {
  // The revision first: a change committed in between makes the list newer than its revision, and
  // applying that change once more does no harm. The other way round one would be missed.
  // The database answers both in this order, one behind the other.
  const [revision, people] = await Promise.all([revisionOf(tx), peopleSince(tx, dayBegan)]);
  return { revision, people };
}
