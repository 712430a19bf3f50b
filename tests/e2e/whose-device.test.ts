import type { Page } from 'playwright';
import { test } from 'vitest';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { hall, result, site, unsent, wedge } from './at-the-scanner.ts';
import { logIn, newDevice, openAs, phone } from './browser.ts';
import { colleague } from './colleague.ts';
import { expect } from './expect-soon.ts';
import { hold } from './hold.ts';
import { startApp } from './started-app.ts';

const app = startApp();

const waiting = (page: Page) => page.getByRole('region', { name: /^Venter/ });

/** Somebody at the queue of the demo's first site, and how much the device has kept of what they read. */
async function atTheQueue(page: Page, email: string) {
  await openAs(page, `${app.server.url}/1/queue`, email);
  await expect(waiting(page)).toBeVisible();
  await expect.poll(() => keptOn(page)).not.toEqual([0, 0]);
}

/** How many answers, and how many people of queues, are kept on the device. */
const keptOn = (page: Page) =>
  page.evaluate<number[]>(`(async () => {
    const answerTo = (request) =>
      new Promise((resolve) => request.addEventListener('success', () => resolve(request.result)));
    const db = await answerTo(indexedDB.open('wheelhouse'));
    const count = (table) => answerTo(db.transaction(table).objectStore(table).count());
    const counts = await Promise.all(['answers', 'queuePeople'].map(count));
    db.close();
    return counts;
  })()`);

const ended = { code: 'common.not_logged_in', message: 'Logg inn.', requestId: 'r' };

test('a login that was ended elsewhere leaves nothing on the device; the 401 of a proxy ends nothing', async () => {
  const device = await newDevice(app.browser);
  const page = await device.newPage();
  await atTheQueue(page, 'manager@demo.test');

  await device.route('**/api/**', (route) =>
    route.fulfill({ status: 401, body: '<h1>Proxy</h1>' }),
  );
  await page.reload();
  await expect(waiting(page)).toBeVisible();
  await device.unroute('**/api/**');

  // A page that still stands would hear of it first, and be led away before it is loaded again.
  await page.goto(`${app.server.url}/build.txt`);
  await device.route('**/api/**', (route) =>
    route.fulfill({ status: 401, json: { error: ended } }),
  );
  await page.goto(`${app.server.url}/1/queue`);
  await page.waitForURL(/\/login\?redirect=%2F1%2Fqueue$/);
  await expect.poll(() => keptOn(page)).toEqual([0, 0]);
});

test('when somebody else logs in at another tab, the first tab is theirs too', async () => {
  const device = await newDevice(app.browser);
  const first = await device.newPage();
  await atTheQueue(first, 'manager@demo.test');
  const second = await device.newPage();
  await logIn(second, `${app.server.url}/login`, 'mechanic@demo.test');
  await first.waitForURL((address) => address.pathname === '/1' || address.pathname === '/');
  await expect(first.getByRole('heading', { level: 1 })).toBeVisible();
  const whose = (page: Page) => page.evaluate(() => localStorage.getItem('wheelhouse.read'));
  await expect.poll(() => whose(first)).toBe(await whose(second));
});

/** The time of somebody's token for the first site is over; the name is what the site is chosen by. */
async function expire(page: Page): Promise<void> {
  // Where no app runs, which would renew the token meanwhile.
  await page.goto(`${app.server.url}/health`);
  await page.evaluate(() => {
    const tokens = JSON.parse(localStorage.getItem('wheelhouse.tokens') ?? '{}') as Record<
      string,
      string
    >;
    const [head, payload = '', end] = tokens['1']!.split('.');
    const claims = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as object;
    const old = btoa(JSON.stringify({ ...claims, exp: 1, siteName: 'Nordhjul Alnabru' }));
    tokens['1'] = [head, old.replaceAll('=', ''), end].join('.');
    localStorage.setItem('wheelhouse.tokens', JSON.stringify(tokens));
  });
}

