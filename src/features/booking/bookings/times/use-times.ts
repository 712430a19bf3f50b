import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { Input } from '#contract/kit/call.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';

/** When something can be done, live: who books elsewhere takes a time from here. Nothing is asked for while `body` is null. */
export function useTimes(siteId: SiteId, body: Input<typeof bookingCalls.times>['body'] | null) {
  const nothing = { services: [], from: '', to: '' };
  const query = useQuery({
    ...queryFor(siteId, bookingCalls.times, { body: body ?? nothing }),
    enabled: body !== null,
    placeholderData: keepPreviousData,
  });
  const changes = useChanges(bookings.name);
  const { refetch } = query;
  const isAsked = body !== null;
  useEffect(() => {
    if (changes === 0 || !isAsked) return;
    refetch().catch((cause: unknown) => logProblem('Times were not read anew', cause));
  }, [changes, isAsked, refetch]);
  return query;
}
