import { QueueStatus } from '#contract/queue.ts';
import type { QueueId, QueuePerson } from '#contract/queue.ts';

/** The people of one queue as a panel shows them: specification §2, §9. */
export interface QueueLists {
  readonly expediting: readonly QueuePerson[];
  /** Longest wait first. */
  readonly waiting: readonly QueuePerson[];
  /** Latest first. */
  readonly completed: readonly QueuePerson[];
}

/** Sorts people into a queue's lists. Who went on to the other queue is completed here. */
export function listsOf(people: readonly QueuePerson[], queue: QueueId): QueueLists {
  const withStatus = (status: QueueStatus) =>
    people.filter((person) => person[queue].status === status);
  const by = (field: 'start_at' | 'expedite_at' | 'done_at') => (a: QueuePerson, b: QueuePerson) =>
    (a[queue][field] ?? '').localeCompare(b[queue][field] ?? '') || a.id - b.id;
  return {
    expediting: withStatus(QueueStatus.Expedite).toSorted(by('expedite_at')),
    waiting: withStatus(QueueStatus.Wait).toSorted(by('start_at')),
    completed: withStatus(QueueStatus.Done).toSorted(by('done_at')).toReversed(),
  };
}

/** How long a person has waited in a queue, in whole minutes, rounded: specification §9. */
export function waitedMinutes(person: QueuePerson, queue: QueueId, now: number): number {
  const start = person[queue].start_at;
  return start === null ? 0 : Math.max(0, Math.round((now - Date.parse(start)) / 60_000));
}

/** How many seconds a called person's countdown still shows; 0 once it is over. */
export function callSecondsLeft(
  person: QueuePerson,
  queue: QueueId,
  callTime: number,
  now: number,
): number {
  const called = person[queue].call_at;
  if (called === null) return 0;
  return Math.min(callTime, Math.max(0, Math.ceil(callTime - (now - Date.parse(called)) / 1000)));
}
