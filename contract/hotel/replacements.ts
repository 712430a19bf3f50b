import * as z from 'zod/mini';
import { data, get } from '../kit/call.ts';
import { date, notes, plate, reference, text } from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';
import { states } from '../kit/states.ts';
import { oneLine } from '../kit/text.ts';
import { setSeasons, wheelSets } from './wheel-sets/wheel-sets.ts';

/** New tyres that a customer was offered for a set whose tyres are worn: when, by whom, of which size, and what they said. */
export const tyreOffers = resource('tyre-offers', {
  feature: 'replacements',
  path: '/v4/site/tyre-offers',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.work',
  title: 'number',
  sort: 'offered_on:desc',
  fields: {
    /** That of the set. */
    number: text(20, { readOnly: true, list: true, search: true }),
    set_id: reference((): Resource => wheelSets, { required: true, filter: true }),
    licenseplate: plate({ readOnly: true, list: true, search: true }),
    size: text(40, { list: true, search: true }),
    offered_on: date({ readOnly: true, list: true, sort: true, filter: true }),
    state: states(
      { offered: 'all', accepted: ['note'], declined: ['note'] },
      {
        accept: { from: ['offered'], to: 'accepted', undo: true, usual: true },
        decline: { from: ['offered'], to: 'declined', undo: true },
      },
    ),
    note: notes({ list: true }, 1000),
  },
});

/** How many sets one answer has at the most. */
export const duePage = 50;

const pageNumber = z.pipe(
  z.union([z.int().check(z.gte(1), z.lte(1000)), z.string().check(z.regex(/^[1-9]\d{0,2}$/))]),
  z.transform((value: number | string) => Number(value)),
);

export const replacementCalls = {
  replacements: get('/v4/site/wheel-sets/replacements', {
    summary:
      'What has to be bought: the sets in the house that ask for new tyres, by season and size',
    access: 'hotel.read',
    result: data(
      z.array(
        z.object({
          season: z.string(),
          size: z.string(),
          sets: z.int(),
          tyres: z.int(),
          illegal: z.int(),
        }),
      ),
    ),
  }),
  due: get('/v4/site/tyre-offers/due', {
    summary: 'The sets in the house that ask for new tyres, the most worn first, with whom to call',
    access: 'hotel.read',
    query: z.object({
      /** Those of one state; `due` are those that nobody was called about. */
      offer: z.optional(z.enum(['due', 'offered', 'accepted', 'declined'])),
      season: z.optional(z.enum(setSeasons)),
      size: z.optional(oneLine(40)),
      page: z._default(pageNumber, 1),
    }),
    result: data(
      z.object({
        /** How many there are of each state, of all of them. */
        counts: z.object({
          due: z.int(),
          offered: z.int(),
          accepted: z.int(),
          declined: z.int(),
        }),
        sets: z.array(
          z.object({
            id: z.int(),
            number: z.string(),
            licenseplate: z.string(),
            season: z.string(),
            size: z.string(),
            verdict: z.string(),
            least_depth: z.nullable(z.int()),
            /** Who is called about it; null of one who may know of no customers, or where nobody is known. */
            owner: z.nullable(z.object({ name: z.string(), phone: z.string() })),
            offer: z.nullable(
              z.object({
                id: z.int(),
                version: z.int(),
                state: z.enum(['offered', 'accepted', 'declined']),
                on: z.nullable(z.string()),
                by: z.nullable(z.string()),
                size: z.string(),
                note: z.string(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
};
