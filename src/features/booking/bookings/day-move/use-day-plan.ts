import { useQuery } from '@tanstack/react-query';
import { bookings } from '#contract/booking/bookings.ts';
import { dayMoveCalls } from '#contract/booking/day-moves.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** Whose day is moved: a place's, somebody's, or all of a calendar, the default one where none is named. */
export interface Whose {
  readonly calendar_id?: number;
  readonly place_id?: number;
  readonly resource_id?: number;
}

/** Where the bookings of a day would be instead; asked again when bookings change. Nothing is asked while nobody is chosen. */
export function useDayPlan(siteId: SiteId, day: string, until: string, whose: Whose | null) {
  const query = useQuery({
    queryKey: [siteId, dayMoveCalls.plan.path, day, until, whose],
    enabled: whose !== null && until >= day,
    staleTime: 0,
    queryFn: ({ signal }) =>
      send(dayMoveCalls.plan, { body: { day, until, ...whose } }, { siteId, signal }),
  });
  const changes = useChanges(bookings.name);
  useReadAgain(query, whose === null ? 0 : changes);
  return query;
}
