import type { QueueDump } from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';
import { nextRevision, personById, type Actor } from '../queue-repo.ts';
import { saveSetOf, visitsWithoutSet, type KnownSet } from './link-set-repo.ts';

/**
 * Shows the way to a set that was taken in to who is here with its car, unless they are shown
 * another one in the house. Returns who changed, for `publishQueue` after the commit; undefined
 * where nobody did. Whoever holds sets holds the queue before them (`holdQueue`).
 */
export async function linkSet(tx: Tx, actor: Actor, set: KnownSet): Promise<QueueDump | undefined> {
  const visits = await visitsWithoutSet(tx, set);
  if (visits.length === 0) return undefined;
  const revision = await nextRevision(tx, actor);
  await saveSetOf(tx, visits, set.id, revision);
  const people = [];
  for (const id of visits) people.push((await personById(tx, id))!);
  return { revision, people };
}
