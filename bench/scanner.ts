/// <reference lib="dom" />
// How soon the scanner answers a code without network, with 40,000 sets on the device and 150 things
// waiting to be sent, on a processor slowed four times: `npx node bench/scanner.ts http://localhost:8080`.
// Prints ms from the last key of a code until its result is on the screen, which is after it is kept.
import { chromium, type Page } from 'playwright';

const origin = process.argv[2];
if (!origin) throw new Error('Give the address of the server');
const site = '1';
const sets = 40_000;
const places = 8_000;
const openings = 10;
const pairs = Number(process.argv[3] ?? 150);

// In the page: notes when Enter was pressed, and when the result changed first after it.
const watch = `
  shownAt = enteredAt = 0;
  addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') enteredAt = performance.now();
  }, { capture: true });
  new MutationObserver(() => {
    if (enteredAt > 0 && shownAt === 0) shownAt = performance.now();
  }).observe(document.querySelector('.quick-work'), { subtree: true, childList: true, characterData: true });
`;

// In the page: puts a large hotel beside what is kept there.
const fill = `(async () => {
  const opened = await new Promise((resolve, reject) => {
    const asked = indexedDB.open('wheelhouse');
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const work = opened.transaction(['hotelSets', 'hotelPlaces'], 'readwrite');
  const siteId = '${site}';
  for (let nth = 1; nth <= ${places}; nth += 1) {
    work.objectStore('hotelPlaces').put({
      siteId, id: 900000 + nth, warehouse_id: 1, code: 'Q.' + nth + '-1',
      zone: '', room: 1, taken: 0, rack: '', closed: false, gone: false,
    });
  }
  for (let nth = 1; nth <= ${sets}; nth += 1) {
    work.objectStore('hotelSets').put({
      siteId, id: 900000 + nth, version: 1, number: String(900000 + nth),
      licenseplate: 'QQ' + (10000 + nth), season: 'summer', wheels: ['FL', 'FR', 'RL', 'RR'],
      size: '205/55 R16', held: false, gone: false,
      state: nth <= 1000 ? 'received' : 'stored',
      place_id: nth <= 1000 ? null : 900000 + (nth % ${places - 1000}) + 1000,
    });
  }
  await new Promise((resolve, reject) => {
    work.oncomplete = resolve;
    work.onerror = () => reject(work.error);
  });
  opened.close();
})()`;

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
const page = await context.newPage();
await logIn(page);
await page.goto(`${origin}/${site}/barcode-reader/hotel-quick?mode=put_away`);
await page.waitForSelector('.quick-result');
await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
// All of the site has been read: the page says nothing of wheels on their way any more.
await page.waitForLoadState('networkidle');
await page.locator('.quick-result .quick-set').waitFor({ state: 'detached', timeout: 120_000 });
await context.setOffline(true);
await page.evaluate(fill);
const cdp = await context.newCDPSession(page);
// The first code of a page is read while it is still starting, or a second after.
const first: Record<'atOnce' | 'later', number[]> = { atOnce: [], later: [] };
for (let nth = 1; nth <= 2 * openings; nth += 1) {
  const when = nth % 2 ? 'atOnce' : 'later';
  await open(when === 'later' ? 1000 : 0);
  first[when].push(await read(page, `Q.${places - nth}-1`));
}
await open(0);
const times: { place: number; set: number }[] = [];
for (let nth = 1; nth <= pairs; nth += 1) {
  times.push({
    place: await read(page, `Q.${nth}-1`),
    set: await read(page, `TH:${900_000 + nth}`),
  });
}
await browser.close();
const late = times.slice(-50);
console.table({
  'the first, as soon as the page is there': spread(first.atOnce),
  'the first, a second later': spread(first.later),
  'a place, nothing waiting': spread(times.slice(0, 50).map(({ place }) => place)),
  'a set, stored': spread(times.slice(0, 50).map(({ set }) => set)),
  [`a place, ${pairs - 50} waiting and more`]: spread(late.map(({ place }) => place)),
  [`a set, ${pairs - 50} waiting and more`]: spread(late.map(({ set }) => set)),
});

/** Opens the page again, as fast as it can; what is read afterwards is read slowed. */
async function open(wait: number): Promise<void> {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.reload();
  await page.waitForSelector('.quick-result');
  await page.waitForTimeout(wait);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.evaluate(watch);
}

function spread(all: number[]) {
  const sorted = all.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN);
  return { p50: at(0.5), p95: at(0.95), most: at(1) };
}

async function logIn(into: Page): Promise<void> {
  const answer = await fetch(`${origin}/api/v3/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'manager@demo.test', password: 'wheelhouse' }),
  });
  const { data } = (await answer.json()) as { data: { tokens: object } };
  await into.goto(`${origin}/build.txt`);
  const tokens = JSON.stringify(JSON.stringify(data.tokens));
  await into.evaluate(`localStorage.setItem('wheelhouse.tokens', ${tokens})`);
}

/** Reads a code as a wedge sends it; ms from its Enter until something else is shown. */
async function read(from: Page, code: string): Promise<number> {
  await from.evaluate('shownAt = enteredAt = 0');
  let at = Date.now();
  for (const key of [...code, 'Enter']) {
    const event =
      key === 'Enter'
        ? { key, code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' }
        : { key, text: key };
    const timestamp = (at += 4) / 1000;
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', timestamp, ...event });
    await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', timestamp, ...event, text: '' });
  }
  const shown = await from.waitForFunction(() => {
    const { shownAt, enteredAt } = globalThis as unknown as Record<string, number>;
    return shownAt! > 0 && shownAt! - enteredAt!;
  });
  return (await shown.jsonValue()) as number;
}
