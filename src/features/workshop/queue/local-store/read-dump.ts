import type { QueueDump, QueueEntry, QueueOptions, QueuePerson } from '#contract/workshop/queue.ts';

/** What a back end tells of the queues. One that counts no revisions has null: then whatever it says last holds. */
export interface ReadDump {
  readonly revision: number | null;
  readonly people: readonly QueuePerson[];
}

type Dumped = Partial<QueueDump> | QueuePerson[] | null | undefined;

/**
 * Reads a dump or a change. Other back ends than ours send the people alone, leave out the queue
 * that a person is not in, or answer a refresh with nothing because the dump comes by the socket:
 * that is null.
 */
export function readDump(payload: Dumped): ReadDump | null {
  const dump = Array.isArray(payload) ? { people: payload } : (payload ?? {});
  const { revision, people }: Partial<QueueDump> = dump;
  if (!Array.isArray(people)) return null;
  return { revision: revision ?? null, people: people.map(readPerson) };
}

/** The person in an answer, or null when the answer has none. */
export const personIn = (data: unknown): QueuePerson | null =>
  typeof data === 'object' && data !== null && 'id' in data && 'queue' in data
    ? readPerson(data as QueuePerson)
    : null;

/** The options with what other back ends than ours may leave out. */
export const readOptions = (value: Partial<QueueOptions>): QueueOptions => ({
  callTime: value.callTime ?? 10,
  expediteTargets: value.expediteTargets ?? [],
  garageTargets: value.garageTargets ?? [],
  enableGarageQueue: value.enableGarageQueue ?? false,
  recallLimit: value.recallLimit ?? null,
  noShowMinutes: value.noShowMinutes ?? null,
});

const blank: QueueEntry = {
  status: 0,
  start_at: null,
  expedite_at: null,
  call_at: null,
  done_at: null,
  target: null,
  recalls: 0,
};

const readPerson = (person: QueuePerson): QueuePerson => ({
  ...person,
  revision: person.revision ?? 0,
  intent: person.intent ?? null,
  no_show: person.no_show ?? false,
  expedite: { ...blank, ...person.expedite },
  garage: { ...blank, ...person.garage },
});
