import { dashboardCalls } from '#contract/desk/dashboard.ts';
import type { LiveFeature } from '#src/data/live.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

// A busy morning has many changes: the first page need not follow each.
const pause = 2000;
const waiting = new Map<SiteId, ReturnType<typeof setTimeout>>();

function refetchResource(siteId: SiteId): Promise<void> {
  clearTimeout(waiting.get(siteId));
  waiting.delete(siteId);
  return queryClient.invalidateQueries({ queryKey: questionOf(siteId, dashboardCalls.today) });
}

function soon(siteId: SiteId): void {
  if (waiting.has(siteId)) return;
  waiting.set(
    siteId,
    setTimeout(() => void refetchResource(siteId), pause),
  );
}

/** The first page is read again when the queue or notifications change and when the server is back; only while it is shown. */
export const dashboardLive: LiveFeature = {
  events: {
    'customer-queue.update': (_change, siteId) => soon(siteId),
    'customer-queue.full': (_dump, siteId) => soon(siteId),
    'notifications.changed': (_named, siteId) => soon(siteId),
    'notifications.marked': (_marked, siteId) => soon(siteId),
  },
  refresh: refetchResource,
};
