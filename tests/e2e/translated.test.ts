import type { Page } from 'playwright';
import { test } from 'vitest';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { desktop, newDevice, openAs } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

// As a text: what runs in the page is nothing of ours. A browser that translates a page goes on doing so as it changes.
const translate = `(() => {
  const skip = 'font, script, style, textarea, option, title';
  const wrap = (text) => {
    if (!text.isConnected || !text.data.trim() || text.parentElement?.closest(skip)) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    inner.append(text.data);
  };
  const wrapAll = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const all = [];
    while (walker.nextNode()) all.push(walker.currentNode);
    all.forEach(wrap);
  };
  const start = () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) node.nodeType === Node.TEXT_NODE ? wrap(node) : wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  if (document.body) start();
  else document.addEventListener('DOMContentLoaded', start);
})()`;

/** Somebody whose browser translates every page that is opened. */
async function translated(path: string, email = 'manager@demo.test'): Promise<Page> {
  const device = await newDevice(app.browser, desktop);
  await device.addInitScript(translate);
  const page = await device.newPage();
  page.setDefaultTimeout(30_000);
  await openAs(page, `${app.server.url}/1/${path}`, email);
  await expect(page.locator('main font').first()).toBeVisible();
  return page;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const save = (page: Page) => button(page, 'Lagre').click();
const stands = (page: Page) => expect(page.getByText('Siden kunne ikke vises')).toBeHidden();
const isRefused = (page: Page) => expect(page.locator('.field-error').first()).toBeVisible();

test('a login that was wrong says so and is then right', async () => {
  const device = await newDevice(app.browser, desktop);
  await device.addInitScript(translate);
  const page = await device.newPage();
  await page.goto(`${app.server.url}/login`);
  await page.getByLabel('E-mail').fill('manager@demo.test');
  const password = page.locator('[name=password]');
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.locator('.login-error')).toContainText(/\S/);
  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\d+$|choose-site/);
});

test('somebody is let in to the queue and called', async () => {
  const page = await translated('queue', 'reception@demo.test');
  const waiting = page.getByRole('region', { name: /^Venter/ });
  await expect(waiting).toBeVisible();
  const field = page.getByLabel('Registreringsnummer');
  if (!(await field.isVisible())) await page.getByRole('button', { name: 'Ny i køen' }).click();
  await field.fill('TR10001');
  await button(page, 'Legg i køen').click();
  await expect(waiting.getByText('TR10001')).toBeVisible();
  const person = waiting.getByRole('listitem').filter({ hasText: 'TR10001' });
  await person.locator('.person-next').click();
  const called = page.getByRole('region', { name: /^Ekspederes/ });
  await expect(called.getByText('TR10001')).toBeVisible();
  await stands(page);
});

test('a customer with a wrong address is refused, and then saved', async () => {
  const page = await translated('customers/new');
  await page.getByLabel('Navn').first().fill('Oversatt Kunde');
  const address = page.getByLabel('E-post').first();
  await address.fill('x');
  await save(page);
  await isRefused(page);
  await address.fill('x@example.com');
  await save(page);
  await expect(page).toHaveURL(/\/customer\/(show|edit)/);
  await stands(page);
});

test('a product without a name is refused', async () => {
  const page = await translated('product/new');
  await page.getByLabel('Artikkelnummer').fill('TR-1');
  await save(page);
  await isRefused(page);
  await page.getByLabel('Navn *').fill('Oversatt');
  await save(page);
  await stands(page);
});

test('an order is begun and saved', async () => {
  const page = await translated('order/details');
  await page.getByLabel('Kundens referanse').fill('Oversatt');
  await save(page);
  await expect(page).toHaveURL(/\/order\/details\/\d+/);
  await stands(page);
});

test('wheels are taken in', async () => {
  const page = await translated('tyre_hotel_new');
  await page.getByLabel('Registreringsnummer').fill('TR30003');
  await page.getByText('Vinter, piggfritt').click();
  await expect(button(page, 'Ta imot settet')).toBeEnabled();
  await stands(page);
});

test('a booking is begun', async () => {
  const page = await translated('bookings/new');
  await page.getByLabel('Registreringsnummer').fill('TR40004');
  const service = page.getByRole('checkbox').first();
  await service.check();
  await service.uncheck();
  await service.check();
  await stands(page);
});

test('a list is searched, sorted and opened', async () => {
  const page = await translated('customers/list');
  const rows = page.getByRole('row');
  await expect(rows.nth(2)).toBeVisible();
  const box = page.getByRole('searchbox').last();
  await box.fill('zzzzzz');
  await expect(rows.nth(1)).toBeHidden();
  await box.fill('');
  await expect(rows.nth(2)).toBeVisible();
  await page.getByRole('button', { name: /^Navn/ }).click();
  await rows.nth(1).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/customer\/(show|edit)/);
  await stands(page);
});

test('a rule of prices with a wrong percentage is refused', async () => {
  const page = await translated('price/rules/new/x/1');
  await page.getByLabel('Prosent').fill('abc');
  await save(page);
  await isRefused(page);
  await stands(page);
});

test('a set is looked for with the scanner and by the search', async () => {
  const page = await translated('barcode-reader/hotel-quick', 'warehouse@demo.test');
  await page.getByRole('button', { name: 'Sett på plass' }).click();
  await expect(page.locator('.quick-result')).toContainText('Les en plass');
  await page.goto(`${app.server.url}/1`);
  await expect(page.locator('main font').first()).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('nord');
  await expect(page.getByRole('option').first()).toBeVisible();
  await stands(page);
});
