import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { orders } from '#contract/sales/orders.ts';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { queryClient, queryFor } from '#src/data/query.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate } from '#src/i18n/time.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { bookingsScreens } from '../screens.ts';

startScreens(['bookings', 'cars', 'customers', 'wheel-sets'], { width: 1440, height: 900 });

/** A counter where Kari is known by her car, and one lift and one person do all the work. */
async function counter() {
  const siteId = await atWork();
  const site = await makeBookable(siteId);
  const body = { name: 'Kari Nilsen', phone: '99887766' };
  const { data: kari } = await write(customers.calls.add, { body }, { siteId });
  const owned = { licenseplate: 'EK12345', brand: 'VW', customer_id: kari.id };
  const { data: golf } = await write(cars.calls.add, { body: owned }, { siteId });
  return {
    ...site,
    siteId,
    kari,
    golf,
    open: (rest: string) => showScreens(bookingsScreens, siteId, rest),
    booked: async () => (await send(bookings.calls.list, {}, { siteId })).data,
  };
}

const plate = page.getByLabelText('Plate', { exact: true });
const service = (name: RegExp) => page.getByRole('checkbox', { name });
const submit = page.getByRole('button', { name: /^Book / });
const best = page.getByRole('group', { name: 'The next best times' }).getByRole('button');
const grid = page.getByRole('group', { name: 'Time', exact: true });

test('from the plate to a saved booking it takes no more than twelve keys', async () => {
  const { open, booked, kari, golf } = await counter();
  let keys = 0;
  const press = async (...some: string[]) => {
    keys += some.length;
    for (const key of some) await userEvent.keyboard(key);
  };
  const router = await open('bookings/new');
  await expect.element(plate).toHaveFocus();
  await press(...'EK12345');
  await expect.element(page.getByRole('link', { name: 'Kari Nilsen' })).toBeVisible();
  await press('{Enter}');
  await expect.element(service(/Wheel change/)).toHaveFocus();
  await press('{Enter}');
  await expect.element(best.first()).toHaveFocus();
  await press('{Enter}');
  await expect.element(submit).toHaveFocus();
  await expect.element(page.getByText(/^Held for you: [45]:\d\d$/)).toBeVisible();
  await press('{Enter}');
  await expect.poll(() => router.state.location.pathname).toMatch(/\/bookings\/\d+$/);
  expect(keys).toBeLessThanOrEqual(12);
  expect(await booked()).toMatchObject([
    {
      licenseplate: 'EK12345',
      car_id: golf.id,
      customer_id: kari.id,
      contact_name: 'Kari Nilsen',
      contact_mobile: '99887766',
      minutes: 30,
    },
  ]);
});

test('what is chosen says at once how long it takes and what it costs', async () => {
  const { open, wheelChange } = await counter();
  await open('bookings/new');
  await service(/Wheel change/).click();
  // Above the times; of a service alone it stands beside its name.
  const sum = () => document.querySelector('.at-end > b')?.textContent;
  await expect.poll(sum).toMatch(/^30 min ?, .*690/);
  await service(/Wheel wash/).click();
  await expect.poll(sum).toMatch(/^45 min ?, .*889/);
  await service(new RegExp(wheelChange.name)).click();
  await expect
    .element(page.getByText('Choose what is to be done, and the free times stand here.'))
    .toBeVisible();
});

test('what something costs is said as soon as it is known in what, however late that is', async () => {
  const { open, siteId } = await counter();
  const key = queryFor(siteId, shellCalls.profile, undefined).queryKey;
  const known = queryClient.getQueryData(key);
  queryClient.removeQueries({ queryKey: key });
  await open('bookings/new');
  await expect.element(service(/Wheel change/)).toBeVisible();
  queryClient.setQueryData(key, known);
  await expect.element(service(/Wheel change 30 min ?, .*690/)).toBeVisible();
});

test('who is a moment too late is told what was taken and offered the three next best, and loses nothing', async () => {
  const { open, booked, siteId, wheelChange, lift } = await counter();
  await open('bookings/new?plate=EK12345');
  await service(/Wheel change/).click();
  await expect.element(best.first()).toBeVisible();
  const start = document.querySelector<HTMLElement>('.times-one:not(.taken)')!.dataset['start']!;
  const other = { services: [wheelChange.id], form: crypto.randomUUID(), begins_at: start };
  await write(bookingCalls.hold, { body: other }, { siteId });
  await page.getByLabelText('Comment').fill('The key is in the box');
  document.querySelector<HTMLElement>(`[data-start="${start}"]`)!.click();
  const alert = page.getByRole('alert').filter({ hasText: 'That time is not free any more.' });
  await expect.element(alert).toBeVisible();
  expect(alert.element().textContent).toContain(`Somebody is just booking it: ${lift.name} until`);
  expect(alert.getByRole('button').elements()).toHaveLength(3);
  await alert.getByRole('button').first().click();
  await expect.element(page.getByText(/^Held for you/)).toBeVisible();
  await submit.click();
  await expect
    .poll(booked)
    .toMatchObject([
      { comment: 'The key is in the box', licenseplate: 'EK12345', contact_name: 'Kari Nilsen' },
    ]);
  expect((await booked())[0]?.begins_at).not.toBe(start);
});

