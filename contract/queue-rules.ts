import { Refusal } from './kit/errors.ts';
import { QueueStatus, type QueueEntry, type QueueId, type QueuePerson } from './queue.ts';

/**
 * What may happen to a person in the queues (specification §4). Each rule takes the person as they
 * are and gives them as they will be, or throws the reason why not. The server decides by them; the
 * app shows by the same what will happen, and why something may not.
 */

const nowhere: QueueEntry = {
  status: QueueStatus.None,
  start_at: null,
  expedite_at: null,
  call_at: null,
  done_at: null,
  target: null,
};

/** The entries of somebody who comes in: waiting in the reception, unknown to the garage. */
export function arrive(now: Date): Pick<QueuePerson, 'queue' | 'expedite' | 'garage'> {
  const expedite = { ...nowhere, status: QueueStatus.Wait, start_at: now.toISOString() };
  return { queue: 'expedite', expedite, garage: nowhere };
}

/** Wait to Expedite: called to `target` for the first time. Throws `queue.not_waiting`. */
export function expedite(person: QueuePerson, target: string | null, now: Date): QueuePerson {
  if (statusOf(person) !== QueueStatus.Wait) throw new Refusal('queue.not_waiting');
  const at = now.toISOString();
  return change(person, { status: QueueStatus.Expedite, expedite_at: at, call_at: at, target });
}

/** Called once more, perhaps to another station. Throws `queue.not_expediting`. */
export function call(person: QueuePerson, target: string | null, now: Date): QueuePerson {
  if (statusOf(person) !== QueueStatus.Expedite) throw new Refusal('queue.not_expediting');
  return change(person, { call_at: now.toISOString(), target });
}

/** Served. Throws `queue.already_done`. */
export function finish(person: QueuePerson, now: Date): QueuePerson {
  if (statusOf(person) === QueueStatus.Done) throw new Refusal('queue.already_done');
  return change(person, { status: QueueStatus.Done, done_at: now.toISOString() });
}

/**
 * Waits in a queue, from the other one or again in the same. The wait goes on from when the person
 * first waited there, so that moving back and forth costs nobody their place; what the other queue
 * had begun is done. Throws `queue.no_garage` at a site without one.
 */
export function wait(
  person: QueuePerson,
  queue: QueueId,
  garageEnabled: boolean,
  now: Date,
): QueuePerson {
  if (queue === 'garage' && !garageEnabled) throw new Refusal('queue.no_garage');
  const left =
    queue === person.queue || statusOf(person) === QueueStatus.Done ? person : finish(person, now);
  const start_at = left[queue].start_at ?? now.toISOString();
  return { ...left, queue, [queue]: { ...nowhere, status: QueueStatus.Wait, start_at } };
}

function statusOf(person: QueuePerson): QueueStatus {
  return person[person.queue].status;
}

function change(person: QueuePerson, part: Partial<QueueEntry>): QueuePerson {
  return { ...person, [person.queue]: { ...person[person.queue], ...part } };
}
