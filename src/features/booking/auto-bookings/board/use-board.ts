import { useQuery } from '@tanstack/react-query';
import { autoBookingCalls } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { Row } from '#contract/kit/row.ts';
import { useChanges, useReadAgain } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** How far a wave is, asked for again with each change of it and of bookings. */
export function useBoard({ id, version }: Pick<Row, 'id' | 'version'>) {
  const query = useQuery(queryFor(useSiteId(), autoBookingCalls.board, { params: { id } }));
  useReadAgain(query, version + useWaveChanges());
  return query;
}

/** How many changes there have been of what a wave shows: of waves, by whoever, and of bookings. */
export const useWaveChanges = (): number =>
  useChanges(autoBookings.name) + useChanges(bookings.name);
