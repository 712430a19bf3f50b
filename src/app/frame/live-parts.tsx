import { useQueueNumbers } from '#src/data/use-queue-numbers.ts';
import { OutboxPill } from './outbox-pill.tsx';
import { QueueButton } from './queue-button.tsx';

/** What the bar shows of this device's own data: it comes a moment after the bar. */
export function LiveParts({ siteId }: { siteId: string }) {
  const waiting = useQueueNumbers(siteId)?.waiting ?? 0;
  return (
    <>
      <OutboxPill siteId={siteId} />
      <QueueButton siteId={siteId} waiting={waiting} />
    </>
  );
}
