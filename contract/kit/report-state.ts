import { daysOf, isPeriod, type Period } from './time/periods.ts';
import { longestPeriod, type Report } from './report.ts';
import { daysAfter } from './time/zoned-time.ts';

/** The periods a report is offered for. */
export const reportPeriods = [
  'today',
  'yesterday',
  'this_week',
  'last_week',
  'last_30',
  'this_month',
  'last_month',
  'this_season',
  'this_year',
  'last_year',
] as const satisfies readonly Period[];

const usualPeriod = ({ usual = 'last_30' }: Pick<Report, 'usual'>): Period => usual;

/** How a report stands; all of it is in the address. */
export interface ReportState {
  /** A period that moves on with the days; null where its days are said. */
  readonly period: Period | null;
  readonly from: string;
  readonly to: string;
  readonly by: string;
  /** By the names of its filters. */
  readonly filters: Readonly<Record<string, string>>;
  /** Whether all sites are read where one may read the report, and not this one alone. */
  readonly allSites: boolean;
  /** Whether the same days of the year before stand beside it. */
  readonly beside: boolean;
  /** The saved view it was opened by. */
  readonly view: string | null;
}

/** Reads how a report stands from its address. What the report has not, or nobody can have meant, is left out. */
export function readReportState(
  report: Pick<Report, 'groups' | 'filters' | 'usual' | 'usuallyBeside'>,
  address: URLSearchParams,
  today: string,
): ReportState {
  const { groups, filters = {}, usuallyBeside = false } = report;
  const [from, to, by] = ['from', 'to', 'by'].map((name) => address.get(name) ?? '') as [
    string,
    string,
    string,
  ];
  const own = isReal(from) && isReal(to) && from <= to && to <= daysAfter(from, longestPeriod);
  const requested = address.get('in') ?? '';
  const period = own ? null : isPeriod(requested) ? requested : usualPeriod(report);
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
    allSites: address.get('sites') === 'all',
    beside: address.has('beside') ? address.get('beside') === 'year' : usuallyBeside,
    view: address.get('view'),
  };
}

// Else the 30th of February would be the 2nd of March.
const isReal = (day: string): boolean => day !== '' && daysAfter(day, 0) === day;

/** What a report is asked for, as it stands. */
export const reportQueryOf = ({ from, to, by, filters, allSites }: ReportState) => ({
  ...filters,
  from,
  to,
  by,
  ...(allSites && { sites: 'all' as const }),
});

/** How a report stands as its address says it, shortest. */
export function writeReportState(
  report: Pick<Report, 'groups' | 'usual' | 'usuallyBeside'>,
  { period, from, to, by, filters, allSites, beside, view }: ReportState,
): URLSearchParams {
  return new URLSearchParams([
    ...(view === null ? [] : [['view', view]]),
    ...(period === null
      ? [
          ['from', from],
          ['to', to],
        ]
      : period === usualPeriod(report)
        ? []
        : [['in', period]]),
    ...(by === Object.keys(report.groups)[0] ? [] : [['by', by]]),
    ...Object.entries(filters),
    ...(allSites ? [['sites', 'all']] : []),
    ...(beside === (report.usuallyBeside ?? false) ? [] : [['beside', beside ? 'year' : 'none']]),
  ]);
}

/** Which rows of a report are open: those of a line by its key, of the one whose rows have none (null), or all of them. */
export type OpenRows = { readonly line: string | null } | 'all';

/** Reads which rows are open; undefined where the lines are shown. */
export function readOpenRows(address: URLSearchParams): OpenRows | undefined {
  const line = address.get('line');
  if (line !== null && line !== '') return { line };
  const rows = address.get('rows');
  return rows === 'none' ? { line: null } : rows === 'all' ? 'all' : undefined;
}

/** The address of a report as it stands, with those rows open. */
export function withOpenRows(address: URLSearchParams, rows: OpenRows): URLSearchParams {
  const opened: [string, string] =
    rows === 'all' ? ['rows', 'all'] : rows.line === null ? ['rows', 'none'] : ['line', rows.line];
  return new URLSearchParams([...address, opened]);
}
