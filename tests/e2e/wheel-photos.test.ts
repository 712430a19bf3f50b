import { createCanvas } from '@napi-rs/canvas';
import { test } from 'vitest';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { withGps } from '../support/photos/with-gps.ts';
import { keepingDevice, openAs, phone } from './browser.ts';
import { colleague } from './colleague.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();
const site = '1';

interface Photo {
  readonly wheel: string;
  readonly taken_at: string;
}

test('a photo taken without network outlives the app, and is on the server once when the network is back', async () => {
  const call = await colleague(app.server.url, site);
  const wheels = (['FL', 'FR', 'RL', 'RR'] as const).map(blankWheel);
  const body = { licenseplate: 'ZZ20001', place_id: null, wheels };
  const { id } = await call<{ id: number }>('POST', 'wheel-sets/intake', body);
  const device = await keepingDevice(app.browser, phone);
  const page = await device.newPage();
  const address = `${app.server.url}/${site}/tyre-hotel/details/${id}`;
  await openAs(page, address, 'manager@demo.test');
  const input = page.locator('input[type=file]');
  await expect(input).toBeAttached();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload();
  await expect(input).toBeAttached();
  const thumbnails = page.getByRole('button', { name: /^Høyre bak, / });
  // The bar says it of all that waits, too.
  const waiting = thumbnails.getByText('Ikke sendt ennå');

  await device.setOffline(true);
  const canvas = createCanvas(2000, 1500);
  canvas.getContext('2d').fillRect(0, 0, 900, 900);
  const buffer = Buffer.from(withGps(canvas.encodeSync('jpeg', 90), 6));
  await page.getByText('Høyre bak', { exact: true }).last().click();
  const before = Date.now();
  await input.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(waiting).toBeVisible();
  await page.reload();
  await expect(waiting).toBeVisible();
  await expect(thumbnails).toHaveCount(1);
  await expect(thumbnails.locator('img')).toBeVisible();

  await device.setOffline(false);
  await expect(waiting).toHaveCount(0);
  await expect(thumbnails.locator('img')).toBeVisible();
  const kept = await call<Photo[]>('GET', `wheel-sets/${id}/photos`);
  expect(kept).toMatchObject([{ wheel: 'RR' }]);
  expect(Math.abs(Date.parse(kept[0]!.taken_at) - before)).toBeLessThan(60_000);
  await thumbnails.click();
  const large = page.locator('.photo-track img');
  await expect(large).toBeVisible();
  // Held upright, a quarter turn from how its pixels lie.
  const size = await large.evaluate((image: HTMLImageElement) => [
    image.naturalWidth,
    image.naturalHeight,
  ]);
  expect(size).toEqual([1200, 1600]);
});
