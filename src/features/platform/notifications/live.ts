import { notificationsCalls } from '#contract/platform/notifications/notification-calls.ts';
import { notificationsPerPage } from '#contract/platform/notifications/notification-rules.ts';
import { withDatabase } from '#src/data/database.ts';
import type { LiveFeature } from '#src/data/live.ts';
import { queryClient } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { placeOf, takeMarked } from './local-store/notification-store.ts';
import {
  fetchOne,
  refreshNotifications,
  refreshUnread,
} from './local-store/refresh-notifications.ts';

// Many may come at once: a site's worth of them is asked for together.
const pause = 250;
const changed = new Map<SiteId, Set<number>>();

function soon(siteId: SiteId, ids: readonly number[]): void {
  const waiting = changed.get(siteId);
  if (waiting) {
    for (const id of ids) waiting.add(id);
    return;
  }
  const named = new Set(ids);
  changed.set(siteId, named);
  setTimeout(() => {
    changed.delete(siteId);
    refetchChanged(siteId, named).catch((cause: unknown) =>
      logProblem('Changed notifications could not be asked for', cause),
    );
  }, pause);
}

async function refetchChanged(siteId: SiteId, named: ReadonlySet<number>): Promise<void> {
  await refreshNotifications(siteId);
  refetchLists(siteId);
  // Those of the newest page are here by now; older ones that this device shows are asked for by name.
  const place = placeOf(siteId);
  const kept = await withDatabase((db) =>
    db.notifications.where({ place }).reverse().sortBy('publishTime'),
  );
  const older = kept.slice(notificationsPerPage).filter(({ id }) => named.has(id));
  for (const { id } of older) await fetchOne(siteId, id).catch(() => undefined);
}

const listPath = notificationsCalls.list.path;
// By its path: the composer's calls would come along with the first screen.
const writtenPath = `${listPath}/written`;

function refetchLists(siteId: SiteId): void {
  for (const path of [listPath, writtenPath]) {
    queryClient
      .invalidateQueries({ queryKey: [siteId, path] })
      .catch((cause: unknown) => logProblem('A list of notifications stayed', cause));
  }
}

/** Notifications are kept on the device: what a colleague or another device of the person does is written there. */
export const notificationsLive: LiveFeature = {
  events: {
    'notifications.changed': ({ ids }, siteId) => soon(siteId, ids),
    'notifications.marked': async ({ siteId: countedAt, counter, ...marked }, siteId) => {
      const isOfSite = String(countedAt) === siteId;
      await takeMarked(siteId, marked, counter, isOfSite);
      if (!isOfSite) await refreshUnread(siteId);
    },
  },
  refresh: refreshNotifications,
};
