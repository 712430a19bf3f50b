import type { BrowserContext, Page } from 'playwright';
import { test } from 'vitest';
import { desktop, keepingDevice, openAs, phone } from './browser.ts';
import { watchRequests } from './every-screen/settled.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

/** Notes how far something moves under somebody who has pressed nothing. */
const noteShifts = `(() => {
  globalThis.moved = [];
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) moved.push(value);
  }).observe({ type: 'layout-shift' });
})()`;
const isInter = "[...document.fonts].some(({ family }) => family === 'Inter')";

async function atTheFirstPage(device: BrowserContext): Promise<Page> {
  const page = await device.newPage();
  await openAs(page, `${app.server.url}/1`, 'reception@demo.test');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

test.for([
  ['a phone', phone],
  ['a desktop', desktop],
] as const)(
  'on %s the typeface comes behind the first page and is seen from the next screen on, so that nothing moves',
  async ([, viewport]) => {
    const device = await app.browser.newContext({ viewport, serviceWorkers: 'block' });
    const page = await device.newPage();
    const settled = watchRequests(page);
    const come = page.waitForEvent('requestfinished', (one) => one.url().endsWith('.woff2'));
    await openAs(page, `${app.server.url}/1`, 'reception@demo.test');
    await come;
    await settled();
    expect(await page.evaluate(isInter)).toBe(false);

    // It comes with the settings of the card register, later than all else.
    await expect(page.locator('.bar-state')).toBeVisible();
    await page.evaluate(noteShifts);
    // By no hand: what moves within half a second of a press is taken for what it asked for, and left out.
    const bookings = page.getByRole('link', { name: 'Bookinger', exact: true }).first();
    await bookings.dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1, name: 'Bookinger' })).toBeVisible();
    expect(await page.evaluate(isInter)).toBe(true);
    await settled();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Bookinger' })).toBeHidden();
    await settled();
    expect(await page.evaluate('moved')).toEqual([]);
  },
);

test('a device that keeps the app draws its first screen in the typeface, also without network', async () => {
  const device = await keepingDevice(app.browser);
  const page = await atTheFirstPage(device);
  await expect
    .poll(() =>
      page.evaluate(
        `caches.keys().then(async (names) => (await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)))).flat().some((url) => url.endsWith('.woff2')))`,
      ),
    )
    .toBe(true);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await device.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(isInter)).toBe(true);
});

test('the login asks for no typeface and is written in that of the system', async () => {
  const page = await (await app.browser.newContext({ serviceWorkers: 'block' })).newPage();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const settled = watchRequests(page);
  await page.goto(`${app.server.url}/login`);
  await settled();
  expect(requests.filter((url) => url.endsWith('.woff2'))).toEqual([]);
  expect(await page.evaluate('getComputedStyle(document.body).fontFamily')).toMatch(/^system-ui/);
});
