import { useState, type KeyboardEvent } from 'react';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { instantOf, positionOf } from '../time/axis.ts';
import { timesOf, type Column } from './columns.ts';
import { cardAt, isWhereItWas, meantBeside, type Meant } from './place-meant.ts';

const ways: Readonly<Record<string, { steps?: number; columns?: number }>> = {
  ArrowDown: { steps: 1 },
  ArrowUp: { steps: -1 },
  ArrowRight: { columns: 1 },
  ArrowLeft: { columns: -1 },
};

interface Input {
  columns: readonly Column[];
  step: number;
  /** Where it stands before anybody moved it. */
  first: Meant | null;
  mayMove: (booking: DrawnBooking) => boolean;
  onChoose: (booking: DrawnBooking | null) => void;
  onOpen: (booking: DrawnBooking) => void;
  onNew: (meant: Meant) => void;
  onDrop: (meant: Meant) => void;
  /** Keys have gone there. */
  onGone: (meant: Meant) => void;
}

/**
 * The slot that keys work on: arrows go from slot to slot, a booking is one. Ctrl with arrows lifts
 * the booking that is there and moves it; it is put down when Ctrl is let go, or by Enter.
 */
export function useCursor({ columns, step, first, ...callbacks }: Input) {
  const [gone, setGone] = useState<Meant | null>(null);
  const [lifted, setLifted] = useState<Meant | null>(null);
  // A calendar of other days has other columns.
  const cursor = gone && columns[gone.column] && isOn(columns[gone.column]!, gone) ? gone : first;
  const column = cursor && columns[cursor.column];
  const card = cursor && column ? cardAt(column, positionOf(column.day, cursor.begins)) : undefined;

  /** Moves it to where something is meant to be, and to the beginning of a booking there. */
  function moveTo(next: Meant) {
    const there = columns[next.column]!;
    const found = cardAt(there, positionOf(there.day, next.begins));
    const times = found && timesOf(found.booking);
    const begins = times ? Math.max(times.from, there.day.from) : next.begins;
    const slot = { ...next, booking: null, begins, minutes: step };
    setGone(slot);
    callbacks.onChoose(found?.booking ?? null);
    return slot;
  }
  function press(event: KeyboardEvent) {
    const way = ways[event.key];
    const isMoving = event.ctrlKey || event.metaKey;
    if (!cursor || event.altKey) return;
    if (way && isMoving) {
      if (!card || !callbacks.mayMove(card.booking)) return;
      const { booking } = card;
      const from = lifted ?? taken(booking, cursor.column);
      const next = meantBeside(from, columns, way, step);
      setLifted(next);
      callbacks.onGone(next);
    } else if (way) {
      // From the end of a booking, or to before it.
      const end = card && column && way.steps === 1 ? instantOf(column.day, card.to) : null;
      const next =
        end === null ? meantBeside(cursor, columns, way, step) : { ...cursor, begins: end };
      callbacks.onGone(moveTo(next));
    } else if (event.key === 'Enter') {
      if (lifted) drop();
      else if (card) callbacks.onOpen(card.booking);
      else callbacks.onNew(cursor);
    } else if (event.key === 'Escape' && lifted) {
      setLifted(null);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }
  function drop() {
    if (!lifted) return;
    setLifted(null);
    if (isWhereItWas(lifted)) return;
    setGone({ ...lifted, booking: null });
    callbacks.onDrop(lifted);
  }
  const release = ({ key }: KeyboardEvent) => {
    if (key === 'Control' || key === 'Meta') drop();
  };
  return { cursor, card, lifted, moveTo, press, release, letGo: () => setLifted(null) };
}

const isOn = ({ day }: Column, { begins }: Meant) => begins >= day.from && begins < day.to;

const taken = (booking: DrawnBooking, column: number): Meant => ({
  booking,
  source: column,
  column,
  begins: timesOf(booking).from,
  minutes: booking.minutes,
});
