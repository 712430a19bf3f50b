import { test } from 'vitest';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { newDevice } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

// As texts: what runs in the page is nothing of ours.
const full = `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`;
const off = `for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
  Object.defineProperty(globalThis, name, { get() { throw new DOMException('off', 'SecurityError'); } });`;

for (const [what, script] of [
  ['a browser whose storage is full', full],
  ['a browser that keeps nothing', off],
] as const) {
  test(`${what} logs in all the same, works on, and says how long the login lasts`, async () => {
    const device = await newDevice(app.browser);
    await device.addInitScript(script);
    const page = await device.newPage();
    await page.goto(`${app.server.url}/login`);
    await page.getByLabel('E-mail').fill('reception@demo.test');
    await page.locator('[name=password]').fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: /keeps nothing|lagrer ingenting/ }),
    ).toBeVisible();
    await page.locator('a[href="/1/queue"]:visible').first().click();
    await expect(page.getByLabel('Registreringsnummer')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('E-mail')).toBeVisible();
  });
}
