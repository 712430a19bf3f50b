import type { Page } from 'playwright';
import { afterEach, test } from 'vitest';
import { wedge } from './at-the-scanner.ts';
import { desktop, newDevice, openAs } from './browser.ts';
import { expect } from './expect-soon.ts';
import { hold } from './hold.ts';
import { startApp } from './started-app.ts';

const app = startApp();

// Pages that are left open go on, and there are many of them here.
afterEach(() => Promise.all(app.browser.contexts().map((device) => device.close())));

/** What of the app has not come yet, as addresses say it: all of its code, what is there behind the first screen, or what is shown. */
const parts = { code: '**/assets/*.js', behind: '**/behind-screens-*.js', data: '**/api/**' };
type Part = keyof typeof parts;

/** Somebody of the demo who speaks Norwegian, whose page is asked for again and only painted yet. A device that speaks English changes its language while it loads. */
async function justPainted(missing: Part, { path = '', locale = 'nb-NO' } = {}) {
  const options = { viewport: desktop, locale, serviceWorkers: 'block' } as const;
  const page = await (await app.browser.newContext(options)).newPage();
  await openAs(page, `${app.server.url}/1/customers/list`, 'reception@demo.test');
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto(`${app.server.url}/build.txt`);
  await page.evaluate(() => localStorage.removeItem('wheelhouse.language'));
  const come = await hold(page, parts[missing]);
  await page.goto(`${app.server.url}/1${path}`, { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  return { page, come };
}

/** Types, and goes on while what was missing comes. */
async function typeWhileItComes(
  page: Page,
  come: () => void,
  [before, meanwhile]: readonly string[],
) {
  await page.keyboard.type(before!);
  come();
  await page.keyboard.type(meanwhile ?? '', { delay: 30 });
}

test.each([
  { missing: 'code', typed: ['/EV99881'] },
  { missing: 'code', typed: ['/EV9', '9881'] },
  { missing: 'code', typed: ['', '/EV99881'] },
  { missing: 'behind', typed: ['/EV9', '9881'] },
  { missing: 'data', typed: ['/EV9', '9881'], locale: 'en-GB' },
] as const)('what is typed while the page loads is searched for whole: %o', async (input) => {
  const { page, come } = await justPainted(input.missing, input);
  await typeWhileItComes(page, come, input.typed);
  await expect(page.locator('dialog.palette input')).toHaveValue('EV99881');
  await expect(page.locator('dialog.palette input')).toBeFocused();
});

test.each([
  { path: '/bookings/new', missing: 'code', typed: ['EK12345'] },
  { path: '/bookings/new', missing: 'code', typed: ['EK', '12345'] },
  { path: '/bookings/new', missing: 'data', typed: ['EK', '12345'] },
  { path: '/N0/customer/new', missing: 'code', typed: ['EK', '12345'] },
  { path: '/drivers/new', missing: 'code', typed: ['EK', '12345'] },
] as const)(
  'what is typed before the first field of a page is there stands in it whole: %o',
  async (input) => {
    const { path, missing, typed } = input;
    const { page, come } = await justPainted(missing, input);
    await typeWhileItComes(page, come, typed);
    const focused = page.locator('main input:focus');
    await expect(focused).toHaveValue('EK12345');
    expect(new URL(page.url()).pathname).toBe(`/1${path}`);
  },
);

test('a plate that is scanned before its field is there stands in it, and nothing is searched for', async () => {
  const { page, come } = await justPainted('code', { path: '/bookings/new' });
  // Not typed: on a busy machine a test's keys come as slowly as a hand's.
  await wedge(page, 'EK12345');
  come();
  await expect(page.locator('[data-plate] input')).toHaveValue('EK12345');
  expect(new URL(page.url()).pathname).toBe('/1/bookings/new');
});

test('Enter takes what was found for all that was typed', async () => {
  const { page, come } = await justPainted('code');
  await typeWhileItComes(page, come, ['/zz 100', ' no such']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/1\/search\/zz(%20|\+)100(%20|\+)no(%20|\+)such$/);
});

test('Ctrl+K is kept while the page loads, with what is typed after it', async () => {
  const { page, come } = await justPainted('code');
  await page.keyboard.press('Control+K');
  await typeWhileItComes(page, come, ['EV9', '9881']);
  await expect(page.locator('dialog.palette input')).toHaveValue('EV99881');
});

test('a press on the search while the bar is only painted, and what is typed after it, reach the box', async () => {
  const { page, come } = await justPainted('code');
  await page.mouse.click(420, 28);
  await typeWhileItComes(page, come, ['EV', '99']);
  const box = page.getByRole('searchbox').first();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('EV99');
});

test('what is typed after a press on a search that is not there yet waits for it, also once the app listens to keys', async () => {
  const page = await (await newDevice(app.browser)).newPage();
  const press = await hold(page, parts.behind);
  const answer = await hold(page, '**/api/v3/user/navbar');
  await openAs(page, `${app.server.url}/1`, 'reception@demo.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.click(420, 28);
  press();
  const palette = page.locator('dialog.palette');
  await expect(async () => {
    await page.keyboard.press('Control+K');
    await expect(palette).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.keyboard.type('EV99', { delay: 90 });
  answer();
  const box = page.getByRole('searchbox').first();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('EV99');
});

test('what is typed right behind a press that leads to a page stands in its first field whole', async () => {
  const page = await (await newDevice(app.browser)).newPage();
  await openAs(page, `${app.server.url}/1/bookings`, 'reception@demo.test');
  const way = page.locator('main a[href$="/bookings/new"]').first();
  await expect(way).toBeVisible();
  const come = await hold(page, parts.code);
  await way.click();
  await typeWhileItComes(page, come, ['EK', '12345']);
  await expect(page.locator('[data-plate] input')).toHaveValue('EK12345');
});

test('what is typed right behind two keys that lead to something new is not taken for shortcuts', async () => {
  const page = await (await newDevice(app.browser)).newPage();
  await openAs(page, `${app.server.url}/1/cars`, 'manager@demo.test');
  const title = await page.locator('.list-title').first().textContent();
  const plate = /^[A-Z]{2}\d{5}/.exec(title ?? '')![0];
  const typed = plate.toLowerCase();
  const come = await hold(page, parts.code);
  await typeWhileItComes(page, come, [`co${typed.slice(0, 3)}`, typed.slice(3)]);
  const focused = page.locator('main input:focus');
  await expect(focused).toHaveValue(typed);
  await expect(page.getByRole('option').first()).toContainText(plate);
  await page.keyboard.press('Enter');
  await expect(focused).toHaveValue(new RegExp(`^${plate}`));
  expect(new URL(page.url()).pathname).toBe('/1/order/details');
});
