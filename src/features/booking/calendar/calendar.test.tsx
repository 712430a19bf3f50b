import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import type { DrawnBooking } from '#contract/booking/drawn-bookings.ts';
import { calendarCalls } from '#contract/booking/booking-settings/calendar-calls.ts';
import { bookingServices } from '#contract/booking/booking-settings/catalogue.ts';
import { bookings } from '#contract/booking/bookings.ts';
import { bookingPlaces, bookingResources } from '#contract/booking/booking-settings/workshop.ts';
import { daysAfter, instantAt } from '#contract/kit/time/zoned-time.ts';
import { resourcesLive } from '#src/crud/live.ts';
import { alertsNow, closeAlert } from '#src/data/alerts.ts';
import { send } from '#src/data/api.ts';
import { startLive } from '#src/data/live.ts';
import { queryClient } from '#src/data/query.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { showDate, showTime } from '#src/i18n/time.ts';
import { closeSnackbar, snackNow } from '#src/ui/snackbar.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { pressMouse } from '#tests/support/in-browser/by-mouse.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { calendarScreens } from './screens.ts';

startScreens(['calendar', 'bookings']);
afterEach(() => {
  closeSnackbar();
  for (const { id } of alertsNow()) closeAlert(id);
  queryClient.clear();
});

const zone = 'Europe/Oslo';
const tomorrow = () => daysAfter(showDate(serverNow()), 1);
const at = (time: string) =>
  new Date(instantAt(Date.parse(`${tomorrow()}T${time}Z`), zone)).toISOString();

/** A workshop with two lifts that is open day and night. */
async function workshop() {
  const siteId = await atWork('manager', ['BookingCalendarView']);
  const here = { siteId };
  const { calendarId, lift, wheelChange } = await makeBookable(siteId);
  const second = { name: 'Lift 2', calendar_id: calendarId, position: 200 };
  const { data: other } = await write(bookingPlaces.calls.add, { body: second }, here);
  const lifts = [lift.id, other.id];
  const book = async (licenseplate: string, time: string, lift = 0) => {
    const body = {
      services: [wheelChange.id],
      begins_at: at(time),
      place_id: lifts[lift]!,
      licenseplate,
    };
    return (await write(bookingCalls.book, { body }, here)).data;
  };
  const shown = async (): Promise<DrawnBooking[]> => {
    const query = { from: tomorrow(), to: tomorrow() };
    return (await send(bookingCalls.calendar, { query }, here)).data.bookings;
  };
  /** Where everybody stands by what the server says: `EL10001 10:00 Lift 1`. */
  const stands = async () =>
    (await shown()).map(
      ({ licenseplate, begins_at: begins, rows }) =>
        `${licenseplate} ${showTime(begins)} Lift ${lifts.indexOf(rows[0]!) + 1}`,
    );
  const minutes = async () => (await shown()).map((one) => one.minutes);
  return { siteId, lifts, book, stands, minutes };
}

const grid = page.getByRole('application', { name: 'Calendar of bookings' });
const ghost = page.getByRole('status').filter({ hasText: /\d:\d\d–/ });
const card = (plate: string) => page.getByRole('button', { name: new RegExp(plate) });
const keys = (text: string) => userEvent.keyboard(text);

async function showDay(siteId: string, query = '') {
  const router = await showScreens(
    calendarScreens,
    siteId,
    `bookings/calendar?day=${tomorrow()}${query}`,
  );
  await expect.element(grid).toBeVisible();
  return router;
}

/** From the first slot of the day to ten o'clock at the first lift. */
async function goToTen() {
  (grid.element() as HTMLElement).focus();
  await keys('{ArrowDown>40/}');
}

test('keys move a booking in time and to another lift, and undo brings it back', async () => {
  const { siteId, book, stands } = await workshop();
  await book('EL10001', '10:00');
  await showDay(siteId);
  await expect.element(card('EL10001')).toBeVisible();
  await goToTen();
  await expect.element(page.getByRole('button', { name: 'Move …' })).toBeVisible();
  await keys('{Control>}{ArrowDown}{ArrowDown}{ArrowRight}');
  await expect.element(ghost.filter({ hasText: /10:30–11:00.*Lift 2.*Free/ })).toBeVisible();
  await keys('{/Control}');
  await expect.poll(stands).toEqual(['EL10001 10:30 Lift 2']);
  await expect.poll(() => snackNow()?.action?.label).toBe('Undo');
  snackNow()?.action?.act();
  await expect.poll(stands).toEqual(['EL10001 10:00 Lift 1']);
});

