import { useTranslation } from 'react-i18next';
import type { QueueId } from '#contract/workshop/queue.ts';

interface Call {
  readonly target: string | null;
  readonly queue: QueueId;
}

/** Says where somebody is called to: the station, else the reception or the garage. */
export function usePlaceWords(): (call: Call) => string {
  const { t } = useTranslation('queue-screens');
  return ({ target, queue }) => target ?? t(`places.${queue}`);
}
