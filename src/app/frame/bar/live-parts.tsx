import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useQueueNumbers } from '#src/data/use-queue-numbers.ts';
import { useUnread } from '#src/features/platform/notifications/local-store/use-unread.ts';

export { OutboxPill } from './outbox-pill.tsx';

interface Props {
  siteId: string;
  /** Takes the number; shown by a button that is there before, and stays the same under a finger. */
  onCount: (count: number) => void;
}

/** Reports how many this device knows to wait. */
export function ReportWaiting({ siteId, onCount }: Props) {
  const waiting = useQueueNumbers(siteId)?.waiting ?? 0;
  useEffect(() => onCount(waiting), [waiting, onCount]);
  return null;
}

/** Reports how many notifications this device knows to be unread. */
export function ReportUnread({ siteId, onCount }: Props) {
  const unread = useUnread(siteId);
  useEffect(() => onCount(unread), [unread, onCount]);
  return null;
}

/** How many wait, for an entry that has its own name; says it to those who do not see it. */
export function WaitingBadge({ siteId }: { siteId: string }) {
  const { t } = useTranslation('shell');
  const waiting = useQueueNumbers(siteId)?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <span className="count-badge">
      <span aria-hidden="true">{waiting}</span>
      <span className="visually-hidden">{t('waiting', { count: waiting })}</span>
    </span>
  );
}
