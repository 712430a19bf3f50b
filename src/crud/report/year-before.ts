import type { Report, ReportAnswer, ReportGroup, ReportLine } from '#contract/kit/report.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';

interface Days {
  readonly from: string;
  readonly to: string;
}

/** A line of a report, with what the column that is drawn was a year before where that stands beside it. */
export interface LineBeside extends ReportLine {
  readonly before?: number | null;
}

/** What a report answered of the days that it is set beside. */
export interface Before extends Days {
  readonly answer: ReportAnswer;
}

// Weeks are set beside weeks, of which a year has no whole number.
const weeks = -364;

// The 29th of February has none before it.
const yearBefore = (day: string): string =>
  `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`.replace('-02-29', '-02-28');

const shift = (kind: ReportGroup['kind'], day: string): string =>
  kind === 'week' ? daysAfter(day, weeks) : yearBefore(day);

/** The days that a period is set beside: those of the year before, no longer than it has lasted by `today`. Null of one that is still to come. */
export function periodBefore(
  { from, to }: Days,
  { kind }: ReportGroup,
  today: string,
): Days | null {
  if (from > today) return null;
  return { from: shift(kind, from), to: shift(kind, to < today ? to : today) };
}

/** The key of the line that another is set beside. */
export function keyBefore({ kind }: ReportGroup, key: string | null): string | null {
  if (key === null) return null;
  if (kind === 'month') return yearBefore(`${key}-01`).slice(0, 7);
  return kind === 'day' || kind === 'week' ? shift(kind, key) : key;
}

/** The lines of a report beside those of the year before, whose own are behind them where there are none now. `drawn` is where the column stands that is told. */
export function linesBeside(
  { groups, columns }: Pick<Report, 'groups' | 'columns'>,
  by: string,
  drawn: number,
  { now, before }: { now: ReportAnswer; before: ReportAnswer },
): LineBeside[] {
  const group = groups[by]!;
  const left = new Map(before.lines.map((line) => [line.key, line]));
  const told = now.lines.map((line): LineBeside => {
    const key = keyBefore(group, line.key);
    const other = left.get(key);
    left.delete(key);
    return { ...line, before: other?.values[drawn] ?? null };
  });
  if (group.kind !== 'named' && group.kind !== 'choice') return told;
  const nothing = Object.values(columns).map(({ kind }) =>
    kind === 'count' || kind === 'sum' ? 0 : null,
  );
  const gone = [...left.values()].filter(({ values }) => values[drawn]);
  return [
    ...told,
    ...gone.map((line) => ({ ...line, values: nothing, before: line.values[drawn] ?? null })),
  ];
}

/** By how much something has changed, in hundredths of a percent; null where there was nothing to compare. */
export function changeOf(now: number | null, before: number | null): number | null {
  if (now === null || before === null || before === 0) return null;
  return Math.round(((now - before) * 10_000) / Math.abs(before));
}
