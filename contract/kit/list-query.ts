import * as z from 'zod/mini';
import { dayInput, instantInput } from './time/days.ts';
import type { FieldKind, Fields } from './field.ts';
import { oneLine } from './text.ts';

/** No list is counted further: it says '10 000+'. */
export const mostCounted = 10_000;

/** Pagination: which part of a list an answer holds. */
export const listMeta = z.object({
  current_page: z.int(),
  per_page: z.int(),
  /** No more than `mostCounted`. */
  total_items: z.int(),
  /** There are more than were counted. */
  more: z.boolean(),
});

/** How many rows of a list are answered when nobody says: specification §9. */
export const defaultPageSize = 5;

/** What any list may be asked for. */
export const listQuery = {
  page: z.optional(count(1, 100_000)),
  /** `defaultPageSize` when it is left out; more than 200 are never answered at once. */
  per_page: z.optional(count(1, 100_000)),
  /** Every word of it is found somewhere in the row. Without `sort_by` those come first that are called so. */
  q: z.optional(oneLine(100)),
  /** Shows what was archived instead. */
  archived: z.optional(z.literal('1')),
};

/** What the list of a site's rows may be asked for besides: those of all sites where the caller may read them. */
export const sitesQuery = { sites: z.optional(z.literal('all')) };

/** `field:asc` or `field:desc`, of the fields that say so. */
export function sortsOf(fields: Fields) {
  const sorted = Object.keys(fields).filter((name) => fields[name]?.sort);
  return z.optional(z.enum(sorted.flatMap((name) => [`${name}:asc`, `${name}:desc`])));
}

/** A whole number in a query. */
function count(from: number, to: number) {
  return z.pipe(
    z.union([z.int().check(z.gte(from), z.lte(to)), z.string().check(z.regex(/^[1-9]\d{0,5}$/))]),
    z.transform((value: number | string) => Math.min(Math.max(Number(value), from), to)),
  );
}

const bound = z.optional(z.string().check(z.regex(/^-?\d{1,15}$/)));
const day = z.optional(dayInput());
const at = z.optional(instantInput());

type Filter = z.ZodMiniType<string | undefined, string | undefined>;

/**
 * The query's part that narrows a list: `field=a,b` for choices and tags, `field=true` for yes or
 * no, `field=7` for a reference, `field_from` and `field_to` (both included) for what has an order.
 */
export function filtersOf(fields: Fields): Record<string, Filter> {
  const filtered = Object.entries(fields).filter(([, { filter }]) => filter);
  return Object.fromEntries(filtered.flatMap(([name, { kind }]) => filterOf(name, kind)));
}

function filterOf(name: string, kind: FieldKind): [name: string, filter: Filter][] {
  if (kind === 'reference') return [[name, bound]];
  if (kind === 'yes_no') return [[name, z.optional(z.enum(['true', 'false']))]];
  const ordered = kind === 'date' ? day : kind === 'instant' ? at : bound;
  if (hasOrder(kind))
    return [
      [`${name}_from`, ordered],
      [`${name}_to`, ordered],
    ];
  return [[name, z.optional(oneLine(400))]];
}

/** Whether a kind of field is narrowed by bounds. */
export const hasOrder = (kind: FieldKind): boolean =>
  ['date', 'instant', 'time', 'number', 'money', 'percent'].includes(kind);
