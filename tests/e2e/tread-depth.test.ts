import type { Page } from 'playwright';
import { test } from 'vitest';
import { keepingDevice, newDevice, openAs, phone } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

const list = '/1/car/tread-depth-readings';

/** Somebody of Nordhjul Alnabru, who reads Norwegian, at a page of the site. */
async function at(page: Page, who: string, path: string) {
  await openAs(page, `${app.server.url}${path}`, `${who}@demo.test`);
}

test('a reading that was entered without network outlives a restart, and is on the server once', async () => {
  const device = await keepingDevice(app.browser, phone);
  const page = await device.newPage();
  await at(page, 'mechanic', `${list}/new`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const plate = page.getByLabel('Registreringsnummer');
  await expect(plate).toBeVisible();
  await app.server.kill();
  await plate.fill('EV20471');
  await page.getByRole('radio', { name: '1', exact: true }).click();
  const pad = page.locator('.number-pad');
  for (const key of '65636866') await pad.getByRole('button', { name: key, exact: true }).click();
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  const unsent = (shown: Page) => shown.getByRole('link', { name: /EV20471/ });
  await expect(page.locator('.tread-unsent')).toBeVisible();
  await expect(unsent(page)).toBeVisible();
  await page.close();

  const cold = await device.newPage();
  await cold.goto(`${app.server.url}${list}`);
  await expect(unsent(cold)).toBeVisible();
  await app.server.start();
  await expect(cold.locator('.tread-unsent')).toBeHidden();
  await cold.reload();
  await cold.goto(`${app.server.url}${list}?q=EV20471`);
  await expect(cold.getByText('EV20471').first()).toBeVisible();

  const other = await (await newDevice(app.browser)).newPage();
  await at(other, 'manager', `${list}?q=EV20471`);
  await expect(other.getByRole('row', { name: /EV20471/ })).toHaveCount(1);
});

const languages = [
  { locale: 'en-GB', good: 'How it was judged', dead: 'This address opens nothing' },
  { locale: 'nb-NO', good: 'Slik er det vurdert', dead: 'Lenken virker ikke' },
  { locale: 'sv-SE', good: 'Så är det bedömt', dead: 'Länken fungerar inte' },
];

test('a customer reads the report in their own language, and nothing once it is closed', async () => {
  const project = await (await newDevice(app.browser)).newPage();
  await at(project, 'manager', `${list}/1/show`);
  await project.getByRole('button', { name: 'Lag lenke' }).click();
  const address = (await project.locator('.section .code').textContent()) ?? '';
  const customers = await Promise.all(
    languages.map(async (language) => {
      const device = await app.browser.newContext({ viewport: phone, locale: language.locale });
      const page = await device.newPage();
      const faults: string[] = [];
      page.on('pageerror', ({ message }) => faults.push(message));
      return { ...language, page, faults };
    }),
  );
  for (const { page, good, faults } of customers) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: good })).toBeVisible();
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);
    expect(faults).toEqual([]);
  }
  await project.getByRole('button', { name: 'Steng alle lenker' }).click();
  await expect(project.getByRole('button', { name: 'Steng alle lenker' })).toBeHidden();
  for (const { page, dead, faults } of customers) {
    for (const path of [address, `${app.server.url}/tread-depth/never-was`]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: dead })).toBeVisible();
    }
    expect(faults).toEqual([]);
  }
});
