import { useTranslation } from 'react-i18next';
import type { TimeReason } from '#contract/booking/free-times.ts';

interface Named {
  readonly places: readonly { id: number; name: string }[];
  readonly resources: readonly { id: number; name: string }[];
}

/** Says why a time is not free: each reason once, with the place or person that it is about and what is in the way. */
export function useReasons() {
  const { t } = useTranslation('bookings');
  return (reasons: readonly TimeReason[], { places, resources }: Named): string => {
    const texts = reasons.map(({ code, place_id: place, resource_id: who, blocked_by: by }) => {
      const about =
        places.find(({ id }) => id === place)?.name ?? resources.find(({ id }) => id === who)?.name;
      return [
        about ? `${about}: ${t(`reasons.${code}`)}` : t(`reasons.${code}`),
        by?.name ? `(${by.name})` : '',
      ]
        .filter(Boolean)
        .join(' ');
    });
    return [...new Set(texts)].join(' · ');
  };
}
