import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueScreensCalls } from '#contract/workshop/queue-screens.ts';
import { desktop, newDevice, openAs, openBrowser, phone } from '../browser.ts';
import { copyBuild, type CopiedBuild } from '../copied-build.ts';
import { runServer, type RunningServer } from '../running-server.ts';
import { openAddresses, siteStops } from './addresses.ts';
import { barriers } from './barriers.ts';
import { goOn } from './go-on.ts';
import { knownTexts, type KnownTexts } from './known-texts.ts';
import { lookOver, textsIn } from './look-over.ts';
import { pseudo, speakPseudo } from './pseudo-language.ts';
import { patiently, watchRequests } from './settled.ts';

let copy: CopiedBuild;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  copy = copyBuild();
  speakPseudo(copy.path);
  [server, browser] = await Promise.all([runServer(copy.path), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.kill();
  copy.remove();
});

// The same in every language: names of the product, of languages, browsers, zones and keys, and what the test types.
const same =
  'Nordhjul,Däckhuset,Alnabru,Lade,Lager Vestby,Hisingen,Sollentuna,Wheelhouse,English,Norsk bokmål,Norsk,Svenska,Chrome,Linux,UTC,Ctrl,Esc,nowhere,el,@demo.test';
const zones = Intl.supportedValuesOf('timeZone');
const names = [...same.split(','), ...zones, ...zones.map((zone) => zone.replaceAll('_', ' '))];

// Each screen in two of the three: another one on the phone than on the desktop.
const themes = ['light', 'dark', 'sun'] as const;

// So many go through the screens at once, each through its share: one computes while another waits.
const walkers = [0, 1, 2];
// A test sees so many of a share: what a test may take does not grow with the number of screens.
const partLength = 15;

interface Stop {
  readonly address: string;
  /** Whose words come with it. Screens that have the same follow each other in the app, as a person sees them; any other is loaded, or it might say words that only the one before has brought. */
  readonly words?: string;
  /** What opens what is to be seen, once the page is there. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const bars = ['.bar', '.bottom-bar'];

interface Walk extends Noting {
  readonly stops: readonly Stop[];
}

/** Sees each stop in the app on a phone, then on a desktop; returns what is wrong. Bars are looked at once in each look. */
async function walk({ page, stops, known }: Walk): Promise<string[]> {
  const found: string[] = [];
  const settled = watchRequests(page);
  const barsSeen = new Set<string>();
  for (const [at, { address, words, open }] of stops.entries()) {
    await page.setViewportSize(phone);
    if (words !== undefined && words === stops[at - 1]?.words) {
      await settled();
      await goOn(page, address);
    } else {
      await page.goto(server.url + address);
    }
    await page.getByText('⟧').filter({ visible: true }).first().waitFor();
    await settled();
    await open?.(page);
    for (const [step, viewport] of [phone, desktop].entries()) {
      await page.setViewportSize(viewport);
      await settled();
      const theme = themes[(at + step) % themes.length]!;
      const look = `${theme} ${viewport.width}`;
      const besides = barsSeen.has(look) ? bars : [];
      if ((await page.locator('.bar').count()) > 0) barsSeen.add(look);
      const faults = [...(await lookOver(page, known)), ...(await barriers(page, theme, besides))];
      const shown = `${new URL(page.url()).pathname}, ${viewport.width} wide`;
      found.push(...faults.map((fault) => `${address} (${shown}) ${fault}`));
    }
  }
  return found;
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

const newPage = async (): Promise<Page> => (await newDevice(browser, phone)).newPage();

interface Noting {
  readonly page: Page;
  /** Texts that are in no language of ours, with those of every answer that has come. */
  readonly known: () => Promise<KnownTexts>;
}

/** A page with every text that the API answers it. */
async function notingPage(): Promise<Noting> {
  const page = await newPage();
  const data = knownTexts(names);
  const reading = new Set<Promise<void>>();
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document';
    if (!isPage && !response.url().includes('/api/')) return;
    // What a page is of comes with it.
    const answer = isPage ? response.text().then(workshopIn) : response.json();
    const read = answer.then(
      (json) => textsIn(json).forEach((text) => data.add(text)),
      () => undefined,
    );
    reading.add(read);
    void read.then(() => reading.delete(read));
  });
  return { page, known: () => patiently(Promise.all(reading)).then(() => data) };
}

