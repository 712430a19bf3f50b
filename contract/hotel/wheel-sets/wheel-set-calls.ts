import * as z from 'zod/mini';
import { data, get, idParam, idParams, instant, post } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';
import { intent, mostIntents, outcome, readAtGate, stateAndPlace } from './wheel-set-intents.ts';
import { warnings, gateReasons, ledgerHandlings, reasons } from './wheel-set-rules.ts';
import { setSeasons, wheelSets } from './wheel-sets.ts';
import { wheelsShape } from './wheels.ts';

const movement = z.object({
  id: z.int(),
  at: instant,
  by: z.nullable(z.string()),
  /** Whether it was the caller. */
  mine: z.boolean(),
  handling: z.enum([...ledgerHandlings, 'undo']),
  from_state: z.string(),
  to_state: z.string(),
  from_place: z.nullable(z.string()),
  to_place: z.nullable(z.string()),
  unseen: z.array(z.string()),
  override: z.array(z.string()),
  /** Why the wheels left on another car; null where they did not. */
  because: z.nullable(z.enum(gateReasons)),
  /** The plate that was read then; '' where none was. */
  read_plate: z.string(),
  late: z.boolean(),
  undone: z.boolean(),
});

/** The most rows in one page of what devices keep. */
export const devicePage = 2000;

const keptSet = z.object({
  id: z.int(),
  version: z.int(),
  number: z.string(),
  licenseplate: z.string(),
  season: z.enum(setSeasons),
  wheels: z.array(z.string()),
  size: z.string(),
  held: z.boolean(),
  /** Not in the house any more, or archived: a device forgets it. */
  gone: z.boolean(),
  ...stateAndPlace,
});
const keptPlace = z.object({
  id: z.int(),
  warehouse_id: z.int(),
  code: z.string(),
  zone: z.string(),
  room: z.int(),
  taken: z.int(),
  rack: z.string(),
  use: z.string(),
  /** Nothing is put there for now. */
  closed: z.boolean(),
  /** Archived: a device forgets it. */
  gone: z.boolean(),
});
export type KeptSet = z.output<typeof keptSet>;
export type KeptPlace = z.output<typeof keptPlace>;

const revision = z.pipe(
  z.union([z.int().check(z.gte(0)), z.string().check(z.regex(/^\d{1,15}$/))]),
  z.transform((value: number | string) => Number(value)),
);

const size = () => z._default(oneLine(40), '');

const { shape } = wheelSets.calls.add.body;
const one = wheelSets.calls.one.result.shape.data;

/** What comes in: the data of a set, its wheels, and where it is put, if that is known. */
const intake = z.object({
  ...shape,
  wheels: wheelsShape,
  place_id: z.nullable(idParam),
  /** A set that was here before and comes back: it keeps its number and all that happened to it. */
  again: z.optional(z.nullable(idParam)),
  /** The kind of agreement that begins with it, where there is none in force for its car. */
  agreement_type_id: z.optional(z.nullable(idParam)),
});
export type Intake = z.output<typeof intake>;

export const wheelSetCalls = {
  intake: post('/v4/site/wheel-sets/intake', {
    summary: 'A set comes in: its data, its wheels, and its place, if that is known',
    access: 'hotel.work',
    body: intake,
    result: wheelSets.calls.one.result,
    errors: ['wheel-sets.place_taken', 'wheel-sets.place_closed', 'wheel-sets.not_now'],
    offline: 'queue',
  }),
  swap: post('/v4/site/wheel-sets/{id}/swap', {
    summary:
      'A change of season, whole or not at all: this set leaves on the car, what was on it comes in',
    access: 'hotel.work',
    params: idParams,
    body: z.object({
      /** Both have to be those of the set. */
      ...readAtGate,
      override: z.array(z.enum(warnings)).check(z.maxLength(warnings.length)),
      /** As of an intent. */
      because: z.optional(z.enum(gateReasons)),
      off: z.nullable(intake),
    }),
    result: data(z.object({ on: one, off: z.nullable(one) })),
    errors: [
      'wheel-sets.other_car',
      'wheel-sets.other_set',
      'wheel-sets.not_read',
      'wheel-sets.held',
      'wheel-sets.not_now',
      'wheel-sets.place_taken',
      'wheel-sets.place_closed',
    ],
    offline: 'queue',
  }),
  suggestion: get('/v4/site/wheel-sets/suggestion', {
    summary: 'Where a set of a size is best put away, and why there; null where nothing is free',
    access: 'hotel.read',
    query: z.object({ size: size(), rear_size: size() }),
    result: data(
      z.nullable(
        z.object({
          place_id: z.int(),
          place: z.string(),
          because: z.enum(reasons),
          rack: z.string(),
          /** How tall the wheels stand, in millimetres; null where the size cannot be read. */
          diameter: z.nullable(z.int()),
        }),
      ),
    ),
  }),
  today: get('/v4/site/wheel-sets/today', {
    summary: 'How full the hotel is, and what in it asks for somebody',
    access: 'hotel.read',
    result: data(
      z.object({
        room: z.int(),
        taken: z.int(),
        /** Being fetched, or ready to be mounted. */
        out: z.int(),
        missing: z.int(),
        replace: z.int(),
      }),
    ),
  }),
  batch: post('/v4/site/wheel-sets/batch', {
    summary: 'What was done with sets, in its order: each is done once or refused alone',
    access: 'hotel.work',
    body: z.object({ intents: z.array(intent).check(z.minLength(1), z.maxLength(mostIntents)) }),
    result: data(z.array(outcome)),
    offline: 'queue',
    // Each intent has its own, and is answered by how its set stands now.
    keyless: true,
  }),
  changes: get('/v4/site/wheel-sets/changes', {
    summary: 'What a device keeps of sets and places: all, then what changed since',
    access: 'hotel.read',
    query: z.object({
      /** The `until` of the last answer that was read to its end; 0 asks for all that is in the house. */
      since: z._default(revision, 0),
      /** The `next` of the answer before, where it had one. */
      after: z.optional(z.string().check(z.regex(/^\d{1,15}\.[01]\.\d{1,15}\.\d{1,15}$/))),
    }),
    result: data(
      z.object({
        /** What the device has is of another database, or too old: it begins again. */
        again: z.boolean(),
        until: z.int(),
        next: z.nullable(z.string()),
        sets: z.array(keptSet),
        places: z.array(keptPlace),
      }),
    ),
  }),
  movements: get('/v4/site/wheel-sets/{id}/movements', {
    summary: 'Where a set has been, newest first',
    access: 'hotel.read',
    params: idParams,
    result: data(z.array(movement)),
  }),
  movementsFile: get('/v4/site/wheel-sets/{id}/movements/file', {
    summary: 'Where a set has been, as a CSV file, newest first',
    access: 'hotel.read',
    params: idParams,
    result: z.unknown(),
    answers: 'file',
  }),
};
