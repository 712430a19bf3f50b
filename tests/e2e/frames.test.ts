import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, FrameLocator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { desktop, newDevice, openAs, phone } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

/** Says to the window around it whatever it hears from it, again and again: a page of somebody else's. */
const repeater = `<script>addEventListener('message', ({ data }) => {
  for (const message of data) parent.postMessage(message, '*');
  document.title = 'said';
})</script>`;

const app = startApp();
let stranger: Server;
let strangersUrl: string;
let device: BrowserContext | undefined;

beforeAll(async () => {
  stranger = createServer(
    (_, answer) => void answer.setHeader('content-type', 'text/html').end(repeater),
  );
  await new Promise<void>((resolve) => {
    stranger.listen(0, '127.0.0.1', resolve);
  });
  strangersUrl = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}/`;
});
afterEach(() => device?.close());
afterAll(() => stranger.close());

/** Somebody who speaks English and is let in everywhere. In the demo site 1 has a register and site 5 a legacy application. */
async function at(path: string, look: { viewport?: typeof phone; bypassCSP?: boolean } = {}) {
  const { viewport = desktop, bypassCSP = false } = look;
  device = await newDevice(app.browser, viewport, { bypassCSP });
  const page = await device.newPage();
  await openAs(page, `${app.server.url}${path}`, 'superuser@demo.test');
  return page;
}

const cardButton = (page: Page) => page.getByRole('button', { name: /^Cash register: / });
const register = (page: Page) => page.getByRole('region', { name: 'Cash register' });
const inRegister = (page: Page) => page.frameLocator('.register-frame');
const legacy = (page: Page) => page.frameLocator('.legacy-frame');
const press = (frame: FrameLocator, name: string) =>
  frame.getByRole('button', { name, exact: true }).click();
const statusIs = (page: Page, words: string) =>
  expect(cardButton(page)).toHaveAccessibleName(`Cash register: ${words}`);

test.each([phone, desktop])(
  'the card button says how the register is and shows it, $width wide',
  async (viewport) => {
    const page = await at('/1/queue', { viewport });
    await statusIs(page, 'ready');
    await expect(register(page)).toBeHidden();
    await cardButton(page).click();
    await expect(register(page)).toBeVisible();
    await expect(register(page)).toContainText('Store ALNABRU · register 7 · org. 310529672');
    await expect(inRegister(page).getByRole('listitem').last()).toHaveText('easypos-show-frame');

    await press(inRegister(page), 'Offline');
    await expect(register(page)).toContainText('Card reader not ready');
    await statusIs(page, 'card reader not ready');
    await press(inRegister(page), 'Ready');
    await press(inRegister(page), 'Ready');
    await statusIs(page, 'ready');

    await press(inRegister(page), 'Hide frame');
    await expect(register(page)).toBeHidden();
    await statusIs(page, 'ready');
  },
);

test('hidden the register goes on, on every screen; Escape hides it, another screen does, too', async () => {
  const page = await at('/1/queue');
  await cardButton(page).click();
  await press(inRegister(page), 'Offline');
  await register(page).focus();
  await page.keyboard.press('Escape');
  await expect(register(page)).toBeHidden();
  await expect(cardButton(page)).toBeFocused();

  await cardButton(page).click();
  await page.getByRole('banner').getByRole('link').first().click();
  await page.waitForURL(`${app.server.url}/1`);
  await expect(register(page)).toBeHidden();
  await cardButton(page).click();
  // It was not loaded again: then it would be ready.
  await expect(inRegister(page).locator('#display')).toHaveText('Card reader offline');
  await statusIs(page, 'card reader not ready');
});

test('a register that says nothing for three seconds is a timeout, and the rest goes on', async () => {
  const page = await at('/4/queue');
  await page.route('**/demo/easypos.mjs', (route) => route.abort());
  await page.goto(`${app.server.url}/1/queue`);
  await statusIs(page, 'does not answer');
  await expect(page.getByRole('region', { name: /^(Venter|Waiting)/ })).toBeVisible();
  await cardButton(page).click();
  await page.unroute('**/demo/easypos.mjs');
  await register(page).getByRole('button', { name: 'Try again' }).click();
  await statusIs(page, 'ready');
});

test('a site without a register has no button and no frame', async () => {
  const page = await at('/4/queue');
  await expect(page.getByRole('region', { name: /^Waiting/ })).toBeVisible();
  await expect(cardButton(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});

const lies = [
  { type: 'easypos-offline' },
  { type: 'easypos-hide-frame' },
  { type: 'easypos-store-details', orgId: 'EVIL', storeId: 'EVIL', registerId: 'EVIL' },
  { type: 'legacy-navigate', path: '/queue' },
  { type: 'legacy-hello', version: 1, path: '/' },
];

/** Puts a frame beside ours and lets it lie to the app. */
async function lieFrom(page: Page, frame: { src?: string; srcdoc?: string; sandbox?: string }) {
  await page.evaluate(`new Promise((resolve) => {
    const frame = Object.assign(document.createElement('iframe'), { className: 'liar' });
    const given = ${JSON.stringify(frame)};
    for (const name in given) frame.setAttribute(name, given[name]);
    frame.onload = resolve;
    document.body.append(frame);
  })`);
  await page.evaluate(
    `document.querySelector('.liar:last-of-type').contentWindow.postMessage(${JSON.stringify(lies)}, '*')`,
  );
  const liar = page.frames().at(-1);
  await expect.poll(() => liar?.title()).toBe('said');
}

test('nobody but the register itself is heard: another origin, none, a sibling, the window, a popup', async () => {
  const page = await at('/1/queue', { bypassCSP: true });
  await statusIs(page, 'ready');
  await cardButton(page).click();
  await lieFrom(page, { src: strangersUrl });
  await lieFrom(page, { srcdoc: repeater, sandbox: 'allow-scripts' });
  await lieFrom(page, { srcdoc: repeater });
  await page.evaluate(
    `${JSON.stringify(lies)}.forEach((lie) => postMessage(lie, location.origin))`,
  );
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate(`void window.open('/demo/easypos')`),
  ]);
  await popup.evaluate(
    `${JSON.stringify(lies)}.forEach((lie) => opener?.postMessage(lie, location.origin))`,
  );
  // What it says itself comes behind all that.
  await press(inRegister(page), 'Store details');
  await expect(register(page)).toContainText('Store ALNABRU');
  await expect(register(page)).not.toContainText('EVIL');
  await statusIs(page, 'ready');
});

test('odd messages change nothing and a flood does not stop the app', async () => {
  const page = await at('/1/queue');
  await cardButton(page).click();
  await press(inRegister(page), 'Odd messages');
  await statusIs(page, 'ready');
  await press(inRegister(page), 'Flood');
  await register(page).getByRole('button', { name: 'Hide the cash register' }).click();
  await expect(register(page)).toBeHidden();
});

test('the page frames nobody who is not configured, and is framed by nobody', async () => {
  const page = await at('/1/queue');
  const refused = page.waitForEvent('console', (entry) => /frame-src/.test(entry.text()));
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('iframe'), { src: '${strangersUrl}' }))`,
  );
  await refused;
  for (const path of ['/', '/1/queue', '/login']) {
    const { headers } = await fetch(app.server.url + path, { headers: { accept: 'text/html' } });
    expect(headers.get('content-security-policy')).toContain("frame-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
});

