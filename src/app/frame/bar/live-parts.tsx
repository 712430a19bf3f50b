import { useTranslation } from 'react-i18next';
import { useQueueNumbers } from '#src/data/use-queue-numbers.ts';
import { useUnread } from '#src/features/notifications/kept/use-unread.ts';
import { BellButton } from './bell-button.tsx';
import { QueueButton } from './queue-button.tsx';

export { OutboxPill } from './outbox-pill.tsx';

/** The queue's button with how many this device knows to wait: it comes a moment after the bar. */
export function LiveQueueButton({ siteId }: { siteId: string }) {
  return <QueueButton siteId={siteId} waiting={useQueueNumbers(siteId)?.waiting ?? 0} />;
}

/** The bell with how many this device knows to be unread. */
export function LiveBellButton({ siteId }: { siteId: string }) {
  return <BellButton unread={useUnread(siteId)} />;
}

/** How many wait, for an entry that has its own name; says it to those who do not see it. */
export function WaitingBadge({ siteId }: { siteId: string }) {
  const { t } = useTranslation('shell');
  const waiting = useQueueNumbers(siteId)?.waiting ?? 0;
  if (waiting === 0) return null;
  return (
    <span className="bar-badge">
      <span aria-hidden="true">{waiting}</span>
      <span className="visually-hidden">{t('waiting', { count: waiting })}</span>
    </span>
  );
}