test('a time that is not free says why, and shows the booking that stands there', async () => {
  const { open, booked, siteId, wheelChange, lift, person } = await counter();
  const day = daysAfter(showDate(serverNow()), 1);
  const body = { services: [wheelChange.id], from: day, to: day };
  const { data } = await send(bookingCalls.times, { body }, { siteId });
  const begins_at = data.times.find(({ ok }) => ok)!.start;
  await write(
    bookingCalls.book,
    { body: { services: [wheelChange.id], begins_at, licenseplate: 'DP90117' } },
    { siteId },
  );
  const [there] = await booked();
  const router = await open('bookings/new');
  await service(/Wheel change/).click();
  await expect.element(grid).toBeVisible();
  const taken = document.querySelector<HTMLElement>(`[data-start="${begins_at}"]`)!;
  expect(taken.ariaDisabled).toBe('true');
  taken.click();
  const why = page.getByRole('status').filter({ hasText: 'The place is taken' });
  await expect.element(why).toBeVisible();
  expect(why.element().textContent).toContain(`${lift.name} – ${there!.ticket} until`);
  expect(why.element().textContent).toContain(`${person.name} – ${there!.ticket} until`);
  await why.getByRole('link', { name: there!.ticket }).first().click();
  await expect.poll(() => router.state.location.search).toBe(`?booking=${there!.id}`);
});

test('arrows go from time to time, over the days and to the ends of one', async () => {
  const { open } = await counter();
  await open('bookings/new');
  await service(/Wheel change/).click();
  await expect.element(grid).toBeVisible();
  const at = () => (document.activeElement as HTMLElement).dataset['start'] ?? '';
  document.querySelector<HTMLElement>('.times-one[tabindex="0"]')!.focus();
  const first = at();
  await userEvent.keyboard('{ArrowRight}');
  const nextDay = at();
  expect(nextDay > first).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  expect(Date.parse(at()) - Date.parse(nextDay)).toBe(15 * 60_000);
  await userEvent.keyboard('{Home}');
  expect(at() < nextDay || at() === nextDay).toBe(true);
});

test('what a booking is made for stands there already, and what there is none of is said', async () => {
  const { open, siteId, kari } = await counter();
  const router = await open(`bookings/new/customer/${kari.id}`);
  await expect.element(plate).toHaveValue('EK12345');
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Kari Nilsen');
  await router.navigate(`/${siteId}/bookings/new/spaceship/7`);
  await expect.element(page.getByText('Nothing can be booked for this address.')).toBeVisible();
});

test('an order is booked with the car and customer that it has, and its booking leads back to it', async () => {
  const { open, siteId, kari } = await counter();
  const order = { customer_id: kari.id, note: 'By ten' };
  const { data: made } = await write(orders.calls.add, { body: order }, { siteId });
  const router = await open(`bookings/new/order/${made.id}`);
  await expect.element(plate).toHaveValue('EK12345');
  await expect.element(page.getByRole('link', { name: 'For order Draft' })).toBeVisible();
  await service(/Wheel change/).click();
  await expect.element(grid).toBeVisible();
  document.querySelector<HTMLElement>('.times-one:not([aria-disabled="true"])')!.click();
  await expect.element(page.getByText(/^Held for you/)).toBeVisible();
  await submit.click();
  await expect.poll(() => router.state.location.pathname).toMatch(/\/bookings\/\d+$/);
  const id = Number(router.state.location.pathname.split('/').at(-1));
  const params = { id: made.id };
  const now = (await send(orders.calls.one, { params }, { siteId })).data;
  expect(now.booking_id).toBe(id);
  const back = page.getByRole('link', { name: 'Draft' });
  await expect.element(back).toHaveAttribute('href', expect.stringContaining(`/${made.id}`));
});

test('what was drawn in the calendar stands there as long as it was drawn, or anywhere', async () => {
  const { siteId, lift, open } = await counter();
  const day = daysAfter(showDate(serverNow()), 1);
  const router = await open(
    `bookings/new?begins_at=${day}T10:00:00Z&place_id=${lift.id}&minutes=75`,
  );
  await expect.element(page.getByText(/^Drawn in the calendar: Lift 1 · 75.min$/)).toBeVisible();
  await plate.fill('EL70007');
  await service(/Wheel change/).click();
  await expect.element(page.getByText(/^Held for you/)).toBeVisible();
  await submit.click();
  await expect.poll(() => router.state.location.pathname).toMatch(/\/bookings\/\d+$/);
  const query = { from: day, to: day };
  const { data } = await send(bookingCalls.calendar, { query }, { siteId });
  expect(data.bookings).toMatchObject([{ minutes: 75, rows: [lift.id] }]);
  await open(`bookings/new?begins_at=${day}T13:00:00Z&minutes=75`);
  await page.getByRole('button', { name: 'Anywhere, usual length' }).click();
  await expect.element(page.getByText(/^Drawn in the calendar/)).not.toBeInTheDocument();
});

test('a car that is booked already says so where its plate is typed', async () => {
  const { open, siteId, wheelChange } = await counter();
  const day = daysAfter(showDate(serverNow()), 2);
  const body = {
    services: [wheelChange.id],
    begins_at: `${day}T10:00:00.000Z`,
    licenseplate: 'EK12345',
  };
  await write(bookingCalls.book, { body }, { siteId });
  await open('bookings/new');
  await userEvent.fill(plate, 'ek 12345');
  await expect.element(page.getByText(/^EK12345 is booked already:/)).toBeVisible();
  await userEvent.fill(plate, 'EK99999');
  await expect.element(page.getByText(/is booked already/)).not.toBeInTheDocument();
});

test('what is known of a plate comes without moving what is pressed next', async () => {
  const { open } = await counter();
  await open('bookings/new');
  const top = () =>
    service(/Wheel change/)
      .element()
      .getBoundingClientRect().top;
  await expect.element(service(/Wheel change/)).toBeVisible();
  const before = top();
  await plate.fill('EK99999');
  await expect.element(page.getByText('Unknown car')).toBeVisible();
  expect(top()).toBe(before);
  await plate.fill('EK12345');
  await expect.element(page.getByRole('link', { name: 'Kari Nilsen' })).toBeVisible();
  expect(top()).toBe(before);
});
