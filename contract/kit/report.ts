import * as z from 'zod/mini';
import type { Right } from '../rights.ts';
import { data, get, type Call } from './call.ts';
import { dayInput } from './time/days.ts';
import type { Period } from './time/periods.ts';
import { listMeta, listQuery, sitesQuery } from './list-query.ts';

/** How the value of a column comes about: rows counted, a measure of theirs summed, its mean or greatest, or how much of the whole another column's value is. */
export interface ReportColumn {
  readonly kind: 'count' | 'sum' | 'average' | 'greatest' | 'share';
  /** Of a share: the column whose whole it is a part of; told in hundredths of a percent. */
  readonly of?: string;
  /** Amounts in minor units, parts in hundredths of a percent; else whole numbers, so many `digits` of them behind the comma. */
  readonly unit?: 'money' | 'min' | 'percent';
  readonly digits?: number;
}

/** What rows are put together by. Of time the rows' `at` decides, by the clock of the site; choices and references are columns of theirs. */
export type ReportGroup =
  | { readonly kind: TimeGroup }
  | { readonly kind: 'choice'; readonly choices: readonly string[] }
  | { readonly kind: 'named' };

export const timeGroups = ['hour', 'weekday', 'day', 'week', 'month'] as const;
export type TimeGroup = (typeof timeGroups)[number];

/** What is shown of a row besides when it was and what it counts: groups of the report by their names, and texts of its own, whose words are `<report>.rows.<name>`. */
export interface ReportRows {
  readonly columns: readonly string[];
  /** The resource that a row leads to. */
  readonly leads?: string;
  /** Rows are of a day: `at` is its noon at the site, and no time of it is told. */
  readonly daily?: true;
}

/** What reports are about, in the order in which their index has them. */
export const reportAreas = ['sales', 'work', 'hotel', 'stock', 'economy', 'system'] as const;

interface Spec<C extends string, G extends string> {
  /** The feature it belongs to: its words stand in that one's file under the report's name. */
  readonly feature: string;
  readonly area: (typeof reportAreas)[number];
  /** Its rows are those of the company, the same ones at each of its sites. */
  readonly of?: 'company';
  readonly path: `/${string}`;
  readonly read: Right;
  /** What it is grouped by, the usual first. */
  readonly groups: Readonly<Record<G, ReportGroup>>;
  readonly columns: Readonly<Record<C, ReportColumn>>;
  /** The period that it is first shown for; the last thirty days where nothing is said. */
  readonly usual?: Period;
  /** Whether it is first shown beside the same days of the year before. */
  readonly usuallyBeside?: true;
  /** The column that is drawn. */
  readonly chart: NoInfer<C>;
  /** What is shown of the rows that a line counts. */
  readonly rows: ReportRows;
  /** What else narrows it besides its period: one of the values of each. */
  readonly filters?: Readonly<Record<string, readonly [string, ...string[]]>>;
}

/** The longest period, in days: three years, whatever their leap days. */
export const longestPeriod = 1_096;
/** No report has more lines; it then says that there are more. */
export const mostLines = 1_100;

const line = z.object({
  /** What its rows have in common, as it is kept; null where they have nothing. */
  key: z.nullable(z.string()),
  /** What that is called, of what has a name of its own. */
  label: z.nullable(z.string()),
  values: z.array(z.nullable(z.int())),
});
export type ReportLine = z.output<typeof line>;

const answered = z.object({
  lines: z.array(line),
  /** Of all rows of the period, also of lines that are left out. */
  totals: z.array(z.nullable(z.int())),
  /** There are more lines than are returned. */
  more: z.boolean(),
});
export type ReportAnswer = z.output<typeof answered>;

const row = z.object({
  /** Its own among the rows of a report. */
  key: z.string(),
  /** Null of what was before the period. */
  at: z.nullable(z.string()),
  /** The row of a resource that it leads to. */
  leads_to: z.nullable(z.int()),
  /** Whose it is, where several sites are read. */
  site: z.optional(z.nullable(z.object({ id: z.int(), name: z.string() }))),
  /** What `rows.columns` names, of choices as they are kept. */
  tells: z.array(z.nullable(z.string())),
  /** What the line's columns are made of this row; of shares nothing. */
  values: z.array(z.nullable(z.int())),
});
export type ReportRow = z.output<typeof row>;

/** How many rows of a line stand on a page, and in a file. */
export const rowsOnPage = 50;
export const mostRowsInFile = 20_000;

/**
 * Describes a report: rows of a period, put together by one of its groups, with a value in each
 * column. From it come its calls, the server's handling of them, its screen with chart, table and
 * files, and its tests. See docs/report.md.
 */
export function report<const C extends string, const G extends string>(
  name: string,
  spec: Spec<C, G>,
) {
  const { path, read, groups, filters = {} } = spec;
  const query = z.object({
    /** The first and the last day, both included, by the clock of the site. */
    from: dayInput(),
    to: dayInput(),
    ...(spec.of !== 'company' && sitesQuery),
    /** The usual group where it is left out. */
    by: z.optional(z.enum(Object.keys(groups) as [G, ...G[]])),
    ...Object.fromEntries(
      Object.entries(filters).map(([filter, values]) => [filter, z.optional(z.enum(values))]),
    ),
  });
  const ofLine = z.extend(query, {
    /** The key of a line, the one whose rows have none; all rows where neither is said. */
    line: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
    none: z.optional(z.literal('1')),
  });
  const format = { format: z.optional(z.enum(['csv', 'xlsx'])) };
  return {
    ...spec,
    name,
    calls: {
      run: get(path, {
        summary: `The report ${name}: a line for each group, and their totals`,
        access: read,
        query,
        result: data(answered),
        errors: ['common.takes_too_long'],
      }),
      export: get(`${path}/export`, {
        summary: `The report ${name} as a file`,
        access: read,
        query: z.extend(query, format),
        result: z.unknown(),
        answers: 'file',
        errors: ['common.takes_too_long'],
      }),
      rows: get(`${path}/rows`, {
        summary: `The rows that a line of the report ${name} counts, the newest first`,
        access: read,
        query: z.extend(ofLine, { page: listQuery.page }),
        result: z.object({ data: z.array(row), meta: listMeta }),
        errors: ['common.takes_too_long'],
      }),
      exportRows: get(`${path}/rows/export`, {
        summary: `The rows of a line of the report ${name} as a file`,
        access: read,
        query: z.extend(ofLine, format),
        result: z.unknown(),
        answers: 'file',
        errors: ['common.takes_too_long'],
      }),
    },
  };
}

/** Any report: what the engine on either side works with. */
export interface Report extends Spec<string, string> {
  readonly name: string;
  readonly calls: {
    readonly run: Call;
    readonly export: Call;
    readonly rows: Call;
    readonly exportRows: Call;
  };
}
