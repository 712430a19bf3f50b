import * as z from 'zod/mini';
import { storageAgreementTypes } from '../../hotel/storage-agreements/storage-agreements.ts';
import { warehouses } from '../../hotel/storage-places/storage-places.ts';
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
import { resource, type Resource } from '../../kit/resource.ts';
import { states } from '../../kit/states.ts';
import { bookingServices } from '../booking-settings/catalogue.ts';
import { wavePriorities, waveSeasons } from './audience-rules.ts';

const days = { from: 1, to: 60 } as const;
const weekday = z.int().check(z.gte(1), z.lte(7));
const count = { from: 0, to: 1_000_000 } as const;

// What is still to be decided once customers have been written to.
const later = ['name', 'answer_days', 'nudge_days'];

/**
 * Waves: bookings that a site makes before the season for the customers whose wheels it keeps, who
 * then confirm, move or decline theirs. Simulated, everybody in it has a time that nobody else knows
 * of yet; while it runs, the bookings are made and their customers invited.
 */
export const autoBookings = resource('auto-bookings', {
  feature: 'auto-bookings',
  path: '/v4/site/auto-bookings',
  of: 'site',
  read: 'bookings.read',
  write: 'bookings.settings',
  title: 'name',
  sort: 'first_day:desc',
  guards: {
    archive: {
      needs: { 'auto-bookings.at_work': ({ state }) => state !== 'running' && state !== 'paused' },
    },
  },
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    state: states(
      {
        draft: 'all',
        planned: ['name'],
        running: later,
        paused: later,
        done: ['name'],
        stopped: ['name'],
      },
      {
        simulate: { from: ['draft', 'planned'], to: 'planned' },
        change: { from: ['planned'], to: 'draft' },
        run: {
          from: ['planned'],
          to: 'running',
          needs: {
            'auto-bookings.nobody': ({ planned }) => planned !== 0,
            'auto-bookings.over': ({ last_day: last }, now) =>
              Date.parse(String(last)) + 86_400_000 > now.getTime(),
          },
        },
        pause: { from: ['running'], to: 'paused' },
        go_on: { from: ['paused'], to: 'running' },
        finish: { from: ['running'], to: 'done' },
        stop: { from: ['running', 'paused'], to: 'stopped' },
      },
    ),
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
    /** How many got a time; null before it is known. */
    planned: number(count, { readOnly: true, list: true }),
    made: number(count, { readOnly: true, counted: true, list: true }),
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
});

export const autoBookingErrors = {
  'auto-bookings.at_work': 409,
  'auto-bookings.nobody': 409,
  'auto-bookings.over': 409,
  'auto-bookings.not_all_made': 409,
} as const satisfies ErrorTable;
