// How soon a phone on a slow network shows a page: `npx node bench/first-paint.ts http://localhost:8080/login`.
// Prints the medians of three first visits and three second ones, the service worker at work.
import { chromium, type Page } from 'playwright';

const address = process.argv[2];
if (!address) throw new Error('Give the address to visit');
const rounds = 3;
const slow = {
  offline: false,
  latency: 562,
  downloadThroughput: 180_000,
  uploadThroughput: 84_375,
};

interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly cls: number;
  /** When the app had taken over from the page before it. */
  readonly app: number;
  readonly kilobytes: number;
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const firsts: Visit[] = [];
const seconds: Visit[] = [];
for (let round = 0; round < rounds; round++) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
  });
  firsts.push(await visit(await context.newPage(), address));
  const page = await context.newPage();
  await page.goto(address);
  await page.waitForFunction(
    'navigator.serviceWorker.controller || navigator.serviceWorker.getRegistration().then((one) => one?.active)',
    null,
    { timeout: 30_000 },
  );
  await page.close();
  seconds.push(await visit(await context.newPage(), address));
  await context.close();
}
await browser.close();
console.table({ 'first visit': medians(firsts), 'second visit': medians(seconds) });

async function visit(page: Page, url: string): Promise<Visit> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('#first-page', { state: 'detached' });
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: Omit<Visit, 'kilobytes'> }).seen,
  );
  await page.close();
  return { ...seen, kilobytes: bytes / 1024 };
}

function watch(): void {
  const seen = { fcp: 0, lcp: 0, cls: 0, app: 0 };
  Object.assign(globalThis, { seen });
  const see = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
    });
  see('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime;
  });
  see('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  see(
    'layout-shift',
    (entry) => (seen.cls += (entry as PerformanceEntry & { value: number }).value),
  );
  const { document, MutationObserver } = globalThis as unknown as {
    document: { querySelector: (selector: string) => unknown };
    MutationObserver: new (changed: () => void) => {
      observe: (node: unknown, options: object) => void;
    };
  };
  new MutationObserver(() => {
    if (!seen.app && document.querySelector('#root > *')) seen.app = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

function medians(visits: readonly Visit[]): Record<string, number> {
  const median = (name: keyof Visit) =>
    visits.map((one) => one[name]).sort((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  return {
    'FCP ms': Math.round(median('fcp')),
    'LCP ms': Math.round(median('lcp')),
    CLS: Number(median('cls').toFixed(3)),
    'app ms': Math.round(median('app')),
    kB: Math.round(median('kilobytes')),
  };
}
