import { queryOptions } from '@tanstack/react-query';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import type { BookingTime } from '#contract/booking/free-times.ts';
import type { WorkLine } from '#contract/booking/one-booking.ts';
import { send } from '#src/data/api.ts';
import { queryFor } from '#src/data/query.ts';
import type { SiteId } from '#src/data/tokens.ts';

/** What is done in a booking. */
export const workQuery = (siteId: SiteId, { id }: DrawnBooking) =>
  queryFor(siteId, bookingCalls.work, { params: { id } });

/** Where and when it is asked for. */
export interface WhenAndWhere {
  readonly day: string;
  readonly placeId?: number | undefined;
  readonly resourceId?: number | undefined;
  /** How long all of it takes; as long as it does where nothing is said. */
  readonly minutes?: number | undefined;
}

/** How long the first work of a booking takes: as was settled, or as long as makes all of it so long. */
export function workMinutes(booking: DrawnBooking, work: readonly WorkLine[], minutes?: number) {
  const primary = work.find(({ is_primary: first }) => first);
  if (!primary) return {};
  // One without a time yet has no length.
  const longer = minutes !== undefined && booking.minutes > 0 ? minutes - booking.minutes : 0;
  return { minutes: Math.max(5, primary.minutes + longer) };
}

/** How long a booking takes at a time, where and with whom it is done then, in minutes; 0 where it cannot be done. */
export function takenBy({ work }: Pick<BookingTime, 'work'>): number {
  const [first, last] = [work[0], work.at(-1)];
  return first && last ? (Date.parse(last.ends_at) - Date.parse(first.begins_at)) / 60_000 : 0;
}

/** Every time of a day at which a booking might begin, or why not; asked once for each place and day. */
export const timesQuery = (
  siteId: SiteId,
  booking: DrawnBooking,
  work: readonly WorkLine[] | undefined,
  { day, placeId, resourceId, minutes }: WhenAndWhere,
) =>
  queryOptions({
    queryKey: [
      siteId,
      bookingCalls.times.path,
      booking.id,
      booking.version,
      day,
      placeId,
      resourceId,
      minutes,
    ],
    enabled: work !== undefined,
    staleTime: 10_000,
    queryFn: async ({ signal }) => {
      const lines = work ?? [];
      const body = {
        booking_id: booking.id,
        services: lines.flatMap(({ service_id: id }) => id ?? []),
        addons: lines.flatMap(({ addon_id: id, quantity }) =>
          id === null ? [] : [{ id, quantity }],
        ),
        from: day,
        to: day,
        ...workMinutes(booking, lines, minutes),
        ...(placeId !== undefined && { place_id: placeId }),
        ...(resourceId !== undefined && { resource_id: resourceId }),
      };
      return send(bookingCalls.times, { body }, { siteId, signal });
    },
  });
