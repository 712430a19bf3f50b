import { globSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { desktop, keepingDevice, logIn, openAs, openBrowser } from './browser.ts';
import { expect } from './expect-soon.ts';
import { copyBuild, type CopiedBuild } from './copied-build.ts';
import { openFaultProxy } from './faults/fault-proxy.ts';
import { hold } from './hold.ts';
import { runServer, type RunningServer } from './running-server.ts';

const threeHours = 10_800_000;
const twoMinutes = 120_000;

let copy: CopiedBuild;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  copy = copyBuild();
  [server, browser] = await Promise.all([runServer(copy.path), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.kill();
  copy.remove();
});

const prompt = (page: Page) => page.getByText('En ny versjon er klar.');
const take = (page: Page) => page.getByRole('button', { name: 'Oppdater nå' });
const plate = (page: Page) => page.getByLabel('Registreringsnummer');
const waiting = (page: Page) => page.getByRole('region', { name: /^Venter/ });
const toQueue = (page: Page) => page.locator('a[href="/1/queue"]:visible').first();
const buildOf = (page: Page) => page.locator('meta[name=build]').getAttribute('content');

/** Another build, of eight signs, whose queue has a mark. */
async function deploy(build: string, mark: string): Promise<void> {
  copy.rewrite(build, 'queue-screen', 'queue page', `${mark} queue page`);
  await server.kill();
  await server.start();
}

test('a new build is offered in every tab, taken when the person wants, and old tabs work on', async () => {
  const device = await keepingDevice(browser, desktop);
  const page = await device.newPage();
  await openAs(page, `${server.url}/1`, 'reception@demo.test');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  // Not under the app: for a moment it is 1970 there.
  await page.goto('about:blank');
  await page.clock.install();
  await page.goto(`${server.url}/1/queue`);
  await expect(waiting(page)).toBeVisible();
  const other = await device.newPage();
  await other.goto(`${server.url}/1`);
  await expect(toQueue(other)).toBeVisible();
  const first = await buildOf(page);

  await deploy('10000001', 'second');
  await expect(prompt(page)).toBeHidden();
  await page.clock.fastForward(threeHours);
  await expect(prompt(page)).toBeVisible();
  await expect(prompt(other)).toBeVisible();

  await plate(page).fill('EL20001');
  await expect(page.getByText('Lagre det du holder på med først')).toBeVisible();
  await expect(take(page)).toBeHidden();
  await plate(page).fill('');
  await take(page).click();
  await expect(page.locator('.queue.second')).toBeVisible();
  expect(await buildOf(page)).not.toBe(first);

  // What the other tab needs next is no part of the new build.
  await toQueue(other).click();
  await expect(waiting(other)).toBeVisible();
  expect(await buildOf(other)).toBe(first);
  expect(await other.locator('.queue.second').count()).toBe(0);
  await plate(other).fill('EL20002');
  await other.getByRole('button', { name: 'Legg i køen' }).click();
  await expect(waiting(page).getByText('EL20002')).toBeVisible();
  await device.close();
});

/** A device whose browser keeps nothing and is never idle: each part of the app comes from the server, when it is wanted. */
async function withoutWorker(): Promise<{ page: Page; loads: () => number }> {
  const device = await browser.newContext({ viewport: desktop, serviceWorkers: 'block' });
  const page = await device.newPage();
  // Before the first page, or it may fetch ahead what is to be missing; after the clock, which brings one of its own.
  await page.clock.install();
  await page.addInitScript('globalThis.requestIdleCallback = () => 0');
  await openAs(page, `${server.url}/1`, 'reception@demo.test');
  await expect(toQueue(page)).toBeVisible();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return { page, loads: () => loads };
}

const isOfBuild = (request: { url: () => string }) => request.url().includes('/build.txt');
const lost = (page: Page) => page.getByText('En del av appen kunne ikke hentes');
const queueChunks = () => globSync('dist/assets/queue-screen-*.js*', { cwd: copy.path });

test('a part of the app that vanished with a new build is found in that one, at the address wanted', async () => {
  const { page, loads } = await withoutWorker();
  const old = queueChunks();
  await deploy('10000002', 'third');
  for (const chunk of old) renameSync(join(copy.path, chunk), join(copy.path, `${chunk}.gone`));
  await toQueue(page).click();
  await expect(waiting(page)).toBeVisible();
  expect(loads()).toBe(1);
  expect(page.url()).toBe(`${server.url}/1/queue`);
  await page.context().close();
});

test('a part that is gone for good is asked for once more and then told, until it is there again', async () => {
  const { page, loads } = await withoutWorker();
  const gone = queueChunks();
  for (const chunk of gone) renameSync(join(copy.path, chunk), join(copy.path, `${chunk}.away`));
  await toQueue(page).click();
  await expect(lost(page)).toBeVisible();
  expect(loads()).toBe(1);
  for (const chunk of gone) renameSync(join(copy.path, `${chunk}.away`), join(copy.path, chunk));
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(waiting(page)).toBeVisible();
  expect(loads()).toBe(2);
  await page.context().close();
});

test('while the server is not reached the page stays where a part is missing, and is taken again after that', async () => {
  const { page, loads } = await withoutWorker();
  // What follows the first page by itself is there, too.
  await page.waitForLoadState('networkidle');
  await page.route('**/*', (route) => route.abort());
  await toQueue(page).click();
  await expect(lost(page)).toBeVisible();
  const again = page.getByRole('button', { name: 'Prøv igjen' });
  await Promise.all([page.waitForEvent('requestfailed', isOfBuild), again.click()]);
  await expect(lost(page)).toBeVisible();
  expect(loads()).toBe(0);
  await page.unroute('**/*');
  // Pressed twice while the server does not answer yet, it is taken once.
  const answer = await hold(page, '**/build.txt*');
  await Promise.all([page.waitForRequest('**/build.txt*'), again.click()]);
  await again.click();
  answer();
  await expect(waiting(page)).toBeVisible();
  expect(loads()).toBe(1);
  await page.context().close();
});

test('a part that does not come within two minutes is lost too', async () => {
  const { page, loads } = await withoutWorker();
  await page.route('**/assets/queue-screen-*.js', () => {});
  const wanted = () => page.waitForRequest('**/assets/queue-screen-*.js');
  await Promise.all([wanted(), toQueue(page).click()]);
  await Promise.all([wanted(), page.clock.fastForward(twoMinutes)]);
  await expect.poll(loads).toBe(1);
  await expect(async () => {
    await page.clock.fastForward(twoMinutes / 4);
    await expect(lost(page)).toBeVisible({ timeout: 500 });
  }).toPass();
  expect(loads()).toBe(1);
  await page.context().close();
});

test('a new build is taken while what the worker before it asked for is never answered', async () => {
  const proxy = await openFaultProxy(server.url);
  const device = await keepingDevice(browser, desktop);
  const page = await device.newPage();
  await openAs(page, `${proxy.url}/1/queue`, 'reception@demo.test');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload();
  await expect(waiting(page)).toBeVisible();

  copy.rename('20000001');
  await server.kill();
  await server.start();
  // The first of each is the worker's.
  const unanswered = new Set(['/', '/build.txt']);
  proxy.isSilent = (path) => unanswered.delete(path.replace(/\?.*/, ''));
  await page.reload();
  await take(page).click();
  await expect.poll(() => buildOf(page)).toBe('20000001');
  const ready = () =>
    page.evaluate('navigator.serviceWorker.getRegistration().then((one) => one.waiting === null)');
  await expect.poll(ready).toBe(true);
  await expect(prompt(page)).toBeHidden();
  expect([...unanswered]).toEqual([]);
  await device.close();
  await proxy.close();
});

test('a new build that was ready before somebody logged in is offered to them', async () => {
  const device = await keepingDevice(browser, desktop);
  const page = await device.newPage();
  await openAs(page, `${server.url}/1/queue`, 'reception@demo.test');
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  copy.rename('20000002');
  await server.kill();
  await server.start();
  await page.reload();
  await expect(prompt(page)).toBeVisible();

  await page.goto(`${server.url}/logout?force=1`);
  await page.waitForURL(/\/login/);
  await logIn(page, `${server.url}/login`, 'reception@demo.test');
  await expect(prompt(page)).toBeVisible();
  await take(page).click();
  await expect.poll(() => buildOf(page)).toBe('20000002');
  await device.close();
});
