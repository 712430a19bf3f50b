import { sql } from 'kysely';
import { mostCounted } from '#contract/kit/list-query.ts';
import type { Report, ReportRow } from '#contract/kit/report.ts';
import type { Tx } from '#server/db/open.ts';
import type { Actor } from '#server/kit/caller.ts';
import { askedOf, keyOf, within, type ReportQuery, type ReportSource } from './run-report.ts';

/** Which of them are asked for. */
interface Part {
  readonly limit: number;
  readonly offset: number;
}

/**
 * The rows that a line of a report counts, the newest first, each with what the line's columns are
 * made of it: they add up to the line. All rows of the report where no line is named. Throws as
 * `runReport`.
 */
export async function rowsOf(
  tx: Tx,
  report: Report,
  { rows, each = rows, columns }: ReportSource,
  caller: Actor,
  query: ReportQuery,
  { limit, offset }: Part,
): Promise<{ rows: ReportRow[]; total: number }> {
  const { by = Object.keys(report.groups)[0]!, line, none } = query;
  const asked = askedOf(caller, query);
  const key = keyOf(report, by, caller.timezone);
  const ofLine =
    none !== undefined
      ? sql`where ${key} is null`
      : line === undefined
        ? sql``
        : sql`where ${key} = ${line}`;
  const source = sql`select found.* from (${each(asked)}) found ${ofLine}`;
  const tells = report.rows.tells.map(
    (name) => sql`page.${sql.ref(columnOf(report, name))}::text as ${sql.ref(`tells_${name}`)}`,
  );
  const counted = Object.entries(report.columns).filter(([, { kind }]) => kind !== 'share');
  const made = counted.map(([name]) => sql`(${columns[name]!})::bigint as ${sql.ref(name)}`);
  const told = counted.map(([name]) => sql`made.${sql.ref(name)} as ${sql.ref(`made_${name}`)}`);
  // The columns are made of each row alone, as of a line of one row, once it is known which stand on the page.
  const found = await within(
    tx,
    sql<Found>`
    with page as (${source} order by at desc nulls last, row_id desc limit ${limit} offset ${offset})
    select page.at, page.leads_to, ${sql.join([...tells, ...told])}
    from page cross join lateral (select ${sql.join(made)} from (select page.*) one) made
    order by page.at desc nulls last, page.row_id desc`,
  );
  const [count] = await within(
    tx,
    sql<{ total: number }>`
    select count(*)::int as total from (select from (${source}) counted limit ${mostCounted + 1}) counted`,
  );
  return {
    total: count!.total,
    rows: found.map((row) => ({
      at: row.at?.toISOString() ?? null,
      leads_to: row.leads_to,
      tells: report.rows.tells.map((name) => row[`tells_${name}`] as string | null),
      values: Object.keys(report.columns).map(
        (name) => (row[`made_${name}`] ?? null) as number | null,
      ),
    })),
  };
}

type Found = { readonly at: Date | null; readonly leads_to: number | null } & Readonly<
  Record<string, unknown>
>;

// What is named is told by its name.
const columnOf = ({ groups }: Report, name: string): string =>
  groups[name]?.kind === 'named' ? `${name}_name` : name;
