import { replaceEqualDeep, useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import { useRef, useState } from 'react';
import {
  notificationsCalls,
  type Notification,
} from '#contract/platform/notifications/notification-calls.ts';
import { notificationsPerPage } from '#contract/platform/notifications/notification-rules.ts';
import { database } from '#src/data/database.ts';
import { questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { alertNotLoaded } from '../item/alert-not-loaded.ts';
import { placeOf } from '../local-store/notification-store.ts';
import { comesBefore, hasMore, type ReadPage } from '../local-store/read-page.ts';
import { fetchPage } from '../local-store/refresh-notifications.ts';

/** What the drawer opened with: the server's first page, or what the device has and why not more. */
interface Opened {
  readonly page: ReadPage | null;
  readonly rows: readonly Notification[];
  readonly failure: unknown;
}

async function open(siteId: SiteId): Promise<Opened> {
  try {
    const page = await fetchPage(siteId, 1);
    return { page, rows: page.rows, failure: null };
  } catch (failure) {
    // Specification §8: only logged. The drawer says that it could not, and shows what the device has.
    logProblem('The notifications could not be loaded', failure);
    return { page: null, rows: await newest(placeOf(siteId), null, notificationsPerPage), failure };
  }
}

/** The newest this device has: to the last one of what was loaded, or so many when nothing was. */
async function newest(place: string, last: Notification | null, most: number) {
  const found = database.notifications
    .where('[place+publishTime]')
    .between([place, last?.publishTime ?? ''], [place, '\uFFFF'])
    .reverse();
  const rows = await (last ? found : found.limit(most)).toArray();
  // Older ones of the same moment may be missing here.
  return rows.filter((row) => !last || !comesBefore(last, row));
}

/** The newest notifications, page after page. What the device has is there at once; the server's take its place. */
export function useDrawer(siteId: SiteId) {
  const place = placeOf(siteId);
  const query = useQuery({
    queryKey: [...questionOf(siteId, notificationsCalls.forUser, { query: { page: 1 } }), 'drawer'],
    queryFn: () => open(siteId),
    // Asked once for each opening; afterwards what changes comes by the live socket.
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [later, setLater] = useState<readonly ReadPage[]>([]);
  const [loadingMore, setLoadingMore] = useState(false);

  const opened = query.data;
  const pages = opened?.page ? [opened.page, ...later] : later;
  const end = pages.at(-1) ?? null;
  const last = pages.flatMap((page) => page.rows).at(-1) ?? null;
  const before = useRef<readonly Notification[]>([]);
  const rows = useLiveQuery(async () => {
    // What did not change stays the same object, and so is not drawn again.
    before.current = replaceEqualDeep(
      before.current,
      await newest(place, last, notificationsPerPage),
    );
    return before.current;
  }, [place, last]);
  const state = useLiveQuery(() => database.notificationState.get(place), [place]);

  async function loadMore(): Promise<readonly Notification[]> {
    setLoadingMore(true);
    try {
      const page = await fetchPage(siteId, later.length + 2);
      setLater([...later, page]);
      return page.rows;
    } catch (cause) {
      alertNotLoaded('moreNotifications', cause);
      return [];
    } finally {
      setLoadingMore(false);
    }
  }

  return {
    /** Undefined until the device was asked. */
    rows,
    /** What it opened with; null until it has. */
    first: opened?.rows ?? null,
    loading: !opened,
    failure: opened?.failure ?? null,
    // Not asked yet: what the device has came by the live socket, the newest last.
    asOf: state?.asOf || (rows?.[0] ? Date.parse(rows[0].publishTime) : null),
    more: end !== null && hasMore(end),
    loadingMore,
    loadMore,
    retry: () => void query.refetch(),
  };
}