test('what is in the way is said while it is moved, and a refused one goes back with the reason', async () => {
  const { siteId, book, stands } = await workshop();
  await book('EL10001', '10:00');
  await book('EL20002', '11:00');
  await showDay(siteId);
  await expect.element(card('EL20002')).toBeVisible();
  await goToTen();
  await keys('{Control>}{ArrowDown>4/}');
  await expect.element(page.getByText(/The place is taken/)).toBeVisible();
  await keys('{/Control}');
  await expect
    .poll(() =>
      alertsNow()
        .map(({ content }) => content)
        .join(' '),
    )
    .toMatch(/The place is taken/);
  await expect.poll(stands).toEqual(['EL10001 10:00 Lift 1', 'EL20002 11:00 Lift 1']);
  await expect.element(card('EL10001')).toMatchTextContent(/10:00/);
});

/** Where something stands in the window, so far from its middle and below its top (px). */
function spotOf(element: Element, { right = 0, below = 4 } = {}) {
  const { left, top, width } = element.getBoundingClientRect();
  return { x: left + width / 2 + right, y: top + below };
}
const gridBox = () => grid.element();

test('a mouse drags a booking an hour down and to the next lift, and is told before it lets go', async () => {
  const { siteId, book, stands } = await workshop();
  await book('EL10001', '10:00');
  await showDay(siteId);
  await expect.element(card('EL10001')).toBeVisible();
  const taken = card('EL10001').element();
  taken.scrollIntoView({ block: 'center' });
  const { x, y } = spotOf(taken);
  const mouse = await pressMouse({ x, y });
  await mouse.moveTo({ x: x + taken.parentElement!.clientWidth, y: y + 96 });
  await expect.element(ghost.filter({ hasText: /11:00–11:30.*Lift 2.*Free/ })).toBeVisible();
  await mouse.letGo();
  await expect.poll(stands).toEqual(['EL10001 11:00 Lift 2']);
});

test('the end of a booking is drawn out, and it takes longer', async () => {
  const { siteId, book, minutes } = await workshop();
  await book('EL10001', '10:00');
  await showDay(siteId);
  await expect.element(card('EL10001')).toBeVisible();
  const taken = card('EL10001').element();
  taken.scrollIntoView({ block: 'center' });
  const { x, y } = spotOf(taken, { below: taken.clientHeight - 2 });
  const mouse = await pressMouse({ x, y });
  await mouse.moveTo({ x, y: y + 48 });
  await expect.element(ghost.filter({ hasText: /10:00–11:00.*Free/ })).toBeVisible();
  await mouse.letGo();
  await expect.poll(minutes).toEqual([60]);
});

test('a hand that is quicker than what is drawn puts it where it let go', async () => {
  const { siteId, book, stands } = await workshop();
  await book('EL10001', '10:00');
  await showDay(siteId);
  await expect.element(card('EL10001')).toBeVisible();
  const taken = card('EL10001').element();
  taken.scrollIntoView({ block: 'center' });
  const { x, y } = spotOf(taken);
  const say = (kind: string, clientY: number) =>
    taken.dispatchEvent(
      new PointerEvent(kind, { clientX: x, clientY, pointerType: 'mouse', bubbles: true }),
    );
  say('pointerdown', y);
  await expect.element(page.getByRole('button', { name: 'Move …' })).toBeVisible();
  say('pointermove', y + 48);
  say('pointermove', y + 96);
  say('pointerup', y + 96);
  await expect.poll(stands).toEqual(['EL10001 11:00 Lift 1']);
});

test('it stands where it is to stand before it is seen, and never moves below who works with it', async () => {
  const { siteId, book } = await workshop();
  await book('EL10001', '10:00');
  const seen = Promise.withResolvers<void>();
  // As somebody who is quicker than anything that is done after it is drawn.
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.calendar-card')) return;
    watch.disconnect();
    gridBox().scrollTop = 480;
    seen.resolve();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  await showDay(siteId);
  await seen.promise;
  await expect.element(card('EL10001')).toBeVisible();
  const mouse = await pressMouse(spotOf(card('EL10001').element()));
  await expect.element(page.getByRole('button', { name: 'Move …' })).toBeVisible();
  expect(gridBox().scrollTop).toBe(480);
  await mouse.letGo();
});

