import { choice, instant, number, reference, tags, text, yesNo } from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { placeKinds } from '../slots/site.ts';
import { bookingColors, whileBooked } from './catalogue.ts';
import { bookingSchedules, calendars } from './calendars.ts';

const site = {
  feature: 'booking-settings',
  of: 'site',
  read: 'bookings.read',
  write: 'bookings.settings',
  within: 'calendar_id',
} as const;

const calendarId = reference((): Resource => calendars, { required: true, filter: true });
const scheduleId = reference((): Resource => bookingSchedules, { list: true, hint: true });

/** Where work is done. */
export const bookingPlaces = resource('booking-places', {
  ...site,
  path: '/v4/site/booking/places',
  title: 'name',
  sort: 'position:asc',
  guards: { archive: whileBooked },
  fields: {
    name: text(40, { required: true, list: true, sort: true, search: true }),
    calendar_id: calendarId,
    kind: choice(placeKinds, { list: true, filter: true, default: 'lift' }),
    position: number({ from: 0, to: 10_000 }, { required: true, default: 100, sort: true }),
    /** What it bears; anything, where nothing is said. */
    most_weight: number({ from: 100, to: 100_000, unit: 'kg' }, { list: true }),
    most_height: number({ from: 100, to: 1000, unit: 'cm' }, { list: true }),
    schedule_id: scheduleId,
    /** Where in the queue a person is called to whose car is here. */
    station: text(40, { hint: true }),
    cleaning: number({ from: 0, to: 240, unit: 'min' }, { required: true, default: 0, hint: true }),
  },
});

/** Who or what does the work. */
export const bookingResources = resource('booking-resources', {
  ...site,
  path: '/v4/site/booking/resources',
  title: 'name',
  sort: 'name:asc',
  guards: { archive: whileBooked },
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    calendar_id: calendarId,
    kind: choice(['person', 'machine'], { list: true, filter: true }),
    /** Whose account a person logs in with, and what they are called there. */
    user_id: number({ from: 1, to: Number.MAX_SAFE_INTEGER }, { when: ['kind', 'person'] }),
    account: text(160, { readOnly: true, counted: true, list: true }),
    skills: tags({ list: true, hint: true }),
    schedule_id: scheduleId,
    /** How much of an hour's work is done in an hour. */
    efficiency: number(
      { from: 25, to: 200, unit: '%' },
      { required: true, default: 100, hint: true },
    ),
    home_place_id: reference((): Resource => bookingPlaces, { list: true }),
    color: choice(bookingColors, {}),
    in_portals: yesNo({ list: true, filter: true, default: true, hint: true }),
  },
});

/** Who works where and when, what keeps them from it, and what is kept for those who come without a booking. */
export const bookingPlans = resource('booking-plans', {
  ...site,
  path: '/v4/site/booking/plans',
  title: 'kind',
  sort: 'begins_at:asc',
  fields: {
    kind: choice(['work', 'block', 'absence', 'drop_in'], { list: true, filter: true }),
    calendar_id: calendarId,
    resource_id: reference((): Resource => bookingResources, { list: true, filter: true }),
    place_id: reference((): Resource => bookingPlaces, { list: true, filter: true }),
    begins_at: instant({ required: true, list: true, sort: true, filter: true }),
    ends_at: instant({
      required: true,
      list: true,
      sort: true,
      filter: true,
      notBefore: 'begins_at',
    }),
    note: text(200, { list: true, search: true }),
    /** Nothing follows from one that is not. */
    published: yesNo({ list: true, filter: true, default: true }),
  },
});
