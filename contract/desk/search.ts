import * as z from 'zod/mini';
import { data, get, instant } from '../kit/call.ts';
import { dayOutput } from '../kit/time/days.ts';
import { longestSearch, searchKinds } from './search-rules.ts';
import { oneLine } from '../kit/text.ts';

/** What is found stands in groups, in this order; each comes from one feature. */
export const searchGroups = [
  'here',
  'customers',
  'cars',
  'bookings',
  'sets',
  'orders',
  'invoices',
  'moves',
  'products',
  'visits',
] as const;

/**
 * One thing found. `path` is its screen, below the site; `plate` and `title` are what one knows it
 * by, either of them is there; `detail` distinguishes two of them, `at` is when it was last: an instant,
 * or a day where no more is known.
 */
const searchHit = z.object({
  id: z.int(),
  path: z.string(),
  plate: z.nullable(z.string()),
  title: z.nullable(z.string()),
  detail: z.nullable(z.string()),
  at: z.nullable(z.union([instant, dayOutput])),
});
export type SearchHit = z.output<typeof searchHit>;

/** The first hits of a group; `more` when there are others than those. */
const searchFound = z.object({
  group: z.enum(searchGroups),
  hits: z.array(searchHit),
  count: z.int(),
  more: z.boolean(),
});
export type SearchFound = z.output<typeof searchFound>;

export const searchCalls = {
  search: get('/v3/search', {
    summary:
      'What a plate, name or prefixed number finds at the site; `exact` when it can only be one thing',
    access: 'site',
    query: z.object({
      // Prefix and spaces around it come on top of what is searched for.
      query: oneLine(longestSearch + 20).check(z.minLength(1)),
    }),
    result: data(
      z.object({
        kind: z.enum(searchKinds),
        /** Whether anything of this kind is kept here; what is not yet cannot be found. */
        kept: z.boolean(),
        exact: z.nullable(searchHit),
        groups: z.array(searchFound),
      }),
    ),
  }),
};
