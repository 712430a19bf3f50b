import { useEffect, useRef } from 'react';
import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { onceSeenFor } from './once-seen-for.ts';
import { readShown } from '../local-store/notification-marks.ts';

// Specification §4 and §9, in ms.
const afterOpening = 2_500;
const afterMore = 3_000;

const notRead = (cause: unknown) => logProblem('What was seen was not marked as read', cause);
const unreadIds = (rows: readonly Notification[]) =>
  rows.filter(({ unread }) => unread).map(({ id }) => id);

/**
 * Marks as read what was in sight long enough: what the drawer opened with (`first`, null until it
 * has), and each page after it. What the person marks by hand meanwhile stays as they want it.
 */
export function useAutoRead(
  siteId: SiteId,
  rows: readonly Notification[],
  first: readonly Notification[] | null,
) {
  const shown = useRef(rows);
  const due = useRef(new Set<number>());
  const stops = useRef<(() => void)[]>([]);

  useEffect(() => {
    shown.current = rows;
    // Who reads one by hand and makes it unread again wants it so.
    for (const { id, unread } of rows) if (!unread) due.current.delete(id);
  }, [rows]);

  function seen(page: readonly Notification[], after: number): void {
    const ids = unreadIds(page);
    for (const id of ids) due.current.add(id);
    const stop = onceSeenFor(after, () => {
      const still = unreadIds(shown.current).filter(
        (id) => ids.includes(id) && due.current.delete(id),
      );
      if (still.length > 0) readShown(siteId, still).catch(notRead);
    });
    stops.current.push(stop);
  }

  useEffect(() => {
    if (first) seen(first, afterOpening);
    const all = stops.current;
    return () => all.splice(0).forEach((stop) => stop());
    // oxlint-disable-next-line react/exhaustive-deps -- once for what it opened with
  }, [first]);

  return { moreShown: (page: readonly Notification[]) => seen(page, afterMore) };
}
