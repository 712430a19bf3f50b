import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookingReminders } from '#contract/booking/booking-settings/reminders.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate } from '#src/i18n/time.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { bookingSettingsScreens } from '../screens.ts';

startScreens(['booking-settings'], { width: 1440, height: 900 });

test('what is written reads as a booking has it before it is saved, and as somebody writes it on', async () => {
  const siteId = await atWork('manager');
  const { calendarId, wheelChange } = await makeBookable(siteId);
  const services = [wheelChange.id];
  const day = daysAfter(showDate(serverNow()), 2);
  const { data: free } = await send(
    bookingCalls.times,
    { body: { services, from: day, to: day } },
    { siteId },
  );
  const booking = { services, begins_at: free.next[0]!.start, contact_name: 'Kari' };
  await write(bookingCalls.book, { body: booking }, { siteId });
  const reminder = {
    calendar_id: calendarId,
    name: 'Thank you',
    type: 'confirmation',
    transport: 'sms',
    templates: { en: { subject: '', text: 'Thanks' } },
  } as const;
  const { data: row } = await write(bookingReminders.calls.add, { body: reminder }, { siteId });
  await showScreens(
    bookingSettingsScreens,
    siteId,
    `settings/booking/${calendarId}/reminders/${row.id}/edit`,
  );
  const english = page.getByRole('group', { name: 'English' });
  await english.getByLabelText('Message').fill('Welcome, {customer}');
  await english.getByRole('button', { name: 'Read with a booking' }).click();
  await expect.element(english.getByRole('status')).toMatchTextContent(/Welcome, Kari/);
  await english.getByRole('button', { name: 'Send to me' }).click();
  await expect
    .element(english.getByRole('alert'))
    .toMatchTextContent(/Your account has no telephone/);
});
