import type { Browser, BrowserContext, Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, beforeAll, test } from 'vitest';
import { desktop, logIn, newDevice, openBrowser, phone } from './browser.ts';
import { runServer, type RunningServer } from './running-server.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([runServer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.kill();
});

/** A demo person at a page of the first site, Nordhjul Alnabru. */
async function at(path: string, who: string, viewport = desktop, device?: BrowserContext) {
  const page = await (device ?? (await newDevice(browser, viewport))).newPage();
  await logIn(page, `${server.url}/login`, `${who}@demo.test`);
  await page.goto(`${server.url}/1/${path}`);
  return page;
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Varsler' });
const notice = (page: Page, title: string) => page.getByRole('article', { name: title });
const bell = (page: Page) => page.getByRole('button', { name: /^Varsler: \d+ ulest/ });

/** A manager writes to everybody at the site. */
async function write(manager: Page, title: string): Promise<void> {
  await manager.goto(`${server.url}/1/notification/new`);
  await manager.getByLabel('Tittel på norsk').fill(title);
  await manager.getByLabel('Tekst på norsk').fill('Se https://www.arbeidstilsynet.no');
  await expect(manager.getByText(/\d+ personer varsles/)).toBeVisible();
  await manager.getByRole('button', { name: 'Publiser' }).click();
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

  await handheld.goBack();
  await expect(drawer(handheld)).toBeHidden();
});

test('what is marked without the server is there after a cold start, and reaches it later', async () => {
  const device = await newDevice(browser, phone);
  const page = await at('queue', 'reception', phone, device);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await bell(page).click();
  const first = page.getByRole('article').first();
  await expect(first.getByRole('button', { name: 'Merk som ulest' })).toBeVisible();
  await server.kill();
  await expect(page.getByText(/Du er frakoblet|ikke sendt/).first()).toBeVisible();
  await first.getByRole('button', { name: 'Merk som ulest' }).click();
  await expect(first.getByText('ikke sendt ennå')).toBeVisible();
  await page.close();
  const cold = await device.newPage();
  await cold.goto(`${server.url}/1/notification/list`);
  await expect(bell(cold)).toHaveAccessibleName('Varsler: 1 ulest');
  await cold.close();
  await server.start();
  const again = await device.newPage();
  await again.goto(`${server.url}/1/queue`);
  const other = await at('notification/list?state=unread', 'reception');
  await expect(other.getByRole('article')).toHaveCount(1);
});

test('a push message is shown by the worker, with its title', async () => {
  const device = await newDevice(browser);
  await device.grantPermissions(['notifications'], { origin: server.url });
  const page = await at('queue', 'mechanic', desktop, device);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const protocol = await device.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  await protocol.send('ServiceWorker.deliverPushMessage', {
    origin: server.url,
    registrationId: await registered,
    data: JSON.stringify({ id: 1, siteId: 1, title: 'VIKTIG: Løft 3' }),
  });
  // Playwright's types know the pages of no browser here.
  const shown = () =>
    page.evaluate(
      `navigator.serviceWorker.ready
        .then((registration) => registration.getNotifications())
        .then((all) => all.map(({ title, tag }) => ({ title, tag })))`,
    );
  await expect.poll(shown).toEqual([{ title: 'VIKTIG: Løft 3', tag: '1/1' }]);
});
