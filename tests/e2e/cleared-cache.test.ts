import type { Page } from 'playwright';
import { test } from 'vitest';
import { keepingDevice, openAs } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

// As texts: what runs in the page is nothing of ours.
const clear = 'caches.keys().then((all) => Promise.all(all.map((name) => caches.delete(name))))';
const kept = `(async () => {
  const names = await caches.keys();
  const list = await (await caches.open('assets')).match('/kept-files');
  return list !== undefined && names.some((name) => name.startsWith('page-'));
})()`;
const fills = (page: Page) =>
  expect.poll(() => page.evaluate(kept), { timeout: 60_000 }).toBe(true);

test('a device that was cleared is filled again by itself, and says so while it cannot be', async () => {
  const device = await keepingDevice(app.browser);
  const page = await device.newPage();
  page.setDefaultTimeout(60_000);
  // Clears and looks from beside the app, which may go on to another page meanwhile.
  const beside = await device.newPage();
  await beside.goto(`${app.server.url}/build.txt`);
  await openAs(page, `${app.server.url}/1`, 'reception@demo.test');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.goto(`${app.server.url}/1/queue`);
  // What the device never heard of it cannot show later.
  await expect(page.getByRole('region', { name: /^Venter/ })).toBeVisible();
  await fills(beside);

  await beside.evaluate(clear);
  await page.goto(`${app.server.url}/1`);
  await fills(beside);
  await device.setOffline(true);
  await page.goto(`${app.server.url}/1/queue`);
  await expect(page.getByRole('region', { name: /^Venter/ })).toBeVisible();

  await beside.evaluate(clear);
  await page.goto(`${app.server.url}/1/queue`);
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  await device.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: /^Venter/ })).toBeVisible();
  await fills(beside);
});
