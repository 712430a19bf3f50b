import type { TFunction } from 'i18next';
import type { QueueId } from '#contract/queue.ts';

/** Where somebody is called to: the station, else the reception or the garage. */
export const placeOf = (
  t: TFunction<'queue-screens'>,
  { target, queue }: { readonly target: string | null; readonly queue: QueueId },
): string => target ?? t(`places.${queue}`);