test.each([phone, desktop])(
  'a path of nobody is a page of the legacy application, with title, height and token, $width wide',
  async (viewport) => {
    const page = await at('/5/stock/old-count?shelf=4', { viewport });
    await expect(legacy(page).locator('#page')).toHaveText('/stock/old-count?shelf=4');
    await expect(legacy(page).locator('#who')).toContainText('at site 5, with a token of');
    await expect(page).toHaveTitle('Stock old count · Wheelhouse');
    const height = () =>
      page
        .locator('.legacy-frame')
        .evaluate((frame: { clientHeight: number }) => frame.clientHeight);
    const before = await height();
    await press(legacy(page), 'Show more rows');
    await expect.poll(height).toBeGreaterThan(before + 500);
  },
);

test('frame and app follow each other, forth and back', async () => {
  const page = await at('/5/reports/old');
  const shows = (path: string) => expect(legacy(page).locator('#page')).toHaveText(path);
  const link = (name: string) => legacy(page).getByRole('link', { name });
  await shows('/reports/old');
  await link('Stock count').click();
  await page.waitForURL('**/5/stock/old-count?shelf=4');
  await shows('/stock/old-count?shelf=4');
  await page.goBack();
  await shows('/reports/old');
  await page.goForward();
  await shows('/stock/old-count?shelf=4');
  await link('Yearly report').click();
  await page.waitForURL('**/5/reports/yearly');
  await expect(page).toHaveTitle('Reports yearly · Wheelhouse');

  await link('Somewhere else').click();
  await link('Log out').click();
  await link('Queue').click();
  await page.waitForURL('**/5/queue');
  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible();
  await page.goBack();
  await shows('/reports/yearly');
});

test('a page that hangs is replaced after ten seconds, and comes when it is tried again', async () => {
  const page = await at('/5/queue');
  await page.route('**/demo/legacy.mjs', (route) => route.abort());
  await page.goto(`${app.server.url}/5/reports/old`);
  await expect(page.getByRole('alert')).toContainText('The page does not answer');
  await page.unroute('**/demo/legacy.mjs');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(legacy(page).locator('#page')).toHaveText('/reports/old');

  await legacy(page).getByRole('link', { name: 'newer version' }).click();
  await expect(page.getByRole('alert')).toContainText('a version that this app does not know');
});

test('a legacy page that is lied about gives nothing away', async () => {
  const page = await at('/5/reports/old', { bypassCSP: true });
  await expect(legacy(page).locator('#who')).toContainText('at site 5');
  await lieFrom(page, { src: strangersUrl });
  await lieFrom(page, { srcdoc: repeater, sandbox: 'allow-scripts' });
  await lieFrom(page, { srcdoc: repeater });
  await legacy(page).getByRole('link', { name: 'Stock count' }).click();
  await page.waitForURL('**/5/stock/old-count?shelf=4');
});

test('without a legacy application a path of nobody is not found, and a search helps', async () => {
  const page = await at('/4/nothing/EL48213');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
  await expect(page).toHaveTitle('There is no such page · Wheelhouse');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL('**/4/search/EL48213');
  await page.goto(`${app.server.url}/4/suppliers/invoices`);
  await expect(page.getByRole('heading', { name: 'This page is not here yet' })).toBeVisible();
});

test('letters in the site id are no site: the chooser asks, and the path is looked for there', async () => {
  const page = await at('/4x/queue');
  await page.waitForURL(/\/choose-site\?redirect=%2F4x%2Fqueue/);
  await page.getByText('Däckhuset Hisingen').click();
  await page.waitForURL('**/4/4x/queue');
  await expect(page.getByRole('heading', { name: 'There is no such page' })).toBeVisible();
});
