import { sql, type RawBuilder } from 'kysely';
import { atSites } from '#server/kit/report/report-sites.ts';
import type { ReportParams } from '#server/kit/report/run-report.ts';

type Period = Pick<ReportParams, 'from' | 'until' | 'query'>;
type Query = Period['query'];

/**
 * What was moved of each product in each warehouse until a period ended, by DOT code, and whether
 * before it began (`is_before`): whole months as they are summed, the rest from the ledger. However
 * long the ledger is, no more of it is read than three months.
 */
export function movedUntil({ from, until, query }: Period): RawBuilder<unknown> {
  const began = monthOf(from);
  const { summed, read } = partsOf(query);
  const [first, last] = [from > began ? monthAfter(began) : began, monthOf(until)];
  const parts =
    first <= last
      ? [
          summed(null, began, true),
          read(began, from, true),
          read(from, first, false),
          summed(first, last, false),
          read(last, until, false),
        ]
      : [summed(null, began, true), read(began, from, true), read(from, until, false)];
  return sql`
    select product_id, warehouse_id, dot, is_before, sum(value_in)::bigint as value_in,
      sum(value_out)::bigint as value_out, sum(moved)::bigint as moved, sum(taken)::bigint as taken
    from (${sql.join(parts, sql` union all `)}) moved
    group by product_id, warehouse_id, dot, is_before`;
}

/** The same as it was moved: each movement of a period at each of its warehouses. */
export const eachMoved = ({ from, until, query }: Period): RawBuilder<unknown> => sql`
  select m.id * 2 + (s.moved > 0)::int as row_id, m.happened_at as at, m.product_id,
    s.warehouse_id, m.dot, false as is_before, s.value_in, s.value_out, s.moved, s.taken
  ${movedWithin(query, from, until)}`;

/** What stood there when a period began, as one row of each product, warehouse and DOT code. */
export function stoodBefore({ from, query }: Period): RawBuilder<unknown> {
  const began = monthOf(from);
  const { summed, read } = partsOf(query);
  return sql`
    select row(product_id, warehouse_id, dot) as row_id, null::timestamptz as at,
      product_id, warehouse_id, dot, true as is_before, sum(value_in)::bigint as value_in,
      sum(value_out)::bigint as value_out, sum(moved)::bigint as moved, sum(taken)::bigint as taken
    from (${summed(null, began, true)} union all ${read(began, from, true)}) stood
    group by product_id, warehouse_id, dot`;
}

// At the sites that the query asks for.
const partsOf = (query: Query) => ({
  summed: (from: Date | null, until: Date, before: boolean) => sql`
  select product_id, warehouse_id, dot, ${sql.lit(before)} as is_before, value_in, value_out, moved, taken
  from stock_sums
  where site_id ${atSites(query)} and month < ${dayOf(until)}
    and (${from && dayOf(from)}::date is null or month >= ${from && dayOf(from)}::date)`,
  read: (from: Date, until: Date, before: boolean) => sql`
  select m.product_id, s.warehouse_id, m.dot, ${sql.lit(before)}, s.value_in, s.value_out, s.moved, s.taken
  ${movedWithin(query, from, until)}`,
});

const movedWithin = (query: Query, from: Date, until: Date) => sql`
  from stock_movements m cross join lateral sides_of(m) s
  where m.site_id ${atSites(query)} and m.happened_at >= ${from} and m.happened_at < ${until}`;

const monthOf = (at: Date): Date => new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth()));
const monthAfter = (month: Date): Date =>
  new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1));
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);
