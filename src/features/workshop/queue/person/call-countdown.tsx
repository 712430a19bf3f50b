import { useTranslation } from 'react-i18next';
import type { QueueId, QueuePerson } from '#contract/workshop/queue.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { callSecondsLeft } from '../lists/queue-lists.ts';

interface Props {
  person: QueuePerson;
  queue: QueueId;
  /** Seconds. */
  callTime: number;
}

/** How long a person is still called, as a ring and in seconds; nothing afterwards. */
export function CallCountdown({ person, queue, callTime }: Props) {
  const { t } = useTranslation('queue');
  const now = useServerNow(1_000);
  const left = callSecondsLeft(person, queue, callTime, now);
  if (left === 0) return null;
  return (
    <span className="countdown" role="timer" aria-label={t('calling', { count: left })}>
      <svg viewBox="0 0 36 36" aria-hidden="true">
        <circle cx="18" cy="18" r="15" />
        <circle cx="18" cy="18" r="15" pathLength="1" strokeDasharray={`${left / callTime} 1`} />
      </svg>
      <span>{left}</span>
    </span>
  );
}
