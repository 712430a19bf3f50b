import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import type { View } from './use-view.ts';

/** What stands on some days in a calendar, the default one where none is named, live; what was shown before stays until it has come. */
export function useCalendar(
  days: readonly string[],
  { rows, calendar }: Pick<View, 'rows' | 'calendar'>,
  { bookings: which = 'all', wanted = true }: { bookings?: 'all' | 'none'; wanted?: boolean } = {},
) {
  const siteId = useSiteId();
  const query = useQuery({
    ...queryFor(siteId, bookingCalls.calendar, {
      query: {
        from: days[0]!,
        to: days.at(-1)!,
        rows,
        bookings: which,
        ...(calendar !== null && { calendar_id: String(calendar) }),
      },
    }),
    placeholderData: keepPreviousData,
    enabled: wanted,
  });
  const changes = useChanges(bookings.name);
  useReadAgain(query, wanted ? changes : 0);
  return query;
}
