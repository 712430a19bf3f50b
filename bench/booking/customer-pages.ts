// What stands between a customer and the first content of their pages, on a phone with a slow line (400 ms,
// 1.6 Mbit/s, processor slowed four times): `npx node bench/booking/customer-pages.ts http://localhost:8080`. With more
// servers these are visited in turns, so that one build is measured beside another in the same minute.
import { chromium, type Browser, type Page } from 'playwright';

const origins = process.argv.slice(2);
if (origins.length === 0) throw new Error('Give the address of a server, or of several to compare');
const rounds = 3;
const slow = {
  offline: false,
  latency: 400,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};

interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  /** When the heading of what is asked for stood there. */
  readonly content: number;
  readonly requests: number;
  readonly kilobytes: number;
  /** How many requests had to be answered one after another until then. */
  readonly sequence: number;
}

interface LoadedFile {
  readonly began: number;
  ended: number;
  bytes: number;
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const pages: { name: string; url: string; heading: string; visits: Visit[] }[] = [];
for (const origin of origins) {
  const own = await linkAt(origin);
  const seen = [
    ['login', '/login', '#root h1'],
    ['portal', '/book/demo-1', '.online-booking h1'],
    ['booking', own, '.linked-booking h1'],
  ] as const;
  for (const [name, path, heading] of seen)
    pages.push({ name: `${name} ${origin}`, url: origin + path, heading, visits: [] });
}
pages.sort((one, other) => one.name.localeCompare(other.name));
for (let round = 0; round < rounds; round += 1) {
  for (const { url, heading, visits } of pages) visits.push(await visit(browser, url, heading));
}
await browser.close();
console.table(
  Object.fromEntries(
    pages.map(({ name, visits }) => {
      const median = (of: keyof Visit) =>
        Math.round(visits.map((one) => one[of]).toSorted((a, b) => a - b)[1]!);
      const shown = {
        requests: median('requests'),
        KB: median('kilobytes'),
        'one after another': median('sequence'),
        'FCP ms': median('fcp'),
        'LCP ms': median('lcp'),
        'content ms': median('content'),
      };
      return [name, shown];
    }),
  ),
);

async function visit(into: Browser, url: string, heading: string): Promise<Visit> {
  const context = await into.newContext({ viewport: { width: 390, height: 844 }, isMobile: true });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', slow);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const files = new Map<string, LoadedFile>();
  cdp.on('Network.requestWillBeSent', ({ requestId, timestamp }) =>
    files.set(requestId, { began: timestamp, ended: Infinity, bytes: 0 }),
  );
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) =>
    Object.assign(files.get(requestId) ?? {}, { ended: timestamp, bytes: encodedDataLength }),
  );
  await page.addInitScript(watch);
  await page.goto(url);
  await page.locator(heading).first().waitFor();
  // What was asked for by then, and not what comes behind it.
  const before = [...files.values()].filter(({ ended }) => ended < Infinity);
  const seen = await seenOn(page);
  await context.close();
  return {
    ...seen,
    requests: before.length,
    kilobytes: before.reduce((sum, { bytes }) => sum + bytes, 0) / 1000,
    sequence: longest(before),
  };
}

/** Of how many requests the longest row is made in which each began when the one before was answered. */
function longest(files: readonly LoadedFile[]): number {
  const behind = new Map<LoadedFile, number>();
  for (const one of files.toSorted((a, b) => a.began - b.began)) {
    const before = [...behind].filter(([{ ended }]) => ended <= one.began);
    behind.set(one, 1 + Math.max(0, ...before.map(([, nth]) => nth)));
  }
  return Math.max(0, ...behind.values());
}

function seenOn(page: Page): Promise<Pick<Visit, 'content' | 'fcp' | 'lcp'>> {
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0];
    return {
      content: performance.now(),
      fcp: paint?.startTime ?? 0,
      lcp: (globalThis as unknown as { lcp: number }).lcp,
    };
  });
}

function watch(): void {
  Object.assign(globalThis, { lcp: 0 });
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({ startTime }) => Object.assign(globalThis, { lcp: startTime })),
  ).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Where a customer sees a booking of their own: one that is made by the portal, with a link of its own. */
async function linkAt(origin: string): Promise<string> {
  const ask = async (path: string, token: string | null, body?: object): Promise<unknown> => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        ...(body && { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return ((await answer.json()) as { data: unknown }).data;
  };
  const login = { email: 'manager@demo.test', password: 'wheelhouse' };
  const { tokens } = (await ask('/v3/auth/login', null, login)) as {
    tokens: Record<string, string>;
  };
  const token = tokens['1']!;
  const [row] = (await ask('/v4/site/bookings?limit=1', token)) as { id: number }[];
  const { path } = (await ask(`/v4/site/bookings/${row!.id}/link`, token, {})) as { path: string };
  return path;
}
