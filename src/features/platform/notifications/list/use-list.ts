import { useQuery } from '@tanstack/react-query';
import { useLiveQuery } from 'dexie-react-hooks';
import {
  notificationsCalls,
  type Notification,
} from '#contract/platform/notifications/notification-calls.ts';
import type { Answer } from '#contract/kit/call.ts';
import { database } from '#src/data/database.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { placeOf, takeRows } from '../local-store/notification-store.ts';
import { readNotification } from '../local-store/read-page.ts';
import { readAndTake } from '../local-store/refresh-notifications.ts';
import { perPage, queryOf, type ListFilter } from './list-filter.ts';

type Listed = Answer<typeof notificationsCalls.list>;

/** A page of the list. Which ones is the server's answer; how each is now, this device knows better. */
export function useList(siteId: SiteId, filter: ListFilter) {
  const queryOptions = queryFor(siteId, notificationsCalls.list, { query: queryOf(filter) });
  const query = useQuery({
    ...queryOptions,
    queryFn: (context): Promise<Listed> => {
      const { queryFn } = queryOptions;
      if (typeof queryFn !== 'function') throw new TypeError('The list cannot be asked for');
      return readAndTake(
        siteId,
        async () => queryFn(context),
        ({ data }, asOf) => takeRows(siteId, data.map(readNotification), asOf),
      );
    },
    // The page before stays until the next is there.
    placeholderData: (before: Listed | undefined) => before,
  });
  const answered = query.data?.data;
  const rows = useRows(siteId, answered ?? none);
  const total = query.data?.meta.total_items ?? 0;
  return {
    query,
    rows: answered && rows,
    total,
    pages: Math.max(1, Math.ceil(total / perPage)),
  };
}

const none: readonly Notification[] = [];

/** Notifications as they are by now: as this device has marked them, and as it heard since. */
function useRows(siteId: SiteId, answered: readonly Notification[]): readonly Notification[] {
  const place = placeOf(siteId);
  const kept = useLiveQuery(
    () => database.notifications.bulkGet(answered.map(({ id }) => [place, id])),
    [place, answered],
  );
  // Until the device was asked for these, what it has is of those before.
  return answered.map((one, at) => (kept?.[at]?.id === one.id ? kept[at] : one));
}
