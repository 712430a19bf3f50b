import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, test } from 'vitest';
import { playBackEnd, type BackEnd } from '../foreign/back-end.ts';
import { person, type Foreign } from '../foreign/handlers.ts';
import { newDevice, openBrowser } from './browser.ts';
import { expect } from './expect-soon.ts';

const day = 86_400;
const tenSeconds = 10_000;

let browser: Browser;
let backEnd: BackEnd;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => backEnd.close());
afterAll(() => browser.close());

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
/** A token as specification §3 has it: where it is for, until when, and the site's name. */
const tokenFor = (days: number) =>
  `${encode({ alg: 'none' })}.${encode({ aud: 9, exp: Date.now() / 1000 + days * day, siteName: 'Fjernvik' })}.x`;

/** A person at the queue of site 9 of a foreign back end; what the page complained of is in `faults`. */
async function open(foreign: Foreign, { days = 50, at = '/9/queue' } = {}) {
  backEnd = await playBackEnd(foreign);
  const page = await (await newDevice(browser)).newPage();
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.addInitScript((token) => {
    if (localStorage.getItem('wheelhouse.visits') === null)
      localStorage.setItem('wheelhouse.tokens', JSON.stringify({ 9: token }));
  }, tokenFor(days));
  await page.clock.install();
  await page.goto(backEnd.url + at);
  return { page, faults };
}

const waiting = (page: Page) => page.getByRole('region', { name: /^Väntar/ });
const called = (path: string) => () => backEnd.requests.filter((one) => one === path).length;
const live = (page: Page) => expect(page.getByText('Du är frånkopplad.')).toBeHidden();

test('the app starts in the order of the specification, in the language that such a profile names', async () => {
  const { page, faults } = await open({});
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kö');
  await expect.poll(called('GET /v4/site/calendars')).toBeGreaterThan(0);
  const order = [
    'GET /v3/user/profile',
    'GET /v4/site/notifications/get-unread-counter',
    'GET /v3/queue/options',
    'GET /v3/integrations/easypos/settings',
    'GET /v3/vehicle/brand',
    'GET /v4/site/calendars',
  ];
  // Once more behind these: what the live socket may have missed.
  const requests = new Set(backEnd.requests.filter((one) => order.includes(one)));
  expect([...requests]).toEqual(order);
  expect(faults).toEqual([]);
});

test('people come by the live socket, are called, and what happens to them comes by it too', async () => {
  const { page, faults } = await open({});
  await expect(async () => {
    backEnd.emit('customer-queue.full', [person(1, 'AB10001', 12), person(2, null, 3)]);
    await expect(waiting(page).getByText('AB10001')).toBeVisible({ timeout: 500 });
  }).toPass();
  await waiting(page).getByText('AB10001').click();
  await waiting(page).getByRole('button', { name: 'Expediera', exact: true }).click();
  await expect(
    page.getByRole('region', { name: /^Expedieras/ }).getByText('AB10001'),
  ).toBeVisible();
  await expect.poll(called('POST /v3/queue/1/expedite')).toBe(1);
  backEnd.emit('customer-queue.update', [
    { ...person(1, 'AB10001', 12), expedite: { status: 3, done_at: new Date().toISOString() } },
  ]);
  await expect(
    page.getByRole('region', { name: /^(Klara|Färdiga)/ }).getByText('AB10001'),
  ).toBeVisible();
  expect(faults).toEqual([]);
});

