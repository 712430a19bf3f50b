import { useQuery } from '@tanstack/react-query';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import type { Meant } from '../grid/place-meant.ts';
import { useView } from '../use-view.ts';
import { takenBy, timesQuery, workQuery } from './times-query.ts';
import { useReasons } from './use-reasons.ts';

const none = { id: 0, version: 0, minutes: 0 } as DrawnBooking;

/** What the server says of a booking that is meant to stand somewhere; null while it is not known. */
export function useJudge({ booking, begins, minutes }: Meant, row: number, day: string) {
  const siteId = useSiteId();
  const [{ rows }] = useView();
  const reasonsText = useReasons();
  const work = useQuery({ ...workQuery(siteId, booking ?? none), enabled: booking !== null });
  const whenAndWhere = { day, minutes, [rows === 'places' ? 'placeId' : 'resourceId']: row };
  const lines = booking ? work.data?.data : undefined;
  const { data } = useQuery(timesQuery(siteId, booking ?? none, lines, whenAndWhere));
  const time = data?.data.times.find(({ start }) => Date.parse(start) === begins);
  if (!data || !time) return null;
  return {
    against: time.ok ? '' : reasonsText(time.reasons, data.data),
    // Others are faster or slower at it.
    minutes: takenBy(time) || minutes,
  };
}
