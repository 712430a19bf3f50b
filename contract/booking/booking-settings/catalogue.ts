import * as z from 'zod/mini';
import {
  choice,
  date,
  money,
  notes,
  number,
  reference,
  structure,
  tags,
  text,
  yesNo,
} from '../../kit/fields.ts';
import { resource, type Resource } from '../../kit/resource.ts';
import { languages } from '../../platform/languages.ts';
import { placeKinds } from '../slots/site.ts';
import { calendars } from './calendars.ts';
import { vehicleClasses } from './vehicle-classes.ts';
import { oneLine } from '../../kit/text.ts';

/** Of what can be archived: how many it is booked by is told first. */
export const whileBooked = { warnings: { 'booking-settings.is_booked': null } } as const;

const site = {
  feature: 'booking-settings',
  of: 'site',
  read: 'bookings.read',
  write: 'bookings.settings',
  within: 'calendar_id',
} as const;

/** Signs of what one can see at a glance; the word stands beside them. */
const icons = ['', 'wheel', 'wrench', 'alignment', 'wash', 'battery', 'storage', 'other'] as const;
export const bookingColors = ['grey', 'blue', 'green', 'amber', 'red'] as const;

/** In a list of what it may be done at: all kinds, where none is said. */
const ofPlaces = structure(
  z.array(z.enum(placeKinds)).check(z.maxLength(placeKinds.length)),
  [],
  {},
);

const calendarId = reference((): Resource => calendars, { required: true, filter: true });
const position = number({ from: 0, to: 10_000 }, { required: true, default: 100, sort: true });
const minutes = { from: 0, to: 480, unit: 'min' } as const;

/** What services are shown under. */
export const bookingCategories = resource('booking-categories', {
  ...site,
  path: '/v4/site/booking/categories',
  title: 'name',
  sort: 'position:asc',
  fields: {
    name: text(60, { required: true, list: true, sort: true, search: true }),
    calendar_id: calendarId,
    position: { ...position, list: true },
    icon: choice(icons, { list: true }),
    description: notes({}, 500),
    visible_from: date({ list: true }),
    visible_to: date({ list: true, notBefore: 'visible_from' }),
  },
});

/** What can be booked, how long it takes and what it needs. */
export const bookingServices = resource('booking-services', {
  ...site,
  path: '/v4/site/booking/services',
  title: 'name',
  sort: 'position:asc',
  guards: { archive: whileBooked },
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    calendar_id: calendarId,
    category_id: reference((): Resource => bookingCategories, { list: true, filter: true }),
    /** What customers read in other languages; the name, where nothing is said. */
    names: structure(z.partialRecord(z.enum(languages), oneLine(80)), {}, {}),
    position,
    color: choice(bookingColors, {}),
    minutes: number(
      { from: 5, to: 1440, unit: 'min' },
      { required: true, default: 30, list: true, sort: true },
    ),
    minutes_by_class: structure(
      z.partialRecord(z.enum(vehicleClasses), z.int().check(z.gte(5), z.lte(1440))),
      {},
      {},
    ),
    buffer_before: number(minutes, { required: true, default: 0, hint: true }),
    buffer_after: number(minutes, { required: true, default: 0 }),
    price: money({ list: true, sort: true }),
    /** How many have to be at work on it. */
    people: number({ from: 0, to: 2 }, { required: true, default: 1, hint: true }),
    /** What who does it has to know, all of it. */
    skills: tags({ hint: true }),
    place_kinds: ofPlaces,
    needs_set: yesNo({ hint: true }),
    wheel_change: yesNo({}),
    notice_hours: number({ from: 0, to: 8760, unit: 'h' }, { hint: true }),
    per_day: number({ from: 1, to: 1000 }, { hint: true }),
    valid_from: date({}),
    valid_to: date({ notBefore: 'valid_from' }),
    in_portals: yesNo({ list: true, filter: true, default: true }),
    confirmation_text: notes({ hint: true }, 1000),
    instructions: notes({ hint: true }, 1000),
  },
  sections: {
    service: ['name', 'calendar_id', 'category_id', 'position', 'color', 'price', 'names'],
    time: ['minutes', 'buffer_before', 'buffer_after', 'minutes_by_class'],
    needs: ['people', 'skills', 'place_kinds', 'needs_set', 'wheel_change'],
    when: ['notice_hours', 'per_day', 'valid_from', 'valid_to', 'in_portals'],
    texts: ['confirmation_text', 'instructions'],
  },
});

/** What is offered beside a service. */
export const bookingAddons = resource('booking-addons', {
  ...site,
  path: '/v4/site/booking/addon-services',
  title: 'name',
  sort: 'position:asc',
  guards: { archive: whileBooked },
  fields: {
    name: text(80, { required: true, list: true, sort: true, search: true }),
    calendar_id: calendarId,
    /** It is offered with this one alone. */
    service_id: reference((): Resource => bookingServices, {
      list: true,
      filter: true,
      hint: true,
    }),
    position,
    minutes: number(minutes, { required: true, default: 10, list: true }),
    price: money({ list: true, sort: true }),
    most: number({ from: 1, to: 20 }, { required: true, default: 1, hint: true }),
    skills: tags({ hint: true }),
    place_kinds: ofPlaces,
    in_portals: yesNo({ list: true, filter: true, default: true }),
    text: notes({ hint: true }, 500),
  },
});
