import * as z from 'zod/mini';
import { tyreMarks } from '../../workshop/tread-depth/readings.ts';
import { verdicts } from '../../workshop/tread-depth-rules.ts';
import { data, del, done, get, idParams, instant } from '../../kit/call.ts';
import { wheelPlaces } from '../label-codes.ts';
import { setSeasons } from '../wheel-sets/wheel-sets.ts';

/** What happens to a wheel, as anybody may be told. */
export const wheelEvents = ['received', 'stored', 'mounted', 'returned'] as const;
export type WheelEvent = (typeof wheelEvents)[number];

/** The life of one wheel, for anyone who holds it: nobody's name, no plate and no place. */
const passport = z.object({
  position: z.enum(wheelPlaces),
  season: z.enum(setSeasons),
  brand: z.string(),
  pattern: z.string(),
  size: z.string(),
  dot: z.string(),
  studded: z.boolean(),
  depths: z.array(z.int()),
  least: z.nullable(z.int()),
  verdict: z.nullable(z.enum(verdicts)),
  marks: z.array(z.enum(tyreMarks)),
  /** Days as `yyyy-MM-dd`, the earliest first. */
  readings: z.array(z.object({ day: z.string(), least: z.int() })),
  events: z.array(z.object({ day: z.string(), what: z.enum(wheelEvents) })),
});
export type WheelPassport = z.output<typeof passport>;

export const wheelPassportCalls = {
  passports: get('/v4/site/wheel-sets/{id}/passports', {
    summary: 'Which wheels of a set have an address on their label that still opens',
    access: 'hotel.read',
    params: idParams,
    result: data(
      z.array(
        z.object({
          position: z.enum(wheelPlaces),
          createdAt: instant,
          openedAt: z.nullable(instant),
        }),
      ),
    ),
  }),
  revokePassports: del('/v4/site/wheel-sets/{id}/passports', {
    summary: 'Close the addresses on the labels of a set; labels printed later have others',
    access: 'hotel.work',
    params: idParams,
    result: done,
  }),
  openPassport: get('/v3/wheels/{code}', {
    summary:
      'The life of a wheel for anyone who reads the address on its label; no names, no plate',
    access: 'public',
    params: z.object({ code: z.string().check(z.maxLength(100)) }),
    result: data(passport),
    errors: ['wheel-sets.too_many'],
  }),
};
