import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { serverNow } from '#src/data/server-time.ts';
import { showDate } from '#src/i18n/time.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { spans, type ViewSpan } from './time/view-days.ts';

/** How the calendar stands; all of it is in the address. */
export interface View {
  /** Which of the site's calendars; the default one where it is null. */
  readonly calendar: number | null;
  readonly day: string;
  readonly span: ViewSpan;
  readonly rows: 'places' | 'people';
  /** The one row that is seen; all of them where it is null. */
  readonly row: number | null;
  /** Whoever looks, and nobody else. */
  readonly mine: boolean;
  /** Only bookings of this service. */
  readonly service: string | null;
  /** Midnight to midnight, not only what is open. */
  readonly whole: boolean;
}

/** How the calendar in the address stands, and what changes it there. */
export function useView(): [view: View, go: (changes: Partial<View>) => void] {
  const [search, setSearch] = useSearchParams();
  const day = search.get('day') ?? '';
  const row = idIn(search.get('row'));
  const mine = search.get('mine') === 'true';
  const view: View = {
    calendar: idIn(search.get('calendar')),
    day: day !== '' && daysAfter(day, 0) === day ? day : showDate(serverNow()),
    span: spans.find((one) => one === search.get('view')) ?? 'day',
    rows: mine || search.get('rows') === 'people' ? 'people' : 'places',
    row,
    mine,
    service: search.get('service'),
    whole: search.get('hours') === 'all',
  };
  const go = useCallback(
    ({ calendar, day: to, span, rows, row: one, mine: own, service, whole }: Partial<View>) =>
      setSearch((now) =>
        withQuery(now, {
          // Each has places, people and services of its own.
          ...(calendar !== undefined && {
            calendar: calendar === null ? null : String(calendar),
            row: null,
            mine: null,
            service: null,
          }),
          ...(to !== undefined && { day: to === showDate(serverNow()) ? null : to }),
          ...(span && { view: span === 'day' ? null : span }),
          ...(rows && { rows: rows === 'places' ? null : rows, row: null, mine: null }),
          ...(one !== undefined && { row: one === null ? null : String(one), mine: null }),
          ...(own !== undefined && { mine: own ? 'true' : null, rows: null, row: null }),
          ...(service !== undefined && { service }),
          ...(whole !== undefined && { hours: whole ? 'all' : null }),
        }),
      ),
    [setSearch],
  );
  return [view, go];
}

function idIn(text: string | null): number | null {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
