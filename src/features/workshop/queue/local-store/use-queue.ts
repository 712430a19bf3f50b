import { useLiveQuery } from 'dexie-react-hooks';
import type { QueueOptions, QueuePerson } from '#contract/workshop/queue.ts';
import { database } from '#src/data/database.ts';
import { useLiveState } from '#src/data/live-state.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { useSiteTokens } from '#src/data/use-site-tokens.ts';
import { dismiss, outboxRows } from '#src/data/outbox/outbox.ts';
import { personKey } from './queue-store.ts';
import { readOptions } from './read-dump.ts';

/** The site's queues as this device knows them, live. `loaded` is false until it ever heard of them. */
export function useQueue(siteId: SiteId) {
  const userId = useSiteTokens().find((token) => token.siteId === siteId)?.userId;
  // All at once: what is done changes most of it, and the rows are drawn once.
  const kept = useLiveQuery(() => readQueue(siteId), [siteId, userId]);
  const { people, state, rows = [] } = kept ?? {};
  const live = useLiveState();
  const unsent = new Set(rows.filter((row) => row.state !== 'refused').map((row) => row.objectKey));
  return {
    people: people ?? noPeople,
    loaded: people !== undefined && (state?.asOf ?? 0) > 0,
    options: state?.options ?? noOptions,
    asOf: state?.asOf ?? null,
    live,
    /** What the server refused; it stays until the person has seen it. */
    refused: rows.filter((row) => row.state === 'refused' && row.path.startsWith('/v3/queue')),
    dismiss,
    isUnsent: (person: QueuePerson) => unsent.has(personKey(person.id)),
  };
}

async function readQueue(siteId: SiteId) {
  const [people, state, rows] = await Promise.all([
    database.queuePeople.where({ siteId }).toArray(),
    database.queueState.get(siteId),
    outboxRows(siteId),
  ]);
  return { people, state, rows };
}

const noPeople: QueuePerson[] = [];
const noOptions: QueueOptions = readOptions({});
