import { cars } from '../../car/cars.ts';
import { deepest } from '../../workshop/tread-depth/readings.ts';
import { verdicts } from '../../workshop/tread-depth-rules.ts';
import { customers } from '../../customer/customers.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import {
  choice,
  date,
  notes,
  number,
  plate,
  reference,
  tags,
  text,
  yesNo,
} from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { storageAgreements } from '../storage-agreements/storage-agreements.ts';
import { storagePlaces } from '../storage-places/storage-places.ts';
import { discardReasons, offerStates, type setStates } from './wheel-set-rules.ts';

const depth = { from: 0, to: deepest, digits: 1, unit: 'mm' };
export const setSeasons = ['summer', 'studded', 'friction', 'all_season'] as const;

/** Sets of wheels that a site keeps for its customers. Scans move them (`wheelSetCalls.batch`); a form never does. */
export const wheelSets = resource('wheel-sets', {
  feature: 'wheel-sets',
  path: '/v4/site/wheel-sets',
  of: 'site',
  read: 'hotel.read',
  write: 'hotel.work',
  title: 'number',
  sort: 'number:desc',
  guards: {
    archive: {
      right: 'hotel.places',
      needs: { 'wheel-sets.in_house': ({ place_id }) => place_id === null },
    },
  },
  fields: {
    number: text(20, { readOnly: true, list: true, sort: true, search: true }),
    licenseplate: plate({ list: true, sort: true, search: true }),
    car_id: reference((): Resource => cars, { filter: true, brings: ['customer_id'] }),
    customer_id: reference((): Resource => customers, { list: true, filter: true }),
    /** Who handed them in, where that is not the owner; recalls go to them. */
    depositor_id: reference((): Resource => customers, {}),
    /** What is agreed about storing it. */
    agreement_id: reference((): Resource => storageAgreements, { filter: true }),
    place_id: reference((): Resource => storagePlaces, {
      readOnly: true,
      list: true,
      filter: true,
    }),
    season: choice(setSeasons, { list: true, filter: true }),
    kind: choice(['complete', 'tyres', 'rims'], { filter: true }),
    /** Where its wheels go on the car. */
    wheels: tags({ readOnly: true }),
    size: text(40, { list: true, search: true }),
    rear_size: text(40, { search: true }),
    rim: choice(['alu', 'steel', 'steel_with_cap', 'none'], { list: true, filter: true }),
    sensors: choice(['none', 'indirect', 'direct'], { filter: true }),
    least_depth: number(depth, { readOnly: true, list: true, sort: true, filter: true }),
    verdict: choice(['', ...verdicts], { readOnly: true, list: true, filter: true }),
    oldest_dot: text(4, { readOnly: true, list: true }),
    stored_on: date({ readOnly: true, list: true, sort: true, filter: true }),
    lock_key: text(60, {}),
    held: yesNo({ readOnly: true, filter: true }),
    state: states(
      {
        expected: 'all',
        received: 'all',
        stored: 'all',
        reserved: 'all',
        picking: 'all',
        staged: 'all',
        mounted: 'all',
        returned: ['note', 'tags'],
        sent: ['note'],
        missing: 'all',
        discarded: ['note'],
      } satisfies Record<(typeof setStates)[number], 'all' | readonly string[]>,
      {
        reserve: { from: ['stored'], to: 'reserved', undo: true },
        discard: {
          from: ['received', 'missing'],
          to: 'discarded',
          right: 'hotel.discard',
          asks: ['discarded_because'],
        },
      },
    ),
    /** What came of offering new tyres for it; '' where nobody was called. */
    offer: choice(offerStates, { readOnly: true, filter: true }),
    discarded_because: choice(discardReasons, { readOnly: true }),
    discarded_on: date({ readOnly: true }),
    tags: tags({ filter: true }),
    note: notes({}, 1000),
  },
});

export const wheelSetErrors = {
  'wheel-sets.in_house': 409,
  'wheel-sets.place_taken': 409,
  'wheel-sets.moved_meanwhile': 409,
  'wheel-sets.done_since': 409,
  'wheel-sets.not_now': 409,
  'wheel-sets.place_closed': 409,
  'wheel-sets.other_use': 409,
  'wheel-sets.held': 409,
  'wheel-sets.no_place': 422,
  'wheel-sets.other_car': 422,
  'wheel-sets.other_set': 422,
  'wheel-sets.not_read': 422,
  'wheel-sets.too_many': 429,
} as const satisfies ErrorTable;
