import * as z from 'zod/mini';
import { data, get, idParams, instant } from '../../kit/call.ts';
import { notes, plate, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { storagePlaces } from '../storage-places/storage-places.ts';
import { wheelSets } from '../wheel-sets/wheel-sets.ts';

/** Searches for sets that nobody knows the place of. One begins when a set is said to be missing, and ends when it is scanned anywhere. */
export const setSearches = resource('set-searches', {
  feature: 'set-searches',
  path: '/v4/site/set-searches',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.work',
  title: 'number',
  sort: 'number:desc',
  fields: {
    /** That of the set. */
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    set_id: reference((): Resource => wheelSets, { required: true, filter: true }),
    licenseplate: plate({ readOnly: true, list: true, search: true }),
    last_place_id: reference((): Resource => storagePlaces, { readOnly: true, list: true }),
    seeker: text(120, { readOnly: true, list: true, search: true }),
    found_place_id: reference((): Resource => storagePlaces, { readOnly: true, list: true }),
    state: states(
      { open: 'all', searching: 'all', found: ['note'], given_up: ['note'] },
      {
        take: { from: ['open'], to: 'searching', undo: true, usual: true },
        give_back: { from: ['searching'], to: 'open' },
        give_up: {
          from: ['open', 'searching'],
          to: 'given_up',
          asks: ['reason'],
          right: 'hotel.discard',
          undo: true,
        },
        reopen: { from: ['given_up'], to: 'open' },
      },
    ),
    reason: text(200, { readOnly: true }),
    note: notes({}, 1000),
  },
});

/** Why somebody looks at a place: the set stood there, or beside it, or who moved it was there soon before or after. */
const clueKinds = ['last', 'same_column', 'beside', 'same_hand'] as const;

export const setSearchCalls = {
  clues: get('/v4/site/set-searches/{id}/clues', {
    summary: 'Where to look for a set, in walking order, and who had it last',
    access: 'hotel.read',
    params: idParams,
    result: data(
      z.object({
        /** The last that was done with it before it was missed; null where nothing was. */
        last: z.nullable(
          z.object({
            at: instant,
            by: z.nullable(z.string()),
            handling: z.string(),
            place: z.nullable(z.string()),
          }),
        ),
        places: z.array(
          z.object({
            id: z.int(),
            code: z.string(),
            warehouse: z.string(),
            because: z.array(z.enum(clueKinds)),
            /** What should stand there: behind or among it the other may be. */
            sets: z.array(z.object({ id: z.int(), number: z.string(), licenseplate: z.string() })),
          }),
        ),
      }),
    ),
  }),
};
