import type { Page } from 'playwright';
import { afterAll, beforeAll, test } from 'vitest';
import { openCutProxy, type CutProxy } from '#tests/support/network/cut-proxy.ts';
import { desktop, keepingDevice, openAs, phone } from '../browser.ts';
import { expect } from '../expect-soon.ts';
import { startApp } from '../started-app.ts';

const app = startApp();

let wire: CutProxy;
beforeAll(async () => {
  wire = await openCutProxy(app.server.url);
});
afterAll(() => wire.cut().catch(() => undefined));

/** One device of the reception at Nordhjul Alnabru, at its list of notifications. */
async function at(url: string, viewport: typeof desktop): Promise<Page> {
  const page = await (await keepingDevice(app.browser, viewport)).newPage();
  const base = url.replace(/\/$/, '');
  await openAs(page, `${base}/1/notification/list`, 'reception@demo.test');
  await expect(page.getByRole('article').first()).toBeVisible();
  return page;
}

const lift = (page: Page) => page.getByRole('article', { name: 'VIKTIG: Løft 3' });
const unread = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: new RegExp(`^Varsler: ${count} ulest`) })).toBeVisible();
const drawerWidth = async (page: Page) =>
  (await page.getByRole('dialog', { name: 'Varsler' }).boundingBox())?.width;
const mark = (page: Page, name: string) => lift(page).getByRole('button', { name }).click();

test('two devices of one person know of each other what was read and resolved, both ways and after a time without network', async () => {
  const [desk, handheld] = [await at(app.server.url, desktop), await at(wire.url, phone)];
  // From a known beginning: everything is read.
  await desk.getByRole('button', { name: /^Varsler: / }).click();
  await expect.poll(() => drawerWidth(desk)).toBe(600);
  await desk.getByRole('button', { name: 'Merk alle som lest' }).click();
  await desk.goBack();
  await unread(desk, 0);
  await unread(handheld, 0);
  await handheld.getByRole('button', { name: /^Varsler: / }).click();
  await expect.poll(() => drawerWidth(handheld)).toBe(phone.width);
  await handheld.goBack();

  // The desk tells the phone, and the phone the desk.
  await mark(desk, 'Merk som ulest');
  await unread(handheld, 1);
  await expect(lift(handheld).getByRole('button', { name: 'Merk som lest' })).toBeVisible();
  await mark(handheld, 'Merk som lest');
  await unread(desk, 0);
  await mark(handheld, 'Merk som ulest');
  await unread(desk, 1);
  await expect(lift(desk).getByRole('button', { name: 'Merk som lest' })).toBeVisible();

  // Without network the phone goes on; the desk hears of it once there is one.
  await wire.cut();
  await mark(handheld, 'Merk som lest');
  await mark(handheld, 'Merk som løst');
  await expect(lift(handheld).getByText('ikke sendt ennå')).toBeVisible();
  await unread(handheld, 0);
  await unread(desk, 1);
  await wire.mend();
  await unread(desk, 0);
  await expect(lift(desk).getByText(/Løst$/)).toBeVisible();
  await expect(lift(handheld).getByText('ikke sendt ennå')).toBeHidden();
  const resolver = await lift(desk).locator('.notification-resolved bdi').textContent();
  await expect(lift(handheld).locator('.notification-resolved bdi')).toHaveText(resolver ?? '-');

  // What the desk did meanwhile is on the phone when it is back.
  await wire.cut();
  await mark(desk, 'Merk som ulest');
  await unread(desk, 1);
  await unread(handheld, 0);
  await wire.mend();
  await unread(handheld, 1);
});
