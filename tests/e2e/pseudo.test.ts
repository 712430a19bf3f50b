import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '#server/db/seed/accounts.ts';
import { knownRoutes, type KnownRoute } from '#src/navigation/route-list.ts';
import { readHouse } from '../architecture/house.ts';
import { desktop, newDevice, openBrowser, phone } from './browser.ts';
import { copyHouse, type CopiedHouse } from './copied-house.ts';
import { lookOver, textsIn } from './look-over.ts';
import { pseudo, speakPseudo } from './pseudo-language.ts';
import { runServer, type RunningServer } from './running-server.ts';

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

const examples: Record<string, string> = {
  customerId: '1',
  otherId: '2',
  // Of nobody: what such a screen says then is to be read too.
  code: 'none',
  id: '1',
  host: 'nordhjul.localhost',
  query: 'el',
  token: 'none',
};

/** The address of a screen at the first site, with something of the demo in its places. */
function addressOf({ path, access }: KnownRoute): string {
  const filled = path.replaceAll(/:(\w+)\??/g, (_, name: string) => {
    const example = examples[name];
    if (!example) throw new Error(`${path} needs an example of ${name}`);
    return example;
  });
  return access === 'public' ? `/${filled}` : `/1/${filled}`;
}

// The same in every language: names of the product, of languages, browsers and zones, and what the test types.
const same =
  'Nordhjul,Däckhuset,Alnabru,Lade,Lager Vestby,Hisingen,Sollentuna,Wheelhouse,English,Norsk bokmål,Norsk,Svenska,Chrome,Linux,UTC,nowhere,el,@demo.test';
const zones = Intl.supportedValuesOf('timeZone');
const names = [...same.split(','), ...zones, ...zones.map((zone) => zone.replaceAll('_', ' '))];

async function atDevice(viewport: typeof phone) {
  const page = await (await newDevice(browser, viewport)).newPage();
  const data = [...names];
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    response.json().then(
      (json) => data.push(...textsIn(json)),
      () => undefined,
    );
  });
  const found: string[] = [];
  const see = async (address: string, open: (at: Page) => Promise<unknown> = async () => {}) => {
    await page.goto(server.url + address);
    await page.getByText('⟧').filter({ visible: true }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await open(page);
    const shown = new URL(page.url()).pathname;
    const faults = await lookOver(page, data);
    found.push(...faults.map((fault) => `${address} (${shown}) ${fault}`));
  };
  return { page, see, found };
}

// The tables of screens that there are; the list of routes also knows those to come.
const tables = readHouse()
  .filter(({ path }) => /^src\/features\/.*screens\.ts$/.test(path))
  .map(({ text }) => text)
  .join();
const built = knownRoutes.filter(({ path }) => tables.includes(`path: '${path}'`));
const withoutLogin = built.filter(({ access }) => access === 'public');
const withLogin = built.filter(({ access, path }) => access === 'login' && path !== 'logout');

test.each([phone, desktop])(
  'in a language that takes more room every screen is whole and wholly translated, $width wide',
  async (viewport) => {
    const { page, see, found } = await atDevice(viewport);
    expect(built.length).toBeGreaterThan(10);
    for (const screen of withoutLogin) await see(addressOf(screen));
    await page.goto(`${server.url}/login`);
    await page.locator('[name=email]').fill('superuser@demo.test');
    await page.locator('[name=password]').fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.waitForURL((address) => !address.pathname.endsWith('/login'));
    for (const screen of withLogin) await see(addressOf(screen));
    await see('/1?panel=menu');
    await see('/1?panel=outbox');
    await see('/1/nowhere');
    await see('/logout');
    await see('/1', async () => {
      await page.keyboard.press('Control+K');
      await page.getByRole('option').first().waitFor();
    });
    expect([...new Set(found)]).toEqual([]);
    await page.context().close();
  },
  // Every screen there is.
  300_000,
);

test('what is not in brackets, too wide or clipped is noticed', async () => {
  const page = await (await newDevice(browser, phone)).newPage();
  await page.setContent(`<p>${pseudo('Car of {{name}}')} Kari</p><p>Save</p><img alt="Logo">
    <div style="width: 500px">1</div>
    <button style="width: 40px; overflow: hidden">${pseudo('Discard')}</button>`);
  const faults = await lookOver(page, ['Kari']);
  expect(faults).toEqual([
    expect.stringMatching(/^not translated: .*Save$/) as string,
    expect.stringMatching(/^not translated: .*"Logo"$/) as string,
    expect.stringMatching(/ px wide of 360$/) as string,
    expect.stringMatching(/^clipped: <button/) as string,
  ]);
  await page.context().close();
});
