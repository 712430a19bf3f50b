import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { bookings as resource } from '#contract/booking/bookings.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { Loaded } from '#src/crud/loaded.tsx';
import { useMayWrite } from '#src/crud/use-may-write.ts';
import { answeredAt } from '#src/data/server-time.ts';
import { useServerNow } from '#src/data/use-server-now.ts';
import { logProblem } from '#src/device/log.ts';
import { bookingParam, useCalendars } from '#src/features/booking/bookings/exports.ts';
import { showDate } from '#src/i18n/time.ts';
import { withQuery } from '#src/navigation/page/with-query.ts';
import { sitePath } from '#src/navigation/paths.ts';
import { useScreenKeys } from '#src/navigation/screen-keys.ts';
import { useSiteId } from '#src/navigation/use-site-id.ts';
import { useWide } from '#src/ui/layout/use-wide.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';
import { AsOf } from '#src/ui/state/offline-note.tsx';
import { Beginning } from './beginning.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { DayList } from './day/day-list.tsx';
import { DayPrint } from './day/day-print.tsx';
import { DaysLoad } from './day/days-load.tsx';
import { WeekHeat } from './day/week-heat.tsx';
import { bookingsIn, columnsOf, rowsIn, servicesIn } from './grid/columns.ts';
import type { Meant } from './grid/place-meant.ts';
import { ResourceGrid } from './grid/resource-grid.tsx';
import { Legend } from './legend.tsx';
import { useMoves, type Target } from './move/use-moves.ts';
import { RowChips } from './row-chips.tsx';
import { axisOf } from './time/axis.ts';
import { dayOn, daysOf } from './time/view-days.ts';
import { Toolbar } from './toolbar.tsx';
import { Tray } from './tray.tsx';
import { useCalendar } from './use-calendar.ts';
import { useView } from './use-view.ts';
import { useDayWords } from './use-day-words.ts';
import './calendar.css';

const MoveDialog = lazyComponent(async () => (await import('./move/move-dialog.tsx')).MoveDialog);

