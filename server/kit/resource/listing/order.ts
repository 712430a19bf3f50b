import { sql } from 'kysely';
import { hasOrder } from '#contract/kit/list-query.ts';
import type { Resource } from '#contract/kit/resource.ts';
import type { ListQuery } from '../filters.ts';

/** In which column's order rows come, and whether backwards. */
export interface Order {
  readonly column: string;
  readonly down: boolean;
  /** Whether some rows have no value to be sorted by. */
  readonly gaps: boolean;
  /** Those that are called what was typed come first, where nobody asked for an order. */
  readonly called?: Called | undefined;
}

/** What was typed, and the column that rows are called by, as it is sorted. */
export interface Called {
  readonly column: string;
  readonly typed: string;
}

/** The order that a query asks for. */
export function orderOf(resource: Resource, query: ListQuery): Order {
  const [field = '', direction] = String(query['sort_by'] ?? resource.sort).split(':');
  const { kind = 'text', required } = resource.fields[field] ?? {};
  const ofText = !hasOrder(kind);
  return {
    column: ofText ? `${field}_sort` : field,
    down: direction === 'desc',
    gaps: !ofText && !required,
  };
}

/** What rows should be called to come first: of a query that finds by words and asks for no order. */
export function calledFirst({ title, fields }: Resource, query: ListQuery): Called | undefined {
  const { kind = 'text', sort } = fields[title] ?? {};
  const typed = String(query['q'] ?? '');
  if (typed === '' || query['sort_by'] !== undefined || !sort || hasOrder(kind)) return undefined;
  return { column: `${title}_sort`, typed };
}

// Rows without a value come last; the id decides between equal ones, so that no page repeats a row.
// Said of what has no gaps, it would keep the index from being read backwards.
export const inOrder = ({ column, down, gaps, called }: Order) => sql`
  ${called ? sql`${farFrom(called)},` : sql``}
  ${
    down
      ? sql`${sql.ref(column)} desc ${sql.raw(gaps ? 'nulls last' : '')}, id desc`
      : sql`${sql.ref(column)} asc, id asc`
  }`;

/** Just so called before what begins so, that before what has a word that does, that before the rest. */
function farFrom({ column, typed }: Called) {
  const name = sql.ref(column);
  const key = sql`(select nordic_sort_key(${typed}))`;
  return sql`case when ${name} = ${key} then 0 when starts_with(${name}, ${key}) then 1
    when position(' ' || ${key} in ${name}) > 0 then 2 else 3 end`;
}
