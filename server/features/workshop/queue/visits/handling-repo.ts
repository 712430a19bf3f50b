import { sql } from 'kysely';
import type { QueueId } from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';

/** How many minutes each of the last people were handled by a queue, from the first call until done: of those who left since, at most so many. Who did not come was not handled. */
export async function handlingTimesOf(
  tx: Tx,
  queue: QueueId,
  since: Date,
  most: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('queue_people as p')
    .innerJoin('queue_entries as e', (join) =>
      join
        .onRef('e.chain_id', '=', 'p.chain_id')
        .onRef('e.person_id', '=', 'p.id')
        .on('e.queue', '=', queue),
    )
    .select(sql<number>`extract(epoch from e.done_at - e.expedite_at)::float8 / 60`.as('minutes'))
    .where('p.left_at', '>=', since)
    // By the queue's own index: of those who were in the other alone there may be very many.
    .where('e.done_at', '>=', since)
    .where('e.expedite_at', 'is not', null)
    .where('e.done_at', 'is not', null)
    .where((is) => is.not(is.and([is('p.no_show', '=', true), is('p.queue', '=', queue)])))
    .orderBy('e.done_at', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ minutes }) => minutes);
}
