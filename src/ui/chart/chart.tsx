import { useId, useState, type KeyboardEvent } from 'react';
import {
  heightOn,
  namedPoints,
  nearest,
  placesOf,
  peakAndLast,
  roomForNames,
  roomsForNumbers,
  ticksTo,
} from './chart-scale.ts';
import { ChartShapes } from './chart-shapes.tsx';
import { ChartTable } from './chart-table.tsx';
import './chart.css';

/** One row of values, as long as `x`; null where nothing is known. */
export interface Series {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

export interface ChartProps {
  kind: 'bars' | 'lines';
  /** What it shows. */
  label: string;
  /** What each point is called, and what all of them are. */
  x: readonly string[];
  xName: string;
  /** What they are called below the axis, where that is shorter. */
  axis?: readonly string[];
  /** The point that it is now: it is the strong one. */
  current?: number;
  /** Where the points stand when that is not evenly: their times. */
  at?: readonly number[];
  series: readonly Series[];
  /** Values that are drawn across, by their names. */
  limits?: readonly { readonly name: string; readonly value: number }[];
  /** What the axis reaches in any case. */
  least?: number;
  /** How a value is read; and in a row of numbers, without its unit. */
  text?: (value: number, unit?: boolean) => string;
}

/**
 * Values drawn as bars or lines. A user who does not see it reads the same as a table, which is
 * also what is printed below it; by arrows one goes from point to point.
 */
export function Chart(props: ChartProps) {
  const { kind, label, x, axis = x, series, limits = [], text = String } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const patterns = useId();
  const places = placesOf(x.length, props.at);
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  const most = Math.max(props.least ?? 0, ...values, ...limits.map(({ value }) => value));
  const ticks = ticksTo(most, Math.min(0, ...values));
  const height = heightOn(ticks);
  const rooms = props.at ? [] : roomForNames(axis);
  const named = props.at ? namedPoints(places) : [...x.keys()].filter((at) => rooms[at] !== null);
  const [first, ...others] = series;
  const known = places.flatMap((place, at) => {
    const value = first?.values[at] ?? null;
    if (value === null || (kind !== 'lines' && value === 0)) return [];
    return [{ at, value, number: text(value, false), left: `${place * 100}%` }];
  });
  // Beside others only the ends of the first curve have room.
  const numbered = others.length === 0 ? known : kind === 'lines' ? peakAndLast(known) : [];
  const numberRooms = roomsForNumbers(numbered, x.length);
  const read = (value: number | null) => (value === null ? '–' : text(value));
  const describeAt = (at: number) =>
    `${x[at]}: ${series
      .map(({ name, values }) => {
        const value = read(values[at] ?? null);
        return series.length > 1 ? `${name} ${value}` : value;
      })
      .join(', ')}`;

  function press(event: KeyboardEvent) {
    const last = x.length - 1;
    const now = chosen ?? -1;
    const to = {
      ArrowRight: Math.min(now + 1, last),
      ArrowLeft: Math.max((chosen ?? x.length) - 1, 0),
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setChosen(to);
  }

  return (
    <figure className="chart" data-timed={props.at !== undefined || undefined}>
      {series.length > 1 && (
        <ul className="chart-legend row" aria-hidden="true">
          {series.map(({ name }, of) => (
            <li key={name} data-series={of % 4}>
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="chart-frame">
        <ol className="chart-ticks muted" aria-hidden="true">
          {ticks.map((tick) => (
            <li key={tick} style={{ bottom: `${height(tick) * 100}%` }}>
              {text(tick, false)}
            </li>
          ))}
        </ol>
        <div
          className="chart-plot"
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={Math.max(x.length - 1, 0)}
          aria-valuenow={chosen ?? 0}
          aria-valuetext={describeAt(chosen ?? 0)}
          onKeyDown={press}
          onFocus={() => setChosen((now) => now ?? 0)}
          onBlur={() => setChosen(null)}
          onPointerMove={({ currentTarget, clientX, movementX, movementY }) => {
            // A pointer that rests is heard of, too, once what is below it has changed.
            if (movementX === 0 && movementY === 0) return;
            const { left, width } = currentTarget.getBoundingClientRect();
            setChosen(nearest(places, (clientX - left) / width));
          }}
          onPointerLeave={({ currentTarget }) => {
            if (currentTarget !== document.activeElement) setChosen(null);
          }}
        >
          <ChartShapes {...props} {...{ places, ticks, height, chosen, patterns }} />
          <ol aria-hidden="true">
            {numbered.map(
              ({ value, number, left }, nth) =>
                numberRooms[nth] !== null && (
                  <li
                    key={left}
                    className="chart-value"
                    data-room={numberRooms[nth]}
                    style={{ left, bottom: `${height(Math.max(value, 0)) * 100}%` }}
                  >
                    {number}
                  </li>
                ),
            )}
          </ol>
          <ol aria-hidden="true">
            {named.map((at) => (
              <li
                key={at}
                className="chart-name muted"
                data-room={rooms[at]}
                style={{ left: `${places[at]! * 100}%` }}
              >
                {axis[at]}
              </li>
            ))}
          </ol>
          {limits.map(({ name, value }) => (
            <span
              key={name}
              className="chart-limit alarmed"
              aria-hidden="true"
              style={{ bottom: `${height(value) * 100}%` }}
            >
              {name}
            </span>
          ))}
          {chosen !== null && (
            <p
              className="chart-chosen"
              aria-hidden="true"
              style={places[chosen]! < 0.5 ? { insetInlineEnd: 0 } : { insetInlineStart: 0 }}
            >
              {describeAt(chosen)}
            </p>
          )}
        </div>
      </div>
      <ChartTable
        label={label}
        rowsAre={props.xName}
        columns={series.map(({ name }) => name)}
        rows={x.map((name, at) => ({
          name,
          cells: series.map(({ values }) => read(values[at] ?? null)),
        }))}
      />
    </figure>
  );
}
