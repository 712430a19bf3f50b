import type { Page } from 'playwright';
import { test } from 'vitest';
import { desktop, keepingDevice, logIn, newDevice, openAs, phone } from './browser.ts';
import { expect } from './expect-soon.ts';
import { hold } from './hold.ts';
import { startApp } from './started-app.ts';

const app = startApp();

/** Somebody of the demo at the first page of their site. The first one is Nordhjul Alnabru. */
async function atTheFirstPage(
  email: string,
  viewport = desktop,
  device = newDevice,
): Promise<Page> {
  const page = await (await device(app.browser, viewport)).newPage();
  await openAs(page, `${app.server.url}/1`, email);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
}

const menu = (page: Page) => page.getByRole('dialog', { name: 'Meny' });
const opener = (page: Page) => page.getByRole('button', { name: 'Meny', exact: true });
const at = (path: string) => new RegExp(`${path.replace('?', String.raw`\?`)}$`);

test('the menu stands in the address: back closes it, and so does Escape, to where one was', async () => {
  const page = await atTheFirstPage('reception@demo.test');
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  await expect(page).toHaveURL(at('/1?panel=menu'));
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await page.goForward();
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(at('/1'));
  await opener(page).press('Enter');
  await expect(menu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(opener(page)).toBeFocused();
});

test('a press on a bar that stands there is done once, also where its search comes before what was asked for', async () => {
  const page = await (await newDevice(app.browser)).newPage();
  const answer = await hold(page, '**/api/v3/user/navbar');
  const search = await hold(page, '**/assets/menu-panel-*.js');
  await openAs(page, `${app.server.url}/1`, 'reception@demo.test');
  await opener(page).click();
  await expect(page).toHaveURL(at('/1?panel=menu'));
  answer();
  await expect(page.locator('.search')).toBeVisible();
  search();
  await expect(menu(page)).toBeVisible();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(at('/1'));
});

test('by keyboard alone somebody finds the queue in the menu, and back leads to where they were', async () => {
  const page = await atTheFirstPage('mechanic@demo.test');
  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Finn i menyen' })).toBeFocused();
  await page.keyboard.type('kø');
  await page.keyboard.press('ArrowDown');
  await expect(menu(page).getByRole('link', { name: 'Kø', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/1/queue'));
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(at('/1'));
  await expect(menu(page)).toBeHidden();
});

test('after a login one is where one wanted to be: path, query and hash', async () => {
  const page = await (await newDevice(app.browser)).newPage();
  const wanted = '/1/notification/list?state=unread#newest';
  await logIn(page, app.server.url + wanted, 'reception@demo.test');
  await expect(page).toHaveURL(app.server.url + wanted);
});

test('a phone has its bar at the foot, and a drawer with the way to other sites and out of all', async () => {
  const page = await atTheFirstPage('manager@demo.test', phone);
  const bar = page.getByRole('navigation', { name: 'Mest brukt' });
  await expect(bar.getByRole('link', { name: /^Kø/ })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Skann' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'Bookinger' })).toBeVisible();
  await bar.getByRole('button', { name: 'Meny', exact: true }).click();
  await expect(menu(page).getByRole('link', { name: 'Logg ut av alle avdelinger' })).toBeVisible();
  await expect(menu(page).getByText(/^Klient 1\.0\.4 · bygg \w+$/)).toBeVisible();
  const box = await menu(page).boundingBox();
  expect(box?.width).toBeLessThan(phone.width);
  await menu(page).getByRole('link', { name: 'Bytt avdeling' }).click();
  await expect(page).toHaveURL(at('/choose-site'));
  await expect(page.getByRole('link', { name: /Nordhjul Alnabru.*Oslo/ })).toBeVisible();

  // Out of all of them: asked once, and no site lets anybody in afterwards.
  await page.getByRole('link', { name: 'Logg ut av alle avdelinger' }).click();
  await expect(page.getByRole('heading', { name: 'Logge ut?' })).toBeVisible();
  await page.getByRole('link', { name: 'Logg ut av alle avdelinger' }).click();
  await expect(page).toHaveURL(at('/login'));
  await page.goto(`${app.server.url}/2`);
  await expect(page).toHaveURL(/\/login\?redirect=%2F2$/);
});

test('the search box offers what may be asked for, and an example is the beginning of a search', async () => {
  const page = await atTheFirstPage('reception@demo.test');
  const box = page.getByRole('searchbox', { name: 'Søk' });
  await box.click();
  const hints = page.getByRole('list', { name: 'Slik kan du søke' });
  await expect(hints.getByRole('button')).toHaveCount(16);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(hints).toBeHidden();
  await box.click();
  await box.fill('');
  await hints.getByRole('button', { name: /^o:/ }).click();
  await expect(box).toBeFocused();
  // As a hand types: what comes faster was scanned.
  await page.keyboard.type('9021', { delay: 80 });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(at('/1/search/o%3A9021'));
});

/** All that the page's databases on this device hold. */
const onDevice = `(async () => {
  const texts = [];
  for (const { name } of await indexedDB.databases()) {
    const db = await new Promise((done) => (indexedDB.open(name).onsuccess = (e) => done(e.target.result)));
    for (const store of db.objectStoreNames) {
      const all = db.transaction(store).objectStore(store).getAll();
      texts.push(JSON.stringify(await new Promise((done) => (all.onsuccess = () => done(all.result)))));
    }
    db.close();
  }
  return texts.join();
})()`;

test('a list and a card that were opened are read again after a cut and a reload, and gone after signing out', async () => {
  const page = await atTheFirstPage('reception@demo.test', desktop, keepingDevice);
  await page.goto(`${app.server.url}/1/customers/list`);
  const first = page.getByRole('row').nth(1).locator('.list-title');
  await expect(first).toBeVisible();
  const name = (await first.textContent()) ?? '';
  await first.click();
  const title = page.getByRole('heading', { level: 1, name });
  await expect(title).toBeVisible();
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  await expect.poll(() => page.evaluate(onDevice)).toContain(name);

  await app.server.kill();
  await page.reload();
  await expect(title).toBeVisible();
  await expect(page.getByText(/^Du er frakoblet\. Dette er fra/)).toBeVisible();
  await page.goto(`${app.server.url}/1/customers/list`);
  await expect(page.getByText(name).first()).toBeVisible();
  await expect(page.getByText(/^Du er frakoblet\. Dette er fra/)).toBeVisible();

  await app.server.start();
  await page.goto(`${app.server.url}/logout?force=1`);
  await page.waitForURL(/\/login/);
  await expect.poll(() => page.evaluate(onDevice)).not.toContain(name);
});

test('a link on another page asks before it logs out, also one that hides where it is', async () => {
  const page = await atTheFirstPage('reception@demo.test', desktop, keepingDevice);
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
  const elsewhere = 'https://elsewhere.test/';
  const follow = async (path: string, rel: string) => {
    await page.route(elsewhere, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<a href="${app.server.url}${path}" rel="${rel}">Look here</a>`,
      }),
    );
    await page.goto(elsewhere);
    await page.getByRole('link').click();
    await expect(page.getByRole('heading', { name: 'Logge ut?' })).toBeVisible();
    await page.unroute(elsewhere);
  };
  await follow('/logout?force=1', '');
  await follow('/1/logout?force=1', 'noreferrer');
  await follow('/999999/queue', 'noreferrer');
  await expect(page.getByText('hører til et verksted du ikke er logget inn hos')).toBeVisible();
  await page.getByRole('button', { name: 'Forbli innlogget' }).click();
  await expect(page).toHaveURL(at('/1'));

  await follow('/999999/queue', '');
  await page.getByRole('link', { name: /^Logg ut/ }).click();
  await page.waitForURL(at('/login?redirect=%2F999999%2Fqueue'));
});

test('a host gets branding of its own, and sends its visitors on to another with what they wanted', async () => {
  const page = await atTheFirstPage('superuser@demo.test');
  const visitor = (await newDevice(app.browser)).request;
  const visit = (path: string) =>
    visitor.get(`${app.server.url}${path}`, {
      headers: { Host: 'old.example.test', Accept: 'text/html' },
      maxRedirects: 0,
    });
  await page.goto(`${app.server.url}/1/sysop/white-labels/new`);
  await page.getByLabel('Host', { exact: true }).fill('old.example.test');
  await page.getByLabel('Title').fill('Hjul & Sønn');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: /old\.example\.test/ }).click();
  expect(await (await visit('/login')).text()).toContain('<title>Hjul &#38; Sønn</title>');

  await page.getByLabel('Send visitors on to').fill('new.example.test');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Sends on to new.example.test')).toBeVisible();
  const sent = await visit('/1/queue?panel=menu');
  expect(sent.status()).toBe(302);
  expect(sent.headers()['location']).toBe('http://new.example.test/1/queue?panel=menu');
});

test.each(['/', '/login', '/1/queue'])('the page at %s travels compressed', async (path) => {
  const { headers } = await fetch(app.server.url + path, {
    headers: { accept: 'text/html', 'accept-encoding': 'gzip' },
  });
  expect(headers.get('content-encoding')).toBe('gzip');
});
