import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { bookingPageCalls } from '#contract/booking/booking-links/page.ts';
import { bookingPortals } from '#contract/booking/booking-settings/portals.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { bookingSettingsScreens } from '#src/features/booking/booking-settings/screens.ts';
import { bookingsScreens } from '#src/features/booking/bookings/screens.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import PageScreen from './page/page-screen.tsx';

const words = ['booking-links', 'bookings', 'booking-settings', 'cars', 'customers', 'wheel-sets'];
startScreens(words, { width: 390, height: 844 });
const { between, loseAnswer } = startBetween();

const codeIn = ({ path }: { path: string }) => path.split('/').at(-1)!;

/** A booking of the day after tomorrow, and who has its address. */
async function linked(overrides: object = {}) {
  const siteId = await atWork();
  const site = await makeBookable(siteId);
  const services = [site.wheelChange.id];
  const day = daysAfter(showDate(serverNow()), 2);
  const { data: free } = await send(
    bookingCalls.times,
    { body: { services, from: day, to: day } },
    { siteId },
  );
  const begins_at = free.next[0]!.start;
  const body = {
    services,
    begins_at,
    licenseplate: 'EK12345',
    contact_name: 'Kari Nilsen',
    ...overrides,
  };
  const { data: booking } = await write(bookingCalls.book, { body }, { siteId });
  const params = { id: booking.id };
  const { data: address } = await write(bookingPageCalls.link, { params }, { siteId });
  return {
    siteId,
    site,
    booking,
    now: async () => (await send(bookings.calls.one, { params }, { siteId })).data,
    move: async (to: string) => {
      const input = { params, body: { version: booking.version, begins_at: to } };
      await write(bookingCalls.move, input, { siteId });
    },
    later: free.times.filter(({ ok }) => ok).at(-1)!.start,
    open: () => render(<PageScreen code={codeIn(address)} />),
    openBySms: async () => {
      const path = await commands.addressBySms(booking.id);
      return render(<PageScreen code={codeIn({ path })} />);
    },
    atWork: (path: string) =>
      showScreens([...bookingsScreens, ...bookingSettingsScreens], siteId, path),
  };
}

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
/** The page is headed by when it is. */
const heading = (at: string | null) =>
  page.getByRole('heading', { level: 1, name: new RegExp(`\\b${showTime(at)}.`) });
const status = page.getByRole('status');

test('anyone who has the address sees when it is and what, moves it, and cancels it', async () => {
  const { open, booking, now } = await linked();
  await open();
  await expect.element(heading(booking.begins_at)).toBeVisible();
  for (const word of [booking.ticket, 'Wheel change', /Confirmed$/, 'EK12345'])
    await expect.element(page.getByText(word).first()).toBeVisible();
  expect(document.body.textContent).not.toContain('Kari');

  await button('Move').click();
  const days = page.getByRole('region', { name: 'Choose another time' }).getByRole('group');
  await days.last().getByRole('button').last().click();
  await page.getByRole('button', { name: /^Move to / }).click();
  await expect.element(status.getByText(/^Your booking is on .* now\.$/)).toBeVisible();
  await expect.poll(async () => (await now()).begins_at).not.toBe(booking.begins_at);

  await button('Cancel the booking').click();
  await expect.element(button('Keep the booking')).toHaveFocus();
  await expect.element(page.getByText('It costs you nothing.')).toBeVisible();
  await page
    .getByRole('region', { name: 'Cancel the booking' })
    .getByRole('button', { name: 'Cancel the booking' })
    .click();
  await expect.element(page.getByText(/There is nothing more you have to do/)).toBeVisible();
  expect(page.getByRole('button').all()).toEqual([]);
  expect(await now()).toMatchObject({ state: 'cancelled', cancelled_by: 'customer' });
});

test('what the workshop changed meanwhile is shown instead of done over', async () => {
  const { open, move, later, now } = await linked();
  await open();
  await button('Cancel the booking').click();
  await move(later);
  await page
    .getByRole('region', { name: 'Cancel the booking' })
    .getByRole('button', { name: 'Cancel the booking' })
    .click();
  await expect
    .element(page.getByRole('alert').getByText(/^The booking has changed meanwhile/))
    .toBeVisible();
  await expect.element(heading(later)).toBeVisible();
  expect(await now()).toMatchObject({ state: 'active', begins_at: later });
});

test('anyone who hears nothing after pressing is told so, and pressing again does it no second time', async () => {
  const { open, now } = await linked();
  await open();
  await button('Cancel the booking').click();
  loseAnswer('post', '/v3/bookings/:code/answer');
  const sure = page
    .getByRole('region', { name: 'Cancel the booking' })
    .getByRole('button', { name: 'Cancel the booking' });
  await sure.click();
  await expect.element(page.getByRole('alert').getByText(/^The connection was lost/)).toBeVisible();
  const { version } = await now();
  await sure.click();
  await expect.element(page.getByText(/There is nothing more you have to do/)).toBeVisible();
  expect(await now()).toMatchObject({ state: 'cancelled', version });
});

