import type { ReportGroup, ReportLine } from '#contract/kit/report.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';

/**
 * The lines of a report in the order they are read in. Of days, weeks and months there is one for
 * each of the period and of choices one for each, also where nothing happened; what else there is
 * stands behind them as it came.
 */
export function inOrder(
  lines: readonly ReportLine[],
  group: ReportGroup,
  period: { readonly from: string; readonly to: string },
  nothing: ReportLine['values'],
): ReportLine[] {
  const found = new Map(lines.map((line) => [line.key, line]));
  const expected = new Set(keysOf(group, period));
  return [
    ...[...expected].map((key) => found.get(key) ?? { key, label: null, values: nothing }),
    ...lines.filter(({ key }) => key === null || !expected.has(key)),
  ];
}

/** The keys that have a line whatever happened. */
function keysOf(group: ReportGroup, { from, to }: { from: string; to: string }): readonly string[] {
  switch (group.kind) {
    case 'choice':
      return group.choices;
    case 'day':
      return daysOf(from, to);
    case 'week':
      return daysOf(from, to).map((day) => daysAfter(day, -sinceMonday(day)));
    case 'month':
      return daysOf(from, to).map((day) => day.slice(0, 7));
    default:
      return [];
  }
}

const sinceMonday = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

function daysOf(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  return days;
}