/** The calendar of a site: its days by place or person, what is done with the bookings, and what has no time yet. */
export function CalendarView() {
  const siteId = useSiteId();
  const navigate = useNavigate();
  const isWide = useWide();
  const [asked, go] = useView();
  const calendars = useCalendars(siteId);
  // One that is gone is none.
  const isGone = calendars.query.data && !calendars.all.some(({ id }) => id === asked.calendar);
  const view = { ...asked, calendar: isGone ? null : asked.calendar };
  const [search, setSearch] = useSearchParams();
  const mayWrite = useMayWrite(resource);
  const now = useServerNow(30_000);
  const today = showDate(now);
  const { titleOf, weekday } = useDayWords();
  const span = isWide || view.span === 'month' ? view.span : 'day';
  const days = useMemo(() => daysOf(span, view.day), [span, view.day]);
  const query = useCalendar(days, view, { bookings: span === 'month' ? 'none' : 'all' });
  const isNow = days.includes(today);
  const before = useCalendar([daysAfter(today, -3), daysAfter(today, -1)], view, {
    wanted: isNow && span !== 'month',
  });
  const { data, move } = useMoves(query.data?.data);
  const step = data?.slot_interval ?? 15;
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [moving, setMoving] = useState<DrawnBooking | null>(null);

  // Those before stay until the next ones are there.
  const old = query.isPlaceholderData ? data?.load.map(({ day }) => day).join() : undefined;
  const seen = old?.split(',').length === days.length ? old : days.join();
  const axis = useMemo(
    () => axisOf(seen.split(','), data?.timezone ?? 'UTC'),
    [seen, data?.timezone],
  );
  const rows = useMemo(
    () => rowsIn(data, view.mine ? data?.mine : view.row),
    [data, view.row, view.mine],
  );
  const columns = useMemo(
    () => (data && span !== 'month' ? columnsOf(axis, data, rows) : []),
    [axis, rows, data, span],
  );
  const lack =
    data?.calendar_id === null ? 'calendar' : data?.rows.length === 0 ? view.rows : undefined;
  const chosen = data?.bookings.find(({ id }) => id === chosenId) ?? null;
  const left = useMemo(
    () => (before.data?.data.bookings ?? []).filter(({ state }) => state === 'active'),
    [before.data],
  );
  const services = useMemo(() => servicesIn(data), [data]);

  const mayMove = useCallback(
    ({ state }: DrawnBooking) => mayWrite && state === 'active',
    [mayWrite],
  );
  const leads = (path: string) =>
    void Promise.resolve(navigate(sitePath(siteId, path))).catch((cause: unknown) =>
      logProblem('The calendar led nowhere', cause),
    );
  const open = ({ id }: DrawnBooking) =>
    setSearch(withQuery(search, { [bookingParam]: String(id) }), { replace: true });
  const rowOf = (row: number | undefined) =>
    row === undefined ? {} : view.rows === 'places' ? { placeId: row } : { resourceId: row };
  const ofCalendar = view.calendar === null ? {} : { calendar_id: String(view.calendar) };
  const newPath = ['bookings/new', new URLSearchParams(ofCalendar).toString()]
    .filter(Boolean)
    .join('?');
  const turn = (by: 1 | -1) => go({ day: dayOn(span, view.day, by) });

  function drop({ booking, column, source, begins, minutes }: Meant) {
    const row = columns[column]!.row.id;
    const from = source === undefined ? undefined : columns[source]!.row.id;
    const others = booking!.rows.filter((one) => one !== from && one !== row);
    const to: Target = { begins, minutes, rows: [row, ...others], ...rowOf(row) };
    setChosenId(booking!.id);
    void move(booking!, to);
  }
  function makeNew({ begins, column, minutes }: Meant) {
    if (!mayWrite) return;
    const where = new URLSearchParams({
      begins_at: new Date(begins).toISOString(),
      [view.rows === 'places' ? 'place_id' : 'resource_id']: String(columns[column]!.row.id),
      ...ofCalendar,
      // A slot that was only pressed says no more than when.
      ...(minutes > step && { minutes: String(minutes) }),
    });
    leads(`bookings/new?${where}`);
  }

  useScreenKeys([
    { key: '[', what: 'calendar:keys.before', act: () => turn(-1) },
    { key: ']', what: 'calendar:keys.after', act: () => turn(1) },
    { key: 't', what: 'calendar:keys.today', act: () => go({ day: today }) },
    { key: 'n', what: 'calendar:keys.new', act: () => leads(newPath) },
    {
      key: 'm',
      what: 'calendar:keys.move',
      act: () => chosen && mayMove(chosen) && setMoving(chosen),
    },
  ]);

  const hasDays = isWide && span === 'week' && rows.length > 1;
  const acts = { mayMove, onOpen: open, onMove: setMoving };
  return (
    <div className="page calendar" data-lean={hasDays || undefined}>
      <Toolbar
        {...{
          view: { ...view, span },
          calendars,
          newPath,
          rows: data?.rows ?? [],
          mine: data?.mine ?? null,
          services,
          mayWrite,
          go,
          today,
        }}
        title={titleOf(span, days, view.day)}
        isToday={isNow}
        onTurn={turn}
      />
      {lack && <Beginning lack={lack} calendar={data?.calendar_id ?? null} />}
      {!lack && (
        <Loaded query={query} rows={10}>
          {() =>
            data && (
              <>
                {hasDays && (
                  <WeekHeat
                    {...{ columns, rows, weekday }}
                    kind={view.rows}
                    onOpen={(day, row) => go({ day, span: 'day', row })}
                  />
                )}
                {span === 'month' ? (
                  <DaysLoad
                    data={data}
                    month={view.day.slice(0, 7)}
                    today={today}
                    weekday={weekday}
                    onDay={(day) => go({ day, span: 'day' })}
                    onTurn={turn}
                  />
                ) : isWide ? (
                  <div className="calendar-with-tray row">
                    <ResourceGrid
                      {...{ axis, columns, now, today, step, chosen, mayMove, weekday }}
                      perDay={rows.length}
                      whole={view.whole}
                      service={view.service}
                      onChoose={(booking) => setChosenId(booking?.id ?? null)}
                      onOpen={open}
                      onNew={makeNew}
                      onDrop={drop}
                      onDay={(day) => go({ day, span: 'day' })}
                      renderBeside={(onTake) => (
                        <Tray isOpen unplanned={data.unplanned} {...{ left, onTake }} {...acts} />
                      )}
                    />
                  </div>
                ) : (
                  <>
                    <RowChips {...{ data, view, go }} />
                    <Tray unplanned={data.unplanned} left={left} {...acts} />
                    <DayList
                      bookings={bookingsIn(data, rows, view.service)}
                      isClosed={columns.every(({ load }) => load === null)}
                      {...{ rows, now }}
                      onTurn={turn}
                      {...acts}
                    />
                  </>
                )}
                <footer className="row apart">
                  {chosen && isWide ? (
                    <ChosenBar booking={chosen} rows={data.rows} {...acts} />
                  ) : (
                    <Legend />
                  )}
                  <AsOf asOf={answeredAt(query)} now={now} />
                </footer>
                {span === 'day' && (
                  <DayPrint
                    title={titleOf(span, days, view.day)}
                    bookings={data.bookings}
                    rows={rows}
                  />
                )}
              </>
            )
          }
        </Loaded>
      )}
      {moving && (
        <MoveDialog
          booking={moving}
          rows={view.rows}
          day={view.day}
          onMove={(to) => {
            setMoving(null);
            void move(moving, to);
          }}
          onClose={() => setMoving(null)}
        />
      )}
    </div>
  );
}
