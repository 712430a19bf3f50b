import { heightOn } from './chart-scale.ts';
import { ChartTable } from './chart-table.tsx';
import './sparkline.css';

interface Props {
  /** What it shows. */
  label: string;
  /** What each value is of, and what all of them are. */
  x: readonly string[];
  xName: string;
  /** As many as `x`; null where nothing is known. */
  values: readonly (number | null)[];
  /** How a value is read; and where there is little room, without its unit. */
  text?: (value: number, unit?: boolean) => string;
}

/** A row of numbers so small that it stands in a tile or a cell: its last one is strong and says its number, as its peak does. */
export function Sparkline({ label, x, xName, values, text = String }: Props) {
  const known = values.flatMap((value, at) => (value === null ? [] : [{ value, at }]));
  const last = known.at(-1);
  const peak = known.reduce((best, one) => (one.value > best.value ? one : best), known[0]!);
  const highest = Math.max(0, peak?.value ?? 0);
  const height = heightOn([Math.min(0, ...known.map(({ value }) => value)), highest || 1]);
  const left = (at: number) => (at + 0.5) / values.length;
  return (
    <figure className="sparkline">
      <div className="spark-bars" aria-hidden="true">
        {known.map(({ value, at }) => (
          <i
            key={at}
            data-last={at === last?.at || undefined}
            style={{
              insetInlineStart: `${(at / values.length) * 100}%`,
              width: `${80 / values.length}%`,
              bottom: `${Math.min(height(0), height(value)) * 100}%`,
              height: `${Math.abs(height(value) - height(0)) * 100}%`,
            }}
          />
        ))}
        {peak && peak.at !== last?.at && (
          <small
            style={{
              insetInlineStart: `${left(peak.at) * 100}%`,
              bottom: `${height(peak.value) * 100}%`,
              // It stays within its box wherever the peak is.
              translate: `${-left(peak.at) * 100}% 0`,
            }}
          >
            {text(peak.value, false)}
          </small>
        )}
      </div>
      {last && (
        <b className="spark-last" aria-hidden="true">
          {text(last.value, false)}
        </b>
      )}
      <ChartTable
        label={label}
        rowsAre={xName}
        columns={[label]}
        rows={x.map((name, at) => {
          const value = values[at] ?? null;
          return { name, cells: [value === null ? '–' : text(value)] };
        })}
      />
    </figure>
  );
}
