import { useLiveQuery } from 'dexie-react-hooks';
import { database } from '#src/data/database.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { placeOf } from './notification-store.ts';

/** How many notifications the person has not read at a site, as this device knows, live. */
export function useUnread(siteId: SiteId): number {
  const place = placeOf(siteId);
  return useLiveQuery(() => database.notificationState.get(place), [place])?.unread ?? 0;
}
