import * as z from 'zod/mini';
import { data, del, done, get, idParams, instant, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { event } from '../../kit/event.ts';
import { tyreSeasons, verdicts } from '../tread-depth-rules.ts';
import { wheelPositions } from './readings.ts';

const verdict = z.enum(verdicts);
const depth = z.nullable(z.int());

/** One wheel: depths from the outside in, in tenths of a millimetre. `before` is the least of the reading before. */
const wheel = z.object({
  position: z.enum(wheelPositions),
  depths: z.array(z.int()),
  least: depth,
  verdict: z.nullable(verdict),
  marks: z.array(z.string()),
  before: depth,
  /** More than before: another tyre, or a slip of the hand. */
  grown: z.boolean(),
  /** Worn more on one side than on the other. */
  uneven: z.boolean(),
});
export type ReportWheel = z.output<typeof wheel>;

const forecast = z.union([
  z.object({ kind: z.enum(['too_few', 'never', 'already']) }),
  z.object({
    kind: z.literal('between'),
    from: z.string(),
    to: z.string(),
    tenthsAYear: z.int(),
  }),
]);

/** Wheels of the car that the workshop keeps: what they are and how worn, not where they stand. */
const storedSet = z.object({
  season: z.enum(['summer', 'studded', 'friction', 'all_season']),
  size: z.string(),
  verdict: z.nullable(verdict),
  wheels: z.array(z.object({ position: z.string(), least: depth, verdict: z.nullable(verdict) })),
});
export type StoredSet = z.output<typeof storedSet>;

/** A reading as it is shown to anyone who drives the car. The plate is masked for strangers. */
export const treadReport = z.object({
  siteName: z.string(),
  /** The workshop's telephone, empty where it gives none. */
  sitePhone: z.string(),
  licenseplate: z.string(),
  car: z.string(),
  readOn: z.string(),
  odometer: z.nullable(z.int()),
  season: z.enum(tyreSeasons),
  verdict: z.nullable(verdict),
  wheels: z.array(wheel),
  /** What the verdict was made with. */
  judged: z.nullable(
    z.object({
      legal: z.int(),
      recommended: z.int(),
      watch: z.int(),
      country: z.string(),
      region: z.string(),
      lawFrom: z.string(),
      /** The day lies in the winter of the law. */
      winter: z.boolean(),
      thresholdsOf: z.enum(['usual', 'chain', 'site']),
    }),
  ),
  /** Axles whose wheels differ by more than they should, and by how much. */
  axles: z.array(z.object({ axle: z.enum(['front', 'rear']), difference: z.int() })),
  /** Least depths of the readings of the same car and season, oldest first, this one last. */
  history: z.array(z.object({ day: z.string(), least: z.int() })),
  /** When the wheel worn most will be down to what is advised. */
  forecast,
  stored: z.array(storedSet),
});
export type TreadReport = z.output<typeof treadReport>;

const link = z.object({
  id: z.int(),
  createdAt: instant,
  expiresAt: instant,
  openedAt: z.nullable(instant),
});

/** A car that a reading may be of, and why. */
const suggestion = z.object({
  carId: z.int(),
  licenseplate: z.string(),
  car: z.string(),
  /** How many letters of the plate differ. */
  distance: z.int(),
  /** It was in the site’s queue on the day. */
  here: z.boolean(),
});
export type Suggestion = z.output<typeof suggestion>;

export const treadReportCalls = {
  report: get('/v4/site/tread-readings/{id}/report', {
    summary: 'A reading with what it means: verdicts and their reasons, wear and forecast',
    access: 'tread.read',
    params: idParams,
    result: data(treadReport),
  }),
  suggestions: get('/v4/site/tread-readings/{id}/suggestions', {
    summary: 'Cars that a reading without a car may be of, the likeliest first',
    access: 'tread.read',
    params: idParams,
    result: data(z.array(suggestion)),
  }),
  links: get('/v4/site/tread-readings/{id}/links', {
    summary: 'The public addresses of a reading that still open',
    access: 'tread.read',
    params: idParams,
    result: data(z.array(link)),
  }),
  addLink: post('/v4/site/tread-readings/{id}/links', {
    summary:
      'Make an address at which a customer reads the report without a login; it is shown only this once',
    access: 'tread.write',
    secret: true,
    params: idParams,
    result: data(z.extend(link, { path: z.string() })),
  }),
  revokeLinks: del('/v4/site/tread-readings/{id}/links', {
    summary: 'Close the public addresses of a reading',
    access: 'tread.write',
    params: idParams,
    result: done,
  }),
  open: get('/v3/tread-depth/{code}', {
    summary: 'A reading for anyone who has its address; no names, the plate is masked',
    access: 'public',
    params: z.object({ code: z.string().check(z.maxLength(100)) }),
    result: data(treadReport),
    errors: ['tread-depth.too_many'],
  }),
};

export const treadDepthEvents = {
  'tread-depth.read': event(
    z.object({
      id: z.int(),
      carId: z.nullable(z.int()),
      licenseplate: z.string(),
      verdict: z.nullable(verdict),
    }),
    'tread.read',
  ),
};

export const treadDepthErrors = {
  'tread-depth.too_many': 429,
  'tread-depth.no_secret': 409,
} as const satisfies ErrorTable;
