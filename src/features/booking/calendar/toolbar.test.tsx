import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { calendarScreens } from './screens.ts';

startScreens(['calendar', 'bookings'], { width: 360, height: 640 });

test('on a small phone what is pressed above a day takes two lines, below what turns the day', async () => {
  const siteId = await atWork('manager', ['BookingCalendarView']);
  await makeBookable(siteId);
  await showScreens(calendarScreens, siteId, 'bookings/calendar');
  const begin = page.getByRole('link', { name: 'New booking' });
  await expect.element(begin).toBeVisible();
  const day = page.getByRole('heading', { level: 1 }).element().getBoundingClientRect();
  const { bottom } = begin.element().getBoundingClientRect();
  expect(bottom).toBeGreaterThan(day.bottom);
  // Two lines as high as a finger, and the gaps between them.
  expect(bottom - day.bottom).toBeLessThan(3 * 48);
});
