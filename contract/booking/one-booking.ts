import * as z from 'zod/mini';
import { data, get, idParams, instant } from '../kit/call.ts';
import { vehicleClasses } from './booking-settings/vehicle-classes.ts';
import { transports } from './booking-settings/reminders.ts';
import { messageStates, notSentReasons } from './messages/message-rules.ts';

/** One line of what is done in a booking. */
const workLine = z.object({
  id: z.int(),
  is_primary: z.boolean(),
  service_id: z.nullable(z.int()),
  addon_id: z.nullable(z.int()),
  name: z.string(),
  quantity: z.int(),
  minutes: z.int(),
  price: z.nullable(z.int()),
  place_id: z.nullable(z.int()),
  place: z.string(),
  resource_id: z.nullable(z.int()),
  resource: z.string(),
  /** What is taken for it, buffers included; null while it has no time. */
  from: z.nullable(instant),
  to: z.nullable(instant),
});
export type WorkLine = z.output<typeof workLine>;

/** What the customer of a booking is notified of: when, and what became of it. */
const messageLine = z.object({
  id: z.int(),
  /** What its rule is called. */
  name: z.string(),
  transport: z.enum(transports),
  due_at: instant,
  state: z.enum(messageStates),
  /** Why it was not sent. */
  reason: z.nullable(z.enum(notSentReasons)),
  recipient: z.string(),
  said: z.string(),
  /** How far the sender is with it, once it has it. */
  delivery: z.nullable(z.enum(['waiting', 'sent', 'failed', 'not_wanted', 'expired'])),
  /** When it left. */
  sent_at: z.nullable(instant),
});
export type MessageLine = z.output<typeof messageLine>;

/** What `resource.changed` names where a booking's messages were planned or sent. */
export const messagesChanged = 'booking-messages';

/** The booking of specification §3, as the booking dialog reads it. */
const shownBooking = z.object({
  id: z.int(),
  calendarId: z.int(),
  portalId: z.nullable(z.int()),
  time: z.nullable(instant),
  /** In minutes. */
  duration: z.int(),
  ticket: z.string(),
  /** Kept sealed, so that nobody reads it here: null. */
  secret: z.null(),
  status: z.enum(['Active', 'Completed', 'Cancelled']),
  type: z.enum(['Auto', 'Admin', 'Portal']),
  isDropIn: z.boolean(),
  /** The order that it was booked for; null for who may not read orders. */
  orderId: z.nullable(z.int()),
  tyreHotelId: z.nullable(z.int()),
  wheelChangeId: z.nullable(z.int()),
  v2TyreHotelId: z.nullable(z.int()),
  v2WheelChangeId: z.nullable(z.int()),
  carId: z.nullable(z.int()),
  customerId: z.nullable(z.int()),
  comment: z.string(),
  customerName: z.string(),
  contactName: z.string(),
  contactEmail: z.string(),
  contactMobile: z.string(),
  carLicenseplate: z.string(),
  orderMetaData: z.nullable(z.object({ number: z.string(), state: z.string() })),
  tyreHotelMetaData: z.nullable(
    z.object({ number: z.string(), state: z.string(), season: z.string(), place: z.string() }),
  ),
  wheelChange: z.boolean(),
  isConfirmed: z.boolean(),
  publicUrl: z.nullable(z.string()),
  /** Of its reminders: sent where one was, else planned where one is. */
  reminderStatus: z.nullable(z.enum(messageStates)),
  car: z.nullable(z.object({ brand: z.object({ name: z.string() }) })),
  /** Of the car, in kg and cm: as it was said for this booking, else by its register. */
  weight: z.nullable(z.int()),
  height: z.nullable(z.int()),
  /** What of the car makes the work longer. */
  classes: z.array(z.enum(vehicleClasses)),
  work: z.array(
    z.object({
      isPrimary: z.boolean(),
      service: z.object({ id: z.int(), name: z.string() }),
      resource: z.nullable(z.object({ name: z.string() })),
      place: z.nullable(z.object({ id: z.int(), name: z.string() })),
    }),
  ),
});
export type ShownBooking = z.output<typeof shownBooking>;

/** One booking, as its dialog and its screen read it. */
export const oneBookingCalls = {
  shown: get('/v4/site/calendars/any/bookings/{id}', {
    summary: 'A booking, whichever calendar it stands in',
    access: 'bookings.read',
    params: idParams,
    result: data(shownBooking),
  }),
  work: get('/v4/site/bookings/{id}/work', {
    summary: 'What is done in a booking, where and by whom',
    access: 'bookings.read',
    params: idParams,
    result: data(z.array(workLine)),
  }),
  messages: get('/v4/site/bookings/{id}/messages', {
    summary:
      'What the customer of a booking is notified of: what is due, what was sent, and what was not and why',
    access: 'bookings.read',
    params: idParams,
    result: data(z.array(messageLine)),
  }),
};
