import { useLiveQuery } from 'dexie-react-hooks';
import { QueueStatus } from '#contract/workshop/queue.ts';
import { database } from './database.ts';
import type { SiteId } from './tokens.ts';

/** How many wait, are being expedited and are done at a site, and as of when (ms by the server's clock, null while nothing is known). */
export interface QueueNumbers {
  readonly waiting: number;
  readonly expediting: number;
  readonly done: number;
  readonly asOf: number | null;
}

async function queueNumbers(siteId: SiteId): Promise<QueueNumbers> {
  const [people, state] = await Promise.all([
    database.queuePeople.where({ siteId }).toArray(),
    database.queueState.get(siteId),
  ]);
  const count = (status: QueueStatus) =>
    people.filter((person) => person[person.queue].status === status).length;
  return {
    waiting: count(QueueStatus.Wait),
    expediting: count(QueueStatus.Expedite),
    done: count(QueueStatus.Done),
    asOf: state?.asOf || null,
  };
}

/** The numbers of a site's queues, live; undefined until the device was asked. */
export const useQueueNumbers = (siteId: SiteId): QueueNumbers | undefined =>
  useLiveQuery(() => queueNumbers(siteId), [siteId]);
