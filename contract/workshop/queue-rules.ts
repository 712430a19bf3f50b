import { RuleError } from '../kit/rules/rule-error.ts';
import {
  QueueStatus,
  type QueueEntry,
  type QueueId,
  type QueueOptions,
  type QueuePerson,
} from './queue.ts';

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
  recalls: 0,
};

/** Where a person is, what the queues know of them, and whether they came when they were called. */
export type PersonState = Pick<QueuePerson, 'queue' | 'no_show' | QueueId>;

/** How somebody who comes in stands: waiting in the reception, unknown to the garage. */
export function arrive(now: Date): PersonState {
  const expedite = { ...nowhere, status: QueueStatus.Wait, start_at: now.toISOString() };
  return { queue: 'expedite', no_show: false, expedite, garage: nowhere };
}

/** Wait to Expedite: called to `target` for the first time. Throws `queue.not_waiting`. */
export function expedite(person: QueuePerson, target: string | null, now: Date): QueuePerson {
  if (statusOf(person) !== QueueStatus.Wait) throw new RuleError('queue.not_waiting');
  const at = now.toISOString();
  return change(person, { status: QueueStatus.Expedite, expedite_at: at, call_at: at, target });
}

type Limits = Pick<QueueOptions, 'recallLimit' | 'noShowMinutes'>;

/** Called once more, perhaps to another station. Throws `queue.not_expediting`, and `queue.called_enough` at the site's limit. */
export function call(
  person: QueuePerson,
  target: string | null,
  { recallLimit }: Pick<Limits, 'recallLimit'>,
  now: Date,
): QueuePerson {
  if (statusOf(person) !== QueueStatus.Expedite) throw new RuleError('queue.not_expediting');
  const { recalls } = person[person.queue];
  if (recallLimit !== null && recalls >= recallLimit) throw new RuleError('queue.called_enough');
  return change(person, { call_at: now.toISOString(), target, recalls: recalls + 1 });
}

/**
 * Was called and did not come: the visit is over. Where the site has limits, one of them has to be
 * reached: called again as often as it wants, or the last call so many minutes ago. Throws
 * `queue.not_expediting`, `queue.call_first`.
 */
export function missCall(person: QueuePerson, limits: Limits, now: Date): QueuePerson {
  if (statusOf(person) !== QueueStatus.Expedite) throw new RuleError('queue.not_expediting');
  if (!calledEnough(person[person.queue], limits, now)) throw new RuleError('queue.call_first');
  return { ...finish(person, now), no_show: true };
}

/** Still here when the day is over: closed as not come, called or not. Throws `queue.already_done`. */
export function closeForNight(person: QueuePerson, now: Date): QueuePerson {
  return { ...finish(person, now), no_show: true };
}

function calledEnough({ recalls, call_at }: QueueEntry, limits: Limits, now: Date): boolean {
  const { recallLimit, noShowMinutes } = limits;
  if (recallLimit === null && noShowMinutes === null) return true;
  if (recallLimit !== null && recalls >= recallLimit) return true;
  if (noShowMinutes === null || call_at === null) return false;
  return now.getTime() - Date.parse(call_at) >= noShowMinutes * 60_000;
}

/** Served. Throws `queue.already_done`. */
export function finish(person: QueuePerson, now: Date): QueuePerson {
  if (statusOf(person) === QueueStatus.Done) throw new RuleError('queue.already_done');
  return change(person, { status: QueueStatus.Done, done_at: now.toISOString() });
}

/**
 * Waits in a queue, from the other one or again in the same. The wait goes on from when the person
 * first waited there today, so that moving back and forth costs nobody their place, and who is put
 * back in the morning has not waited all night; what the other queue had begun is done. `garage`:
 * whether the site has one, else throws `queue.no_garage`; `dayBegan`: when its day did.
 */
export function wait(
  person: QueuePerson,
  queue: QueueId,
  { garage, now, dayBegan }: { garage: boolean; now: Date; dayBegan: Date },
): QueuePerson {
  if (queue === 'garage' && !garage) throw new RuleError('queue.no_garage');
  const left =
    queue === person.queue || statusOf(person) === QueueStatus.Done ? person : finish(person, now);
  const before = left[queue].start_at;
  const isToday = before !== null && Date.parse(before) >= dayBegan.getTime();
  const start_at = isToday ? before : now.toISOString();
  const waiting = { ...nowhere, status: QueueStatus.Wait, start_at };
  return { ...left, queue, no_show: false, [queue]: waiting };
}

/** What one tap does with a person (specification §4): the next right thing, or null when they are done. */
export function nextStep(
  person: QueuePerson,
  garageEnabled: boolean,
): 'expedite' | 'garage' | 'done' | null {
  const status = statusOf(person);
  if (status === QueueStatus.Wait) return 'expedite';
  if (status !== QueueStatus.Expedite) return null;
  return person.queue === 'expedite' && garageEnabled ? 'garage' : 'done';
}

/**
 * How many whole seconds somebody waited in a queue before they were called (or left it uncalled),
 * and how many they were served; null for what is not over yet, and for who never was served. Of
 * those who did not come nobody knows when they left.
 */
export function timesOf(
  person: PersonState,
  queue: QueueId,
): { waited: number | null; handled: number | null } {
  const { start_at, expedite_at, done_at } = person[queue];
  const left_at = person.no_show && person.queue === queue ? null : done_at;
  return {
    waited: secondsBetween(start_at, expedite_at ?? left_at),
    handled: secondsBetween(expedite_at, left_at),
  };
}

/** The middle one of these numbers, the mean of the two middle ones when they are even; null of none. */
export function medianOf(numbers: readonly number[]): number | null {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** When something last happened to a person, in ms: nothing after it can have been done before. */
export function lastChangeOf({ expedite, garage }: Pick<PersonState, QueueId>): number {
  const times = [expedite, garage].flatMap((entry) => {
    const { start_at, expedite_at, call_at, done_at } = entry;
    return [start_at, expedite_at, call_at, done_at];
  });
  return Math.max(0, ...times.map((at) => (at === null ? 0 : Date.parse(at))));
}

function secondsBetween(from: string | null, to: string | null): number | null {
  if (from === null || to === null) return null;
  return Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));
}

function statusOf(person: QueuePerson): QueueStatus {
  return person[person.queue].status;
}

function change(person: QueuePerson, part: Partial<QueueEntry>): QueuePerson {
  return { ...person, [person.queue]: { ...person[person.queue], ...part } };
}
