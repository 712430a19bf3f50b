import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { bookings } from '#contract/booking/bookings.ts';
import { dayMoveCalls } from '#contract/booking/day-moves.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';

/** Whose day is moved: a place's, somebody's, or all of it. */
export interface Whose {
  readonly place_id?: number;
  readonly resource_id?: number;
}

/** Where the bookings of a day would be instead; asked anew when bookings change. Nothing is asked while nobody is chosen. */
export function useDayPlan(siteId: SiteId, day: string, until: string, whose: Whose | null) {
  const query = useQuery({
    queryKey: [siteId, dayMoveCalls.plan.path, day, until, whose],
    enabled: whose !== null && until >= day,
    staleTime: 0,
    queryFn: ({ signal }) =>
      send(dayMoveCalls.plan, { body: { day, until, ...whose } }, { siteId, signal }),
  });
  const changes = useChanges(bookings.name);
  const { refetch } = query;
  const isAsked = whose !== null;
  useEffect(() => {
    if (changes > 0 && isAsked)
      refetch().catch((cause: unknown) => logProblem('The plan was not asked anew', cause));
  }, [changes, isAsked, refetch]);
  return query;
}