test('a page of somebody else in place of the free times, or of an answer, is shown as that', async () => {
  const { open } = await linked();
  await open();
  const wifi = () => HttpResponse.html('<p>Log in to the Wi-Fi</p>');
  between.use(http.get('*/api/v3/bookings/:code/times', wifi));
  await button('Move').click();
  const instead = page.getByRole('alert').getByText(/^Something else answered in our place/);
  await expect.element(instead).toBeVisible();
  between.resetHandlers();
  await button('Later').click();
  const days = page.getByRole('region', { name: 'Choose another time' }).getByRole('group');
  await days.last().getByRole('button').last().click();
  between.use(http.post('*/api/v3/bookings/:code/move', wifi));
  await page.getByRole('button', { name: /^Move to / }).click();
  await expect.element(instead).toBeVisible();
});

test('an address that opens nothing says so, and no more', async () => {
  await atWork();
  await render(<PageScreen code="guessed" />);
  const nothing = page.getByRole('heading', { name: 'This address opens nothing' });
  await expect.element(nothing).toBeVisible();
});

test('something on the way that answers in place of the workshop is shown as that', async () => {
  const { open } = await linked();
  between.use(http.get('*/api/v3/bookings/:code', () => new HttpResponse('busy', { status: 503 })));
  await open();
  await expect.element(page.getByText(/^Something else answered in our place/)).toBeVisible();
});

test('who has cancelled is led to another booking by the portal', async () => {
  const { siteId, site, open } = await linked();
  const slug = `again-${siteId}`;
  const body = { name: 'Web', slug, calendar_id: site.calendarId };
  const { data: portal } = await write(bookingPortals.calls.add, { body }, { siteId });
  const published = { params: { id: portal.id }, body: { version: portal.version } };
  await write(bookingPortals.calls.publish, published, { siteId });
  await open();
  await expect.element(page.getByText(/^Deadline for moving it here: /)).toBeVisible();
  await button('Cancel the booking').click();
  await page
    .getByRole('region', { name: 'Cancel the booking' })
    .getByRole('button', { name: 'Cancel the booking' })
    .click();
  await expect
    .element(page.getByRole('link', { name: 'Book again' }))
    .toHaveAttribute('href', `/book/${slug}`);
});

test('an address of a visit that is long over says so', async () => {
  const siteId = await atWork();
  const { wheelChange } = await makeBookable(siteId);
  const begins_at = new Date(serverNow() - 50 * 86_400_000).toISOString();
  const body = { services: [wheelChange.id], begins_at, overbook: 'Noted afterwards' };
  const { data: booking } = await write(bookingCalls.book, { body }, { siteId });
  const input = { params: { id: booking.id } };
  const { data: address } = await write(bookingPageCalls.link, input, { siteId });
  await render(<PageScreen code={codeIn(address)} />);
  const name = 'This address is no longer open';
  await expect.element(page.getByRole('heading', { name })).toBeVisible();
});

test('staff show the address of a booking, and close it', async () => {
  const { atWork: show, booking, open } = await linked();
  await show(`bookings/${booking.id}`);
  const panel = page.getByRole('region', { name: 'Customer’s page' });
  await panel.getByRole('button', { name: 'Show the address' }).click();
  await expect.element(panel.getByText(/\/b\/[\w-]{32}$/)).toBeVisible();
  await expect.element(panel.getByText('Copy the address')).toBeVisible();
  await panel.getByRole('button', { name: 'Close the address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the address' });
  await dialog.getByRole('button', { name: 'Close the address' }).click();
  await expect.element(panel.getByRole('button', { name: 'Show the address' })).toBeVisible();
  await open();
  const nothing = page.getByRole('heading', { name: 'This address opens nothing' });
  await expect.element(nothing).toBeVisible();
});

test('a calendar is subscribed to by an address that is told once', async () => {
  const { atWork: show, site, booking } = await linked();
  await show(`settings/booking/calendars/${site.calendarId}`);
  const panel = page.getByRole('region', { name: 'Calendar subscriptions' });
  await panel.getByLabelText('Whose bookings').selectOptions('Ola');
  await panel.getByRole('switch', { name: 'Services' }).click();
  await panel.getByRole('button', { name: 'Make the address' }).click();
  const address = panel.getByText(/\/bookings\.ics$/);
  await expect.element(address).toBeVisible();
  await expect.element(panel.getByText('not read yet')).toBeVisible();
  const file = await (await fetch(address.element().textContent)).text();
  expect(file).toContain(`SUMMARY:EK12345 · ${booking.ticket}`);
  await panel.getByRole('button', { name: 'Close the subscription of Ola' }).click();
  const dialog = page.getByRole('dialog', { name: 'Close the subscription of Ola' });
  await dialog.getByText('Close', { exact: true }).click();
  await expect
    .element(panel.getByRole('button', { name: 'Close the subscription of Ola' }))
    .not.toBeInTheDocument();
});

test('anyone who comes by the line behind an SMS says first that they want no more of them, and may have them again', async () => {
  const { open, openBySms } = await linked({ contact_mobile: '91234567' });
  location.hash = '#sms';
  const handedOver = await open();
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Who was only told the address may not have the telephone.
  expect(page.getByRole('region', { name: /^SMS from Site-/ }).elements()).toEqual([]);
  await handedOver.unmount();
  await openBySms();
  const sms = page.getByRole('region', { name: /^SMS from Site-/ });
  await expect.element(sms).toBeVisible();
  const when = page.getByRole('heading', { level: 1 }).element();
  expect(sms.element().compareDocumentPosition(when)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await button('No more of these').click();
  await expect
    .element(sms.getByText('We send you no SMS but what your bookings need.'))
    .toBeVisible();
  await button('Send them again').click();
  await expect.element(button('No more of these')).toBeVisible();
  location.hash = '';
});
