import type { Answer } from '#contract/kit/call.ts';
import type { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { positionOf, type Axis, type AxisDay } from '../time/axis.ts';
import { merged, without, type Interval } from '#contract/booking/schedules/intervals.ts';
import { leastMinutes } from './geometry.ts';
import { pack, type Packed } from './pack.ts';

/** What the server reports for some days. */
export type CalendarData = Answer<typeof bookingCalls.calendar>['data'];
/** A place or a person. */
export type CalendarRow = CalendarData['rows'][number];
type Plan = CalendarData['plans'][number];

const minuteMs = 60_000;

/** A booking as it stands in a column; minutes of the axis. */
export interface Card extends Interval {
  readonly booking: DrawnBooking;
}

/** Something planned as it stands in a column. */
export interface Planned extends Interval {
  readonly plan: Plan;
}

/** A row on one day. */
export interface Column {
  readonly key: string;
  readonly day: AxisDay;
  readonly row: CalendarRow;
  readonly cards: readonly Packed<Card>[];
  readonly planned: readonly Planned[];
  /** Open, in minutes of the axis. */
  readonly open: readonly Interval[];
  /** How full it is; null where nothing is open. */
  readonly load: number | null;
}

/** When a booking that has a time begins and ends, in ms. */
export function timesOf({ begins_at: begins, minutes }: DrawnBooking): Interval {
  const from = Date.parse(begins ?? '');
  return { from, to: from + minutes * minuteMs };
}

/** What is done in a booking. */
export const servicesOf = ({ services }: DrawnBooking): string[] =>
  services.split(', ').filter(Boolean);

/** What is done in all of some bookings, each once. */
export const servicesIn = (data: CalendarData | undefined): string[] =>
  [...new Set((data?.bookings ?? []).flatMap(servicesOf))].toSorted();

/** The one row that is asked for; all of them where it is not there, or none is. */
export function rowsIn(
  data: CalendarData | undefined,
  only: number | null | undefined,
): readonly CalendarRow[] {
  const all = data?.rows ?? [];
  const one = all.filter(({ id }) => id === only);
  return one.length > 0 ? one : all;
}

/** The bookings that stand in some rows, only those of a service where one is asked for. */
export const bookingsIn = (
  { bookings }: Pick<CalendarData, 'bookings'>,
  rows: readonly CalendarRow[],
  service: string | null,
): DrawnBooking[] =>
  bookings.filter(
    (one) =>
      rows.some(({ id }) => one.rows.includes(id)) &&
      (service === null || servicesOf(one).includes(service)),
  );

/** Something with its own times as it stands on a day; undefined where it does not. */
function onDay(day: AxisDay, { from, to }: Interval): Interval | undefined {
  if (!(from < day.to && to > day.from)) return undefined;
  return { from: positionOf(day, from), to: positionOf(day, to, true) };
}

const instantsOf = ({
  begins_at: begins,
  ends_at: ends,
}: {
  begins_at: string;
  ends_at: string;
}) => ({
  from: Date.parse(begins),
  to: Date.parse(ends),
});

/** A column for each day and each row, in this order, with what stands there. */
export function columnsOf(
  axis: Axis,
  { bookings, plans, hours }: Pick<CalendarData, 'bookings' | 'plans' | 'hours'>,
  rows: readonly CalendarRow[],
): Column[] {
  const timed = bookings.map((booking) => ({ booking, ...timesOf(booking) }));
  const bookingsOf = byRow(timed, ({ booking }) => booking.rows);
  const hoursOf = byRow(hours, ({ row }) => [row]);
  return axis.days.flatMap((day) =>
    rows.map((row) => {
      const cards = (bookingsOf.get(row.id) ?? []).flatMap(({ booking, ...times }): Card[] => {
        const span = onDay(day, times);
        return span ? [{ booking, ...span }] : [];
      });
      const planned = plans.flatMap((plan): Planned[] => {
        const span =
          plan.row === null || plan.row === row.id ? onDay(day, instantsOf(plan)) : undefined;
        return span ? [{ plan, ...span }] : [];
      });
      const open = (hoursOf.get(row.id) ?? []).flatMap((one) => onDay(day, instantsOf(one)) ?? []);
      return {
        key: `${day.day} ${row.id}`,
        day,
        row,
        cards: pack(cards, leastMinutes),
        planned,
        open,
        load: loadOf(open, planned, cards),
      };
    }),
  );
}

/** The days of columns, as one text. */
export const daysIn = (columns: readonly Column[]): string =>
  [...new Set(columns.map(({ day }) => day.day))].join(' ');

/** How long intervals are together. */
const lengthOf = (intervals: readonly Interval[]): number =>
  merged(intervals).reduce((sum, { from, to }) => sum + to - from, 0);

const closing = new Set(['block', 'absence']);

function loadOf(open: readonly Interval[], planned: readonly Planned[], cards: readonly Card[]) {
  const free = without(
    open,
    planned.filter(({ plan }) => closing.has(plan.kind)),
  );
  const room = lengthOf(free);
  const taken = cards.filter(({ booking }) => booking.state !== 'cancelled');
  return room === 0 ? null : lengthOf(taken) / room;
}

function byRow<T>(all: readonly T[], rowsOf: (one: T) => readonly number[]): Map<number, T[]> {
  const found = new Map<number, T[]>();
  for (const one of all) {
    for (const row of rowsOf(one)) {
      const there = found.get(row);
      if (there) there.push(one);
      else found.set(row, [one]);
    }
  }
  return found;
}

/** How full columns are together; null where none is open. */
export function loadTogether(columns: readonly Column[]): number | null {
  const known = columns.flatMap(({ load, open }) =>
    load === null ? [] : [{ load, room: lengthOf(open) }],
  );
  const room = known.reduce((sum, one) => sum + one.room, 0);
  return room === 0 ? null : known.reduce((sum, one) => sum + one.load * one.room, 0) / room;
}

const usual = { from: 7 * 60, to: 17 * 60 };

/** From which until which hour of the axis columns have anything to show. */
export function hoursShown(axis: Axis, columns: readonly Column[], whole: boolean): Interval {
  if (whole) return { from: 0, to: axis.minutes };
  const spans = columns.flatMap(({ open, cards }) => [...open, ...cards.map(({ of }) => of)]);
  if (spans.length === 0) return usual;
  const from = spans.reduce((least, span) => Math.min(least, span.from), Infinity);
  const to = spans.reduce((most, span) => Math.max(most, span.to), 0);
  return {
    from: Math.max(0, Math.floor(from / 60) * 60),
    to: Math.min(axis.minutes, Math.ceil(to / 60) * 60),
  };
}

/** The first column of the day that an instant (ms) is on; -1 where none of them is. */
export const columnOf = (columns: readonly Column[], at: number): number =>
  columns.findIndex(({ day }) => at >= day.from && at < day.to);

/** Where an instant (ms) stands among the hours that are shown: its column, and how far down the axis (minutes); null on another day, before they begin and after they end. */
export function presentIn(
  columns: readonly Column[],
  hours: Interval,
  at: number,
): { readonly column: number; readonly position: number } | null {
  const column = columnOf(columns, at);
  if (column === -1) return null;
  const position = positionOf(columns[column]!.day, at);
  return position < hours.from || position > hours.to ? null : { column, position };
}
