import { timesOf } from '#contract/workshop/queue-rules.ts';
import {
  queueIds,
  QueueStatus,
  type QueueAction,
  type QueuePerson,
} from '#contract/workshop/queue.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from './queue-repo.ts';

/**
 * Saves where a person is and what each queue knows of them, and notes in the visit's history what
 * was done: in one statement, because a busy day's load is how many there are to a change.
 */
export async function saveStep(
  tx: Tx,
  actor: Actor,
  action: QueueAction,
  person: QueuePerson,
  at: Date,
): Promise<void> {
  const own = { chain_id: actor.chainId, site_id: actor.siteId, person_id: person.id };
  const current = person[person.queue];
  await tx
    .with('stands', (db) =>
      db
        .updateTable('queue_people')
        .set({
          queue: person.queue,
          no_show: person.no_show,
          revision: person.revision,
          left_at: current.status === QueueStatus.Done ? current.done_at : null,
        })
        .where('id', '=', person.id),
    )
    .with('noted', (db) =>
      db.insertInto('queue_history').values({
        ...own,
        at,
        user_id: actor.userId ?? null,
        action,
        queue: person.queue,
        target: current.target,
        revision: person.revision,
      }),
    )
    .insertInto('queue_entries')
    .values(
      queueIds.map((queue) => {
        const { waited, handled } = timesOf(person, queue);
        return {
          ...own,
          queue,
          ...person[queue],
          waited_seconds: waited,
          handled_seconds: handled,
        };
      }),
    )
    .onConflict((conflict) =>
      conflict.columns(['chain_id', 'person_id', 'queue']).doUpdateSet((e) => ({
        status: e.ref('excluded.status'),
        start_at: e.ref('excluded.start_at'),
        expedite_at: e.ref('excluded.expedite_at'),
        call_at: e.ref('excluded.call_at'),
        done_at: e.ref('excluded.done_at'),
        target: e.ref('excluded.target'),
        recalls: e.ref('excluded.recalls'),
        waited_seconds: e.ref('excluded.waited_seconds'),
        handled_seconds: e.ref('excluded.handled_seconds'),
      })),
    )
    .execute();
}
