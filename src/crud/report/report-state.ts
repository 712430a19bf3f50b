import { longestPeriod, type Report } from '#contract/kit/report.ts';
import { daysAfter } from '#contract/kit/zoned-time.ts';
import { isDay } from '#src/i18n/time.ts';
import { daysOf, isPeriod, type Period } from '../list/periods.ts';

/** The periods a report is offered for. */
export const reportPeriods = [
  'today',
  'this_week',
  'last_30',
  'this_month',
  'last_month',
  'this_year',
] as const satisfies readonly Period[];

const usualPeriod: Period = 'last_30';

/** How a report stands; all of it is in the address. */
export interface ReportState {
  /** A period that moves on with the days; null where its days are said. */
  readonly period: Period | null;
  readonly from: string;
  readonly to: string;
  readonly by: string;
  /** By the names of its filters. */
  readonly filters: Readonly<Record<string, string>>;
}

/** Reads how a report stands from its address. What the report has not, or nobody can have meant, is left out. */
export function readReportState(
  { groups, filters = {} }: Pick<Report, 'groups' | 'filters'>,
  address: URLSearchParams,
  today: string,
): ReportState {
  const [from, to, by] = ['from', 'to', 'by'].map((name) => address.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const own = isReal(from) && isReal(to) && from <= to && to <= daysAfter(from, longestPeriod);
  const said = address.get('in') ?? '';
  const period = own ? null : isPeriod(said) ? said : usualPeriod;
  const days = period === null ? ([from, to] as const) : daysOf(period, today);
  const narrowed = Object.entries(filters).flatMap(([name, values]) => {
    const value = address.get(name) ?? '';
    return values.includes(value) ? [[name, value] as const] : [];
  });
  return {
    period,
    from: days[0],
    to: days[1],
    by: by in groups ? by : Object.keys(groups)[0]!,
    filters: Object.fromEntries(narrowed),
  };
}

// Else the 30th of February would be the 2nd of March.
const isReal = (day: string): boolean => isDay(day) && daysAfter(day, 0) === day;

/** How a report stands as its address says it, shortest. */
export function writeReportState(
  { groups }: Pick<Report, 'groups'>,
  { period, from, to, by, filters }: ReportState,
): URLSearchParams {
  return new URLSearchParams([
    ...(period === null
      ? [
          ['from', from],
          ['to', to],
        ]
      : period === usualPeriod
        ? []
        : [['in', period]]),
    ...(by === Object.keys(groups)[0] ? [] : [['by', by]]),
    ...Object.entries(filters),
  ]);
}