test('what is half out of sight stays below the mouse that takes it', async () => {
  const { siteId, book } = await workshop();
  await book('EL10001', '10:00');
  await showDay(siteId);
  await expect.element(card('EL10001')).toBeVisible();
  const box = gridBox().getBoundingClientRect();
  const above = card('EL10001').element().getBoundingClientRect().top - box.top;
  gridBox().scrollTop += above - box.height + 24;
  const scrolled = gridBox().scrollTop;
  const { x, y } = spotOf(card('EL10001').element(), { below: 12 });
  const mouse = await pressMouse({ x, y });
  await expect.element(page.getByRole('button', { name: 'Move …' })).toBeVisible();
  // Near the edge, but not on the way to it.
  await mouse.moveTo({ x: x + 12, y });
  await mouse.moveTo({ x, y: y - 48 });
  await expect.element(ghost.filter({ hasText: /09:30–10:00/ })).toBeVisible();
  expect(gridBox().scrollTop).toBe(scrolled);
  await mouse.moveTo({ x, y: y + 10 });
  await expect.poll(() => gridBox().scrollTop).toBeGreaterThan(scrolled + 100);
  await keys('{Escape}');
  await mouse.letGo();
});

test('Escape puts back what was lifted', async () => {
  const { siteId, book, stands } = await workshop();
  await book('EL10001', '10:00');
  await showDay(siteId);
  await expect.element(card('EL10001')).toBeVisible();
  await goToTen();
  await keys('{Control>}{ArrowDown}');
  await expect.element(ghost).toBeVisible();
  await keys('{Escape}{/Control}');
  await expect.element(ghost).not.toBeInTheDocument();
  expect(await stands()).toEqual(['EL10001 10:00 Lift 1']);
});

test('the dialog moves one to a time that is free, and says of the others why not', async () => {
  const { siteId, book, stands } = await workshop();
  await book('EL10001', '10:00');
  await book('EL20002', '11:00');
  await showDay(siteId);
  await expect.element(card('EL10001')).toBeVisible();
  await goToTen();
  await page.getByRole('button', { name: 'Move …' }).click();
  const dialog = page.getByRole('dialog', { name: 'Move EL10001' });
  await expect.element(dialog.getByRole('button', { name: /11:00: Full/ })).toBeVisible();
  await dialog.getByRole('button', { name: /12:15$/ }).click();
  await dialog.getByRole('button', { name: 'Move to 12:15' }).click();
  await expect.poll(stands).toEqual(['EL20002 11:00 Lift 1', 'EL10001 12:15 Lift 1']);
});

