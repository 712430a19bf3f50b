import {
  useId,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { instantOf, type Axis } from '../time/axis.ts';
import type { LookWords } from './calendar-card.tsx';
import { CalendarColumn } from './calendar-column.tsx';
import { columnOf, hoursShown, presentIn, type Column } from './columns.ts';
import { axisPx, leastPx, leastReadablePx, minutePx, numbersIn } from './geometry.ts';
import { Ghost } from './ghost.tsx';
import { GridHead } from './grid-head.tsx';
import { meantStyle, type Meant } from './place-meant.ts';
import { SlotWords } from './slot-words.tsx';
import { TimeAxis } from './time-axis.tsx';
import { useCursor } from './use-cursor.ts';
import { useDrag } from './use-drag.ts';
import { useDrawn } from './use-drawn.ts';
import { useScroll } from './use-scroll.ts';
import './grid.css';

interface Props {
  axis: Axis;
  columns: readonly Column[];
  perDay: number;
  now: number;
  today: string;
  whole: boolean;
  step: number;
  /** The service that is looked for. */
  service: string | null;
  chosen: DrawnBooking | null;
  weekday: (day: string) => string;
  mayMove: (booking: DrawnBooking) => boolean;
  onChoose: (booking: DrawnBooking | null) => void;
  onOpen: (booking: DrawnBooking) => void;
  onNew: (meant: Meant) => void;
  onDrop: (meant: Meant) => void;
  onDay: (day: string) => void;
  /** What stands beside it, from where bookings are dragged into it. */
  renderBeside: (onTake: (event: PointerEvent, booking: DrawnBooking) => void) => ReactNode;
}

/** Columns of bookings below each other as their times are: worked by mouse, by pen and by keys. */
export function ResourceGrid(props: Props) {
  const { axis, columns, perDay, now, whole, step, chosen, weekday } = props;
  const { t } = useTranslation('calendar');
  const grid = useRef<HTMLDivElement>(null);
  const help = useId();
  // At once: each of hundreds of cards says one of them.
  const words = useMemo(() => t('bookings:look', { returnObjects: true }) as LookWords, [t]);
  const [focused, setFocused] = useState(false);
  const pressed = useRef(false);
  const { width, shown, isLaidOut } = useDrawn(grid, columns, leastPx(columns.length, perDay));
  const isNarrow = width < leastReadablePx;
  const hours = useMemo(() => hoursShown(axis, columns, whole), [axis, columns, whole]);
  const today = columnOf(columns, now);
  const present = useMemo(() => presentIn(columns, hours, now), [columns, hours, now]);

  const first = useMemo((): Meant | null => {
    const column = Math.max(today, 0);
    const there = columns[column];
    if (!there) return null;
    const begins = instantOf(there.day, there.open[0]?.from ?? hours.from);
    return { booking: null, column, begins, minutes: step };
  }, [columns, hours.from, today, step]);

  const show = useScroll({
    grid,
    columns,
    width,
    hours,
    isLaidOut,
    now: present,
  });
  const { cursor, card, lifted, moveTo, press, release, letGo } = useCursor({
    ...props,
    columns,
    step,
    first,
    onGone: show,
  });
  const pointedAt = (x: number, y: number) => {
    const body = grid.current!.querySelector('.calendar-columns')!.getBoundingClientRect();
    return {
      column: Math.floor((x - body.left) / width),
      position: hours.from + (y - body.top) / minutePx,
    };
  };
  const { meant: dragged, take } = useDrag({
    grid,
    columns,
    step,
    pointedAt,
    onDrop: (meant) => (meant.booking ? props.onDrop(meant) : props.onNew(meant)),
  });
  const ghost = dragged ?? lifted;

  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const target = event.target as HTMLElement;
    if (event.button !== 0 || !target.closest('.calendar-columns')) return;
    if (event.pointerType !== 'touch') event.preventDefault();
    pressed.current = true;
    grid.current?.focus({ preventScroll: true });
    pressed.current = false;
    letGo();
    const at = pointedAt(event.clientX, event.clientY);
    const column = columns[at.column];
    if (!column) return;
    const found = bookingOf(target, column);
    const begins = found ? Date.parse(found.begins_at!) : slotOf(column, at.position, step);
    moveTo({ booking: null, column: at.column, begins, minutes: step });
    props.onChoose(found ?? null);
    if (found && !props.mayMove(found)) return;
    const isEnd = isAtEnd(target, event.clientY);
    const kind = !found ? 'new' : isEnd ? 'resize' : 'move';
    take(event, { kind, booking: found ?? null, source: at.column });
  }

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application: keys and mouse work it */}
      <div
        ref={grid}
        className="calendar-grid box"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys work it
        tabIndex={0}
        role="application"
        aria-label={t('grid')}
        aria-describedby={help}
        data-narrow={isNarrow || undefined}
        data-dragging={dragged ? true : undefined}
        style={
          {
            '--column': `${width}px`,
            '--columns': columns.length,
            '--axis': `${axisPx}px`,
            '--minute': `${minutePx}px`,
            '--hours': hours.to - hours.from,
          } as CSSProperties
        }
        onFocus={() => {
          setFocused(true);
          if (cursor && !pressed.current) show(cursor);
        }}
        onBlur={() => {
          setFocused(false);
          letGo();
        }}
        onKeyDown={press}
        onKeyUp={release}
        onPointerDown={onPointerDown}
        onDoubleClick={({ target }) => {
          const found = cursor && bookingOf(target as HTMLElement, columns[cursor.column]!);
          if (found) props.onOpen(found);
        }}
      >
        <p id={help} className="visually-hidden">
          {t('help')}
        </p>
        <GridHead
          columns={columns}
          shown={shown}
          perDay={perDay}
          isNarrow={isNarrow}
          today={props.today}
          weekday={weekday}
          onDay={props.onDay}
        />
        <div className="calendar-body">
          <TimeAxis axis={axis} hours={hours} now={present && now} at={present?.position ?? 0} />
          <div className="calendar-columns">
            {numbersIn(shown).map((at) => {
              const column = columns[at];
              return (
                column && (
                  <CalendarColumn
                    key={at}
                    {...{ column, at, hours, words }}
                    withTime={width >= 148}
                    service={props.service}
                    chosen={chosen && chosen.rows.includes(column.row.id) ? chosen.id : null}
                  />
                )
              );
            })}
            {present && (
              <i
                className="calendar-now"
                style={
                  {
                    '--at': present.column,
                    '--span': perDay,
                    '--from': present.position - hours.from,
                  } as CSSProperties
                }
              />
            )}
            {focused && cursor && !ghost && !card && (
              <i className="calendar-cursor" style={meantStyle(cursor, columns, hours.from)} />
            )}
            {ghost && (
              <Ghost
                meant={ghost}
                columns={columns}
                now={now}
                style={meantStyle(ghost, columns, hours.from)}
              />
            )}
          </div>
        </div>
        <p className="visually-hidden" aria-live="polite">
          {focused && cursor && !ghost && (
            <SlotWords
              slot={cursor}
              column={columns[cursor.column]!}
              card={card}
              weekday={weekday}
            />
          )}
        </p>
      </div>
      {props.renderBeside((event, booking) =>
        take(event, { kind: 'move', booking, source: undefined }),
      )}
    </>
  );
}

// So near its end it is drawn out instead of moved (px).
const end = 7;
const isAtEnd = (target: HTMLElement, y: number) =>
  y > (target.closest('.calendar-card')?.getBoundingClientRect().bottom ?? Infinity) - end;

const bookingOf = (target: HTMLElement, { cards }: Column) => {
  const id = Number(target.closest<HTMLElement>('[data-booking]')?.dataset['booking']);
  return cards.find(({ of }) => of.booking.id === id)?.of.booking;
};

const slotOf = ({ day }: Column, position: number, step: number) =>
  instantOf(day, Math.floor(Math.max(0, position) / step) * step);
