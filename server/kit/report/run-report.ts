import { sql, type RawBuilder } from 'kysely';
import {
  longestPeriod,
  mostLines,
  type Report,
  type ReportAnswer,
  type ReportLine,
  type TimeGroup,
} from '#contract/kit/report.ts';
import { daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { AppError } from '#server/kit/errors.ts';
import { inOrder } from './lines.ts';

/** What is asked of a report; `from` is when its first day began, `until` when the last one ended. */
export interface ReportParams {
  readonly from: Date;
  readonly until: Date;
  /** The site's clock (an IANA name). */
  readonly zone: string;
  /** By the names of its filters. */
  readonly query: ReportQuery;
}

/** The query of a report's calls: `from` and `to` as days. */
export interface ReportQuery extends Readonly<Record<string, string | undefined>> {
  readonly from: string;
  readonly to: string;
  /** `all` for every site where the caller may read the report. */
  readonly sites?: string | undefined;
}

/** How the database answers a report. */
export interface ReportSource {
  /** A `select` of its rows: `at` for the groups of time, and a column for each of the others; what is `named` has `<group>_name` too. Besides what is shown of a row: `row_id` (its own, in the order of the newest), its `site_id`, `leads_to`, and texts. */
  readonly rows: (params: ReportParams) => RawBuilder<unknown>;
  /** Of a report whose `rows` are sums, those of the period that were summed, with the same columns. */
  readonly each?: ReportSource['rows'];
  /** And those for what was before it, which have no `at`. */
  readonly before?: ReportSource['rows'];
  /** What each column is made of the rows of a line; of shares nothing. */
  readonly columns: Readonly<Record<string, RawBuilder<unknown>>>;
}

// Longer than anybody looks at a page that says nothing, and short enough that others get their turn.
const longest = '8s';
const tookTooLong = '57014';

/**
 * Runs a report: one question, with the totals of all rows. Throws `common.wrong_input` for a period
 * that ends before it begins or is too long, `common.takes_too_long` when the database was at it for
 * eight seconds; the embedded engine cannot be stopped.
 */
export async function runReport(
  tx: Tx,
  report: Report,
  { rows, columns }: ReportSource,
  caller: Actor,
  query: ReportQuery,
): Promise<ReportAnswer> {
  const { by = Object.keys(report.groups)[0]! } = query;
  const params = paramsOf(caller, query);
  const group = report.groups[by]!;
  const counted = Object.entries(report.columns).filter(([, { kind }]) => kind !== 'share');
  const key = keyOf(report, by, caller.timezone);
  const label = group.kind === 'named' ? sql`${sql.ref(`${by}_name`)}` : sql`null::text`;
  const values = sql.join(
    counted.map(([name]) => sql`(${columns[name]!})::bigint as ${sql.ref(name)}`),
  );
  const order = group.kind === 'named' ? sql`${sql.ref(counted[0]![0])} desc, key` : sql`key`;
  const found = await within(
    tx,
    sql<Found>`
    with source as (select ${key} as key, ${label} as label, found.* from (${rows(params)}) found)
    select grouping(key) = 1 as is_total, key, label, ${values} from source
    group by grouping sets ((key, label), ())
    order by is_total desc, ${order} limit ${mostLines + 2}`,
  );
  return answerOf(report, by, query, found);
}

/** What is asked of the database. Throws as `runReport`. */
export function paramsOf({ timezone }: Actor, query: ReportQuery): ReportParams {
  const { from, to } = query;
  checkPeriod(from, to);
  const began = (day: string) => new Date(instantAt(Date.parse(day), timezone));
  return { from: began(from), until: began(daysAfter(to, 1)), zone: timezone, query };
}

/** The key of the line that a row belongs to, made of its columns. */
export function keyOf({ groups }: Report, by: string, zone: string): RawBuilder<unknown> {
  const { kind } = groups[by]!;
  return kind === 'choice' || kind === 'named'
    ? sql`${sql.ref(by)}::text`
    : partsOf[kind](sql`(at at time zone ${sql.lit(zone)})`);
}

/** Asks a question of a report, which has eight seconds: throws `common.takes_too_long`. */
export async function within<T>(tx: Tx, question: RawBuilder<T>): Promise<T[]> {
  await sql`set local statement_timeout = ${sql.lit(longest)}`.execute(tx);
  const { rows } = await question.execute(tx).catch((error: unknown) => {
    throw (error as { code?: string }).code === tookTooLong
      ? new AppError('common.takes_too_long')
      : error;
  });
  return rows;
}

type Found = {
  readonly is_total: boolean;
  readonly key: string | null;
  readonly label: string | null;
} & Readonly<Record<string, unknown>>;

function answerOf(report: Report, by: string, query: ReportQuery, found: readonly Found[]) {
  const columns = Object.entries(report.columns);
  const total = found.find(({ is_total }) => is_total);
  const valuesOf = (row: Found): ReportLine['values'] =>
    columns.map(([name, { kind, of }]) => {
      if (kind !== 'share') return (row[name] ?? null) as number | null;
      const whole = Number(total?.[of!] ?? 0);
      return whole === 0 ? null : Math.round((Number(row[of!] ?? 0) * 10_000) / whole);
    });
  const lines = found
    .filter(({ is_total }) => !is_total)
    .map((row) => ({ key: row.key, label: row.label, values: valuesOf(row) }));
  const nothing = columns.map(([, { kind }]) => (kind === 'count' || kind === 'sum' ? 0 : null));
  const sorted = inOrder(lines, report.groups[by]!, query, nothing);
  return {
    lines: sorted.slice(0, mostLines),
    totals: total ? valuesOf(total) : nothing,
    more: sorted.length > mostLines,
  };
}

function checkPeriod(from: string, to: string): void {
  const field = (code: string) => new AppError('common.wrong_input', {}, { to: code });
  if (to < from) throw field('fields.before_start');
  if (to > daysAfter(from, longestPeriod)) throw field('fields.too_late');
}

const partsOf: Readonly<Record<TimeGroup, (wall: RawBuilder<unknown>) => RawBuilder<unknown>>> = {
  hour: (wall) => sql`to_char(${wall}, 'HH24')`,
  weekday: (wall) => sql`extract(isodow from ${wall})::int::text`,
  day: (wall) => sql`to_char(${wall}, 'YYYY-MM-DD')`,
  week: (wall) => sql`to_char(date_trunc('week', ${wall}), 'YYYY-MM-DD')`,
  month: (wall) => sql`to_char(${wall}, 'YYYY-MM')`,
};
