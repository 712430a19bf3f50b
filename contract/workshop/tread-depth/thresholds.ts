import * as z from 'zod/mini';
import { data, get } from '../../kit/call.ts';
import { choice, number, phone } from '../../kit/fields.ts';
import { settings } from '../../kit/settings.ts';
import { usualThresholds } from '../tread-depth-rules.ts';

/** Parts of a country whose law has a winter of its own. */
const lawRegions = ['', 'north'] as const;

const depth = <const D extends number>(from: number, to: number, usual: D) =>
  number({ from, to, digits: 1, unit: 'mm' }, { required: true, default: usual });

/** Where new tyres are advised; of a site also the region of its law, and the telephone that reports give customers. */
export const treadThresholds = settings('tread-thresholds', {
  feature: 'tread-depth',
  path: '/v4/site/tread-thresholds',
  levels: ['chain', 'site'],
  read: 'tread.settings',
  write: 'tread.settings',
  fields: {
    region: choice(lawRegions, { at: 'site' }),
    phone: phone({ at: 'site', hint: true }),
    summerRecommended: depth(16, 100, usualThresholds.summerRecommended),
    winterRecommended: depth(16, 100, usualThresholds.winterRecommended),
    watchAbove: depth(0, 50, usualThresholds.watchAbove),
    axleDifference: depth(5, 100, usualThresholds.axleDifference),
  },
});

const yearlyDay = z.union([z.string(), z.object({ afterEaster: z.int() })]);

/** The shape of `TyreLaw`. */
const tyreLaw = z.object({
  country: z.string(),
  region: z.string(),
  validFrom: z.string(),
  summerLegal: z.int(),
  winterLegal: z.int(),
  winterFrom: yearlyDay,
  winterTo: yearlyDay,
  winterFor: z.enum(['any', 'winter']),
});

/** What a reading at the site is judged by. */
const standard = z.object({
  laws: z.array(tyreLaw),
  country: z.string(),
  region: z.string(),
  thresholds: z.object({
    summerRecommended: z.int(),
    winterRecommended: z.int(),
    watchAbove: z.int(),
    axleDifference: z.int(),
  }),
});

export const treadStandardCalls = {
  laws: get('/v4/site/tread-thresholds/laws', {
    summary: 'What the countries ask of tyres, and since when',
    access: 'tread.read',
    result: data(z.array(tyreLaw)),
  }),
  standard: get('/v4/site/tread-thresholds/standard', {
    summary: 'What a reading at the site is judged by: the laws, and where new tyres are advised',
    access: 'tread.read',
    result: data(standard),
  }),
};
