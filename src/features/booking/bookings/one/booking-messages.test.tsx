import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate } from '#src/i18n/time.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { bookingsScreens } from '../screens.ts';

startScreens(['bookings', 'cars', 'customers', 'wheel-sets'], { width: 1440, height: 900 });

/** A booking of the day after tomorrow, of a calendar with these rules. */
async function booked(...rules: { name: string; type: 'confirmation' | 'reminder' }[]) {
  const siteId = await atWork();
  const site = await makeBookable(siteId);
  for (const rule of rules) {
    const text = `${rule.name}: {ticket}`;
    const body = {
      ...rule,
      calendar_id: site.calendarId,
      transport: 'sms' as const,
      minutes_after: rule.type === 'reminder' ? -1440 : 0,
      send_from: 0,
      send_to: 0,
      templates: { en: { subject: '', text }, nb: { subject: '', text } },
    };
    await write(bookingReminders.calls.add, { body }, { siteId });
  }
  const services = [site.wheelChange.id];
  const day = daysAfter(showDate(serverNow()), 2);
  const input = { body: { services, from: day, to: day } };
  const { data: free } = await send(bookingCalls.times, input, { siteId });
  const body = { services, begins_at: free.next[0]!.start, contact_mobile: '90012345' };
  const { data: booking } = await write(bookingCalls.book, { body }, { siteId });
  return { siteId, booking };
}

const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');

test('a booking says what was told of it, to whom, and what is still to come', async () => {
  const { siteId, booking } = await booked(
    { name: 'Thank you', type: 'confirmation' },
    { name: 'The day before', type: 'reminder' },
  );
  await commands.sendBookingMessages();
  await showScreens(bookingsScreens, siteId, `bookings/${booking.id}`);
  await expect.element(messages.nth(0)).toMatchTextContent(/^Thank you to 90012345/);
  await expect
    .element(messages.nth(0))
    .toMatchTextContent(new RegExp(`Thank you: ${booking.ticket}`));
  await expect.element(messages.nth(0)).toMatchTextContent(/On its way$/);
  await expect.element(messages.nth(1)).toMatchTextContent(/The day before.*Leaves/);
});

test('what was called off says why', async () => {
  const { siteId, booking } = await booked({ name: 'The day before', type: 'reminder' });
  await commands.sendBookingMessages();
  const params = { id: booking.id };
  const change = { version: booking.version, begins_at: null };
  await write(bookingCalls.move, { params, body: change }, { siteId });
  await showScreens(bookingsScreens, siteId, `bookings/${booking.id}`);
  await expect.element(messages.nth(0)).toMatchTextContent(/Called off: it was moved$/);
});

test('where nobody is notified of anything, that is said', async () => {
  const { siteId, booking } = await booked();
  await showScreens(bookingsScreens, siteId, `bookings/${booking.id}`);
  await expect.element(page.getByText('Nobody was told anything yet.')).toBeVisible();
});