test('a site of which the login has expired leads to the login, and from there to the site', async () => {
  const device = await newDevice(app.browser);
  const page = await device.newPage();
  await atTheQueue(page, 'manager@demo.test');
  await expire(page);
  await page.goto(`${app.server.url}/choose-site`);
  await page.getByRole('link', { name: /Nordhjul Alnabru/ }).click();
  await page.waitForURL(/\/login\?redirect=%2F1$/);
  await expect(page.getByLabel(/^(E-mail|E-post)/)).toBeVisible();
});

test('where the login has expired it is there from the first moment, and keeps what is typed meanwhile', async () => {
  const device = await newDevice(app.browser);
  const page = await device.newPage();
  await atTheQueue(page, 'manager@demo.test');
  await expire(page);
  const code = await hold(page, '**/*.js');
  await page.goto(`${app.server.url}/1/queue`, { waitUntil: 'commit' });
  const email = page.getByLabel(/^(E-mail|E-post)/);
  await email.fill('manager@demo.test');
  code();
  await page.waitForURL(/\/login\?redirect=%2F1%2Fqueue$/);
  // The app has taken the place of what was painted.
  await expect(page.locator('#first-page')).toHaveCount(0);
  await expect(email).toHaveValue('manager@demo.test');
  await page
    .getByLabel(/^(Password|Passord)/)
    .first()
    .fill(demoPassword);
  await page.getByRole('button', { name: /^(Log in|Logg inn)$/ }).click();
  await page.waitForURL(/\/1\/queue$/);
});

test('what was scanned waits over a sign-out and an expired login, whoever works meanwhile, and is sent once by its person', async () => {
  const call = await colleague(app.server.url, site);
  const { id, places, sets } = await hall(call, 3);
  const done = async (nth: number) => {
    const path = `wheel-sets/${sets[nth]!.id}/movements`;
    const lines = await call<{ handling: string; by: string }[]>('GET', path);
    return lines.filter(({ handling }) => handling === 'store').map(({ by }) => by);
  };
  const quick = `${app.server.url}/${site}/barcode-reader/hotel-quick`;
  const device = await newDevice(app.browser, phone);
  const page = await device.newPage();
  const putAway = async (nth: number) => {
    await page.getByRole('button', { name: 'Sett på plass' }).click();
    await expect(result(page)).toContainText('Les en plass');
    await expect(result(page)).not.toContainText('lastes ned til enheten');
    await wedge(page, `LO:${id}:${places[nth]!.code}`, `TH:${sets[nth]!.number}`);
    await expect(result(page)).toContainText('Satt på plass');
  };
  const cut = () => device.route('**/wheel-sets/batch', (route) => route.abort());
  const mend = () => device.unroute('**/wheel-sets/batch');

  await cut();
  await openAs(page, quick, 'warehouse@demo.test');
  await putAway(0);
  await expect(unsent(page)).toContainText('1');
  await page.goto(`${app.server.url}/logout?force=1`);
  await page.waitForURL(/\/login/);

  await mend();
  await logIn(page, `${app.server.url}/login`, 'manager@demo.test');
  await page.goto(quick);
  await expect(unsent(page)).toContainText('0');
  await putAway(1);
  await expect.poll(() => done(1)).toEqual(['Marit Aasen']);
  expect(await done(0)).toEqual([]);
  await page.goto(`${app.server.url}/logout?force=1`);
  await page.waitForURL(/\/login/);

  await cut();
  await logIn(page, `${app.server.url}/login`, 'warehouse@demo.test');
  await page.goto(quick);
  await expect(unsent(page)).toContainText('1');
  await putAway(2);
  await expect(unsent(page)).toContainText('2');
  await expire(page);
  await page.goto(quick);
  await page.waitForURL(/\/login/);
  await mend();
  await logIn(page, page.url(), 'warehouse@demo.test');
  for (const nth of [0, 2]) await expect.poll(() => done(nth)).toEqual(['Tor Egil Lunde']);
  await page.goto(quick);
  await expect(unsent(page)).toContainText('0');
  expect([await done(0), await done(1), await done(2)]).toEqual([
    ['Tor Egil Lunde'],
    ['Marit Aasen'],
    ['Tor Egil Lunde'],
  ]);
});
