import * as z from 'zod/mini';
import { data, get, idParam, instant, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { choice, date, notes, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { moveKinds, moveProblems, moveReasons, moveStates } from './move-rules.ts';
import { storagePlaces } from '../storage-places/storage-places.ts';
import { setStates } from '../wheel-sets/wheel-set-rules.ts';
import { wheelSets } from '../wheel-sets/wheel-sets.ts';

const editable = ['kind', 'to_place_id', 'station', 'due_on', 'problem', 'note'];

/**
 * What has to be carried: a set to a lift, to a shelf, to another site. Moves come by themselves
 * (migration 0094), and scans end them; by hand one asks for a set on a day.
 */
export const moves = resource('moves', {
  feature: 'moves',
  path: '/v4/site/moves',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.work',
  title: 'number',
  sort: 'number:desc',
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    set_id: reference((): Resource => wheelSets, { required: true, list: true, filter: true }),
    kind: choice(moveKinds, { list: true, filter: true }),
    reason: choice(moveReasons, { readOnly: true, list: true, filter: true }),
    to_place_id: reference((): Resource => storagePlaces, {}),
    /** The lift that the set is for, as the garage's queue calls it. */
    station: text(40, { list: true }),
    due_on: date({ list: true, sort: true, filter: true }),
    problem: choice(moveProblems, { list: true }),
    state: states(
      {
        planned: 'all',
        picked: editable,
        exception: editable,
        delivered: ['note'],
        cancelled: ['note'],
      } satisfies Record<(typeof moveStates)[number], 'all' | readonly string[]>,
      {
        report: {
          from: ['planned', 'picked'],
          to: 'exception',
          needs: {
            'moves.no_problem': ({ problem }) => problem !== '',
            // It is said of the set, which is searched for then: once, whoever wants it.
            'moves.say_of_set': ({ problem }) => problem !== 'missing',
          },
        },
        resume: {
          from: ['exception'],
          to: 'planned',
          needs: { 'moves.searched_for': ({ problem }) => problem !== 'missing' },
          usual: true,
        },
        cancel: { from: ['planned', 'picked', 'exception'], to: 'cancelled', undo: true },
      },
    ),
    note: notes({}, 1000),
  },
});

export const moveErrors = {
  'moves.no_problem': 422,
  'moves.not_here': 409,
  'moves.say_of_set': 422,
  'moves.searched_for': 409,
} as const satisfies ErrorTable;

/** What a line of the work list says of its set, and of who wants it. */
const ofSet = {
  id: z.int(),
  version: z.int(),
  set_id: z.int(),
  set: z.string(),
  set_version: z.int(),
  licenseplate: z.string(),
  season: z.string(),
  size: z.string(),
  /** Where it stands, or stood last. */
  place: z.nullable(z.string()),
};
const wanted = {
  reason: z.enum(moveReasons),
  /** The lift its visit is called to, or that was said. */
  station: z.string(),
  /** Since when somebody waits for it; null where nobody does. */
  arrived_at: z.nullable(instant),
  /** Whether the car stands at its lift. */
  called: z.boolean(),
  due_on: z.nullable(z.string()),
};

const openMove = z.object({
  ...ofSet,
  ...wanted,
  number: z.string(),
  kind: z.enum(moveKinds),
  state: z.enum(moveStates),
  problem: z.enum(moveProblems),
  note: z.string(),
  /** Where it is to go: the place that was said, or the first by its lift that is free. */
  to: z.nullable(z.string()),
  /** The warehouse that this is in. */
  to_warehouse: z.nullable(z.int()),
  /** Who has it on their round. */
  taken_by: z.nullable(z.string()),
  mine: z.boolean(),
  set_state: z.enum(setStates),
  place_id: z.nullable(z.int()),
  /** The warehouse that its place is in. */
  warehouse: z.nullable(z.int()),
  zone: z.string(),
});
export type OpenMove = z.output<typeof openMove>;

/** A set that is searched for, with who is in want of it: the same line of the work list for both. */
const searchedSet = z.object({
  /** `id` and `version` are those of its search. */
  ...ofSet,
  state: z.enum(['open', 'searching']),
  seeker: z.string(),
  since: instant,
  /** Null where nothing is to be done with it. */
  wanted: z.nullable(z.object(wanted)),
});
export type SearchedSet = z.output<typeof searchedSet>;

/** The most sets that one round can have. */
const mostOnRound = 200;

export const moveCalls = {
  work: get('/v4/site/moves/work', {
    summary:
      'All that is to be carried, and where, and all that is searched for: the views of the work list are made of it',
    access: 'hotel.read',
    result: data(
      z.object({
        today: z.string(),
        /** Without those whose set is searched for. */
        moves: z.array(openMove),
        searches: z.array(searchedSet),
      }),
    ),
  }),
  round: post('/v4/site/moves/round', {
    summary:
      'What the caller carries on their round from now on, and nothing else; those of others stay theirs',
    access: 'hotel.work',
    body: z.object({ ids: z.array(idParam).check(z.maxLength(mostOnRound)) }),
    result: data(z.object({ taken: z.int() })),
    offline: 'queue',
  }),
};
