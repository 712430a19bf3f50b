import { useMemo } from 'react';
import type { Notification } from '#contract/platform/notifications/notification-calls.ts';
import { useLiveState } from '#src/data/live-state.ts';
import { useOutbox } from '#src/data/outbox/use-outbox.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { unsentMarks } from '../local-store/unsent-marks.ts';

/** Tells of each notification whether a mark on it waits for the server; what is sent at once is not worth a word. */
export function useUnsent(siteId: SiteId): (one: Notification) => boolean {
  const { rows } = useOutbox(siteId);
  const offline = useLiveState() !== 'live';
  return useMemo(() => {
    const { isMarked, isResolved } = unsentMarks(rows);
    return (one) => offline && (isMarked(one) || isResolved(one.id));
  }, [rows, offline]);
}
