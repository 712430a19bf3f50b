import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

const unread = (cause: unknown) => logProblem('The calendar was not read anew', cause);

/** What stands on some days, live; what was shown before stays until it has come. */
export function useCalendar(
  days: readonly string[],
  rows: 'places' | 'people',
  { bookings: which = 'all', wanted = true }: { bookings?: 'all' | 'none'; wanted?: boolean } = {},
) {
  const siteId = useSiteId();
  const query = useQuery({
    ...queryFor(siteId, bookingCalls.calendar, {
      query: { from: days[0]!, to: days.at(-1)!, rows, bookings: which },
    }),
    placeholderData: keepPreviousData,
    enabled: wanted,
  });
  const changes = useChanges(bookings.name);
  const { refetch } = query;
  useEffect(() => {
    if (changes > 0 && wanted) refetch().catch(unread);
  }, [changes, refetch, wanted]);
  return query;
}
