import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, test } from 'vitest';
import { desktop, keepingDevice, newDevice, openAs, phone } from './browser.ts';
import { colleague, type Ask } from './colleague.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

interface Row {
  readonly id: number;
  readonly version: number;
  readonly is_default: boolean;
}

const app = startApp();
let ask: Ask;
const service = 'Skift av fire hjul';

// Day and night: a story does not hang on the hour it is told at.
beforeAll(async () => {
  ask = await colleague(app.server.url, '1');
  const calendars = await ask<Row[]>('GET', 'booking/calendars?per_page=25');
  const calendar = calendars.find((one) => one.is_default)!;
  const calendar_id = calendar.id;
  const weeks = [Array.from({ length: 7 }, () => [[0, 1440]])];
  const open = { name: 'Døgnet rundt', calendar_id, weeks, holidays: 'open' };
  const { id } = await ask<Row>('POST', 'booking/schedules', open);
  const { version } = calendar;
  await ask('PATCH', `booking/calendars/${calendar_id}`, {
    version,
    schedule_id: id,
    // What is booked first is soon, and may be moved all the same.
    cancel_hours: 0,
  });
  await ask('POST', 'booking/places', { name: 'Løftebukk', calendar_id, schedule_id: id });
  await ask('POST', 'booking/services', {
    name: service,
    calendar_id,
    minutes: 30,
    people: 0,
    position: 0,
  });
  await ask('POST', 'booking/reminders', {
    name: 'Bekreftelse hele døgnet',
    calendar_id,
    type: 'confirmation',
    transport: 'sms',
    send_from: 0,
    send_to: 0,
    templates: { nb: { subject: '', text: 'Se eller endre: {link}' } },
  });
});

async function at(path: string, viewport = desktop): Promise<Page> {
  const page = await (await newDevice(app.browser, viewport)).newPage();
  page.setDefaultTimeout(60_000);
  await openAs(page, `${app.server.url}/1/${path}`, 'reception@demo.test');
  return page;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function book(page: Page, plate: string): Promise<void> {
  await page.getByLabel('Registreringsnummer').fill(plate);
  await page.getByRole('checkbox', { name: new RegExp(service) }).check();
  const free = page.getByRole('group', { name: 'De første ledige tidene' }).getByRole('button');
  // The first may begin while this is done.
  await free.last().click();
  await expect(page.getByText(/^Holdes av til deg/)).toBeVisible();
  await button(page, /^Book /).click();
  await expect(page).toHaveURL(/\/bookings\/\d+$/);
}

/** The link in an SMS that was sent to a number, once it is there. */
async function linkInSms(to: string): Promise<string> {
  const folder = join(app.server.dataDir, 'sms');
  const find = async () => {
    const names = await readdir(folder).catch(() => []);
    const texts = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
    const found = texts.find((text) => text.startsWith(to) && text.includes('/b/'));
    return /https?:\S+\/b\/[\w-]+/.exec(found ?? '')?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

test('from a plate at the counter over the queue to a booking that is done', async () => {
  const plate = 'BK10001';
  const counter = await at('bookings/new');
  await book(counter, plate);
  const path = new URL(counter.url()).pathname.slice('/1/'.length);

  const entrance = await at(path, phone);
  await expect(entrance.getByText('Booket av verkstedet')).toBeVisible();
  await button(entrance, 'Sjekk inn').click();

  // Whoever made it hears of it, without asking.
  await expect(button(counter, 'Sjekk inn')).toBeHidden();
  await counter.goto(`${app.server.url}/1/queue`);
  const waiting = counter.getByRole('region', { name: /^Venter/ });
  const person = waiting.getByRole('listitem').filter({ hasText: plate });
  await expect(person.getByText(/^booket \d\d:\d\d$/)).toBeVisible();
  await person.locator('.person-head').click();
  await person.getByRole('link', { name: 'Booking' }).click();
  await expect(counter).toHaveURL(new RegExp(`/1/${path}$`));

  await counter.goto(`${app.server.url}/1/${path}`);
  await button(counter, 'Fullfør').click();
  await expect(entrance.locator('.one-head').getByText('Fullført')).toBeVisible();
});

test('a customer books on the phone, and the counter sees it come', async () => {
  const plate = 'BK20002';
  const counter = await at(`bookings?q=${plate}`);
  const rows = counter.getByRole('row').filter({ hasText: plate });
  await expect(counter.getByRole('heading', { name: 'Bookinger' })).toBeVisible();
  await expect(rows).toHaveCount(0);

  const page = await (await newDevice(app.browser, phone)).newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${app.server.url}/book/demo-1`);
  await button(page, 'Norsk').click();
  await page.getByLabel('Registreringsnummer').fill(plate);
  await page.getByRole('checkbox', { name: new RegExp(service) }).check();
  await page.locator('.free-times').getByRole('button').first().click();
  await expect(page.getByText(/^Vi holder av /)).toBeVisible();
  await page.getByLabel('Navn').fill('Kari Nilsen');
  await page.getByLabel('Mobil').fill('91234567');
  await button(page, /^Book /).click();
  await expect(page.getByRole('heading', { name: 'Du har fått time' })).toBeVisible();

  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Kari Nilsen');
  await expect(rows).toContainText(service);

  await page.getByRole('link', { name: 'Se, flytt eller avbestill' }).click();
  await page.waitForURL(/\/b\//);
  await expect(page.getByText(plate)).toBeVisible();
});

test('what was read of today and tomorrow is there without network, and says from when it is', async () => {
  const device = await keepingDevice(app.browser);
  const page = await device.newPage();
  page.setDefaultTimeout(60_000);
  await openAs(page, `${app.server.url}/1/bookings`, 'reception@demo.test');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect(page.getByRole('button', { name: 'I dag', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto(`${app.server.url}/1`);
  await expect(page.getByRole('link', { name: 'Bookinger', exact: true }).first()).toBeVisible();
  await device.setOffline(true);
  await page.goto(`${app.server.url}/1/bookings`);
  await expect(page.getByText(/^Du er frakoblet\. Dette er fra/)).toBeVisible();
  await page.goto(`${app.server.url}/1/bookings/new`);
  await expect(page.getByText(/^Du er frakoblet/).first()).toBeVisible();
});

test('who is told of their booking by SMS moves it by the link, and the counter sees it', async () => {
  const plate = 'BK10002';
  const counter = await at('bookings/new');
  await counter.getByLabel('Mobil').fill('90012345');
  await book(counter, plate);
  const path = new URL(counter.url()).pathname.slice('/1/'.length);
  await counter.goto(`${app.server.url}/1/bookings?q=${plate}&view=all`);
  const row = counter.getByRole('row').filter({ hasText: plate });
  await expect(row).toBeVisible();
  const before = await row.innerText();

  const link = await linkInSms('90012345');
  // Whose device speaks English.
  const customer = await (await newDevice(app.browser, phone)).newPage();
  await customer.goto(link);
  await expect(customer.getByText(plate)).toBeVisible();
  await customer.getByRole('button', { name: 'Move', exact: true }).click();
  const days = customer.getByRole('region', { name: 'Choose another time' }).getByRole('group');
  await days.last().getByRole('button').last().click();
  await customer.getByRole('button', { name: /^Move to / }).click();
  await expect(customer.getByText(/^Your booking is on /)).toBeVisible();

  await expect.poll(() => row.innerText()).not.toBe(before);
  await counter.goto(`${app.server.url}/1/${path}`);
  await counter.getByRole('tab', { name: 'Historikk' }).click();
  await expect(counter.getByText('Kunden', { exact: true }).first()).toBeVisible();
});
