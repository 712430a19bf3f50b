import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { bookingPlaces, bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { Button } from '#src/ui/button.tsx';
import type { NewBooking } from './new-booking.ts';

interface Props {
  siteId: SiteId;
  one: NewBooking;
  onFree: () => void;
}

/** Where and how long a booking was drawn in the calendar, and the way to have it anywhere. */
export function DrawnNote({ siteId, one, onFree }: Props) {
  const { t } = useTranslation('bookings');
  const { place_id: place, resource_id: who, minutes } = one;
  const known = useQuery({
    ...queryFor(siteId, (who === null ? bookingPlaces : bookingResources).calls.one, {
      params: { id: String(who ?? place) },
    }),
    enabled: (who ?? place) !== null,
  }).data?.data;
  if (place === null && who === null && minutes === null) return null;
  const what = [known?.name, minutes !== null && t('new.minutes', { count: minutes })];
  return (
    <div className="row apart">
      <span>{t('new.drawn', { what: what.filter(Boolean).join(' · ') })}</span>
      <Button onClick={onFree}>{t('new.anywhere')}</Button>
    </div>
  );
}
