import * as z from 'zod/mini';
import { cars } from '../car/cars.ts';
import { customers } from '../customer/customers.ts';
import { wheelSets } from '../hotel/wheel-sets/wheel-sets.ts';
import type { ErrorTable } from '../kit/errors.ts';
import {
  choice,
  email,
  instant,
  money,
  notes,
  number,
  phone,
  plate,
  reference,
  structure,
  text,
  yesNo,
} from '../kit/fields.ts';
import { resource, type Resource } from '../kit/resource.ts';
import { states } from '../kit/states.ts';
import { bookingPortals } from './booking-settings/portals.ts';
import { bookingTypes, cancelReasons, type bookingStates } from './booking-rules.ts';
import { calendars } from './booking-settings/calendars.ts';
import { vehicleClasses } from './booking-settings/vehicle-classes.ts';

const byHand = [
  'customer_id',
  'car_id',
  'licenseplate',
  'contact_name',
  'contact_email',
  'contact_mobile',
  'set_id',
  'weight',
  'height',
  'comment',
];

/**
 * Who comes when, and for what. When, where and with whom it is done is never written by a form:
 * `bookingCalls.book` and `bookingCalls.move` do. One that is added has no time yet, and waits in the
 * tray of the unplanned until it is moved to one.
 */
export const bookings = resource('bookings', {
  feature: 'bookings',
  path: '/v4/site/bookings',
  of: 'site',
  read: 'bookings.read',
  write: 'bookings.write',
  title: 'ticket',
  within: 'calendar_id',
  sort: 'begins_at:desc',
  fields: {
    ticket: text(5, { readOnly: true, list: true, sort: true, search: true }),
    begins_at: instant({ readOnly: true, list: true, sort: true, filter: true }),
    minutes: number({ from: 0, to: 2880, unit: 'min' }, { readOnly: true, list: true }),
    licenseplate: plate({ list: true, sort: true, search: true }),
    contact_name: text(120, { list: true, search: true }),
    /** What is to be done, where and by whom, as one reads it. */
    services: text(200, { readOnly: true, counted: true, list: true }),
    places: text(200, { readOnly: true, counted: true, list: true }),
    calendar_id: reference((): Resource => calendars, { required: true, filter: true }),
    type: choice(bookingTypes, { readOnly: true, filter: true }),
    state: states(
      {
        active: byHand,
        completed: ['customer_id', 'car_id', 'comment'],
        cancelled: ['customer_id', 'car_id', 'comment', 'fee'],
      } satisfies Record<(typeof bookingStates)[number], 'all' | readonly string[]>,
      {
        confirm: {
          from: ['active'],
          to: 'active',
          needs: { 'bookings.confirmed': ({ is_confirmed }) => is_confirmed === false },
          usual: true,
        },
        check_in: {
          from: ['active'],
          to: 'active',
          offline: true,
          needs: { 'bookings.checked_in': ({ checked_in_at }) => checked_in_at === null },
          usual: true,
        },
        complete: { from: ['active'], to: 'completed', undo: true, usual: true },
        cancel: { from: ['active'], to: 'cancelled', asks: ['cancel_reason'], undo: true },
        no_show: {
          from: ['active'],
          to: 'cancelled',
          offline: true,
          undo: true,
          needs: {
            'bookings.checked_in': ({ checked_in_at }) => checked_in_at === null,
            'bookings.too_early': ({ begins_at }, now) =>
              begins_at === null || Date.parse(begins_at as string) <= now.getTime(),
          },
        },
        reopen: { from: ['completed', 'cancelled'], to: 'active' },
      },
    ),
    is_confirmed: yesNo({ readOnly: true, filter: true }),
    is_drop_in: yesNo({ readOnly: true, filter: true }),
    checked_in_at: instant({ readOnly: true, list: true }),
    /** They came, and so late that their time may be gone. */
    is_late: yesNo({ readOnly: true, filter: true }),
    no_show: yesNo({ readOnly: true, filter: true }),
    cancel_reason: choice(cancelReasons, { readOnly: true, filter: true }),
    cancelled_by: choice(['', 'site', 'customer'], { readOnly: true }),
    /** What is owed because it was cancelled late, or nobody came. */
    fee: money({}),
    /** Why it stands where there was no room for it. */
    overbooked: text(200, { readOnly: true }),
    customer_id: reference((): Resource => customers, { filter: true }),
    car_id: reference((): Resource => cars, { filter: true, brings: ['customer_id'] }),
    contact_email: email({}),
    contact_mobile: phone({ list: true, search: true }),
    /** The wheels in store that are to be put on. */
    set_id: reference((): Resource => wheelSets, { list: true, filter: true }),
    /** Of the car, where that is said for this booking: else its register says it. */
    weight: number({ from: 1, to: 100_000, unit: 'kg' }, { hint: true }),
    height: number({ from: 1, to: 1000, unit: 'cm' }, { hint: true }),
    /** What of the car makes the work longer. */
    classes: structure(z.array(z.enum(vehicleClasses)), [], { readOnly: true }),
    /** The caller works on it. */
    mine: yesNo({ readOnly: true, counted: true, filter: true }),
    portal_id: reference((): Resource => bookingPortals, { readOnly: true, filter: true }),
    price: money({ readOnly: true }),
    comment: notes({ search: true }, 2000),
  },
  sections: {
    booking: ['calendar_id', 'licenseplate', 'car_id', 'customer_id', 'set_id', 'weight', 'height'],
    contact: ['contact_name', 'contact_mobile', 'contact_email', 'comment'],
  },
});

export const bookingErrors = {
  'bookings.confirmed': 409,
  'bookings.checked_in': 409,
  'bookings.too_early': 409,
  'bookings.no_calendar': 422,
  'bookings.no_services': 422,
  'bookings.unknown_service': 422,
  'bookings.not_free': 409,
  'bookings.taken': 409,
  'bookings.not_movable': 409,
  'bookings.place_too_small': 409,
  'bookings.order_booked': 409,
  'bookings.order_closed': 409,
  'bookings.day_over': 422,
  'bookings.told_already': 409,
  'bookings.none_to_read': 404,
  'bookings.no_own_phone': 409,
} as const satisfies ErrorTable;