test('a back end without a navigation bar, with failing lists and a calendar of nobody, still shows the queue', async () => {
  const fail = () => Response.json({ error: { message: 'Nej' } }, { status: 500 });
  const { page, faults } = await open({
    instead: {
      'GET /v3/user/navbar': () => Response.json({}, { status: 404 }),
      'GET /v3/vehicle/brand': fail,
      'GET /v4/site/calendars': fail,
      'GET /v4/site/notifications/get-for-user': fail,
      'GET /v3/integrations/easypos/settings': fail,
    },
  });
  await expect(async () => {
    backEnd.emit('customer-queue.full', { people: [person(3, 'AB10003', 1)] });
    await expect(waiting(page).getByText('AB10003')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.goto(`${backEnd.url}/9`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(faults).toEqual([]);
});

test('without a token for the live socket the app asks again after ten seconds, until there is one', async () => {
  const tries = called('GET /v4/site/socket/token');
  const nothing = [{}, { data: null }, { data: { token: '' } }];
  let isThere = false;
  const { page } = await open({
    instead: {
      'GET /v4/site/socket/token': () =>
        Response.json(isThere ? { data: { token: 'socket-token' } } : nothing[tries() % 3]),
    },
  });
  for (const count of [1, 2, 3]) {
    // Its clock goes on by itself, too: on a slow machine there may have been more.
    await expect.poll(tries).toBeGreaterThanOrEqual(count);
    await expect(page.getByText('Du är frånkopplad.')).toBeVisible();
    await page.clock.fastForward(tenSeconds);
  }
  isThere = true;
  await page.clock.fastForward(tenSeconds);
  await live(page);
  const tried = tries();
  await page.clock.fastForward(tenSeconds);
  expect(tries()).toBe(tried);
});

test('a 401 when a token is renewed clears all tokens and leads to the login', async () => {
  const { page } = await open(
    { instead: { 'POST /v3/auth': () => Response.json({}, { status: 401 }) } },
    { days: 14 },
  );
  await page.waitForURL(/\/login\?redirect=%2F9%2Fqueue$/);
  expect(await page.evaluate("localStorage.getItem('wheelhouse.tokens')")).toBeNull();
});

test('a token that is about to end is renewed', async () => {
  const { page } = await open(
    { instead: { 'POST /v3/auth': () => Response.json({ data: { token: tokenFor(60) } }) } },
    { days: 14 },
  );
  await expect.poll(called('POST /v3/auth')).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test("a refusal is shown with the server's words under what was tried", async () => {
  const { page } = await open({
    instead: {
      'POST /v3/queue/:id/done': () =>
        Response.json({ error: { message: 'Redan klar hos oss', more: 1 } }, { status: 422 }),
    },
  });
  await expect(async () => {
    backEnd.emit('customer-queue.full', [person(5, 'AB10005', 4)]);
    await expect(waiting(page).getByText('AB10005')).toBeVisible({ timeout: 500 });
  }).toPass();
  await waiting(page).getByText('AB10005').click();
  await waiting(page).getByRole('button', { name: 'Klar', exact: true }).click();
  await expect(page.getByText('Redan klar hos oss').first()).toBeVisible();
});

test('the branding that the back end has for the host is worn, at the login, too', async () => {
  const { page, faults } = await open({
    instead: {
      'GET /v3/whitelabel': (request) =>
        Response.json({
          data: {
            title:
              new URL(request.url).searchParams.get('domain') === new URL(backEnd.url).host
                ? 'Fjernhjul'
                : 'Another host',
            logo: '/icons/wheel.svg?fjern',
            colors: { primary: '#0b6b5d', secondary: '#123456' },
          },
        }),
    },
  });
  await expect(page).toHaveTitle(/ · Fjernhjul$/);
  await expect(page.getByRole('banner').getByRole('img', { name: 'Fjernhjul' })).toBeVisible();
  const colour = (name: string) =>
    page.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('${name}')`);
  expect(await colour('--secondary')).toBe('#123456');
  await page.goto(`${backEnd.url}/login`);
  await expect(page).toHaveTitle(/ · Fjernhjul$/);
  await expect.poll(() => colour('--primary')).toBe('#0b6b5d');
  expect(faults).toEqual([]);
});

test.each([
  ['fails', () => Response.json({}, { status: 500 })],
  ['is null', () => Response.json({ data: null })],
  ['is of another shape', () => Response.json({ data: { logo: 7, colors: 'red' } })],
])('branding that %s leaves the product its own, and nobody is notified', async (_, answer) => {
  const { page, faults } = await open({ instead: { 'GET /v3/whitelabel': answer } });
  await expect.poll(called('GET /v3/whitelabel')).toBe(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kö');
  await expect(page).toHaveTitle(/ · Wheelhouse$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(faults).toEqual([]);
});

test('a host that sends its visitors on is left for the same place at the other one', async () => {
  const { page } = await open({
    instead: {
      'GET /v3/whitelabel': () =>
        Response.json({ data: { redirectHost: 'new.wheels.test', colors: {} } }),
    },
  });
  const left = await page.waitForRequest((request) => request.url().includes('new.wheels.test'));
  expect(left.url()).toBe(`http://new.wheels.test:${new URL(backEnd.url).port}/9/queue`);
});

test("the back end's translations are said in place of the app's own, where it has any", async () => {
  const { page, faults } = await open({
    instead: {
      'GET /i18n': (request) => {
        const isSwedish = new URL(request.url).searchParams.get('lang') === 'sv';
        return Response.json({ data: isSwedish ? { queue: { title: 'Besökare' } } : {} });
      },
    },
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Besökare');
  // Those that it has nothing to say of stay.
  await expect(page.getByRole('main')).not.toContainText(/\b[a-z]+:[a-z]+\./i);
  expect(faults).toEqual([]);
});
