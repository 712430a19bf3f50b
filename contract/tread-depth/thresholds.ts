import * as z from 'zod/mini';
import { data, get, put } from '../kit/call.ts';

/** Parts of a country whose law has a winter of its own. */
export const lawRegions = ['', 'north'] as const;

const tenths = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to));
const version = z.int().check(z.gte(0), z.lte(2 ** 31 - 2));

/** Where new tyres are advised, in tenths of a millimetre, for all sites of a chain. */
export const chainThresholds = z.object({
  summerRecommended: tenths(16, 100),
  winterRecommended: tenths(16, 100),
  watchAbove: tenths(0, 50),
  axleDifference: tenths(5, 100),
  version,
});
export type ChainThresholds = z.output<typeof chainThresholds>;

const phone = z.string().check(z.trim(), z.maxLength(30), z.regex(/^[+\d\s()-]*$/));

/** What a site has of its own: the region of its law, the telephone that reports tell customers (empty for none), and its thresholds when `own`. */
export const siteThresholds = z.extend(chainThresholds, {
  own: z.boolean(),
  region: z.enum(lawRegions),
  phone,
});
export type SiteThresholds = z.output<typeof siteThresholds>;

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
  thresholds: z.omit(chainThresholds, { version: true }),
  thresholdsOf: z.enum(['usual', 'chain', 'site']),
});

const access = 'tread.settings';
const errors = ['common.changed_elsewhere'] as const;

export const treadThresholdsCalls = {
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
  chain: get('/v4/site/tread-thresholds/chain', {
    summary: 'At which tread depths the chain advises new tyres',
    access,
    result: data(chainThresholds),
  }),
  saveChain: put('/v4/site/tread-thresholds/chain', {
    summary: 'Set the depths at which the chain advises new tyres; new readings are judged by them',
    access,
    body: chainThresholds,
    result: data(chainThresholds),
    errors,
  }),
  site: get('/v4/site/tread-thresholds/site', {
    summary: 'The site’s own depths, or the chain’s where it has none',
    access,
    result: data(siteThresholds),
  }),
  saveSite: put('/v4/site/tread-thresholds/site', {
    summary: 'Set depths that hold at this site alone, or follow the chain again',
    access,
    body: siteThresholds,
    result: data(siteThresholds),
    errors,
  }),
};
