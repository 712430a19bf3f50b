/// <reference lib="dom" />
// A day in a container without network: 600 sets are put away by wedge, and then the network is back,
// on a processor slowed four times: `npx node bench/container.ts http://localhost:8080`, over demo
// data. Prints how long it takes until all of it is sent, and how many sets do not stand in their place.
import { chromium } from 'playwright';
import { hall, known, site, wedge } from '#tests/e2e/at-the-scanner.ts';
import { colleague } from '#tests/e2e/colleague.ts';
import { loggedIn } from '#tests/e2e/browser.ts';

const [origin] = process.argv.slice(2);
if (!origin) throw new Error('Give the address of the server');
const count = 600;
const ask = await colleague(origin, site);
const { id, sets } = await hall(ask, count);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ viewport: { width: 360, height: 640 } });
const entries = Object.entries(await loggedIn(origin, 'manager@demo.test'));
await context.addInitScript((all) => {
  for (const [name, value] of all) localStorage.setItem(name, value);
}, entries);
const page = await context.newPage();
await page.goto(`${origin}/${site}/barcode-reader/hotel-quick?mode=put_away`);
await page.waitForSelector('.quick-result');
await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
// All of the site has been read.
await page.waitForLoadState('networkidle');
await context.setOffline(true);
const unsent = page.locator('.quick-unsent > b');
const until = (text: string) =>
  unsent.filter({ hasText: new RegExp(`^${text}$`) }).waitFor({ timeout: 300_000 });
const begun = performance.now();
for (const [nth, { number }] of sets.entries()) {
  await wedge(page, `LO:${id}:Z.${nth + 1}-1`, `TH:${number}`);
  // As fast as the device takes them, and no faster.
  await until(String(nth + 1));
}
const scanned = performance.now();
const cdp = await context.newCDPSession(page);
await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
await context.setOffline(false);
await until('0');
const sent = performance.now();
const codes = new Map((await known(ask)).places.map((place) => [place.id, place.code]));
const { sets: now } = await known(ask);
const placeOf = new Map(now.map((set) => [set.number, codes.get(set.place_id ?? 0)]));
const wrong = sets.filter(({ number }, nth) => placeOf.get(number) !== `Z.${nth + 1}-1`);
await browser.close();
const seconds = (ms: number) => (ms / 1000).toFixed(1);
console.log(
  `${count} sets put away in ${seconds(scanned - begun)} s, ${((count * 60_000) / (scanned - begun)).toFixed(0)} a minute`,
);
console.log(`sent in ${seconds(sent - scanned)} s, ${wrong.length} of them not in their place`);
