import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { autoBookings } from '#contract/booking/auto-bookings/auto-bookings.ts';
import { customers } from '#contract/customer/customers.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { resourcesLive } from '#src/crud/live.ts';
import { startLive } from '#src/data/live.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate } from '#src/i18n/time.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { intentOf } from '#tests/support/factories/hotel/intent-of.ts';
import { autoBookingsScreens } from './screens.ts';

startScreens(['auto-bookings', 'booking-settings', 'crud'], { width: 1280, height: 900 });

const inDays = (days: number) => daysAfter(showDate(serverNow()), days);

/** A site that takes bookings and keeps the wheels of one customer who can be reached. */
async function keeping() {
  const siteId = await atWork('manager');
  const { wheelChange } = await makeBookable(siteId);
  const at = { siteId };
  const who = { name: 'Kari Nordmann', phone: '90012345' };
  const { data: customer } = await write(customers.calls.add, { body: who }, at);
  const kept = { licenseplate: 'EL12345', customer_id: customer.id, season: 'friction' as const };
  const { data: set } = await write(wheelSets.calls.add, { body: kept }, at);
  const intents = [intentOf(set, 'receive')];
  await write(wheelSetCalls.batch, { body: { intents } }, at);
  return { siteId, service_id: wheelChange.id };
}

test('the form says beside it for how many a wave is, and why others are not in it', async () => {
  const { siteId } = await keeping();
  await showScreens(autoBookingsScreens, siteId, 'auto-bookings/new');
  await expect.element(page.getByRole('heading', { name: 'For 1 customer' })).toBeVisible();
  await userEvent.selectOptions(page.getByLabelText('Wheels in store'), 'Summer');
  await expect.element(page.getByRole('heading', { name: 'For 0 customers' })).toBeVisible();
  await page.getByText('Not in it: 1').click();
  await expect.element(page.getByText('Other wheels in store')).toBeVisible();
});

test('simulated, its days are shown with what they hold, and who gets which time', async () => {
  const { siteId, service_id } = await keeping();
  const body = {
    name: 'Autumn',
    service_id,
    first_day: inDays(7),
    last_day: inDays(13),
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  };
  const { data: wave } = await write(autoBookings.calls.add, { body }, { siteId });
  await showScreens(autoBookingsScreens, siteId, `auto-bookings/${wave.id}`);
  await expect.element(page.getByText(/^Simulate it to see/)).toBeVisible();
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect.element(page.getByText(/^No message says what an invitation/)).toBeVisible();
  await expect.element(page.getByRole('table', { name: /How full/ })).toBeVisible();
  await expect.element(page.getByRole('cell', { name: /1 booking/ })).toBeVisible();
  await page.getByRole('link', { name: 'Will be booked' }).click();
  await expect.element(page.getByRole('link', { name: 'Kari Nordmann' })).toBeVisible();
});

test('of a simulation one leaves out whom one does not want, and takes them in again', async () => {
  const { siteId, service_id } = await keeping();
  const body = { name: 'Autumn', service_id, first_day: inDays(7), last_day: inDays(13) };
  const { data: wave } = await write(autoBookings.calls.add, { body }, { siteId });
  const params = { id: wave.id };
  const propose = autoBookings.calls['propose' as 'save'];
  await write(propose, { params, body: { version: wave.version } }, { siteId });
  await showScreens(autoBookingsScreens, siteId, `auto-bookings/${wave.id}?tab=people`);
  await page.getByRole('checkbox', { name: 'Select EL12345 Kari Nordmann' }).click();
  await page.getByRole('button', { name: 'Leave 1 out' }).click();
  await expect.element(page.getByText('Left out by hand')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Start booking' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await page.getByRole('button', { name: 'Take 1 in again' }).click();
  await expect.element(page.getByText('Left out by hand')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Start booking' })).toBeEnabled();
});

test('who is selected in one wave is not selected in the next', async () => {
  const { siteId, service_id } = await keeping();
  const body = { service_id, first_day: inDays(7), last_day: inDays(13) };
  const propose = autoBookings.calls['propose' as 'save'];
  const ids: number[] = [];
  for (const name of ['Autumn', 'Spring']) {
    const { data } = await write(autoBookings.calls.add, { body: { name, ...body } }, { siteId });
    const params = { id: data.id };
    await write(propose, { params, body: { version: data.version } }, { siteId });
    ids.push(data.id);
  }
  const router = await showScreens(
    autoBookingsScreens,
    siteId,
    `auto-bookings/${ids[0]}?tab=people`,
  );
  await page.getByRole('checkbox', { name: 'Select EL12345 Kari Nordmann' }).click();
  await expect.element(page.getByRole('button', { name: 'Leave 1 out' })).toBeVisible();
  await router.navigate(`/${siteId}/auto-bookings/${ids[1]}?tab=people`);
  await expect.element(page.getByRole('heading', { name: 'Spring' })).toBeVisible();
  const box = page.getByRole('checkbox', { name: 'Select EL12345 Kari Nordmann' });
  await expect.element(box).not.toBeChecked();
  await expect.element(page.getByRole('button', { name: 'Leave 1 out' })).not.toBeInTheDocument();
});

test('what a colleague does with a wave is seen by who looks at it, and a step from before is not taken', async () => {
  const { siteId, service_id } = await keeping();
  const body = { name: 'Autumn', service_id, first_day: inDays(7), last_day: inDays(13) };
  const { data: wave } = await write(autoBookings.calls.add, { body }, { siteId });
  const params = { id: wave.id };
  const propose = autoBookings.calls['propose' as 'save'];
  await showScreens(autoBookingsScreens, siteId, `auto-bookings/${wave.id}`);
  await expect.element(page.getByText(/^Simulate it to see/)).toBeVisible();
  // Not told of it yet.
  await write(propose, { params, body: { version: wave.version } }, { siteId });
  await page.getByRole('button', { name: 'Simulate' }).click();
  await expect.element(page.getByText(/^Somebody else changed this/)).toBeVisible();
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('button', { name: 'Back to draft' })).toBeVisible();
  await userEvent.keyboard('{Escape}');

  const connected = Promise.withResolvers<void>();
  const refresh = () => Promise.resolve(connected.resolve());
  const stop = startLive(siteId, [resourcesLive, { events: {}, refresh }]);
  try {
    await connected.promise;
    const { data: now } = await send(autoBookings.calls.one, { params }, { siteId });
    const change = autoBookings.calls['change' as 'save'];
    await write(change, { params, body: { version: now.version } }, { siteId });
    await expect.element(page.getByText(/^Simulate it to see/)).toBeVisible();
  } finally {
    stop();
  }
});
