import { useEffect } from 'react';
import { bookings } from '#contract/booking/bookings.ts';
import { listQueryOf, readState } from '#src/crud/list/list-state.ts';
import { fetchQuery, queryFor } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { logProblem } from '#src/device/log.ts';
import { showDate } from '#src/i18n/time.ts';
import { todayQuery, tomorrowQuery } from './day-queries.ts';

/** Keeps the bookings of today and tomorrow on this device, as their list asks for them, so that it can be read without network. */
export function KeepDays({ siteId }: { siteId: SiteId }) {
  useEffect(() => {
    const today = showDate(serverNow());
    for (const view of [todayQuery, tomorrowQuery]) {
      const query = listQueryOf(bookings, readState(bookings, new URLSearchParams(view)), today);
      fetchQuery(queryFor(siteId, bookings.calls.list, { query })).catch((cause: unknown) =>
        logProblem('Bookings were not kept', cause),
      );
    }
  }, [siteId]);
  return null;
}
