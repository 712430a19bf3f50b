import type { Page } from 'playwright';
import { test } from 'vitest';
import { openCutProxy } from '#tests/support/network/cut-proxy.ts';
import { desktop, keepingDevice, newDevice, openAs, phone } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

/** A person at their queue screen. The first site of the demo is Nordhjul Alnabru. */
async function atTheQueue(email: string, site: number, viewport = desktop): Promise<Page> {
  const page = await (await newDevice(app.browser, viewport)).newPage();
  await openAs(page, `${app.server.url}/${site}/queue`, email);
  await expect(waiting(page)).toBeVisible();
  return page;
}

const waiting = (page: Page) => page.getByRole('region', { name: /^(Venter|Väntar)/ });
const expediting = (page: Page) => page.getByRole('region', { name: /^(Ekspederes|Expedieras)/ });

async function checkIn(page: Page, plate: string): Promise<void> {
  const form = page.getByLabel('Registreringsnummer');
  if (!(await form.isVisible())) {
    await page.getByRole('button', { name: /^(Ny i køen|Ny i kön)$/ }).click();
  }
  await page.getByLabel('Registreringsnummer').fill(plate);
  await page.getByRole('button', { name: /^(Legg i køen|Ställ i kön)$/ }).click();
}

test('the mechanic sees on his phone whom the reception lets in and calls', async () => {
  const [reception, mechanic] = await Promise.all([
    atTheQueue('reception@demo.test', 1),
    atTheQueue('mechanic@demo.test', 1, phone),
  ]);
  await checkIn(reception, 'EL10001');
  await expect(waiting(mechanic).getByText('EL10001')).toBeVisible();

  await waiting(reception).getByText('EL10001').click();
  await waiting(reception).getByRole('button', { name: 'Ekspeder', exact: true }).click();
  await expect(expediting(mechanic).getByText('EL10001')).toBeVisible();
  await expect(waiting(mechanic).getByText('EL10001')).toBeHidden();

  await mechanic.getByText(/^Verksted ·/).click();
  const person = expediting(reception).getByRole('listitem').filter({ hasText: 'EL10001' });
  await person.getByRole('button', { name: 'Til verksted' }).click();
  await expect(waiting(mechanic).getByText('EL10001')).toBeVisible();
});

test('another chain sees nothing of it', async () => {
  const [reception, stranger] = await Promise.all([
    atTheQueue('reception@demo.test', 1),
    atTheQueue('other@demo.test', 4),
  ]);
  await checkIn(reception, 'EL10002');
  await expect(waiting(reception).getByText('EL10002')).toBeVisible();
  // What they let in themselves comes later than what they must not see would have.
  await checkIn(stranger, 'ABC123');
  await expect(waiting(stranger).getByText('ABC123')).toBeVisible();
  await expect(stranger.getByText('EL10002')).toBeHidden();
  await expect(reception.getByText('ABC123')).toBeHidden();

  await stranger.goto(`${app.server.url}/1/queue`);
  await stranger.getByRole('link', { name: /^Log(ga ut|g ut| out)/ }).click();
  await stranger.waitForURL(/\/login\?redirect=/);
});

test('what is done without the server is there after a cold start, and reaches it once', async () => {
  const device = await keepingDevice(app.browser, phone);
  const page = await device.newPage();
  await openAs(page, `${app.server.url}/1/queue`, 'reception@demo.test');
  await expect(waiting(page)).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await app.server.kill();
  await expect(page.getByText('Du er frakoblet.')).toBeVisible();
  await checkIn(page, 'EL10003');
  await expect(waiting(page).getByText('EL10003')).toBeVisible();
  await expect(waiting(page).getByText('ikke sendt ennå')).toBeVisible();
  // The server does not know them yet; that they were called is sent after that they came.
  await page.getByRole('button', { name: 'Ekspeder EL10003' }).click();
  await expect(expediting(page).getByText('EL10003')).toBeVisible();
  await page.close();
  const cold = await device.newPage();
  await cold.goto(`${app.server.url}/1/queue`);
  await expect(expediting(cold).getByText('EL10003')).toBeVisible();
  await cold.close();
  await app.server.start();

  const [again, colleague] = await Promise.all([
    device.newPage(),
    atTheQueue('mechanic@demo.test', 1),
  ]);
  await again.goto(`${app.server.url}/1/queue`);
  await expect(expediting(colleague).getByText('EL10003')).toHaveCount(1);
  await expect(expediting(again).getByText('EL10003')).toHaveCount(1);
  await expect(expediting(again).getByText('ikke sendt ennå')).toBeHidden();
});

test('somebody let in without network stands there once while they are being sent, also after a reload', async () => {
  const device = await keepingDevice(app.browser, desktop);
  const page = await device.newPage();
  await openAs(page, `${app.server.url}/1/queue`, 'reception@demo.test');
  await expect(waiting(page)).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await device.setOffline(true);
  await checkIn(page, 'EL10031');
  await expect(waiting(page).getByText('ikke sendt ennå')).toBeVisible();

  // The server is notified, its answer is on its way for long.
  const arrived = Promise.withResolvers<void>();
  await page.route(/\/api\/v3\/queue$/, async (route) => {
    const answer = await route.fetch();
    await arrived.promise;
    await route.fulfill({ response: answer });
  });
  await device.setOffline(false);
  await page.reload();
  const colleague = await atTheQueue('mechanic@demo.test', 1);
  await expect(waiting(colleague).getByText('EL10031')).toBeVisible();
  // What comes later is heard of.
  await checkIn(colleague, 'EL10032');
  await expect(waiting(page).getByText('EL10032')).toBeVisible();
  await expect(waiting(page).getByText('EL10031')).toHaveCount(1);
  await expect(waiting(page).getByText('ikke sendt ennå')).toBeVisible();
  arrived.resolve();
  await expect(waiting(page).getByText('ikke sendt ennå')).toBeHidden();
  await expect(waiting(page).getByText('EL10031')).toHaveCount(1);
});