test('Enter on an empty slot begins a new booking there', async () => {
  const { siteId } = await workshop();
  const router = await showDay(siteId);
  await goToTen();
  await keys('{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe(`/${siteId}/bookings/new`);
  const search = new URLSearchParams(router.state.location.search);
  expect(search.get('begins_at')).toBe(at('10:00'));
  expect(search.get('minutes')).toBeNull();
});

test('a new booking that is drawn takes its place and its length along', async () => {
  const { siteId, book, lifts } = await workshop();
  await book('EL10001', '10:00', 1);
  const router = await showDay(siteId);
  await expect.element(card('EL10001')).toBeVisible();
  card('EL10001').element().scrollIntoView({ block: 'center' });
  const { x, y } = spotOf(card('EL10001').element(), { below: 50 });
  const mouse = await pressMouse({ x, y });
  await mouse.moveTo({ x, y: y + 84 });
  await expect.element(ghost.filter({ hasText: /10:30–11:30.*Lift 2.*Free/ })).toBeVisible();
  await mouse.letGo();
  await expect.poll(() => router.state.location.pathname).toBe(`/${siteId}/bookings/new`);
  const { begins_at, place_id, minutes } = Object.fromEntries(
    new URLSearchParams(router.state.location.search),
  );
  expect([begins_at, place_id, minutes]).toEqual([at('10:30'), String(lifts[1]), '60']);
});

test('what has no time yet is dragged from the tray to a slot, and told what stands there', async () => {
  const { siteId, book, stands } = await workshop();
  await book('EL10001', '10:00');
  const { id, version } = await book('EL20002', '12:00');
  const body = { version, begins_at: null };
  await write(bookingCalls.move, { params: { id }, body }, { siteId });
  await showDay(siteId);
  const waiting = page.getByRole('button', { name: /EL20002/ });
  await expect.element(waiting).toBeVisible();
  const over = card('EL10001').element();
  over.scrollIntoView({ block: 'center' });
  const mouse = await pressMouse(spotOf(waiting.element()));
  await mouse.moveTo(spotOf(over));
  await expect.element(ghost.filter({ hasText: /10:00–.*The place is taken/ })).toBeVisible();
  await mouse.moveTo(spotOf(over, { below: 100 }));
  await expect.element(ghost.filter({ hasText: /11:00–.*Free/ })).toBeVisible();
  await mouse.letGo();
  await expect.poll(stands).toEqual(['EL10001 10:00 Lift 1', 'EL20002 11:00 Lift 1']);
});

test('what a colleague books comes by itself', async () => {
  const { siteId, book } = await workshop();
  const connected = Promise.withResolvers<void>();
  const refresh = () => Promise.resolve(connected.resolve());
  const stop = startLive(siteId, [resourcesLive, { events: {}, refresh }]);
  try {
    await showDay(siteId);
    await connected.promise;
    await book('EL30003', '13:00', 1);
    await expect.element(card('EL30003')).toBeVisible();
  } finally {
    stop();
  }
});

test.each([
  ['2026-03-29', 23],
  ['2026-10-25', 25],
])('%s has %i hours, as the clock of the site shows them', async (day, count) => {
  const { siteId } = await workshop();
  const router = await showDay(siteId, '&hours=all');
  await router.navigate(`/${siteId}/bookings/calendar?day=${day}&hours=all`);
  await expect.element(page.getByText(`${count} hours`)).toBeVisible();
  const marks = () => [...document.querySelectorAll('.calendar-axis > span')];
  expect(marks()).toHaveLength(count);
  const twos = marks().filter(({ textContent }) => textContent?.startsWith('02:00'));
  expect(twos).toHaveLength(count === 25 ? 2 : 0);
});

test('keys go through a month and lead to one of its days', async () => {
  const { siteId } = await workshop();
  const router = await showScreens(
    calendarScreens,
    siteId,
    'bookings/calendar?view=month&day=2027-02-10',
  );
  const day = (name: RegExp) => page.getByRole('button', { name });
  await expect.element(day(/^Wed, Feb 10/)).toBeVisible();
  (day(/^Wed, Feb 10/).element() as HTMLElement).focus();
  await keys('{ArrowRight}{ArrowDown}');
  await expect.element(day(/^Thu, Feb 18/)).toHaveFocus();
  await keys('{PageDown}');
  await expect.element(day(/^Thu, Mar 18/)).toHaveFocus();
  await keys('{ArrowLeft}{Enter}');
  await expect.element(grid).toBeVisible();
  expect(router.state.location.search).toBe('?day=2027-03-17');
});

test('anyone who has no calendar is led to the list', async () => {
  const siteId = await atWork();
  const router = await showScreens(
    [...calendarScreens, { ...calendarScreens[0]!, path: 'bookings', load: listOnly }],
    siteId,
    'bookings/calendar',
  );
  await expect.poll(() => router.state.location.pathname).toBe(`/${siteId}/bookings`);
});
const listOnly = () => Promise.resolve({ default: () => <p>List</p> });

test('who is booked themselves sees their own work alone by one press, and all of it by another', async () => {
  const siteId = await atWork('manager', ['BookingCalendarView']);
  const here = { siteId };
  const { calendarId, person, wheelChange } = await makeBookable(siteId);
  const [me] = (await send(calendarCalls.people, {}, here)).data;
  const tied = { version: person.version, user_id: me!.id };
  await write(bookingResources.calls.save, { params: { id: person.id }, body: tied }, here);
  const other = { name: 'Kari', calendar_id: calendarId };
  const { data: kari } = await write(bookingResources.calls.add, { body: other }, here);
  await write(bookingPlaces.calls.add, { body: { ...other, name: 'Lift 2' } }, here);
  for (const [licenseplate, resource_id] of [
    ['EL10001', person.id],
    ['EL20002', kari.id],
  ] as const) {
    const body = { services: [wheelChange.id], begins_at: at('10:00'), resource_id, licenseplate };
    await write(bookingCalls.book, { body }, here);
  }
  const router = await showDay(siteId);
  await expect.element(card('EL20002')).toBeVisible();
  const mine = page.getByRole('button', { name: 'Mine', exact: true });
  await expect.element(mine).toHaveAttribute('aria-pressed', 'false');
  await mine.click();
  await expect.element(card('EL20002')).not.toBeInTheDocument();
  await expect.element(card('EL10001')).toBeVisible();
  await expect.element(mine).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.search).toContain('mine=true');
  await mine.click();
  await expect.element(card('EL20002')).toBeVisible();
  expect(router.state.location.search).not.toContain('mine');
});

