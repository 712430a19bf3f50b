import { beforeAll, test } from 'vitest';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { desktop, newDevice, openAs } from './browser.ts';
import { colleague, type Ask } from './colleague.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

interface Row {
  readonly id: number;
  readonly is_default: boolean;
  readonly needs_set: boolean;
  readonly made: number;
}

const app = startApp();
let ask: Ask;
let id: number;

// A few customers of the demo, within a week of days that have room.
beforeAll(async () => {
  ask = await colleague(app.server.url, '1');
  const services = await ask<Row[]>('GET', 'booking/services?per_page=25');
  const today = new Date().toISOString().slice(0, 10);
  const wave = await ask<Row>('POST', 'auto-bookings', {
    name: 'Vår',
    service_id: services.find(({ needs_set: needs }) => needs)!.id,
    first_day: daysAfter(today, 60),
    last_day: daysAfter(today, 66),
    per_day: 3,
  });
  ({ id } = wave);
});

test('a draft is simulated, started, and its bookings are there', async () => {
  const page = await (await newDevice(app.browser, desktop)).newPage();
  page.setDefaultTimeout(60_000);
  await openAs(page, `${app.server.url}/1/auto-bookings/${id}`, 'manager@demo.test');
  await page.getByRole('button', { name: 'Simuler' }).click();
  await expect(page.getByRole('table', { name: 'Hvor full hver dag blir' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Skal bookes' })).toBeVisible();
  await page.getByRole('button', { name: 'Start bookingen' }).click();
  await expect(page.getByRole('link', { name: /Ikke svart/ })).toBeVisible();
  await page.getByRole('link', { name: /Ikke svart/ }).click();
  await expect(page.getByRole('link').filter({ hasText: /\p{L}/u }).first()).toBeVisible();
  const { made } = await ask<Row>('GET', `auto-bookings/${id}`);
  expect(made).toBeGreaterThan(0);
});
