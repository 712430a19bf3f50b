import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { http, HttpResponse } from 'msw';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { alertsNow } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate } from '#src/i18n/time.ts';
import type { Screen } from '#src/navigation/screen.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { BookingDialog } from './one/booking-dialog.tsx';
import { bookingsScreens } from './screens.ts';

const { between } = startBetween();
startScreens(['bookings', 'cars', 'customers', 'wheel-sets'], { width: 1440, height: 900 });

/** A site with a booking of tomorrow. */
async function withBooking() {
  const siteId = await atWork();
  const site = await makeBookable(siteId);
  const services = [site.wheelChange.id];
  const day = daysAfter(showDate(serverNow()), 1);
  const input = { body: { services, from: day, to: day } };
  const { data: free } = await send(bookingCalls.times, input, { siteId });
  const begins_at = free.next[0]!.start;
  const body = { services, begins_at, licenseplate: 'EK12345', contact_name: 'Kari Nilsen' };
  const { data: booking } = await write(bookingCalls.book, { body }, { siteId });
  const params = { id: booking.id };
  const dialog: Screen = {
    path: 'anywhere',
    title: 'bookings:bookings.title',
    load: () => Promise.resolve({ default: () => <BookingDialog id={String(booking.id)} /> }),
  };
  return {
    siteId,
    booking,
    lift: site.lift,
    now: async () => (await send(bookings.calls.one, { params }, { siteId })).data,
    open: (rest: string) => showScreens([...bookingsScreens, dialog], siteId, rest),
  };
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const best = page.getByRole('group', { name: 'The next best times' }).getByRole('button');

test('the list begins with today; all of them are one press away, and distinguished by its address', async () => {
  const { open, booking } = await withBooking();
  const router = await open('bookings');
  const views = page.getByRole('navigation', { name: /views/i });
  await expect
    .element(views.getByRole('button', { name: 'Today' }))
    .toHaveAttribute('aria-current', 'page');
  await views.getByRole('button', { name: 'Tomorrow' }).click();
  await expect.element(page.getByRole('link', { name: booking.ticket })).toBeVisible();
  await views.getByRole('button', { name: 'All' }).click();
  await expect.poll(() => router.state.location.search).toBe('?view=all');
  await expect.element(page.getByRole('link', { name: booking.ticket })).toBeVisible();
});

test('somebody is ill: many are cancelled for one reason, and can be taken back', async () => {
  const { open, booking, now } = await withBooking();
  await open('bookings?view=all');
  await page.getByRole('checkbox', { name: `Select ${booking.ticket}` }).click();
  await button('Cancel the booking').click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the booking' });
  await dialog.getByLabelText(/^Reason/).selectOptions('illness');
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await expect.poll(now).toMatchObject({ state: 'cancelled', cancel_reason: 'illness' });
});

// Specification §7.
test('a booking is read over whatever screen is there, and says how it stands word for word', async () => {
  const { open, booking, lift, siteId } = await withBooking();
  await open(`anywhere?booking=${booking.id}`);
  const dialog = page.getByRole('dialog', { name: `Booking ${booking.ticket}` });
  await expect.element(dialog.getByText(/Booked by admin$/)).toBeVisible();
  await expect.element(dialog.getByText('Wheel change')).toBeVisible();
  await expect.element(dialog.getByText(new RegExp(lift.name))).toBeVisible();
  await dialog.getByRole('button', { name: 'More' }).click();
  await dialog.getByRole('button', { name: 'Cancel the booking' }).click();
  await page.getByLabelText(/^Reason/).selectOptions('customer');
  await page
    .getByRole('dialog', { name: /^Cancel the booking/ })
    .getByRole('button', { name: 'Cancel the booking' })
    .click();
  await expect.element(dialog.getByText(/Booking is cancelled$/)).toBeVisible();
  expect((await outboxRows(siteId)).length).toBe(0);
});

// Specification §8: booking dialog load failures are only logged.
test('a booking that cannot be loaded opens nothing, and nobody is alarmed', async () => {
  const { open, booking } = await withBooking();
  between.use(
    http.get('*/api/v4/site/calendars/any/bookings/:id', () =>
      HttpResponse.json(
        { error: { code: 'common.not_found', message: 'Gone', requestId: 'r' } },
        { status: 404 },
      ),
    ),
  );
  const router = await open(`anywhere?booking=${booking.id}`);
  await expect.poll(() => router.state.location.search).toBe('');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(alertsNow()).toEqual([]);
});

test('without network a check-in waits on the device, and is done once it is back', async () => {
  const { open, booking, now, siteId } = await withBooking();
  await open(`bookings/${booking.id}`);
  await expect.element(button('Check in')).toBeVisible();
  between.use(http.post('*/api/v4/site/bookings/*/check_in', () => HttpResponse.error()));
  await button('Check in').click();
  await expect.poll(() => outboxRows(siteId)).toHaveLength(1);
  expect((await now()).checked_in_at).toBeNull();
  between.resetHandlers();
  await drain(siteId, 'now');
  await expect.poll(async () => (await now()).checked_in_at).not.toBeNull();
  expect(await outboxRows(siteId)).toEqual([]);
});

test('what moving means is said before it is done; who is late decides with both versions in sight', async () => {
  const { open, booking, now, siteId } = await withBooking();
  const router = await open(`bookings/${booking.id}/modify`);
  await best.nth(2).click();
  await expect.element(page.getByText(`The ticket stays ${booking.ticket}.`)).toBeVisible();
  await expect.element(page.getByText('Nobody is told by itself: tell Kari Nilsen.')).toBeVisible();
  await expect.element(page.getByText(/^Held for you/)).toBeVisible();
  const change = { version: booking.version, comment: 'Has to be done by ten' };
  await write(bookings.calls.save, { params: { id: booking.id }, body: change }, { siteId });
  await button('Move the booking').click();
  await button('Save yours').click();
  await expect.poll(() => router.state.location.pathname).toBe(`/${siteId}/bookings/${booking.id}`);
  const moved = await now();
  expect(moved).toMatchObject({ ticket: booking.ticket, comment: 'Has to be done by ten' });
  expect(moved.begins_at).not.toBe(booking.begins_at);
});

test('why a time is free or not is told rule by rule, with what stands there', async () => {
  const { open, booking, siteId } = await withBooking();
  const day = showDate(booking.begins_at);
  const input = { params: { id: booking.id } };
  const { data: work } = await send(bookingCalls.work, input, { siteId });
  await open(`bookings/debug-times?services=${work[0]!.service_id}&from=${day}&to=${day}`);
  await expect.element(page.getByRole('heading', { name: /times are free$/ })).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: /PLACE_BUSY/ })).toBeVisible();
  await expect.element(page.getByRole('link', { name: booking.ticket }).first()).toBeVisible();
  await expect.element(page.getByText('Copy as text')).toBeVisible();
});
