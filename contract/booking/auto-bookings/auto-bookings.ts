import * as z from 'zod/mini';
import { storageAgreementTypes } from '../../hotel/storage-agreements/storage-agreements.ts';
import { warehouses } from '../../hotel/storage-places/storage-places.ts';
import { batch, type ItemOf } from '../../kit/batch/batch.ts';
import { instant } from '../../kit/call.ts';
import type { ErrorTable } from '../../kit/errors.ts';
import {
  choice,
  date,
  money,
  number,
  reference,
  structure,
  tags,
  text,
  timeOfDay,
  yesNo,
} from '../../kit/fields.ts';
import type { Resource } from '../../kit/resource.ts';
import { bookingServices } from '../booking-settings/catalogue.ts';
import { wavePriorities, waveSeasons } from './audience-rules.ts';
import { waveCarStates, waveReasons } from './wave-rules.ts';

const days = { from: 1, to: 60 } as const;
const weekday = z.int().check(z.gte(1), z.lte(7));
const count = { from: 0, to: 1_000_000 } as const;

/**
 * Waves: bookings that a site makes before the season for the customers whose wheels it keeps, who
 * then confirm, move or decline theirs. Simulated, everybody in it has a time that nobody else knows
 * of yet; while it runs, the bookings are made and their customers invited.
 */
export const waves = batch('auto-bookings', {
  path: '/v4/site/auto-bookings',
  read: 'bookings.read',
  write: 'bookings.settings',
  title: 'name',
  sort: 'first_day:desc',
  always: ['name'],
  // What is still to be decided once customers have been written to.
  later: ['answer_days', 'nudge_days'],
  run: {
    'auto-bookings.over': ({ last_day: last }, now) =>
      Date.parse(String(last)) + 86_400_000 > now.getTime(),
  },
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    /** It is of one calendar, which the wave books by then. */
    service_id: reference((): Resource => bookingServices, { required: true, hint: true }),
    season: choice(waveSeasons, { list: true, filter: true }),
    warehouse_id: reference((): Resource => warehouses, {}),
    agreement_type_id: reference((): Resource => storageAgreementTypes, {}),
    stored_before: date({ hint: true }),
    with_tags: tags({ hint: true }),
    needs_consent: yesNo({ hint: true }),
    first_day: date({ required: true, list: true, sort: true, filter: true }),
    last_day: date({ required: true, list: true, sort: true, notBefore: 'first_day' }),
    weekdays: structure(
      z.array(weekday).check(z.minLength(1), z.maxLength(7)),
      [1, 2, 3, 4, 5],
      {},
    ),
    begins_from: timeOfDay({ required: true, default: 0 }),
    begins_to: timeOfDay({ required: true, default: 1439 }),
    share: number({ from: 1, to: 100, unit: '%' }, { required: true, default: 60, hint: true }),
    per_day: number({ from: 1, to: 1000 }, {}),
    priority: choice(wavePriorities, {}),
    like_last_year: yesNo({ default: true, hint: true }),
    spread: yesNo({ hint: true }),
    answer_days: number(days, { required: true, default: 7, hint: true }),
    nudge_days: number(days, { hint: true }),
    sms_price: money({ hint: true }),
  },
  counts: {
    confirmed: number(count, { readOnly: true, counted: true, list: true }),
    unanswered: number(count, { readOnly: true, counted: true, list: true }),
  },
  actions: {
    release: {
      summary:
        'Cancel the bookings of those who have not answered: of all, or of who should have by now',
      from: ['running', 'paused', 'done', 'stopped'],
      asks: { which: choice(['overdue', 'all'], { hint: true }) },
    },
  },
  sections: {
    wave: ['name', 'service_id', 'planned', 'made', 'confirmed', 'unanswered'],
    audience: [
      'season',
      'warehouse_id',
      'agreement_type_id',
      'stored_before',
      'with_tags',
      'needs_consent',
    ],
    days: [
      'first_day',
      'last_day',
      'weekdays',
      'begins_from',
      'begins_to',
      'share',
      'per_day',
      'priority',
      'like_last_year',
      'spread',
    ],
    messages: ['answer_days', 'nudge_days', 'sms_price'],
  },
  table: 'auto_booking_cars',
  itemStates: waveCarStates,
  reasons: waveReasons,
  item: {
    set_id: z.int(),
    customer_id: z.nullable(z.int()),
    booking_id: z.nullable(z.int()),
    licenseplate: z.string(),
    name: z.string(),
    /** What they were given, and when they come now. */
    proposed_at: z.nullable(instant),
    begins_at: z.nullable(instant),
    nudges: z.int(),
  },
});
export const autoBookings = waves.resource;
export type WaveCar = ItemOf<typeof waves>;

export const autoBookingErrors = {
  'auto-bookings.over': 409,
} as const satisfies ErrorTable;
