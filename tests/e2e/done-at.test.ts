import type { Page } from 'playwright';
import { test, vi } from 'vitest';
import { queueCalls, type QueueDump } from '#contract/workshop/queue.ts';
import { ask } from '../../bench/queue/panel.ts';
import { newDevice, openAs } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

const minute = 60_000;
const soon = 30_000;
const waiting = (page: Page) => page.getByRole('region', { name: /^Venter/ });
const pill = (page: Page) => page.getByRole('banner').locator('.pill');

test('who was let in without network stands in the queue from when they came, not from when it was sent', async () => {
  const device = await newDevice(app.browser);
  const page = await device.newPage();
  // What the server says its time is, so that the half an hour without network need not be waited for.
  let line: 'half an hour ago' | 'cut' | 'now' = 'half an hour ago';
  await device.route('**/api/**', async (route) => {
    if (line === 'cut') return route.abort();
    const response = await route.fetch();
    const date = new Date(Date.now() - (line === 'now' ? 0 : 30 * minute)).toUTCString();
    return route.fulfill({ response, headers: { ...response.headers(), date } });
  });
  await openAs(page, `${app.server.url}/1/queue`, 'manager@demo.test');
  await expect(waiting(page)).toBeVisible();

  line = 'cut';
  const came = Date.now() - 30 * minute;
  await page.getByLabel('Registreringsnummer').fill('EL10040');
  await page.getByRole('button', { name: 'Legg i køen' }).click();
  await expect(waiting(page).getByText('EL10040')).toBeVisible();
  await expect(pill(page)).toBeVisible();
  const noted = Date.now() - 30 * minute;

  line = 'now';
  await expect(pill(page)).toHaveCount(0);
  const token = await page.evaluate(() => {
    const tokens = localStorage.getItem('wheelhouse.tokens') ?? '{}';
    return (JSON.parse(tokens) as Record<string, string>)['1']!;
  });
  // No pill may also mean that it is being sent.
  const since = await vi.waitUntil(async () => {
    const { people } = (await ask(app.server.url, queueCalls.refresh.path, token)) as QueueDump;
    const there = people.find(({ licenseplate }) => licenseplate === 'EL10040');
    return Date.parse(there?.expedite?.start_at ?? '');
  }, soon);
  // The header has whole seconds.
  expect(since).toBeGreaterThan(came - 2_000);
  expect(since).toBeLessThan(noted + 2_000);
  // What is on its way still is answered before there is nobody to answer.
  await device.unrouteAll({ behavior: 'wait' });
});
