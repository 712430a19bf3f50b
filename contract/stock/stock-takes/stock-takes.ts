import * as z from 'zod/mini';
import { data, get, idParams, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { notes, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { longestPlace } from '../../hotel/storage-places/place-rules.ts';
import { warehouses } from '../../hotel/storage-places/storage-places.ts';
import { differenceKinds } from './difference-rules.ts';
import { oneLine } from '../../kit/text.ts';

/** Stock takes of a warehouse, or of a zone of it: several people read places and what stands there. */
export const stockTakes = resource('stock-takes', {
  feature: 'stock-takes',
  path: '/v4/site/stock-takes',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.work',
  title: 'number',
  sort: 'number:desc',
  guards: { archive: { needs: { 'stock-takes.kept': ({ state }) => state !== 'posted' } } },
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    warehouse_id: reference((): Resource => warehouses, {
      required: true,
      list: true,
      filter: true,
    }),
    /** '' for all of it. */
    zone: text(40, { list: true, search: true, hint: true }),
    state: states(
      { open: 'all', counted: ['note'], reviewed: ['note'], posted: [], cancelled: ['note'] },
      {
        finish: { from: ['open'], to: 'counted', usual: true },
        recount: { from: ['counted', 'reviewed'], to: 'open' },
        review: { from: ['counted'], to: 'reviewed', right: 'hotel.places', usual: true },
        post: {
          from: ['reviewed'],
          to: 'posted',
          right: 'hotel.approve',
          warnings: { 'stock-takes.not_whole': null },
          usual: true,
        },
        cancel: { from: ['open', 'counted', 'reviewed'], to: 'cancelled', right: 'hotel.places' },
      },
    ),
    note: notes({}, 1000),
  },
});

export const stockTakeErrors = {
  'stock-takes.not_here': 404,
  'stock-takes.kept': 409,
  'stock-takes.not_whole': 409,
} as const satisfies ErrorTable;

/** The most sets that are read at one place. */
const mostAtPlace = 99;
const code = oneLine(60).check(z.minLength(1));

/** What stands at a place. */
const count = z.object({
  /** The number of its warehouse, where its label says it. */
  store: z._default(z.string().check(z.regex(/^\d{0,12}$/)), ''),
  place: oneLine(longestPlace).check(z.minLength(1)),
  /** Numbers of sets as their labels say them; none where the place is empty. */
  sets: z.array(code).check(z.maxLength(mostAtPlace)),
});
export type Count = z.output<typeof count>;

const counted = {
  access: 'hotel.work',
  body: count,
  offline: 'queue',
} as const;

const difference = z.object({
  kind: z.enum(differenceKinds),
  place: z.string(),
  set_id: z.nullable(z.int()),
  code: z.string(),
  /** Where the set should be; null where that is nowhere. */
  from: z.nullable(z.string()),
  licenseplate: z.string(),
  by: z.nullable(z.string()),
});

export const stockTakeCalls = {
  count: post('/v4/site/stock-takes/{id}/counts', {
    summary: 'What stands at a place; counted again, the last count holds',
    ...counted,
    params: idParams,
    result: data(z.object({ unknown: z.array(z.string()) })),
    errors: ['stock-takes.not_here', 'common.wrong_state', 'common.archived'],
  }),
  countOpen: post('/v4/site/stock-takes/counts', {
    summary:
      'What stands at a place, counted in the stock take that is open there; one of its warehouse begins where none is',
    ...counted,
    result: data(z.object({ take_id: z.int(), unknown: z.array(z.string()) })),
    errors: ['stock-takes.not_here'],
  }),
  differences: get('/v4/site/stock-takes/{id}/differences', {
    summary: 'How far a count has come, and what was found otherwise than it is written',
    access: 'hotel.read',
    params: idParams,
    result: data(z.object({ places: z.int(), read: z.int(), differences: z.array(difference) })),
  }),
};
