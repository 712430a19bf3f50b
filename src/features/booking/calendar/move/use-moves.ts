import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import type { NotFree } from '#contract/booking/free-times.ts';
import { bookings as resource } from '#contract/booking/bookings.ts';
import { actionErrorOf } from '#src/crud/action-error.ts';
import { refetchResource } from '#src/crud/refetch-resource.ts';
import { showAlert } from '#src/data/alerts.ts';
import { ApiError } from '#src/data/api-errors.ts';
import { send } from '#src/data/api.ts';
import { queryClient, questionOf } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { showSnackbar } from '#src/ui/snackbar.ts';
import type { CalendarData } from '../grid/columns.ts';
import { workQuery, workMinutes } from './times-query.ts';
import { useReasons } from './use-reasons.ts';

/** Where a booking is to stand. */
export interface Target {
  /** ms; null for the tray. */
  readonly begins: number | null;
  readonly minutes: number;
  readonly placeId?: number | undefined;
  readonly resourceId?: number | undefined;
  /** The rows that it is drawn in until the server has said. */
  readonly rows: readonly number[];
}

type Moved = ReadonlyMap<number, DrawnBooking>;

/** Moves bookings: they stand there at once, go back with the reason when they may not, and can be put back. */
export function useMoves(loaded: CalendarData | undefined) {
  const { t } = useTranslation('calendar');
  const siteId = useSiteId();
  const reasonsText = useReasons();
  const [moved, setMoved] = useState<Moved>(new Map());

  const data = useMemo(() => loaded && withMoved(loaded, moved), [loaded, moved]);
  const setOne = useCallback(
    (id: number, one: DrawnBooking | null) =>
      setMoved((before) => {
        const next = new Map(before);
        if (one) next.set(id, one);
        else next.delete(id);
        return next;
      }),
    [],
  );

  /** Whether it was done. */
  async function move(
    booking: DrawnBooking,
    to: Target,
    { isUndo = false } = {},
  ): Promise<boolean> {
    const { id, version } = booking;
    const begins = to.begins === null ? null : new Date(to.begins).toISOString();
    setOne(id, { ...booking, begins_at: begins, minutes: to.minutes, rows: [...to.rows] });
    try {
      // Not by the query that is asked while one drags: it is given up with the drag.
      const work =
        queryClient.getQueryData(workQuery(siteId, booking).queryKey) ??
        (await send(bookingCalls.work, { params: { id } }, { siteId }));
      const body = {
        version,
        begins_at: begins,
        ...workMinutes(booking, work.data, to.minutes),
        ...(to.placeId !== undefined && { place_id: to.placeId }),
        ...(to.resourceId !== undefined && { resource_id: to.resourceId }),
      };
      const answer = await write(bookingCalls.move, { params: { id }, body }, { siteId });
      const plate = booking.licenseplate || booking.ticket;
      const back = () => {
        const now = { ...booking, version: answer.data.version, minutes: to.minutes };
        void move(now, targetOf(booking, to), { isUndo: true });
      };
      const { minutes } = answer.data;
      const isOtherLength = to.minutes > 0 && minutes !== to.minutes;
      const moved =
        begins !== null && t('moved', { plate, day: showDate(begins), time: showTime(begins) });
      showSnackbar(
        moved
          ? isOtherLength
            ? `${moved}. ${t('otherLength', { minutes, before: to.minutes })}`
            : moved
          : t('unplannedNow', { plate }),
        isUndo ? {} : { action: { label: t('undo'), act: back } },
      );
      return true;
    } catch (cause) {
      showAlert({ type: 'error', title: t('notMoved'), content: whyNot(cause), persistent: true });
      return false;
    } finally {
      refetchResource(siteId, resource);
      const question = questionOf(siteId, bookingCalls.calendar).slice(0, 2);
      await queryClient.invalidateQueries({ queryKey: question });
      setOne(id, null);
    }
  }

  function whyNot(cause: unknown): string {
    const text = actionErrorOf(cause).text;
    const isNotFree =
      cause instanceof ApiError &&
      (cause.code === 'bookings.not_free' || cause.code === 'bookings.taken');
    if (!isNotFree || !cause.current) return text;
    const { reasons, next, ...named } = cause.current as NotFree;
    const times = next.map(({ start }) => showTime(start)).join(', ');
    return [text, reasonsText(reasons, named), times && t('nextFree', { times })]
      .filter(Boolean)
      .join(' ');
  }
  return { data, move };
}

/** Back to where it was; the rows of the other kind are as they come. */
const targetOf = (booking: DrawnBooking, { placeId, resourceId }: Target): Target => ({
  begins: booking.begins_at === null ? null : Date.parse(booking.begins_at),
  minutes: booking.minutes,
  rows: booking.rows,
  ...(placeId !== undefined && { placeId: booking.rows[0] }),
  ...(resourceId !== undefined && { resourceId: booking.rows[0] }),
});

function withMoved(data: CalendarData, moved: Moved): CalendarData {
  if (moved.size === 0) return data;
  const shown = [...data.bookings, ...data.unplanned]
    .filter(({ id }) => !moved.has(id))
    .concat([...moved.values()]);
  const [unplanned, bookings] = [
    shown.filter(({ begins_at: begins }) => begins === null),
    shown.filter(({ begins_at: begins }) => begins !== null),
  ];
  return { ...data, bookings, unplanned };
}
