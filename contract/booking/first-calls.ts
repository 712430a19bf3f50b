/**
 * What the pages of customers ask for first, without the schemas of what is answered: the device
 * asks for it before those are there.
 */
export const portalPage = {
  method: 'GET',
  path: '/v3/online-booking/{slug}',
  access: 'public',
} as const;
export const bookingPage = {
  method: 'GET',
  path: '/v3/bookings/{code}',
  access: 'public',
} as const;
/** The address of the file for a calendar. */
export const calendarFilePath = '/v3/bookings/{code}/booking.ics';
/** With it the address of a booking says first how to be spared more SMS. */
export const optOutHash = '#sms';
/** So many services can be booked at once by a portal. */
export const mostServices = 5;
