import { useEffect } from 'react';
import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '../database.ts';
import { useLiveState } from '../live-state.ts';
import { dismiss, outboxRows } from './outbox.ts';
import { isOwn } from './outbox-row.ts';
import type { OutboxRow } from './outbox-row.ts';
import type { SiteId } from '../tokens.ts';
import { serverNow } from '../server-time.ts';
import { useServerNow } from '../use-server-now.ts';
import { useSiteTokens } from '../use-site-tokens.ts';

/** What the person at a site did that the server has not confirmed, live. */
export function useOutbox(siteId: SiteId) {
  const userId = useSiteTokens().find((token) => token.siteId === siteId)?.userId;
  const rows = useLiveQuery(() => outboxRows(siteId), [siteId, userId], noRows);
  return { rows, dismiss };
}

/**
 * Everything not sent of the user who is logged in on this device, at all sites, in the order it was
 * made, live; undefined until it is known. Of a site whose token has ended too.
 */
export function useAllUnsent(): OutboxRow[] | undefined {
  const tokens = useSiteTokens();
  // All of it, and the same for all who ask: Dexie keeps that, and reads it once for them.
  const rows = useLiveQuery(() => database.outbox.toArray());
  return rows?.filter((row) => isOwn(row, tokens));
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

/** What is not sent of a site. */
export interface Unsent {
  /** How many entries wait or are on their way. */
  readonly count: number;
  /** The first of them. */
  readonly head: number | undefined;
  /** Those that need their person. */
  readonly refused: readonly OutboxRow[];
}

/** What is not sent of a site, without reading all of it, live; undefined until it is known, which is not 'nothing'. */
export function useUnsent(siteId: SiteId): Unsent | undefined {
  const userId = useSiteTokens().find((token) => token.siteId === siteId)?.userId ?? '';
  return useLiveQuery(async () => {
    // Read one by one by their keys, hundreds would keep all others waiting.
    const inState = (state: OutboxRow['state']) =>
      database.outbox.where('[siteId+userId+state]').equals([siteId, userId, state]);
    const [refused, sending, waiting] = await Promise.all([
      inState('refused').sortBy('seq'),
      inState('sending').primaryKeys(),
      inState('waiting').primaryKeys(),
    ]);
    const head = [sending[0], waiting[0]].filter((seq) => seq !== undefined);
    return {
      count: sending.length + waiting.length,
      refused,
      head: head.length > 0 ? Math.min(...head) : undefined,
    };
  }, [siteId, userId]);
}

const patience = 60_000;
const lookEvery = 5_000;

// Since when each entry is seen in front while the server is reached (ms, server's clock): kept here
// and not by a screen, which comes and goes.
const inFrontSince = new Map<number, number>();

/** Whether nothing of what waits has left for a minute though the server is reached; `first` is the entry that waits before all others. Whatever is sent or refused changes it; what is added behind does not. */
export function useStalled(first: number | undefined): boolean {
  const head = useLiveState() === 'live' ? first : undefined;
  const now = useServerNow(lookEvery);
  useEffect(() => {
    if (head === undefined) inFrontSince.clear();
    else if (!inFrontSince.has(head)) inFrontSince.set(head, serverNow());
  }, [head]);
  return head !== undefined && now - (inFrontSince.get(head) ?? now) >= patience;
}

/** The same of everything that the person here did, at whichever site. */
export const useAllStalled = (): boolean =>
  useStalled(useAllUnsent()?.find(({ state }) => state !== 'refused')?.seq);
