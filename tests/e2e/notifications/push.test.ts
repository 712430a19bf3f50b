import type { Page } from 'playwright';
import { test } from 'vitest';
import { wholeChromiumPath } from '#tests/support/chromium.ts';
import { keepingDevice, openAs } from '../browser.ts';
import { expect } from '../expect-soon.ts';
import { startApp } from '../started-app.ts';

const app = startApp(wholeChromiumPath());

/**
 * The worker of a device where notifications are allowed and somebody has logged in, how a push
 * reaches it, and what a tap on it does. Chromium lets nothing but a real tap bring a window to the
 * front or open one, so what the worker asks of it for a tap is noted instead.
 */
async function pushed(who: string) {
  const { browser, server } = app;
  const device = await keepingDevice(browser);
  await device.grantPermissions(['notifications'], { origin: server.url });
  const page = await device.newPage();
  await openAs(page, `${server.url}/1/queue`, `${who}@demo.test`);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const [worker] = device.serviceWorkers();
  if (!worker) throw new Error('No worker was started');
  // Beside the app, so that it may be closed.
  const beside = await device.newPage();
  const protocol = await device.newCDPSession(beside);
  const registered = new Promise<string>((resolve) => {
    protocol.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(server.url));
      if (ours) resolve(ours.registrationId);
    });
  });
  await protocol.send('ServiceWorker.enable');
  // Chromium forgets a notification when it is asked which ones there are before it is shown.
  await worker.evaluate(`{
    self.requests = [];
    self.done = 0;
    const show = ServiceWorkerRegistration.prototype.showNotification;
    ServiceWorkerRegistration.prototype.showNotification = async function (...notice) {
      await show.apply(this, notice);
      self.done += 1;
    };
    WindowClient.prototype.focus = async function () { self.requests.push('focus ' + this.url); };
    Clients.prototype.openWindow = async (path) => { self.requests.push('open ' + path); };
  }`);
  const done = () => worker.evaluate('self.done') as Promise<number>;
  const push = async (message: object) => {
    const before = await done();
    await protocol.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId: await registered,
      data: JSON.stringify(message),
    });
    await expect.poll(done).toBe(before + 1);
  };
  // Playwright's types know the workers of no browser here.
  const shown = () =>
    worker.evaluate(
      'self.registration.getNotifications().then((all) => all.map(({ title, tag }) => ({ title, tag })))',
    );
  const tap = () =>
    worker.evaluate(`self.registration.getNotifications().then(([notification]) => {
      self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    })`);
  const requests = () => worker.evaluate('self.requests');
  return { device, page, push, shown, tap, requests };
}

/** What a push led to: the whole of a notification, though its list may begin with others. */
const isOpen = (page: Page) =>
  expect(page.locator('[data-notification="1"]').first()).toBeVisible();

test('a push message is shown with its title, once, though the app is closed', async () => {
  const { page, push, shown } = await pushed('mechanic');
  await page.close();
  for (const title of ['VIKTIG: Løft 3', 'VIKTIG: Løft 3 er ute']) {
    await push({ id: 1, siteId: 1, title });
    await expect.poll(shown).toEqual([{ title, tag: '1/1' }]);
  }
});

test('a tap leads the open app to its notification, without loading it again', async () => {
  const { page, push, shown, tap, requests } = await pushed('reception');
  await page.evaluate('window.stayed = true');
  await push({ id: 1, siteId: 1, title: 'VIKTIG: Løft 3' });
  await expect.poll(shown).toHaveLength(1);
  await tap();
  await page.waitForURL(/\/1\/notification\/list\?open=1$/);
  await isOpen(page);
  expect(await page.evaluate('window.stayed')).toBe(true);
  await expect.poll(requests).toEqual([`focus ${app.server.url}/1/queue`]);
  await expect.poll(shown).toEqual([]);
});

test('a tap opens the app at its notification where it is closed, or nobody is logged in', async () => {
  const { device, page, push, shown, tap, requests } = await pushed('mechanic');
  await page.close();
  await push({ id: 1, siteId: 1, title: 'VIKTIG: Løft 3' });
  await expect.poll(shown).toHaveLength(1);
  await tap();
  await expect.poll(requests).toEqual(['open /1/notification/list?open=1']);
  const opened = await device.newPage();
  await opened.goto(`${app.server.url}/1/notification/list?open=1`);
  await isOpen(opened);
  await opened.goto(`${app.server.url}/logout?force=1`);
  await opened.waitForURL(/\/login/);
  await push({ id: 2, siteId: 1, title: 'Bremseprøver' });
  await expect.poll(shown).toHaveLength(1);
  await tap();
  await expect
    .poll(requests)
    .toEqual(['open /1/notification/list?open=1', 'open /1/notification/list?open=2']);
});

test('what cannot be read is told too, and a tap on it opens the app', async () => {
  const { page, push, shown, tap, requests } = await pushed('mechanic');
  await page.close();
  await push({ anything: 'else' });
  await expect.poll(shown).toEqual([{ title: 'Wheelhouse', tag: 'unread' }]);
  await tap();
  await expect.poll(requests).toEqual(['open /']);
});