const workshopIn = (page: string): unknown =>
  JSON.parse(
    (/<meta name="workshop" content="([^"]*)"/.exec(page)?.[1] ?? '').replaceAll(
      /&#(\d+);/g,
      (_, code) => String.fromCharCode(Number(code)),
    ) || 'null',
  );

const openAsSuperuser = (page: Page, path: string) =>
  openAs(page, server.url + path, 'superuser@demo.test');

const palette = async (page: Page) => {
  await page.keyboard.press('Control+K');
  await page.getByRole('option').first().waitFor();
};
const shortcuts = async (page: Page) => {
  await page.keyboard.press('?');
  await page.getByRole('switch').waitFor();
};
const panels = ['menu', 'queue', 'outbox', 'notifications'];
const byWords = (stops: readonly Stop[]): Stop[] =>
  Object.values(Object.groupBy(stops, ({ words }) => words ?? '')).flatMap((same) => same ?? []);
const inside: readonly Stop[] = [
  ...byWords(siteStops),
  ...panels.map((panel) => ({ address: `/1/search/el?panel=${panel}` })),
  { address: '/1', open: palette },
  { address: '/1', open: shortcuts },
];

describe.concurrent('in a language that takes more room every screen is whole, wholly translated and without barriers', () => {
  test('before a login', async () => {
    const noting = await notingPage();
    const links = ['/screens/queue/demo-lobby', '/kiosk/demo-kiosk', await visitorsPage()];
    const stops = [...openAddresses, ...links, '/logout'].map((address) => ({ address }));
    expect(await walk({ ...noting, stops })).toEqual([]);
    await noting.page.context().close();
  }, 900_000);

  describe.each(walkers)('after it, share %i', (share) => {
    const each = Math.ceil(inside.length / walkers.length);
    const mine = inside.slice(share * each, (share + 1) * each);
    const parts = Array.from({ length: Math.ceil(mine.length / partLength) }, (_, at) =>
      mine.slice(at * partLength, (at + 1) * partLength),
    );
    const named = parts.map((stops) => [stops[0]?.address, stops] as const);
    // Also on a busy machine.
    const options = { concurrent: false, timeout: 600_000 };
    test.for(named)('from %s on', options, async ([, stops]) => {
      expect(stops).not.toEqual([]);
      const noting = await notingPage();
      await openAsSuperuser(noting.page, '/1');
      expect(await walk({ ...noting, stops })).toEqual([]);
      await noting.page.context().close();
    });
  });
});

test('a list on paper has no bars', async () => {
  const page = await newPage();
  await page.emulateMedia({ media: 'print' });
  await openAsSuperuser(page, '/1/customers/list');
  await page.locator('h1').waitFor();
  expect(await page.locator('.bar:visible, .bottom-bar:visible').count()).toBe(0);
  await page.context().close();
});

test('what is not in brackets, too wide, clipped or not to be read is noticed', async () => {
  const page = await newPage();
  await page.setContent(`<html lang="en"><title>x</title><p>${pseudo('Car of {{name}}')} Kari</p>
    <p>Save</p><img alt="Logo"><div style="width: 500px">1</div>
    <button style="width: 40px; overflow: hidden">${pseudo('Discard')}</button>
    <main><h1>1</h1><h3>2</h3></main>
    <div style="display: flex"><a class="button">1</a><a class="button">2</a></div>
    <p style="width: 5ch">2026-02-01</p>
    <p style="color: #aaa; background: #fff">${pseudo('Grey')}</p>`);
  expect(await lookOver(page, async () => knownTexts(['Kari']))).toEqual([
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
