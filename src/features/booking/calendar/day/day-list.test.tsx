import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingSchedules, calendars } from '#contract/booking/booking-settings/calendars.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { calendarScreens } from '../screens.ts';

startScreens(['calendar', 'bookings'], { width: 390, height: 844 });

test('a day on which nothing is open is called closed on a phone as well', async () => {
  const siteId = await atWork('manager', ['BookingCalendarView']);
  const here = { siteId };
  const { calendarId: id } = await makeBookable(siteId);
  await showScreens(calendarScreens, siteId, 'bookings/calendar');
  await expect.element(page.getByText('No bookings this day')).toBeVisible();

  const weeks = [Array.from({ length: 7 }, () => [])];
  const body = { name: 'Never', calendar_id: id, weeks, holidays: 'open' as const };
  const never = (await write(bookingSchedules.calls.add, { body }, here)).data;
  const { version } = (await send(calendars.calls.one, { params: { id } }, here)).data;
  const change = { version, schedule_id: never.id };
  await write(calendars.calls.save, { params: { id }, body: change }, here);
  await page.getByRole('button', { name: 'The day after' }).click();
  await expect.element(page.getByText('Closed', { exact: true })).toBeVisible();
});
