import type { CSSProperties } from 'react';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { instantOf, positionOf } from '../time/axis.ts';
import { timesOf, type Card, type Column } from './columns.ts';
import { stepped } from './geometry.ts';

const minuteMs = 60_000;

/** Where and when something is meant to be: of a booking that is moved, or of a new one. */
export interface Meant {
  /** Null for one that is to be made. */
  readonly booking: DrawnBooking | null;
  /** The column that it was taken from; undefined for one that had no time. */
  readonly source?: number | undefined;
  readonly column: number;
  /** ms UTC */
  readonly begins: number;
  readonly minutes: number;
}

/** What stands in a column at a minute of the axis. */
export const cardAt = ({ cards }: Column, position: number): Card | undefined =>
  cards.findLast(({ of }) => of.from <= position && position < of.to)?.of;

/** What is meant when a column is pressed at a minute of the axis. */
export function meantAt(columns: readonly Column[], at: number, position: number, step: number) {
  const column = Math.max(0, Math.min(columns.length - 1, at));
  const { day } = columns[column]!;
  const begins = instantOf(day, stepped(Math.max(0, position), step));
  return { column, begins: Math.min(begins, day.to - step * minuteMs) };
}

/** What is meant so many steps later, and so many columns on. */
export function meantBeside(
  meant: Meant,
  columns: readonly Column[],
  by: { readonly steps?: number; readonly columns?: number },
  step: number,
): Meant {
  const at = Math.max(0, Math.min(columns.length - 1, meant.column + (by.columns ?? 0)));
  const { day: before } = columns[meant.column]!;
  const { day } = columns[at]!;
  // On another day at the same time of its clock.
  const same = day === before ? meant.begins : instantOf(day, positionOf(before, meant.begins));
  const begins = same + (by.steps ?? 0) * step * minuteMs;
  const last = day.to - step * minuteMs;
  return { ...meant, column: at, begins: Math.max(day.from, Math.min(last, begins)) };
}

/** Whether it is where and when it was. */
export function isWhereItWas({ booking, source, column, begins, minutes }: Meant): boolean {
  if (!booking) return false;
  const times = timesOf(booking);
  return source === column && times.from === begins && booking.minutes === minutes;
}

/** What speaks against it by what is seen here; the server may know more. */
export function seenAgainst(
  { booking, column, begins, minutes }: Meant,
  columns: readonly Column[],
  now: number,
): 'PAST' | 'CLOSED' | 'PLACE_BUSY' | 'PLANNING_BLOCK' | null {
  const { day, cards, planned, open } = columns[column]!;
  const from = positionOf(day, begins);
  const to = positionOf(day, begins + minutes * minuteMs, true);
  const meets = (span: { from: number; to: number }) => span.from < to && span.to > from;
  const inTheWay = ({ of }: Column['cards'][number]) =>
    of.booking.id !== booking?.id && of.booking.state !== 'cancelled' && meets(of);
  if (begins < now) return 'PAST';
  if (cards.some(inTheWay)) return 'PLACE_BUSY';
  if (planned.some((one) => ['block', 'absence'].includes(one.plan.kind) && meets(one)))
    return 'PLANNING_BLOCK';
  return open.some((span) => span.from <= from && span.to >= to) ? null : 'CLOSED';
}

/** Where something that is meant stands, by variables of grid.css. */
export function meantStyle(
  { column, begins, minutes }: Meant,
  columns: readonly Column[],
  first: number,
) {
  const { day } = columns[column]!;
  const from = positionOf(day, begins);
  const to = positionOf(day, begins + minutes * minuteMs, true);
  return { '--at': column, '--from': from - first, '--minutes': to - from } as CSSProperties;
}
