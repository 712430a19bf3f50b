import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookings } from '#contract/booking/bookings.ts';
import { plateKey } from '#contract/kit/rules/plate-rules.ts';
import { queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { BookingLink } from '../look/booking-link.tsx';
import { whenText } from '../look/when-text.ts';

const most = 20;
// What began so long ago may still stand on the lift.
const workedOnMs = 12 * 3_600_000;

/** Says when a car is booked already, now or later: one booked twice by mistake leaves a place empty. */
export function SamePlate({ plate }: { plate: string }) {
  const { t, i18n } = useTranslation('bookings');
  const siteId = useSiteId();
  const [from] = useState(() => new Date(serverNow() - workedOnMs).toISOString());
  const query = {
    q: plate,
    state: 'active',
    begins_at_from: from,
    sort_by: 'begins_at:asc',
    per_page: most,
  } as const;
  const found = useQuery(queryFor(siteId, bookings.calls.list, { query })).data?.data ?? [];
  // The search looks at names and tickets too.
  const same = found.filter(({ licenseplate }) => plateKey(licenseplate) === plate);
  if (same.length === 0) return null;
  return (
    <p className="message warn">
      {t('new.samePlate', { count: same.length, plate })}
      {same.map(({ id, begins_at: at, services }) => (
        <span key={id} className="block">
          <BookingLink id={id}>{whenText(at, i18n.language)}</BookingLink>
          {services && <span>{` ${services}`}</span>}
        </span>
      ))}
    </p>
  );
}
