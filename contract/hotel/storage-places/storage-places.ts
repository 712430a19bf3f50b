import * as z from 'zod/mini';
import { data, get, idParam, idParams, post } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import { choice, notes, number, reference, text } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { rackClasses, type RackClass } from '../tyre-size-rules.ts';
import { longestPlace, mostPlaces } from './place-rules.ts';
import { oneLine } from '../../kit/text.ts';

/** Which shelf a place is of; '' for any. */
export const racks = ['', ...(Object.keys(rackClasses) as RackClass[])] as const;
/** What a place is for: '' for storing. */
const placeUses = ['', 'stage'] as const;
const counted = (most = 1_000_000) => number({ from: 0, to: most }, { readOnly: true, list: true });

/** Houses, containers and outside stores where a site keeps wheels. */
export const warehouses = resource('warehouses', {
  feature: 'storage-places',
  path: '/v4/site/warehouses',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.places',
  title: 'name',
  sort: 'name:asc',
  keys: [['name']],
  guards: { archive: { needs: { 'storage-places.has_places': ({ places }) => places === 0 } } },
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    kind: choice(['site', 'container', 'external'], { list: true, filter: true }),
    /** How long wheels take to come from there. */
    lead_days: number({ from: 0, to: 60 }, { list: true }),
    address: text(120, {}),
    note: notes({}, 1000),
    places: counted(),
    room: counted(),
    taken: number({ from: 0, to: 1_000_000 }, { readOnly: true, counted: true, list: true }),
  },
});

/** Where a set can stand, with its own label. One with a history is closed, never gone. */
export const storagePlaces = resource('storage-places', {
  feature: 'storage-places',
  path: '/v4/site/storage-places',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.places',
  title: 'code',
  sort: 'code:asc',
  keys: [['code', 'warehouse_id']],
  guards: { archive: { needs: { 'storage-places.not_empty': ({ taken }) => taken === 0 } } },
  fields: {
    code: text(longestPlace, { required: true, list: true, sort: true, search: true }),
    warehouse_id: reference((): Resource => warehouses, {
      required: true,
      list: true,
      filter: true,
    }),
    zone: text(40, { list: true, filter: true, search: true }),
    /** In sets. */
    room: number({ from: 1, to: 99 }, { required: true, default: 1, list: true }),
    rack: choice(racks, { list: true, filter: true }),
    /** What stands there: what is stored, or what is ready to be mounted. */
    use: choice(placeUses, { list: true, filter: true }),
    /** The lift that it is by, as the queue's garage calls it; of places for staging. */
    station: text(40, { list: true, hint: true }),
    /** Why nothing is put there for now. */
    blocked: text(120, { list: true }),
    taken: number({ from: 0, to: 99 }, { readOnly: true, list: true, filter: true }),
  },
});

export const placesErrors = {
  'storage-places.not_empty': 409,
  'storage-places.has_places': 409,
  'storage-places.bad_pattern': 422,
} as const satisfies ErrorTable;

/** The most places that are drawn at once. */
export const mostOnMap = 50_000;

/** The places of a warehouse for a picture of it: what is known of each stands at one index of every list. */
const placeMap = z.object({
  id: z.array(z.int()),
  code: z.array(z.string()),
  /** Which of `zones`. */
  zone: z.array(z.int()),
  zones: z.array(z.string()),
  room: z.array(z.int()),
  taken: z.array(z.int()),
  blocked: z.array(z.union([z.literal(0), z.literal(1)])),
  /** Which of `setSeasons` the sets there are of, from 1 on; 0 where there are none, or several. */
  season: z.array(z.int()),
  /** The worst of `verdicts` of the sets there, from 1 on; 0 where nothing was measured. */
  verdict: z.array(z.int()),
});
export type PlaceMap = z.output<typeof placeMap>;

export const warehouseCalls = {
  map: get('/v4/site/warehouses/{id}/map', {
    summary: 'How the places of a warehouse are taken, in lists of equal length',
    access: 'hotel.read',
    params: idParams,
    result: data(placeMap),
  }),
};

export const placeCalls = {
  addMany: post('/v4/site/storage-places/pattern', {
    summary: `Make the places of a pattern, ${mostPlaces} at the most; those that are there stay as they are`,
    access: 'hotel.places',
    body: z.object({
      warehouse_id: idParam,
      pattern: oneLine(120).check(z.minLength(1)),
      zone: oneLine(40),
      room: z.int().check(z.gte(1), z.lte(99)),
      rack: z.enum(racks),
    }),
    result: data(z.object({ made: z.int(), there: z.int() })),
    errors: ['storage-places.bad_pattern'],
  }),
};
