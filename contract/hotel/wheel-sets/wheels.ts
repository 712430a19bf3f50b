import * as z from 'zod/mini';
import { deepest, grooveNumbers, tyreMarks } from '../../workshop/tread-depth/readings.ts';
import { data, get, idParams, put } from '../../kit/call.ts';
import { oneLine } from '../../kit/text.ts';
import { readDot } from '../dot-rules.ts';
import { wheelPlaces } from '../label-codes.ts';

/** One wheel of a set: where it was on the car, where it goes next, and what it is. */
export const wheelShape = z.object({
  position: z.enum(wheelPlaces),
  /** Another place than it came from: the wheels of an axle change places, most of all. */
  mount_to: z.enum(['', ...wheelPlaces]),
  brand: oneLine(60),
  pattern: oneLine(60),
  /** Where it differs from the set's. */
  size: oneLine(40),
  /** Week and year of its making, `2319`; '' when nobody read it. Whether its year had that week the server asks. */
  dot: z.string().check(z.regex(/^((0[1-9]|[1-4]\d|5[0-3])\d\d)?$/)),
  studded: z.boolean(),
  sensor_id: oneLine(20),
  /** Of its grooves, from the outside in, in tenths of a millimetre; none when nobody measured. */
  depths: z.array(z.int().check(z.gte(0), z.lte(deepest))).check(z.maxLength(grooveNumbers.length)),
  marks: z.array(z.enum(tyreMarks)).check(z.maxLength(tyreMarks.length)),
  note: oneLine(300),
});
export type Wheel = z.output<typeof wheelShape>;

/** The most wheels that a set has: three axles with twins, and a spare. */
const mostWheels = wheelPlaces.length;

/** The wheels of a set. */
export const wheelsShape = z.array(wheelShape).check(z.minLength(1), z.maxLength(mostWheels));

/** A wheel of which nothing is known yet. */
export const blankWheel = (position: Wheel['position']): Wheel => ({
  position,
  mount_to: '',
  brand: '',
  pattern: '',
  size: '',
  dot: '',
  studded: false,
  sensor_id: '',
  depths: [],
  marks: [],
  note: '',
});

const saved = data(z.object({ version: z.int(), wheels: z.array(wheelShape) }));

export const wheelCalls = {
  wheels: get('/v4/site/wheel-sets/{id}/wheels', {
    summary: 'The wheels of a set, as they were seen last',
    access: 'hotel.read',
    params: idParams,
    result: saved,
  }),
  saveWheels: put('/v4/site/wheel-sets/{id}/wheels', {
    summary:
      'What is known of the wheels of a set, from the version seen; what was measured is kept as a reading as well',
    access: 'hotel.work',
    params: idParams,
    body: z.object({ version: z.int().check(z.positive()), wheels: wheelsShape }),
    result: saved,
    errors: ['common.changed_elsewhere', 'common.archived', 'common.wrong_state'],
  }),
};

/** Why the wheels of a set cannot be so, by the code of what is wrong; undefined when they can. */
export function problemOfWheels(wheels: readonly Wheel[]): string | undefined {
  if (new Set(wheels.map(({ position }) => position)).size < wheels.length) {
    return 'fields.wheel_twice';
  }
  return wheels.every(({ dot }) => dot === '' || readDot(dot)) ? undefined : 'fields.no_such_week';
}
