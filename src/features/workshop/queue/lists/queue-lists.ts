import { medianOf, timesOf } from '#contract/workshop/queue-rules.ts';
import { queueIds, QueueStatus } from '#contract/workshop/queue.ts';
import type { QueueId, QueuePerson } from '#contract/workshop/queue.ts';

/** One of a queue's lists. */
export type ListName = 'expediting' | 'waiting' | 'completed';

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

/** How long people usually waited in a queue today, in whole minutes; null when nobody was called yet. */
export function medianWait(people: readonly QueuePerson[], queue: QueueId): number | null {
  const waits = people.flatMap((person) => timesOf(person, queue).waited ?? []);
  const median = medianOf(waits);
  return median === null ? null : Math.round(median / 60);
}

/** How many wait in each queue. */
export function waitingIn(people: readonly QueuePerson[]): Record<QueueId, number> {
  const [expedite, garage] = queueIds.map(
    (queue) => people.filter((person) => person[queue].status === QueueStatus.Wait).length,
  );
  return { expedite: expedite ?? 0, garage: garage ?? 0 };
}

/**
 * Whom this device is expediting: called to its station, or, when it has none, called from here
 * last (`calledHere`). Nobody as soon as their status is another (specification §4).
 */
export const isMine = (
  person: QueuePerson,
  queue: QueueId,
  here: { readonly target: string | null; readonly calledHere: number | null },
): boolean =>
  person[queue].status === QueueStatus.Expedite &&
  (rowIdOf(person) === here.calledHere ||
    (here.target !== null && person[queue].target === here.target));

/**
 * Whom to call by itself now that somebody has left a queue: in the garage, when that is wanted,
 * who has waited there longest. Null for nobody.
 */
export function nextAutomatically(
  left: QueuePerson,
  people: readonly QueuePerson[],
  automatic: boolean,
): QueuePerson | null {
  if (!automatic || left.queue !== 'garage' || left.garage.status !== QueueStatus.Expedite) {
    return null;
  }
  return listsOf(people, 'garage').waiting[0] ?? null;
}

const statusIn: Record<ListName, QueueStatus> = {
  expediting: QueueStatus.Expedite,
  waiting: QueueStatus.Wait,
  completed: QueueStatus.Done,
};

/** Whether a person still is where a held list shows them. */
export const standsIn = (person: QueuePerson, queue: QueueId, list: ListName): boolean =>
  person[queue].status === statusIn[list];

/** What a row is known by: whoever was let in here keeps their first id, so that what is open stays open when the server gives them theirs. */
export const rowIdOf = ({ id, formerId }: QueuePerson & { formerId?: number }): number =>
  formerId ?? id;

/** Somebody as people call them. */
export const nameOf = ({ name, licenseplate }: QueuePerson): string => licenseplate ?? name ?? '-';

/** The rows of a held list: who was shown goes on being shown where they were, as they are now. */
export function heldRows(
  shown: readonly QueuePerson[],
  people: readonly QueuePerson[],
): readonly QueuePerson[] {
  const now = new Map(people.map((person) => [rowIdOf(person), person]));
  return shown.map((person) => now.get(rowIdOf(person)) ?? person);
}