test('another calendar of the site is chosen: its bookings are seen and moved, and new ones are made in it', async () => {
  const { siteId, book } = await workshop();
  const here = { siteId };
  await book('EL10001', '10:00');
  const week = Array.from({ length: 7 }, () => [[0, 1440] as [number, number]]);
  const setUp = { name: 'Trucks', like_id: null, week, lifts: 2, people: ['Per', 'Pål'] };
  const { id: calendar_id } = (await write(calendarCalls.setUp, { body: setUp }, here)).data;
  const query = { per_page: 20, calendar_id: String(calendar_id) };
  const { data: services } = await send(bookingServices.calls.list, { query }, here);
  const truck = { calendar_id, services: [services[0]!.id], licenseplate: 'TR20002' };
  const body = { ...truck, begins_at: at('10:00') };
  const { id } = (await write(bookingCalls.book, { body }, here)).data;
  const router = await showDay(siteId);
  await expect.element(card('EL10001')).toBeVisible();
  await expect.element(card('TR20002')).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Trucks' }).click();
  await expect.element(card('TR20002')).toBeVisible();
  await expect.element(card('EL10001')).not.toBeInTheDocument();
  expect(router.state.location.search).toContain(`calendar=${calendar_id}`);
  await goToTen();
  await keys('{Control>}{ArrowDown}{ArrowDown}');
  await expect.element(ghost.filter({ hasText: /10:30–.*Free/ })).toBeVisible();
  await keys('{/Control}');
  const now = async () => (await send(bookings.calls.one, { params: { id } }, here)).data.begins_at;
  await expect.poll(now).toBe(at('10:30'));
  await page.getByRole('link', { name: 'New booking' }).click();
  await expect.poll(() => router.state.location.pathname).toMatch(/bookings\/new$/);
  expect(router.state.location.search).toBe(`?calendar_id=${calendar_id}`);
});

test('who drags work to a mechanic that takes longer over it is shown so before it is let go, and after', async () => {
  const siteId = await atWork('manager', ['BookingCalendarView']);
  const here = { siteId };
  const { calendarId, person, wheelChange } = await makeBookable(siteId);
  const slow = { name: 'Pia', calendar_id: calendarId, efficiency: 50 };
  await write(bookingResources.calls.add, { body: slow }, here);
  const body = {
    services: [wheelChange.id],
    begins_at: at('10:00'),
    resource_id: person.id,
    licenseplate: 'EL10001',
  };
  await write(bookingCalls.book, { body }, here);
  await showDay(siteId, '&rows=people');
  await expect.element(card('EL10001')).toBeVisible();
  await goToTen();
  await keys('{Control>}{ArrowRight}');
  await expect
    .element(ghost.filter({ hasText: /10:00–11:00.*Pia.*It takes 60 min there instead of 30/ }))
    .toBeVisible();
  await keys('{/Control}');
  await expect.poll(() => snackNow()?.text).toMatch(/10:00\. It takes 60 min there instead of 30$/);
});

test('a whole week is in sight with its places, a booking is taken to another day of it, and how full a place is leads there', async () => {
  await page.viewport(1440, 900);
  const { siteId, lifts, book, stands } = await workshop();
  await book('EL10001', '10:00');
  // Tomorrow and the day after stand in one week, whatever day it is.
  const isSunday = new Date(tomorrow()).getUTCDay() === 0;
  const router = await showDay(siteId, '&view=week');
  await expect.element(card('EL10001')).toBeVisible();
  expect(gridBox().scrollWidth).toBe(gridBox().clientWidth);
  expect(document.querySelectorAll('.calendar-days > div')).toHaveLength(7);
  const taken = card('EL10001').element();
  taken.scrollIntoView({ block: 'center' });
  const { x, y } = spotOf(taken);
  const day = 2 * taken.parentElement!.getBoundingClientRect().width;
  const mouse = await pressMouse({ x, y });
  await mouse.moveTo({ x: x + (isSunday ? -day : day), y: y + 96 });
  await expect.element(ghost.filter({ hasText: /11:00–11:30.*Lift 1/ })).toBeVisible();
  await keys('{Escape}');
  await mouse.letGo();
  expect(await stands()).toEqual(['EL10001 10:00 Lift 1']);
  await page.getByText('How full each place is').first().click();
  const heat = page.getByRole('table', { name: 'How full each place is' });
  await heat
    .getByRole('button', { name: /^Lift 2/ })
    .nth(2)
    .click();
  await expect.poll(() => router.state.location.search).toContain(`row=${lifts[1]}`);
  expect(router.state.location.search).not.toContain('view=week');
});

test('half an hour of a narrow week has no plate that is cut: who points at it reads the whole', async () => {
  await page.viewport(1000, 900);
  const { siteId, book } = await workshop();
  await book('EL10001', '10:00');
  await showDay(siteId, '&view=week');
  await expect
    .element(card('EL10001'))
    .toHaveAttribute('title', expect.stringContaining('EL10001'));
  const plate = page.getByText('EL10001', { exact: true }).element();
  expect(plate.getBoundingClientRect().height).toBe(1);
});
