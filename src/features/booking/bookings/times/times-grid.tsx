import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { showDate, showTime, showWeekday } from '#src/i18n/time.ts';
import { whenText } from '../look/when-text.ts';
import { classes } from '#src/ui/classes.ts';
import { Segments } from '#src/ui/input/segments.tsx';
import { placeAfter, timeRows, type Place } from './time-rows.ts';
import './times-grid.css';

/** A time that something may begin, free or not. */
interface Candidate {
  readonly start: string;
  readonly ok: boolean;
}

interface Props<T extends Candidate> {
  label: string;
  times: readonly T[];
  /** The days that are shown, `yyyy-MM-dd`. */
  days: readonly string[];
  /** The start that was chosen. */
  chosen: string | null;
  /** Why a time is not free: in a word, and whole once it is looked at. */
  word: (time: T) => string;
  renderWhy: (time: T) => ReactNode;
  onChoose: (time: T) => void;
}

/**
 * Times to choose from, a column for each day, on a phone one day at a time. What is not free stands there too, and
 * says why to anyone who looks at it. Arrows go from time to time, Home and End to the first and the last of a day.
 */
export function TimesGrid<T extends Candidate>({ label, times, days, chosen, ...props }: Props<T>) {
  const { t, i18n } = useTranslation('bookings');
  const grid = useRef<HTMLDivElement>(null);
  const rows = timeRows(times, days, ({ start }) => ({
    day: showDate(start),
    time: showTime(start),
  }));
  const places = rows.flatMap(({ at }, row) =>
    at.flatMap((time, column) => (time === undefined ? [] : [{ row, column, time }])),
  );
  const first =
    places.find(({ time }) => time.start === chosen) ?? places.find(({ time }) => time.ok);
  const [gone, setGone] = useState<string | null>(null);
  const at = places.find(({ time }) => time.start === gone) ?? first ?? places[0];
  const looked = gone === null ? undefined : at?.time;
  const [pickedDay, setPickedDay] = useState<string | null>(null);
  const day = pickedDay !== null && days.includes(pickedDay) ? pickedDay : days[first?.column ?? 0];
  const freeOn = (column: number) => rows.filter((row) => row.at[column]?.ok).length;

  const describeDay = (column: number): string => {
    if (freeOn(column) > 0) return t('times.free', { count: freeOn(column) });
    return rows.some((row) => row.at[column]) ? t('times.none') : t('times.closed');
  };

  // What was chosen, or is the first that is free, is in sight.
  const shown = first?.time.start;
  useEffect(() => {
    const box = grid.current;
    const cell = box?.querySelector<HTMLElement>('[data-first]');
    if (box && cell) box.scrollTop = cell.offsetTop - box.clientHeight / 3;
  }, [shown]);

  function onKeyDown(event: KeyboardEvent) {
    const to: Place | undefined = at && placeAfter(rows, at, event.key);
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    const time = rows[to.row]?.at[to.column];
    if (!time) return;
    setGone(time.start);
    setPickedDay(days[to.column] ?? null);
    grid.current?.querySelector<HTMLElement>(`[data-start="${time.start}"]`)?.focus();
  }

  return (
    <div className="stack tight">
      <div className="on-phones">
        <Segments
          label={t('times.day')}
          variant="line"
          options={days.map((value, column) => ({
            value,
            label: `${showWeekday(value, i18n.language)} · ${freeOn(column) || describeDay(column)}`,
          }))}
          value={day ?? null}
          onChoose={setPickedDay}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are its buttons' */}
      <div
        ref={grid}
        className="times tiles"
        role="group"
        aria-label={label}
        style={{ '--days': days.length } as CSSProperties}
        onKeyDown={onKeyDown}
      >
        {days.map((one, column) => (
          <b key={one} className="times-day on-desktop" style={placed(0, column)}>
            {showWeekday(one, i18n.language)}
            <small>{describeDay(column)}</small>
          </b>
        ))}
        {places.map(({ row, column, time }) => (
          <button
            key={time.start}
            type="button"
            className={classes(
              'times-one chip',
              !time.ok && 'taken',
              days[column] !== day && 'on-desktop',
            )}
            style={placed(row + 1, column)}
            data-start={time.start}
            data-first={time.start === shown || undefined}
            tabIndex={time === at?.time ? 0 : -1}
            aria-pressed={time.ok ? time.start === chosen : undefined}
            aria-disabled={!time.ok}
            aria-label={`${showWeekday(days[column]!, i18n.language)} ${showTime(time.start)}${time.ok ? '' : `: ${props.word(time)}`}`}
            onFocus={() => setGone(time.start)}
            onClick={() => {
              setGone(time.start);
              if (time.ok) props.onChoose(time);
            }}
          >
            {showTime(time.start)}
            {!time.ok && <span className="small cut">{props.word(time)}</span>}
          </button>
        ))}
      </div>
      <div className="stack" role="status">
        {looked && !looked.ok && (
          <p className="message">
            <b>{whenText(looked.start, i18n.language)}</b> {props.renderWhy(looked)}
          </p>
        )}
      </div>
    </div>
  );
}

const placed = (row: number, column: number) =>
  ({ '--row': row + 1, '--column': column + 1 }) as CSSProperties;
