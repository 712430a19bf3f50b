import type { BookingTime } from '#contract/booking/free-times.ts';
import { loadWords } from '#src/i18n/words.ts';
import { lazyComponent } from '#src/ui/state/lazy-component.tsx';

/** The parameter of an address that opens a booking over whatever screen is there. */
export const bookingParam = 'booking';

/** A booking over whatever screen is open; it comes when it is first asked for. */
export const BookingDialog = lazyComponent(async () => {
  const dialog = import('./one/booking-dialog.tsx');
  await loadWords(['bookings', 'crud', 'wheel-sets']);
  return (await dialog).BookingDialog;
});

/** When a customer is awaited, and the way to book; it comes when it is first shown. */
export const ComingBookings = lazyComponent(async () => {
  const coming = import('./list/coming-bookings.tsx');
  await loadWords(['bookings']);
  return (await coming).ComingBookings;
});

/** When the car of an order is awaited, and the way to book; it comes when it is first shown. */
export const OrderBooking = lazyComponent(async () => {
  const part = import('./look/order-booking.tsx');
  await loadWords(['bookings']);
  return (await part).OrderBooking;
});

/** Keeps the bookings of today and tomorrow on the device. */
export const KeepDays = lazyComponent(async () => (await import('./list/keep-days.ts')).KeepDays);

export { lookOf, type Look } from './look/booking-look.ts';
export { useReasonWord, Why } from './times/reasons.tsx';
export { useCalendars } from './times/use-calendars.ts';

/** Times to choose from, with why those are not free that are not. */
export const TimesGrid = lazyComponent(
  async () => (await import('./times/times-grid.tsx')).TimesGrid<BookingTime>,
);
