import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { Input } from '#contract/kit/call.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** When something can be done, live: who books elsewhere takes a time from here. Nothing is asked for while `body` is null. */
export function useTimes(siteId: SiteId, body: Input<typeof bookingCalls.times>['body'] | null) {
  const nothing = { services: [], from: '', to: '' };
  const query = useQuery({
    ...queryFor(siteId, bookingCalls.times, { body: body ?? nothing }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
  const changes = useChanges(bookings.name);
  useReadAgain(query, body === null ? 0 : changes);
  return query;
}
