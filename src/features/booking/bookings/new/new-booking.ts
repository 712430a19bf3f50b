import type { Input } from '#contract/kit/call.ts';
import type { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import type { vehicleClasses } from '#contract/booking/booking-settings/vehicle-classes.ts';
import type { Row } from '#contract/kit/row.ts';
import { emptyRow } from '#src/crud/record/empty-row.ts';
import type { Wanted } from '../times/wanted.ts';

/** Something beside a service, and how often. */
interface ChosenAddon {
  readonly id: number;
  readonly quantity: number;
}

/** A booking that is being made: what is typed and chosen of it. */
export type NewBooking = Row & {
  readonly calendar_id: number | null;
  readonly licenseplate: string;
  readonly car_id: number | null;
  readonly customer_id: number | null;
  /** The order that it is for. */
  readonly order_id: number | null;
  readonly contact_name: string;
  readonly contact_mobile: string;
  readonly contact_email: string;
  readonly comment: string;
  readonly set_id: number | null;
  /** Of the car, where that is known better than by its register. */
  readonly weight: number | null;
  readonly height: number | null;
  /** The wheels in store are not for this. */
  readonly without_set: boolean;
  readonly services: readonly number[];
  readonly addons: readonly ChosenAddon[];
  readonly classes: readonly (typeof vehicleClasses)[number][];
  /** Where, by whom and for how long, where that was drawn in the calendar. */
  readonly place_id: number | null;
  readonly resource_id: number | null;
  readonly minutes: number | null;
  /** When it begins; null until that is chosen. */
  readonly begins_at: string | null;
  /** They are here, and wait. */
  readonly is_drop_in: boolean;
  /** Why it is booked though it is not free. */
  readonly overbook: string;
  /** What its hold is known by. */
  readonly form: string;
};

/** What is known of a booking before anything is typed. */
export type Start = Partial<NewBooking>;

/** Wherever there is room, for as long as it takes. */
export const anywhere = { place_id: null, resource_id: null, minutes: null };

/** The row of a booking that is not there yet. */
export const newBooking = (start: Start): NewBooking =>
  ({
    ...emptyRow(bookings),
    services: [],
    addons: [],
    classes: [],
    begins_at: null,
    ...anywhere,
    order_id: null,
    without_set: false,
    overbook: '',
    form: crypto.randomUUID(),
    ...start,
  }) as unknown as NewBooking;

/** What of it is asked for, held and booked; null as long as nothing is to be done. */
export function wantedOf(one: NewBooking): Wanted | null {
  if (one.services.length === 0) return null;
  return {
    services: [...one.services],
    addons: one.addons.map((addon) => ({ ...addon })),
    classes: [...one.classes],
    ...(one.calendar_id !== null && { calendar_id: one.calendar_id }),
    ...(one.set_id !== null && { set_id: one.set_id }),
    ...(one.car_id !== null && { car_id: one.car_id }),
    ...(one.weight !== null && { weight: one.weight }),
    ...(one.height !== null && { height: one.height }),
    ...(one.place_id !== null && { place_id: one.place_id }),
    ...(one.resource_id !== null && { resource_id: one.resource_id }),
    ...(one.minutes !== null && { minutes: one.minutes }),
  };
}

/** What is sent to book it. */
export function bodyOf(one: NewBooking): Input<typeof bookingCalls.book>['body'] {
  const { form, licenseplate, contact_name, contact_mobile, contact_email, comment } = one;
  const overbook = one.overbook.trim();
  return {
    ...wantedOf(one)!,
    form,
    licenseplate,
    contact_name,
    contact_mobile,
    contact_email,
    comment,
    is_drop_in: one.is_drop_in,
    ...(!one.is_drop_in && one.begins_at !== null && { begins_at: one.begins_at }),
    ...(one.customer_id !== null && { customer_id: one.customer_id }),
    ...(one.order_id !== null && { order_id: one.order_id }),
    ...(overbook !== '' && { overbook }),
  };
}

// A reason has more than a sign.
const fewestLetters = 3;

/** Whether all is there that a booking needs. */
export const isReady = (one: NewBooking): boolean =>
  one.services.length > 0 &&
  (one.is_drop_in || one.begins_at !== null) &&
  (one.overbook === '' || one.overbook.trim().length >= fewestLetters) &&
  (one.licenseplate.trim() !== '' || one.contact_name.trim() !== '' || one.customer_id !== null);
