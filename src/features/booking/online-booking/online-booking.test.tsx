import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bookingPortals, portalCalls } from '#contract/booking/booking-settings/portals.ts';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { onlineBookingCalls } from '#contract/booking/online-booking.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate } from '#src/i18n/time.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import BookScreen from './book-screen.tsx';

const { between, loseAnswer } = startBetween();
startScreens(['online-booking'], { width: 390, height: 844 });

/** A site that takes bookings day and night, and the page of its portal. */
async function atPortal(overrides: object = {}) {
  const siteId = await atWork();
  const site = await makeBookable(siteId);
  const slug = `portal-${crypto.randomUUID()}`.slice(0, 60);
  const body = { name: 'Nett', calendar_id: site.calendarId, slug, notice_hours: 0, ...overrides };
  const { data: portal } = await write(bookingPortals.calls.add, { body }, { siteId });
  const step = async (call: typeof bookingPortals.calls.publish, version: number) =>
    write(call, { params: { id: portal.id }, body: { version } }, { siteId });
  await step(bookingPortals.calls.publish, portal.version);
  const preview = async () => {
    const input = { params: { id: portal.id } };
    const { data } = await send(portalCalls.preview, input, { siteId });
    return render(<BookScreen slug={data.path.replace('/book/', '')} />);
  };
  return {
    ...site,
    siteId,
    slug,
    close: () => step(bookingPortals.calls.close, portal.version + 1),
    open: () => render(<BookScreen slug={slug} />),
    preview,
    booked: async () => (await send(bookings.calls.list, {}, { siteId })).data,
  };
}

const button = (name: string | RegExp) => page.getByRole('button', { name });
const times = page.getByRole('group', { name: /\d/ }).getByRole('button');
const sum = page.getByRole('status', { name: 'In all' });
const book = button(/^Book /);

const wifi = () => HttpResponse.html('<p>Log in to the Wi-Fi</p>');
const tooLarge = () => HttpResponse.html('<p>Too large</p>', { status: 413 });

async function chooseTime() {
  await page.getByLabelText('Licence plate').fill('ek 12345');
  await page.getByRole('checkbox', { name: /Wheel change/ }).click();
  // Late in the day few are left of it; the last one does not pass while the test runs.
  await times.last().click();
  await expect.element(page.getByText(/^We keep .+ for you until \d\d:\d\d\.$/)).toBeVisible();
}

async function sayWho() {
  await page.getByLabelText('Name', { exact: true }).fill('Kari Nilsen');
  await page.getByLabelText('Mobile', { exact: true }).fill('91234567');
}

test('from a plate over service and time to a receipt, and what was left out is asked for', async () => {
  const { open, booked } = await atPortal();
  await open();
  await expect.element(page.getByText(/the free times stand here/)).toBeVisible();
  await chooseTime();
  await page.getByRole('checkbox', { name: /Wheel wash/ }).click();
  await expect.element(book).not.toBeInTheDocument();
  await expect.element(sum.getByText('45 min')).toBeVisible();
  await times.last().click();
  await book.click();
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  await expect.element(page.getByText(/Please fill this in\.$/).first()).toBeVisible();
  await sayWho();
  await book.click();
  await expect.element(page.getByRole('heading', { name: 'You are booked' })).toHaveFocus();
  const [row] = await booked();
  await expect.element(page.getByText(row!.ticket, { exact: true })).toBeVisible();
  expect(row).toMatchObject({
    type: 'portal',
    licenseplate: 'EK12345',
    contact_name: 'Kari Nilsen',
    services: 'Wheel change, Wheel wash',
  });
  await button('Make another booking').click();
  await expect.element(page.getByLabelText('Licence plate')).toHaveValue('');
});

