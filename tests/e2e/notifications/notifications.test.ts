import type { BrowserContext, Page } from 'playwright';
import { test } from 'vitest';
import { accountOf, desktop, keepingDevice, newDevice, openAs, phone } from '../browser.ts';
import { expect } from '../expect-soon.ts';
import { startApp } from '../started-app.ts';

const app = startApp();

/** A demo person at a page of the first site, Nordhjul Alnabru. */
async function at(path: string, who: string, viewport = desktop, device?: BrowserContext) {
  const page = await (device ?? (await newDevice(app.browser, viewport))).newPage();
  await openAs(page, `${app.server.url}/1/${path}`, `${who}@demo.test`);
  return page;
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Varsler' });
const notice = (page: Page, title: string) => page.getByRole('article', { name: title });
const bell = (page: Page) => page.getByRole('button', { name: /^Varsler: \d+ ulest/ });

/** A manager writes to everybody at the site. */
async function write(manager: Page, title: string): Promise<void> {
  await manager.goto(`${app.server.url}/1/notification/new`);
  await manager.getByLabel('Tittel på norsk').fill(title);
  await manager.getByLabel('Tekst på norsk').fill('Se https://www.arbeidstilsynet.no');
  await expect(manager.getByText(/\d+ personer varsles/)).toBeVisible();
  await manager.getByRole('button', { name: 'Publiser', exact: true }).click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Publiser' }).click();
  await manager.waitForURL(/notification\/written/);
  await expect(manager.getByRole('heading', { name: title })).toBeVisible();
}

test('what a manager writes is on a phone at once; one device reads it and the other knows', async () => {
  const [manager, handheld, desk] = await Promise.all([
    at('notification/new', 'manager'),
    at('queue', 'mechanic', phone),
    at('queue', 'mechanic'),
  ]);
  await bell(handheld).click();
  await expect(drawer(handheld)).toBeVisible();
  // What is in sight is read by itself; the counter of both devices follows.
  await expect(
    handheld.getByRole('button', { name: 'Varsler: 0 uleste', includeHidden: true }),
  ).toHaveCount(1);
  await expect(desk.getByRole('button', { name: 'Varsler: 0 uleste' })).toBeVisible();

  await write(manager, 'Ny vaktliste');
  await expect(notice(handheld, 'Ulest: Ny vaktliste')).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Varsler: 1 ulest' })).toBeVisible();
  await notice(handheld, 'Ny vaktliste').getByRole('button', { name: 'Merk som lest' }).click();
  await expect(desk.getByRole('button', { name: 'Varsler: 0 uleste' })).toBeVisible();

  // Taken back, it is gone from a drawer that is open.
  await manager.getByRole('button', { name: 'Trekk tilbake' }).first().click();
  await manager.getByRole('dialog').getByRole('button', { name: 'Trekk tilbake' }).click();
  await expect(manager.getByText('Trukket tilbake').first()).toBeVisible();
  await expect(notice(handheld, 'Ny vaktliste')).toHaveCount(0);

  await handheld.goBack();
  await expect(drawer(handheld)).toBeHidden();
});

test('a drawer that is closed at once has read nothing; one that stays open has', async () => {
  const page = await (await newDevice(app.browser, phone)).newPage();
  await page.clock.install();
  await openAs(page, `${app.server.url}/3/dashboard`, 'warehouse@demo.test');
  await expect(bell(page)).not.toHaveAccessibleName('Varsler: 0 uleste');
  const unread = (await bell(page).getAttribute('aria-label')) ?? '';
  // However slow the machine is, in the page only as much time passes as is needed to draw it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  const drawn = (look: () => Promise<void>) =>
    expect(async () => {
      await page.clock.runFor(40);
      await look();
    }).toPass();
  await bell(page).click();
  await drawn(() => expect(page.getByRole('article').first()).toBeVisible({ timeout: 500 }));
  await page.goBack();
  await drawn(() => expect(drawer(page)).toBeHidden({ timeout: 500 }));
  await page.clock.fastForward(10_000);
  await bell(page).click();
  await drawn(() => expect(drawer(page)).toBeVisible({ timeout: 500 }));
  await expect(page.getByRole('button', { name: unread, includeHidden: true })).toHaveCount(1);
  await page.clock.resume();
  await expect(
    page.getByRole('button', { name: 'Varsler: 0 uleste', includeHidden: true }),
  ).toHaveCount(1);
});

/** Somebody at their settings, by the menu's own address of them. */
const atSettings = (viewport = desktop) =>
  at(`${accountOf('economy@demo.test')}/user_settings/main`, 'economy', viewport);

test('what a person chose to be notified by is there on their next device', async () => {
  const page = await atSettings();
  const card = page.getByRole('region', { name: 'Varsler' });
  const mail = card.getByRole('checkbox', { name: 'Fra kolleger: E-post' });
  await expect(mail).not.toBeChecked();
  await mail.check();
  await card.getByRole('button', { name: 'Lagre' }).click();
  await expect(page.getByText('Lagret').first()).toBeVisible();
  const other = await atSettings(phone);
  await expect(other.getByRole('checkbox', { name: 'Fra kolleger: E-post' })).toBeChecked();
});

test('what is marked without the server is there after a cold start, and reaches it later', async () => {
  const device = await keepingDevice(app.browser, phone);
  const page = await at('queue', 'reception', phone, device);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await bell(page).click();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('button', { name: 'Merk som ulest' })).toBeVisible();
  await app.server.kill();
  await expect(page.getByText(/Du er frakoblet|ikke sendt/).first()).toBeVisible();
  await first.getByRole('button', { name: 'Merk som ulest' }).click();
  // It may say so already of having been read, so the other button tells that this is kept.
  await expect(first.getByRole('button', { name: 'Merk som lest' })).toBeVisible();
  await expect(first.getByText('ikke sendt ennå')).toBeVisible();
  await page.close();
  const cold = await device.newPage();
  await cold.goto(`${app.server.url}/1/notification/list`);
  await expect(bell(cold)).toHaveAccessibleName('Varsler: 1 ulest');
  await cold.close();
  await app.server.start();
  const again = await device.newPage();
  await again.goto(`${app.server.url}/1/queue`);
  const other = await at('notification/list?state=unread', 'reception');
  await expect(other.getByRole('article')).toHaveCount(1);
});
