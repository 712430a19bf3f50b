import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookingPlans } from '#contract/booking/booking-settings/workshop.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate } from '#src/i18n/time.ts';
import { instantOf } from '#src/i18n/zoned-field.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { bookingSettingsScreens } from '../screens.ts';
import { mondayOf } from './monday-of.ts';

startScreens(['booking-settings', 'bookings'], { width: 1440, height: 900 });

test('an absence over a booking says so before it is saved and after, with the way to move it', async () => {
  const siteId = await atWork();
  const site = await makeBookable(siteId);
  const day = daysAfter(showDate(serverNow()), 7);
  const body = { services: [site.wheelChange.id], begins_at: instantOf(`${day}T10:00`)! };
  const { data: booking } = await write(bookingCalls.book, { body }, { siteId });
  await showScreens(
    bookingSettingsScreens,
    siteId,
    `settings/booking/${site.calendarId}/planning?week=${day}`,
  );
  await page.getByRole('button', { name: new RegExp(`Ola.*${day}`) }).click();
  const dialog = page.getByRole('dialog');
  const inTheWay = { name: '1 booking stands in the way' };
  await dialog.getByLabelText(/^What/).selectOptions('absence');
  const before = dialog.getByRole('region', inTheWay);
  await expect.element(before.getByText(/Planned for something else$/)).toBeVisible();
  // Each has room for what is done and the way to move it.
  const { clientWidth: room } = before.element();
  expect(room).toBeGreaterThan(1.5 * dialog.getByLabelText(/^What/).element().clientWidth);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const after = page.getByRole('region', inTheWay);
  await expect
    .element(after.getByRole('link', { name: booking.ticket, exact: true }))
    .toBeVisible();
  await expect
    .element(after.getByRole('link', { name: `Move ${booking.ticket}` }))
    .toHaveAttribute('href', `/${siteId}/bookings/${booking.id}/modify`);
  const { data: plans } = await send(bookingPlans.calls.list, {}, { siteId });
  expect(plans.map(({ kind }) => kind)).toEqual(['absence']);
});

test('an absence is given in days, and lasts to the end of the last one', async () => {
  const siteId = await atWork();
  const { calendarId, person } = await makeBookable(siteId);
  await showScreens(
    bookingSettingsScreens,
    siteId,
    `settings/booking/${calendarId}/resources/${person.id}/edit?tab=plans`,
  );
  await page.getByRole('button', { name: 'New entry of the plan' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('switch', { name: 'Whole days' })).toBeChecked();
  const [first, last] = [2, 4].map((days) => daysAfter(showDate(serverNow()), days));
  await userEvent.fill(dialog.getByLabelText('From *'), first!);
  await userEvent.fill(dialog.getByLabelText('Until *'), last!);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [plan] = (await send(bookingPlans.calls.list, {}, { siteId })).data;
  expect(plan).toMatchObject({
    kind: 'absence',
    begins_at: instantOf(`${first}T00:00`),
    ends_at: instantOf(`${daysAfter(last!, 1)}T00:00`),
  });
});

test('who is away for days is so from when on the first and until when on the last, and all day between', async () => {
  const siteId = await atWork();
  const { calendarId, person } = await makeBookable(siteId);
  const week = mondayOf(daysAfter(showDate(serverNow()), 7));
  const body = {
    calendar_id: calendarId,
    resource_id: person.id,
    kind: 'absence' as const,
    begins_at: instantOf(`${daysAfter(week, 1)}T12:00`)!,
    ends_at: instantOf(`${daysAfter(week, 3)}T10:00`)!,
  };
  await write(bookingPlans.calls.add, { body }, { siteId });
  const path = `settings/booking/${calendarId}/planning?week=${week}`;
  await showScreens(bookingSettingsScreens, siteId, path);
  for (const times of ['12:00–', 'all day', '–10:00'])
    await expect
      .element(page.getByRole('button', { name: `Absence ${times}`, exact: true }))
      .toBeVisible();
});

test('a week is planned like another: what is copied and what stands there is said before, and is archived where that is chosen; where nothing is planned there is nothing to copy', async () => {
  const siteId = await atWork();
  const { calendarId, person } = await makeBookable(siteId);
  const monday = daysAfter(mondayOf(showDate(serverNow())), 7);
  const next = daysAfter(monday, 7);
  const plan = async (day: string, note: string) => {
    const body = {
      calendar_id: calendarId,
      kind: 'absence' as const,
      resource_id: person.id,
      begins_at: instantOf(`${day}T08:00`)!,
      ends_at: instantOf(`${day}T16:00`)!,
      note,
    };
    await write(bookingPlans.calls.add, { body }, { siteId });
  };
  await plan(monday, 'Course');
  await plan(next, 'Holiday');
  const notes = async () =>
    (await send(bookingPlans.calls.list, {}, { siteId })).data.map(({ note }) => note);
  await showScreens(
    bookingSettingsScreens,
    siteId,
    `settings/booking/${calendarId}/planning?week=${monday}`,
  );
  await page.getByRole('button', { name: 'Copy a week …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Copy a week' });
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('1 plan is copied. 1 stands in the other already.');
  const copied = dialog.getByLabelText('The week that is copied');
  const copy = dialog.getByRole('button', { name: 'Copy', exact: true });
  await userEvent.fill(copied, daysAfter(monday, 14));
  await expect
    .element(dialog.getByRole('status'))
    .toHaveTextContent('Nothing is planned in the first one. 1 stands in the other already.');
  await expect.element(copy).toBeDisabled();
  await userEvent.fill(copied, monday);
  await expect.element(copy).toBeEnabled();
  await dialog.getByRole('radio', { name: 'Is archived' }).click();
  await copy.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await notes()).toEqual(['Course', 'Course']);
});
