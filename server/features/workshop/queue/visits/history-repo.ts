import { queueId, type HistoryStep, type QueueAction } from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';
import type { Caller } from '#server/kit/caller/caller.ts';

/**
 * What happened in a visit, oldest first; undefined when the caller's site has no such visit. For
 * the system's role, which alone reads people's names: the site is asked for here.
 */
export async function historyOf(
  tx: Tx,
  caller: Caller,
  personId: number,
): Promise<HistoryStep[] | undefined> {
  const rows = await tx
    .selectFrom('queue_people as p')
    .leftJoin('queue_history as h', (join) =>
      join.onRef('h.chain_id', '=', 'p.chain_id').onRef('h.person_id', '=', 'p.id'),
    )
    .leftJoin('users as u', 'u.id', 'h.user_id')
    .select(['h.at', 'h.action', 'h.queue', 'h.target', 'u.first_name', 'u.last_name'])
    .where('p.chain_id', '=', caller.chainId)
    .where('p.site_id', '=', caller.siteId)
    .where('p.id', '=', personId)
    .orderBy('h.at')
    .orderBy('h.id')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.flatMap(({ at, action, queue, target, first_name, last_name }) =>
    at === null || action === null
      ? []
      : [
          {
            at: at.toISOString(),
            action: action as QueueAction,
            queue: queueId.parse(queue),
            target,
            by: [first_name, last_name].filter(Boolean).join(' ') || null,
          },
        ],
  );
}
