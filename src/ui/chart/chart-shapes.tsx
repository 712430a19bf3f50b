import type { ChartProps } from './chart.tsx';

interface Props extends ChartProps {
  /** Where the points stand, from 0 to 1, and which of them is looked at. */
  places: readonly number[];
  chosen: number | null;
  ticks: readonly number[];
  /** How high a value stands, from 0 to 1. */
  height: (value: number) => number;
  /** Makes the names of its patterns its own. */
  patterns: string;
}

const percent = (part: number): string => `${part * 100}%`;

/** What is drawn of a chart: everything in percent, so that it grows with its box by itself. Series differ by pattern and dashes, not by colour alone. */
export function ChartShapes(props: Props) {
  const { kind, ticks, height, chosen, places, limits = [], patterns } = props;
  const y = (value: number) => percent(1 - height(value));
  return (
    <svg className="chart-shapes" aria-hidden="true">
      <defs>
        {[0, 1, 2, 3].map((of) => (
          <pattern
            key={of}
            id={`${patterns}${of}`}
            width={6 + of * 2}
            height={6}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${of * 45})`}
            data-series={of}
          >
            <rect width={6 + of * 2} height={6} className="chart-ground-mark" />
            {of > 0 && <rect width={2} height={6} className="chart-stripe-mark" />}
          </pattern>
        ))}
      </defs>
      {ticks.map((tick) => (
        <line key={tick} className="chart-tick-mark" x1="0" x2="100%" y1={y(tick)} y2={y(tick)} />
      ))}
      {kind === 'lines' ? <Lines {...props} /> : <Bars {...props} />}
      {limits.map(({ name, value }) => (
        <line
          key={name}
          className="chart-limit-mark"
          x1="0"
          x2="100%"
          y1={y(value)}
          y2={y(value)}
        />
      ))}
      {chosen !== null && (
        <line
          className="chart-chosen-mark"
          x1={percent(places[chosen]!)}
          x2={percent(places[chosen]!)}
          y1="0"
          y2="100%"
        />
      )}
    </svg>
  );
}

function Bars({ x, series, places, height, patterns, current }: Props) {
  const width = 0.7 / x.length / series.length;
  return x.map((name, at) =>
    series.map(({ name: of, values }, index) => {
      const value = values[at] ?? 0;
      const left = places[at]! + (index - series.length / 2) * width;
      return (
        <rect
          key={`${of} ${name} ${places[at]}`}
          className="chart-bar-mark"
          data-series={index % 4}
          data-quiet={(current !== undefined && at !== current) || undefined}
          x={percent(left)}
          width={percent(width)}
          y={percent(1 - height(Math.max(value, 0)))}
          height={percent(Math.abs(height(value) - height(0)))}
          fill={`url(#${patterns}${index % 4})`}
        />
      );
    }),
  );
}

function Lines({ series, places, height, chosen }: Props) {
  return series.map(({ name, values }, index) => {
    const points = values.flatMap((value, at) =>
      value === null ? [] : [{ at, left: percent(places[at]!), top: percent(1 - height(value)) }],
    );
    return (
      <g key={name} data-series={index % 4}>
        {points.slice(1).map((to, before) => {
          const from = points[before]!;
          return (
            <line
              key={to.at}
              className="chart-line-mark"
              x1={from.left}
              y1={from.top}
              x2={to.left}
              y2={to.top}
            />
          );
        })}
        {points.map(({ at, left, top }) => (
          <circle
            key={at}
            className="chart-point-mark"
            cx={left}
            cy={top}
            r={at === chosen ? 6 : 4}
          />
        ))}
      </g>
    );
  });
}
