import { useTranslation } from 'react-i18next';
import type { TimeReason } from '#contract/booking/free-times.ts';
import { showTime } from '#src/i18n/time.ts';

interface Named {
  readonly places: readonly { id: number; name: string }[];
  readonly resources: readonly { id: number; name: string }[];
}

/** Says why a time is not free: each reason once, with the place or person that it is about and what is in the way. */
export function useReasons() {
  const { t } = useTranslation('bookings');
  return (reasons: readonly TimeReason[], { places, resources }: Named): string => {
    const texts = reasons.map((reason) => {
      const { code, place_id: place, resource_id: who, blocked_by: by, until } = reason;
      const about =
        places.find(({ id }) => id === place)?.name ?? resources.find(({ id }) => id === who)?.name;
      return [
        about ? `${about}: ${t(`reasons.${code}`)}` : t(`reasons.${code}`),
        by?.name ? `(${by.name})` : '',
        // The user waits for a hold to end, and wants to know when.
        by?.kind === 'hold' && until ? t('times.until', { time: showTime(until) }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    });
    return [...new Set(texts)].join(' · ');
  };
}
