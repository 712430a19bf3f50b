import { afterEach, test } from 'vitest';
import { desktop, newDevice, openAs } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

// A page on a processor that is played slow keeps the real one busy until it is closed.
afterEach(() => Promise.all(app.browser.contexts().map((device) => device.close())));

/** Somebody of the demo who speaks Norwegian, whose page is asked for anew and only painted yet, on a processor so many times slower. A device that speaks English changes its language while it loads. */
async function justPainted(slower: number, locale = 'nb-NO', path = '') {
  const given = { viewport: desktop, locale, serviceWorkers: 'block' } as const;
  const page = await (await app.browser.newContext(given)).newPage();
  await openAs(page, `${app.server.url}/1/customers/list`, 'reception@demo.test');
  await expect(page.getByRole('main')).toBeVisible();
  await page.goto(`${app.server.url}/build.txt`);
  await page.evaluate(() => localStorage.removeItem('wheelhouse.language'));
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${app.server.url}/1${path}`, { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  return page;
}

test.each([
  { slower: 1, delay: 0 },
  { slower: 6, delay: 0 },
  { slower: 6, delay: 90 },
  { slower: 6, delay: 250, locale: 'en-GB' },
])('what is typed while the page loads is searched for whole: %o', async (given) => {
  const { slower, delay, locale } = given;
  const page = await justPainted(slower, locale);
  await page.keyboard.type('/EV99881', { delay });
  await expect(page.locator('dialog.palette input')).toHaveValue('EV99881');
  await expect(page.locator('dialog.palette input')).toBeFocused();
});

test.each([
  { path: '/bookings/new', typed: 'EK12345', delay: 0 },
  { path: '/bookings/new', typed: 'EK12345', delay: 90 },
  { path: '/bookings/new', typed: 'EK12345', delay: 400 },
  { path: '/N0/customer/new', typed: 'EV99881', delay: 90 },
])(
  'what is typed before the first field of a page is there stands in it whole: %o',
  async (given) => {
    const { path, typed, delay } = given;
    const page = await justPainted(6, 'nb-NO', path);
    await page.keyboard.type(typed, { delay });
    const focused = page.locator('main input:focus');
    await expect(focused).toHaveValue(typed);
    expect(new URL(page.url()).pathname).toBe(`/1${path}`);
  },
);

test('a plate that is scanned before its field is there stands in it, and nothing is searched for', async () => {
  const page = await justPainted(6, 'nb-NO', '/bookings/new');
  await page.keyboard.type('EK12345\n');
  await expect(page.locator('[data-plate] input')).toHaveValue('EK12345');
  expect(new URL(page.url()).pathname).toBe('/1/bookings/new');
});

test('Enter takes what was found for all that was typed', async () => {
  const page = await justPainted(6);
  await page.keyboard.type('/zz 100 no such', { delay: 90 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/1\/search\/zz(%20|\+)100(%20|\+)no(%20|\+)such$/);
});

test('Ctrl+K is kept while the page loads, with what is typed after it', async () => {
  const page = await justPainted(6);
  await page.keyboard.press('Control+K');
  await page.keyboard.type('EV99881', { delay: 90 });
  await expect(page.locator('dialog.palette input')).toHaveValue('EV99881');
});

test('a press on the search while the bar is only painted, and what is typed after it, reach the box', async () => {
  const page = await justPainted(6);
  await page.mouse.click(420, 28);
  await page.keyboard.type('EV99', { delay: 90 });
  const box = page.getByRole('searchbox').first();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('EV99');
});

test('what is typed after a press on a search that is not there yet waits for it, also once the app listens to keys', async () => {
  const page = await (await newDevice(app.browser)).newPage();
  const [pressed, typed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const hold = (what: string, until: Promise<void>) =>
    page.route(what, async (route) => {
      await until;
      await route.continue();
    });
  await hold('**/behind-screens-*.js', pressed.promise);
  await hold('**/api/v3/user/navbar', typed.promise);
  await openAs(page, `${app.server.url}/1`, 'reception@demo.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.mouse.click(420, 28);
  pressed.resolve();
  const palette = page.locator('dialog.palette');
  await expect(async () => {
    await page.keyboard.press('Control+K');
    await expect(palette).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await page.keyboard.type('EV99', { delay: 90 });
  typed.resolve();
  const box = page.getByRole('searchbox').first();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('EV99');
});

test('what is typed right behind a press that leads to a page stands in its first field whole', async () => {
  const page = await (await newDevice(app.browser)).newPage();
  await openAs(page, `${app.server.url}/1/bookings`, 'reception@demo.test');
  const way = page.locator('main a[href$="/bookings/new"]').first();
  await expect(way).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await way.click();
  await page.keyboard.type('EK12345', { delay: 60 });
  await expect(page.locator('[data-plate] input')).toHaveValue('EK12345');
});