test('the queue stands beside another screen, and going back closes it', async () => {
  const page = await (await newDevice(app.browser, desktop)).newPage();
  await openAs(page, `${app.server.url}/1`, 'reception@demo.test');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Kø' });
  await page.getByRole('button', { name: /^Kø: / }).click();
  await checkIn(page, 'EL10011');
  await expect(panel.getByText('EL10011')).toBeVisible();
  await expect(heading).toBeVisible();
  expect(new URL(page.url()).search).toBe('?panel=queue');
  await page.reload();
  await expect(panel.getByText('EL10011')).toHaveCount(1);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(heading).toBeVisible();

  await page.getByRole('button', { name: /^Kø: / }).click();
  await expect(panel).toBeVisible();
  await panel.press('Escape');
  await expect(panel).toBeHidden();

  // Another screen comes without it.
  await page.getByRole('button', { name: /^Kø: / }).click();
  await expect(panel).toBeVisible();
  await page.keyboard.type('gq', { delay: 200 });
  await page.waitForURL(`${app.server.url}/1/queue`);
  await expect(panel).toBeHidden();
});

const nineHours = 32_400_000;

/** As the browser tells a page that it is covered, or looked at again. */
const becomes = (page: Page, seen: 'hidden' | 'visible') =>
  page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${seen}' });
    document.dispatchEvent(new Event('visibilitychange'));
  `);

test('a panel that is looked at again after a night is right before its socket is back', async () => {
  const line = await openCutProxy(app.server.url);
  const page = await (await keepingDevice(app.browser, phone)).newPage();
  await page.clock.install();
  await openAs(page, `${line.url}1/queue`, 'reception@demo.test');
  await expect(waiting(page)).toBeVisible();
  await becomes(page, 'hidden');
  await line.cut();
  // From here on the page's clock stands almost still: no timer brings the socket back.
  await page.clock.pauseAt(Date.now() + nineHours);
  const colleague = await atTheQueue('mechanic@demo.test', 1);
  await checkIn(colleague, 'EL10021');
  await expect(waiting(colleague).getByText('EL10021')).toBeVisible();
  await expect(waiting(colleague).getByText('ikke sendt ennå')).toBeHidden();
  await line.mend();
  await expect(page.getByText('EL10021')).toBeHidden();
  await becomes(page, 'visible');
  const isThere = async () => {
    // What changed in the browser's database is told by timers of 0 ms.
    await page.clock.runFor(1);
    return waiting(page).getByText('EL10021').isVisible();
  };
  await expect.poll(isThere).toBe(true);
  await line.cut();
});

test('what the server refuses after a time without network is told with person and reason until it is understood', async () => {
  const device = await keepingDevice(app.browser, phone);
  const page = await device.newPage();
  await openAs(page, `${app.server.url}/1/queue`, 'mechanic@demo.test');
  const colleague = await atTheQueue('reception@demo.test', 1);
  await checkIn(colleague, 'EL10012');
  await waiting(page).getByText('EL10012').click();
  await device.setOffline(true);
  await waiting(page).getByRole('button', { name: 'Ferdig' }).click();
  await waiting(colleague).getByText('EL10012').click();
  await waiting(colleague).getByRole('button', { name: 'Ferdig' }).click();
  await expect(waiting(colleague).getByText('EL10012')).toBeHidden();
  await device.setOffline(false);

  const alert = page.getByRole('alert').filter({ hasText: 'Forstått' });
  await expect(alert).toContainText('EL10012');
  await expect(alert).toContainText('Personen er allerede ferdig.');
  await page.reload();
  await alert.getByRole('button', { name: 'Forstått' }).click();
  await expect(alert).toBeHidden();
  await expect(waiting(page).getByText('EL10012')).toBeHidden();
});

test('a tab that slept through changes is right as soon as it is looked at, and both tabs agree', async () => {
  const device = await keepingDevice(app.browser, desktop);
  const [page, other] = [await device.newPage(), await device.newPage()];
  await openAs(page, `${app.server.url}/1/queue`, 'reception@demo.test');
  await other.goto(`${app.server.url}/1/queue`);
  for (const tab of [page, other]) await expect(waiting(tab)).toBeVisible();
  await device.setOffline(true);
  const colleague = await atTheQueue('mechanic@demo.test', 1);
  await checkIn(colleague, 'EL10013');
  await expect(waiting(colleague).getByText('EL10013')).toBeVisible();
  await device.setOffline(false);
  for (const tab of [page, other]) await expect(waiting(tab).getByText('EL10013')).toHaveCount(1);
  await checkIn(other, 'EL10014');
  await expect(waiting(page).getByText('EL10014')).toHaveCount(1);
});
