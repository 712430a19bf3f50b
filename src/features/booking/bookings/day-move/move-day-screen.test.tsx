import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { dayMoveCalls } from '#contract/booking/day-moves.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate } from '#src/i18n/time.ts';
import { instantOf } from '#src/i18n/zoned-field.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { bookingsScreens } from '../screens.ts';

startScreens(['bookings', 'crud'], { width: 390, height: 844 });

test('the only mechanic is ill: the plan of the day stands there first, then it is moved, and undone', async () => {
  const siteId = await atWork();
  const { wheelChange, person } = await makeBookable(siteId);
  const day = daysAfter(showDate(serverNow()), 7);
  const begins_at = instantOf(`${day}T10:00`)!;
  const body = { services: [wheelChange.id], begins_at, contact_name: 'Kari' };
  const { data: booking } = await write(bookingCalls.book, { body }, { siteId });
  const params = { id: booking.id };
  const now = async () => (await send(bookings.calls.one, { params }, { siteId })).data.begins_at;
  const path = `bookings/move-day?day=${day}&who=person-${person.id}`;
  await showScreens(bookingsScreens, siteId, path);

  const plan = page.getByRole('region', { name: 'What follows' });
  await expect.element(plan.getByRole('checkbox', { name: /Kari/ })).toBeChecked();
  expect(Date.parse((await now())!)).toBe(Date.parse(begins_at));
  await plan.getByRole('button', { name: 'Move 1 booking' }).click();
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toBeVisible();
  // Open day and night, the next midnight is the nearest.
  expect(Date.parse((await now())!)).toBe(Date.parse(instantOf(`${daysAfter(day, 1)}T00:00`)!));
  await undo.click();
  await expect.element(undo).not.toBeInTheDocument();
  expect(Date.parse((await now())!)).toBe(Date.parse(begins_at));
});

test('a day that was moved without an answer, or by a colleague, can be undone here too', async () => {
  const siteId = await atWork();
  const { wheelChange, person } = await makeBookable(siteId);
  const day = daysAfter(showDate(serverNow()), 7);
  const begins_at = instantOf(`${day}T10:00`)!;
  const kari = { services: [wheelChange.id], begins_at, contact_name: 'Kari' };
  const { data: booking } = await write(bookingCalls.book, { body: kari }, { siteId });
  await showScreens(
    bookingsScreens,
    siteId,
    `bookings/move-day?day=${day}&who=person-${person.id}`,
  );
  await expect.element(page.getByRole('checkbox', { name: /Kari/ })).toBeVisible();
  const to = { id: booking.id, version: booking.version, begins_at: instantOf(`${day}T11:00`)! };
  const body = { day, moves: [to] };
  await write(dayMoveCalls.move, { body }, { siteId });
  noteChange(bookings.name);
  await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});
