import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import { autoBookingCalls } from '#contract/booking/auto-bookings/auto-booking-calls.ts';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { Row } from '#contract/kit/row.ts';
import { useChanges } from '#src/crud/live-changes.ts';
import { queryFor } from '#src/data/query.ts';
import { logProblem } from '#src/device/log.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';

/** How far a wave is, asked for anew with each change of it and of bookings. */
export function useBoard({ id, version }: Pick<Row, 'id' | 'version'>) {
  const query = useQuery(queryFor(useSiteId(), autoBookingCalls.board, { params: { id } }));
  useAnew(query.refetch, version);
  return query;
}

/** Asks anew for what changes with a wave, by whoever, and with bookings. */
export function useAnew(
  refetch: (how: { cancelRefetch: boolean }) => Promise<unknown>,
  version: number,
): void {
  const changes = useChanges(autoBookings.name) + useChanges(bookings.name);
  useEffect(() => {
    refetch({ cancelRefetch: false }).catch((cause: unknown) =>
      logProblem('A wave was not read anew', cause),
    );
  }, [changes, version, refetch]);
}
