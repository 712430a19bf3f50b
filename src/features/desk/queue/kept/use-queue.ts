import { useLiveQuery } from 'dexie-react-hooks';
import type { QueueOptions, QueuePerson } from '#contract/desk/queue.ts';
import { database } from '#src/data/database.ts';
import { useLiveState } from '#src/data/live-state.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import { personKey } from './queue-store.ts';
import { readOptions } from './read-dump.ts';

/** The site's queues as this device knows them, live. `loaded` is false until it ever heard of them. */
export function useQueue(siteId: SiteId) {
  const people = useLiveQuery(() => database.queuePeople.where({ siteId }).toArray(), [siteId]);
  const state = useLiveQuery(() => database.queueState.get(siteId), [siteId]);
  const live = useLiveState();
  const outbox = useOutbox(siteId);
  const unsent = new Set(
    outbox.rows.filter((row) => row.state !== 'refused').map((row) => row.objectKey),
  );
  return {
    people: people ?? noPeople,
    loaded: people !== undefined && (state?.asOf ?? 0) > 0,
    options: state?.options ?? noOptions,
    asOf: state?.asOf ?? null,
    live,
    /** What the server refused; it stays until the person has seen it. */
    refused: outbox.rows.filter(
      (row) => row.state === 'refused' && row.path.startsWith('/v3/queue'),
    ),
    dismiss: outbox.dismiss,
    isUnsent: (person: QueuePerson) => unsent.has(personKey(person.id)),
  };
}

const noPeople: QueuePerson[] = [];
const noOptions: QueueOptions = readOptions({});
