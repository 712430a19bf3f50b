import type { Page } from 'playwright';
import { test } from 'vitest';
import { newDevice, openAs, phone } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

async function open(path: string, viewport = { width: 1024, height: 768 }): Promise<Page> {
  const page = await (await newDevice(app.browser, viewport)).newPage();
  await page.goto(`${app.server.url}${path}`);
  return page;
}

async function atTheReception(): Promise<Page> {
  const page = await (await newDevice(app.browser)).newPage();
  await openAs(page, `${app.server.url}/1/queue`, 'reception@demo.test');
  return page;
}

/** Checks in on the screen's own keys, and opens the page that the code leads to. */
async function checkIn(plate: string): Promise<{ kiosk: Page; own: Page }> {
  const kiosk = await open('/kiosk/demo-kiosk');
  for (const key of plate) await kiosk.getByRole('button', { name: key, exact: true }).click();
  const answered = kiosk.waitForResponse(/check-in$/);
  await kiosk.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(kiosk.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
  const { data } = (await (await answered).json()) as { data: { path: string } };
  return { kiosk, own: await open(data.path, phone) };
}

test('who checks in at the kiosk is called in the lobby and on their own phone', async () => {
  const lobby = await open('/screens/queue/demo-lobby', { width: 1920, height: 1080 });
  const { kiosk, own } = await checkIn('EL73219');
  await kiosk.getByRole('button', { name: 'Done' }).click();
  await expect(kiosk.getByRole('textbox', { name: 'Licence plate' })).toHaveValue('');
  await expect(own.getByRole('heading', { name: 'You are in the queue' })).toBeVisible();

  const reception = await atTheReception();
  const waiting = reception.getByRole('region', { name: /^Venter/ });
  await waiting.getByText('EL73219').click();
  await waiting.getByRole('button', { name: 'Ekspeder', exact: true }).click();

  await expect(lobby.getByRole('listitem').filter({ hasText: 'EL••219' })).toBeVisible();
  await expect(own.getByRole('heading', { name: 'It is your turn' })).toBeVisible();
  await expect(own).toHaveTitle(/Your turn/);
  expect(await lobby.content()).not.toContain('EL73219');

  const called = reception.getByRole('region', { name: /^Ekspederes/ });
  const row = called.getByRole('listitem').filter({ hasText: 'EL73219' });
  await row.getByRole('button', { name: 'Ferdig' }).click();
  await expect(own.getByRole('heading', { name: 'Thank you for your visit' })).toBeVisible();
  await expect(lobby.getByText('EL••219')).toBeHidden();
});

test('a keyboard at the kiosk works as well as its keys', async () => {
  const kiosk = await open('/kiosk/demo-kiosk');
  await expect(kiosk.getByRole('textbox')).toBeFocused();
  await kiosk.keyboard.type('el 12777', { delay: 90 });
  await expect(kiosk.getByRole('textbox')).toHaveValue('EL 12777');
  await kiosk.keyboard.press('Enter');
  await expect(kiosk.getByRole('heading', { name: 'Welcome!' })).toBeVisible();
});

test('a kiosk without network says to tell the reception, and trying again makes one visit', async () => {
  const kiosk = await open('/kiosk/demo-kiosk');
  await kiosk.getByText('Name', { exact: true }).click();
  await kiosk.keyboard.type('Kari Nordmann', { delay: 90 });
  // The server is notified, its answer is lost.
  await kiosk.route(/check-in$/, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await kiosk.getByRole('button', { name: 'Check in', exact: true }).click();
  await expect(kiosk.getByRole('alert')).toContainText('tell reception');
  await kiosk.unroute(/check-in$/);
  await kiosk.getByRole('button', { name: 'Try again' }).click();
  await expect(kiosk.getByRole('heading', { name: 'Welcome!' })).toBeVisible();

  const reception = await atTheReception();
  const waiting = reception.getByRole('region', { name: /^Venter/ });
  await expect(waiting.getByText('Kari Nordmann')).toBeVisible();
  await expect(waiting.getByText('Kari Nordmann')).toHaveCount(1);
});

test('an address that is not in use says so in friendly words', async () => {
  for (const path of ['/screens/queue/none', '/kiosk/none', '/q/none']) {
    const page = await open(path);
    await expect(page.getByRole('heading', { name: 'This address is not in use' })).toBeVisible();
  }
});

test('a lobby without the server goes on showing what it knew, and is right again by itself', async () => {
  const lobby = await open('/screens/queue/demo-lobby', { width: 1920, height: 1080 });
  await expect(lobby.getByRole('listitem').first()).toBeVisible();
  await lobby.context().setOffline(true);
  const { own } = await checkIn('EL55501');
  await expect(own.getByRole('heading')).toBeVisible();
  await expect(lobby.getByRole('listitem').first()).toBeVisible();
  const shown = await lobby.locator('footer').innerText();
  await lobby.context().setOffline(false);
  await expect(lobby.locator('footer')).not.toHaveText(shown);
});
