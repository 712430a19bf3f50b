import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../database.ts';
import { dismiss, outboxRows } from './outbox.ts';
import { isOwn } from './outbox-row.ts';
import type { OutboxRow } from './outbox-row.ts';
import type { SiteId } from '../tokens.ts';
import { useSiteTokens } from '../use-site-tokens.ts';

/** What the person at a site did that the server has not confirmed, live. */
export function useOutbox(siteId: SiteId) {
  const userId = useSiteTokens().find((token) => token.siteId === siteId)?.userId;
  const rows = useLiveQuery(() => outboxRows(siteId), [siteId, userId], noRows);
  return { rows, dismiss };
}

/**
 * Everything not sent of whoever is logged in on this device, at all sites, in the order it was
 * made, live; undefined until it is known. Of a site whose token has ended too.
 */
export function useAllUnsent(): OutboxRow[] | undefined {
  const tokens = useSiteTokens();
  return useLiveQuery(
    () =>
      database.outbox
        .orderBy('seq')
        .filter((row) => isOwn(row, tokens))
        .toArray(),
    [tokens],
  );
}

const noRows: OutboxRow[] = [];
const noCounts: ReadonlyMap<SiteId, number> = new Map();

/** How many entries wait at each site for the people logged in on this device, live. */
export function useWaitingBySite(): ReadonlyMap<SiteId, number> {
  const tokens = useSiteTokens();
  return useLiveQuery(
    async () => {
      const counts = await Promise.all(
        tokens.map(async ({ siteId, userId }) => {
          const count = await database.outbox.where({ siteId, userId }).count();
          return [siteId, count] as const;
        }),
      );
      return new Map(counts);
    },
    [tokens],
    noCounts,
  );
}