test('several services are booked at once, and take as long as all of them', async () => {
  const { open, booked } = await atPortal();
  await open();
  await page.getByRole('checkbox', { name: /Alignment/ }).click();
  await expect.element(sum.getByText('60 min')).toBeVisible();
  await chooseTime();
  await expect.element(sum.getByText('90 min')).toBeVisible();
  await sayWho();
  await book.click();
  await expect.element(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(await booked()).toMatchObject([{ services: 'Wheel change, Alignment', minutes: 90 }]);
});

test('a page of somebody else in place of ours is shown as that, not as no contact', async () => {
  const { open } = await atPortal();
  between.use(http.get('*/api/v3/online-booking/:slug', wifi));
  await open();
  await expect.element(page.getByText(/^Something else answered in our place/)).toBeVisible();
  expect(document.body.textContent).not.toContain('No contact with the server');
});

test('a page of somebody else in place of the times or of a code is shown as that', async () => {
  const { open } = await atPortal({ needs_proof: true });
  await open();
  between.use(http.post('*/api/v3/online-booking/:slug/times', wifi));
  await page.getByRole('checkbox', { name: /Wheel change/ }).click();
  const instead = page.getByRole('alert').getByText(/^Something else answered in our place/);
  await expect.element(instead).toBeVisible();
  between.resetHandlers();
  await button('Try again').click();
  await times.last().click();
  await sayWho();
  between.use(http.post('*/api/v3/online-booking/:slug/code', wifi));
  await button('Send a code to 91234567').click();
  await expect.element(instead).toBeVisible();
  between.use(http.post('*/api/v3/online-booking/:slug/code', tooLarge));
  await button('Send a code to 91234567').click();
  await expect.element(instead).toBeVisible();
});

test('an answer that was lost is asked for again, and it is booked once', async () => {
  const { open, booked } = await atPortal();
  const screen = await open();
  await chooseTime();
  await sayWho();
  loseAnswer('post', onlineBookingCalls.book.path.replace('{slug}', ':slug'));
  await book.click();
  await expect.element(page.getByText(/Press again: it is booked once/)).toBeVisible();
  // Loaded again, it is the same booking still.
  await screen.unmount();
  await open();
  await book.click();
  await expect.element(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(await booked()).toHaveLength(1);
});

test('who is a moment too late is told no more than which times are next', async () => {
  const { open, siteId, wheelChange, booked } = await atPortal();
  await open();
  await page.getByRole('checkbox', { name: /Wheel change/ }).click();
  await expect.element(times.first()).toBeVisible();
  const first = times.first().element().textContent;
  const services = [wheelChange.id];
  const from = showDate(serverNow());
  const input = { body: { services, from, to: daysAfter(from, 1) } };
  const { data: free } = await send(bookingCalls.times, input, { siteId });
  const soonest = free.next[0]!.start;
  const body = { services, begins_at: soonest, contact_name: 'Hemmelig Etternavn' };
  await write(bookingCalls.book, { body }, { siteId });
  expect(first).not.toBe('');
  await times.first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'That time is no longer free.' });
  await expect.element(alert).toBeVisible();
  expect(alert.getByRole('button').elements()).toHaveLength(3);
  expect(document.body.textContent).not.toContain('Hemmelig');
  await alert.getByRole('button').first().click();
  await page.getByLabelText('Licence plate').fill('EK12345');
  await sayWho();
  await book.click();
  await expect.element(page.getByRole('heading', { name: 'You are booked' })).toBeVisible();
  expect(await booked()).toHaveLength(2);
});

test('a preview is the page as customers see it, and says that nothing is booked there', async () => {
  const { preview, booked } = await atPortal();
  await preview();
  await expect
    .element(page.getByText(/^This is a preview\. Customers see it like this/))
    .toBeVisible();
  await page.getByLabelText('Licence plate').fill('EK12345');
  await page.getByRole('checkbox', { name: /Wheel change/ }).click();
  await times.last().click();
  await expect.element(page.getByText(/^You have chosen /)).toBeVisible();
  await sayWho();
  await book.click();
  await expect.element(page.getByText('This is a preview: nothing is booked here.')).toBeVisible();
  expect(await booked()).toHaveLength(0);
});

test('it speaks the languages of the portal, and says when it is closed or not there', async () => {
  const { open, close } = await atPortal({ languages: ['nb', 'sv'] });
  const screen = await open();
  await expect.element(page.getByRole('heading', { name: 'Book på nett' })).toBeVisible();
  await button('Svenska').click();
  await expect.element(page.getByRole('heading', { name: 'Boka på nätet' })).toBeVisible();
  await screen.unmount();
  await close();
  const shut = await open();
  await expect
    .element(page.getByRole('heading', { name: 'Webbokningen är stängd för tillfället' }))
    .toBeVisible();
  await shut.unmount();
  await render(<BookScreen slug="none" />);
  await expect
    .element(page.getByRole('heading', { name: 'Här finns ingen bokningssida' }))
    .toBeVisible();
});
