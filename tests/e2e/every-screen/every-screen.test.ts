import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueScreensCalls } from '#contract/queue-screens.ts';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { desktop, newDevice, openBrowser, phone } from '../browser.ts';
import { copyHouse, type CopiedHouse } from '../copied-house.ts';
import { runServer, type RunningServer } from '../running-server.ts';
import { openAddresses, siteAddresses } from './addresses.ts';
import { barriers } from './barriers.ts';
import { lookOver, textsIn } from './look-over.ts';
import { pseudo, speakPseudo } from './pseudo-language.ts';

let house: CopiedHouse;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  house = copyHouse();
  speakPseudo(house.path);
  await house.build();
  [server, browser] = await Promise.all([runServer(house.path), openBrowser()]);
  // The whole app is built.
}, 300_000);
afterAll(async () => {
  await browser.close();
  await server.kill();
  house.remove();
});

// The same in every language: names of the product, of languages, browsers, zones and keys, and what the test types.
const same =
  'Nordhjul,Däckhuset,Alnabru,Lade,Lager Vestby,Hisingen,Sollentuna,Wheelhouse,English,Norsk bokmål,Norsk,Svenska,Chrome,Linux,UTC,Ctrl,Esc,nowhere,el,@demo.test';
const zones = Intl.supportedValuesOf('timeZone');
const names = [...same.split(','), ...zones, ...zones.map((zone) => zone.replaceAll('_', ' '))];

// Each screen in two of the three: another one on the phone than on the desktop.
const themes = ['light', 'dark', 'sun'] as const;

interface Look {
  readonly viewport: typeof phone;
  /** The theme of the first screen. */
  readonly from: number;
}

const newPage = async (viewport: typeof phone): Promise<Page> =>
  (await newDevice(browser, viewport)).newPage();

async function atDevice({ viewport, from }: Look) {
  const page = await newPage(viewport);
  const data = new Set(names);
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.json().then(
      (json) => textsIn(json).forEach((text) => data.add(text)),
      () => undefined,
    );
  });
  const found: string[] = [];
  let seen = from;
  const see = async (address: string, open: (at: Page) => Promise<unknown> = async () => {}) => {
    await page.goto(server.url + address);
    await page.getByText('⟧').filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await open(page);
    const theme = themes[seen++ % themes.length]!;
    const faults = [...(await lookOver(page, data)), ...(await barriers(page, theme))];
    const shown = new URL(page.url()).pathname;
    found.push(...faults.map((fault) => `${address} (${shown}) ${fault}`));
  };
  return { page, see, found };
}

/** The path of a page that the demo's kiosk made for somebody. */
async function visitorsPage(): Promise<string> {
  const { path, method } = queueScreensCalls.checkIn;
  const address = `${server.url}/api${path.replace('{code}', 'demo-kiosk')}`;
  const body = { key: crypto.randomUUID(), licenseplate: 'EL90909', name: '' };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(address, { method, headers, body: JSON.stringify(body) });
  return queueScreensCalls.checkIn.result.parse(await answer.json()).data.path;
}

describe.concurrent('each by itself', () => {
  test.each<Look>([
    { viewport: phone, from: 0 },
    { viewport: desktop, from: 1 },
  ])(
    'in a language that takes more room every screen is whole, wholly translated and without barriers, $viewport.width wide',
    async (look) => {
      const { page, see, found } = await atDevice(look);
      expect(siteAddresses.length).toBeGreaterThan(25);
      for (const address of openAddresses) await see(address);
      await see('/screens/queue/demo-lobby');
      await see('/kiosk/demo-kiosk');
      await see(await visitorsPage());
      await page.goto(`${server.url}/login`);
      await page.locator('[name=email]').fill('superuser@demo.test');
      await page.locator('[name=password]').fill(demoPassword);
      await page.keyboard.press('Enter');
      await page.waitForURL((address) => !address.pathname.endsWith('/login'));
      for (const address of siteAddresses) await see(address);
      for (const panel of ['menu', 'queue', 'outbox', 'notifications']) {
        await see(`/1/search/el?panel=${panel}`);
      }
      await see('/1', async () => {
        await page.keyboard.press('Control+K');
        await page.getByRole('option').first().waitFor();
      });
      await see('/1', async () => {
        await page.keyboard.press('?');
        await page.getByRole('switch').waitFor();
      });
      await page.emulateMedia({ media: 'print' });
      await page.goto(`${server.url}/1/customers/list`);
      await page.locator('h1').waitFor();
      expect(await page.locator('.bar:visible, .bottom-bar:visible').count()).toBe(0);
      await page.emulateMedia({ media: null });
      await see('/logout');
      expect([...new Set(found)]).toEqual([]);
      await page.context().close();
    },
    // Every screen there is, also on a busy machine.
    900_000,
  );
});

test('what is not in brackets, too wide, clipped or not to be read is noticed', async () => {
  const page = await newPage(phone);
  await page.setContent(`<html lang="en"><title>x</title><p>${pseudo('Car of {{name}}')} Kari</p>
    <p>Save</p><img alt="Logo"><div style="width: 500px">1</div>
    <button style="width: 40px; overflow: hidden">${pseudo('Discard')}</button>
    <main><h1>1</h1><h3>2</h3></main>
    <div style="display: flex"><a class="button">1</a><a class="button">2</a></div>
    <p style="width: 5ch">2026-02-01</p>
    <p style="color: #aaa; background: #fff">${pseudo('Grey')}</p>`);
  expect(await lookOver(page, new Set(['Kari']))).toEqual([
    expect.stringMatching(/^not translated: .*Save$/) as string,
    expect.stringMatching(/^not translated: .*"Logo"$/) as string,
    expect.stringMatching(/ px wide of 360$/) as string,
    expect.stringMatching(/^clipped: <button/) as string,
    'after h1 comes <h3>2</h3>',
    'touches: <a class="button">2</a>',
    'broken: 2026-02-01 in <p style="width: 5ch">2026-02-01</p>',
  ]);
  expect(await barriers(page, 'sun')).toEqual([
    expect.stringMatching(/^sun: color-contrast at p/) as string,
  ]);
  await page.context().close();
});
