import { useQuery } from '@tanstack/react-query';
import { bookingAddons, bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import { together } from '#src/crud/loaded.tsx';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

const most = 200;

/** What can be booked in a calendar, in the order of the shop: services, and what is offered beside them. */
export function useOffer(siteId: SiteId, calendarId: number | null) {
  const query = {
    per_page: most,
    sort_by: 'position:asc',
    ...(calendarId !== null && { calendar_id: String(calendarId) }),
  };
  const isKnown = calendarId !== null;
  const services = useQuery({
    ...queryFor(siteId, bookingServices.calls.list, { query }),
    enabled: isKnown,
  });
  const addons = useQuery({
    ...queryFor(siteId, bookingAddons.calls.list, { query: { ...query, sort_by: 'name:asc' } }),
    enabled: isKnown,
  });
  return together(services, addons);
}
