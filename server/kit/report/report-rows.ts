import { sql, type RawBuilder } from 'kysely';
import { mostCounted } from '#contract/kit/list-query.ts';
import type { Report, ReportRow } from '#contract/kit/report.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller/caller.ts';
import { paramsOf, keyOf, within, type ReportQuery, type ReportSource } from './run-report.ts';

/** Which of them are asked for. */
interface Part {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The rows that a line of a report counts, the newest first and what was before the period behind
 * them, each with what the line's columns are made of it: they add up to the line. All rows of the
 * report where no line is named. `total` is counted no further than `mostCounted` and one. Throws
 * as `runReport`.
 */
export async function rowsOf(
  tx: Tx,
  report: Report,
  source: ReportSource,
  caller: Actor,
  query: ReportQuery,
  { limit, offset }: Part,
): Promise<{ rows: ReportRow[]; total: number }> {
  const params = paramsOf(caller, query);
  const ofLine = lineOf(report, caller, query);
  const most = Math.max(mostCounted, limit);
  const found = (rows: RawBuilder<unknown>) => sql`select found.* from (${rows}) found ${ofLine}`;
  const first = found((source.each ?? source.rows)(params));
  const before = source.before && found(source.before(params));
  const parts = [
    partOf(report, source, first, 1, sql`${limit} offset ${offset}`),
    // What room is left where those of the period are all told.
    ...(before
      ? [
          partOf(
            report,
            source,
            before,
            2,
            sql`(select case when total > ${most} then 0
                else ${limit}::int - least(${limit}, greatest(0, total - ${offset}::int)) end from first)
              offset (select greatest(0, ${offset}::int - total) from first)`,
          ),
        ]
      : []),
  ];
  const fetched = await within(
    tx,
    sql<Found>`
    with first as materialized (${countOf(first, most)}),
      before as materialized (${before ? countOf(before, most) : sql`select 0 as total`}),
      told as (${sql.join(parts, sql` union all `)})
    select first.total + before.total as total, told.*
    from first cross join before left join told on true order by part, nth`,
  );
  return {
    total: fetched[0]!.total,
    rows: fetched
      .filter(({ key }) => key !== null)
      .map((row) => ({
        key: row.key!,
        at: row.at?.toISOString() ?? null,
        leads_to: row.leads_to,
        tells: report.rows.columns.map((name) => row[`tells_${name}`] as string | null),
        ...(query.sites !== undefined && {
          site: row.site_id === null ? null : { id: row.site_id, name: row.site_name },
        }),
        values: Object.keys(report.columns).map(
          (name) => (row[`made_${name}`] ?? null) as number | null,
        ),
      })),
  };
}

type Found = {
  readonly total: number;
  /** Null where there is no row at all. */
  readonly key: string | null;
  readonly at: Date | null;
  readonly leads_to: number | null;
  readonly site_id: number | null;
  readonly site_name: string;
} & Readonly<Record<string, unknown>>;

/** What rows of the line have in common. */
function lineOf(report: Report, { timezone }: Actor, query: ReportQuery): RawBuilder<unknown> {
  const { by = Object.keys(report.groups)[0]!, line, none } = query;
  const key = keyOf(report, by, timezone);
  if (none !== undefined) return sql`where ${key} is null`;
  if (line === undefined) return sql``;
  // Compared as the number it is where it is one: for that there may be an index.
  const isNamed = report.groups[by]!.kind === 'named';
  return isNamed && /^[1-9]\d{0,17}$/.test(line)
    ? sql`where ${sql.ref(by)} = ${line}`
    : sql`where ${key} = ${line}`;
}

/** Some of the rows found, with what is told of each. */
function partOf(
  report: Report,
  { columns }: ReportSource,
  found: RawBuilder<unknown>,
  part: number,
  limit: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const shown = report.rows.columns.map(
    (name) => sql`page.${sql.ref(columnOf(report, name))}::text as ${sql.ref(`tells_${name}`)}`,
  );
  const counted = Object.entries(report.columns).filter(([, { kind }]) => kind !== 'share');
  const made = counted.map(([name]) => sql`(${columns[name]!})::bigint as ${sql.ref(name)}`);
  const values = counted.map(([name]) => sql`made.${sql.ref(name)} as ${sql.ref(`made_${name}`)}`);
  // The columns are made of each row alone, as of a line of one row, once it is known which stand on the page.
  return sql`
    select ${sql.lit(part)} as part, row_number() over (order by page.at desc, page.row_id desc) as nth,
      page.row_id::text as key, page.at, page.leads_to, page.site_id,
      (select s.name from sites s where s.chain_id = current_chain() and s.id = page.site_id) as site_name,
      ${sql.join([...shown, ...values])}
    from (${found} order by at desc, row_id desc limit ${limit}) page
    cross join lateral (select ${sql.join(made)} from (select page.*) one) made`;
}

const countOf = (found: RawBuilder<unknown>, most: number): RawBuilder<unknown> =>
  sql`select count(*)::int as total from (select from (${found}) counted limit ${most + 1}) counted`;

// What is named is told by its name.
const columnOf = ({ groups }: Report, name: string): string =>
  groups[name]?.kind === 'named' ? `${name}_name` : name;
