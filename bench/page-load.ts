// What loading a page of the app costs: `npx node bench/page-load.ts http://localhost:8080`, over the
// demo's data. Prints the medians of three rounds: requests and kilobytes, processor seconds of the
// whole browser and of the page, and when content was there; in a browser that has never been there
// and again, with the service worker and, as most tests do it, without.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { loggedIn } from '#tests/e2e/browser.ts';

const server = process.argv[2];
if (!server) throw new Error('Give the address of the server');
const rounds = 3;
const pages: Readonly<Record<string, { path: string; content: string }>> = {
  'first page': { path: '/1', content: 'main h1' },
  customers: { path: '/1/customers/list', content: 'main tbody tr td' },
  queue: { path: '/1/queue', content: '.queue-section' },
};

interface Load {
  readonly requests: number;
  readonly kB: number;
  /** Processor seconds of all processes of the browser. */
  readonly 'CPU s': number;
  /** Of these, those of the page. */
  readonly 'page s': number;
  /** When the content was there. */
  readonly 'content ms': number;
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const loads = new Map<string, Load[]>();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, page] of Object.entries(pages)) {
    for (const worker of [false, true]) {
      const device = await newDevice(browser, worker);
      const what = `${name}, ${worker ? 'worker' : 'no worker'}`;
      note(`${what}, first`, await load(device, page.path, page.content));
      note(`${what}, again`, await load(device, page.path, page.content));
      await device.close();
    }
  }
}
await browser.close();
console.table(Object.fromEntries([...loads].map(([name, all]) => [name, medians(all)])));

function note(name: string, one: Load): void {
  loads.set(name, [...(loads.get(name) ?? []), one]);
}

/** A new profile with somebody's login and nothing of the app yet. Without the worker it is never idle, so that nothing is fetched ahead. */
async function newDevice(on: Browser, worker: boolean): Promise<BrowserContext> {
  const device = await on.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'nb-NO',
    serviceWorkers: worker ? 'allow' : 'block',
  });
  if (!worker) await device.addInitScript('globalThis.requestIdleCallback = () => 0');
  const page = await device.newPage();
  await page.goto(`${server}/build.txt`);
  const kept = Object.entries(await loggedIn(server!, 'manager@demo.test'));
  await page.evaluate((entries) => {
    for (const [name, value] of entries) localStorage.setItem(name, value);
  }, kept);
  await page.close();
  return device;
}

async function load(device: BrowserContext, path: string, content: string): Promise<Load> {
  const page = await device.newPage();
  const before = await processorSeconds();
  const cdp = await device.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Performance.enable');
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  device.on('request', () => (requests += 1));
  const began = performance.now();
  await page.goto(server + path, { waitUntil: 'commit' });
  await page.locator(content).first().waitFor();
  const took = performance.now() - began;
  await page.waitForLoadState('networkidle');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const ofPage = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  await settled(page);
  const seconds = (await processorSeconds()) - before;
  await page.close();
  return { requests, kB: bytes / 1024, 'CPU s': seconds, 'page s': ofPage, 'content ms': took };
}

/** Until the worker, where there is one, has kept the app. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    '!navigator.serviceWorker || requestIdleCallback.toString().includes("=> 0") || navigator.serviceWorker.getRegistration().then((one) => one?.active?.state === "activated")',
  );
}

async function processorSeconds(): Promise<number> {
  const cdp = await browser.newBrowserCDPSession();
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo');
  await cdp.detach();
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}

function medians(all: readonly Load[]): Record<string, number> {
  const median = (name: keyof Load) =>
    all.map((one) => one[name]).toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return {
    requests: median('requests'),
    kB: Math.round(median('kB')),
    'CPU s': Number(median('CPU s').toFixed(2)),
    'page s': Number(median('page s').toFixed(2)),
    'content ms': Math.round(median('content ms')),
  };
}
