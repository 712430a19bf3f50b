import { sql, type RawBuilder } from 'kysely';
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
  const asked = askedOf(caller, query);
  const ofLine = lineOf(report, caller, query);
  const told = async (rows: RawBuilder<unknown>, part: Part) => {
    const found = sql`select found.* from (${rows}) found ${ofLine}`;
    return { rows: await partOf(tx, report, source, found, part), total: await countOf(tx, found) };
  };
  const first = await told((source.each ?? source.rows)(asked), { limit, offset });
  if (!source.before || first.total > mostCounted) return first;
  const left = { limit: limit - first.rows.length, offset: Math.max(0, offset - first.total) };
  const last = await told(source.before(asked), left);
  return { rows: [...first.rows, ...last.rows], total: first.total + last.total };
}

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

async function partOf(
  tx: Tx,
  report: Report,
  { columns }: ReportSource,
  found: RawBuilder<unknown>,
  { limit, offset }: Part,
): Promise<ReportRow[]> {
  const tells = report.rows.tells.map(
    (name) => sql`page.${sql.ref(columnOf(report, name))}::text as ${sql.ref(`tells_${name}`)}`,
  );
  const counted = Object.entries(report.columns).filter(([, { kind }]) => kind !== 'share');
  const made = counted.map(([name]) => sql`(${columns[name]!})::bigint as ${sql.ref(name)}`);
  const told = counted.map(([name]) => sql`made.${sql.ref(name)} as ${sql.ref(`made_${name}`)}`);
  // The columns are made of each row alone, as of a line of one row, once it is known which stand on the page.
  const rows = await within(
    tx,
    sql<Found>`
    with page as materialized (${found} order by at desc, row_id desc limit ${limit} offset ${offset})
    select page.row_id::text as key, page.at, page.leads_to, ${sql.join([...tells, ...told])}
    from page cross join lateral (select ${sql.join(made)} from (select page.*) one) made
    order by page.at desc, page.row_id desc`,
  );
  return rows.map((row) => ({
    key: row.key,
    at: row.at?.toISOString() ?? null,
    leads_to: row.leads_to,
    tells: report.rows.tells.map((name) => row[`tells_${name}`] as string | null),
    values: Object.keys(report.columns).map(
      (name) => (row[`made_${name}`] ?? null) as number | null,
    ),
  }));
}

type Found = {
  readonly key: string;
  readonly at: Date | null;
  readonly leads_to: number | null;
} & Readonly<Record<string, unknown>>;

async function countOf(tx: Tx, found: RawBuilder<unknown>): Promise<number> {
  const [count] = await within(
    tx,
    sql<{ total: number }>`
    select count(*)::int as total from (select from (${found}) counted limit ${mostCounted + 1}) counted`,
  );
  return count!.total;
}

// What is named is told by its name.
const columnOf = ({ groups }: Report, name: string): string =>
  groups[name]?.kind === 'named' ? `${name}_name` : name;
