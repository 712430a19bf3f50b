// How soon content shows after a tap on a way to it, on a processor slowed four times:
// `npx node bench/content.ts http://localhost:8080`, over the demo's data. Prints the medians of
// five rounds, each in a browser that has never been there: the first time, and again.
import { chromium, type Page } from 'playwright';

const server = process.argv[2];
if (!server) throw new Error('Give the address of the server');
const rounds = 5;
const slower = 4;
const site = `${server}/1`;

/** A way to a screen, and what shows that its content is there. */
interface Way {
  readonly path: string;
  readonly content: string;
}

const rows = 'main :is(.list-table tbody td, .list-cards li a)';
const ways: Readonly<Record<string, Way>> = {
  customers: { path: '/customers/list', content: rows },
  cars: { path: '/cars', content: rows },
  'tread readings': { path: '/car/tread-depth-readings', content: rows },
  queue: { path: '/queue', content: '.queue-section' },
  notifications: { path: '/notification/list', content: 'main :is(article, li) :is(h2, h3, b)' },
  customer: { path: '', content: 'main dl.facts' },
};

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const times = new Map<string, { first: number[]; again: number[] }>();
for (let round = 0; round < rounds; round++) await oneRound();
await browser.close();
console.table(
  Object.fromEntries(
    [...times].map(([name, { first, again }]) => [
      name,
      { 'first ms': median(first), 'again ms': median(again) },
    ]),
  ),
);

async function oneRound(): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server}/login`);
  await page.locator('#login-email').fill('manager@demo.test');
  await page.locator('#login-password').fill('wheelhouse');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => !url.pathname.endsWith('/login'));
  const customer = await firstCustomer(page);
  await page.goto(site);
  await page.waitForLoadState('networkidle');
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  for (const [name, way] of Object.entries(ways)) {
    const path = way.path || `/${customer}/customer/show`;
    const kept = times.get(name) ?? { first: [], again: [] };
    times.set(name, kept);
    kept.first.push(await open(page, path, way.content));
    kept.again.push(await open(page, path, way.content));
  }
  await context.close();
}

/** Follows a link to a path as a person does: a finger down, and after a tenth of a second up again. Counts from there. */
async function open(page: Page, path: string, content: string): Promise<number> {
  await page.evaluate(`document.querySelector('.bar-home').click()`);
  await page.waitForURL(/\/1$/);
  await page.waitForLoadState('networkidle');
  const href = JSON.stringify(`/1${path}`);
  // A way of ours goes through the router; this one stands nowhere else on the page.
  return page.evaluate(`(async () => {
    const link = Object.assign(document.createElement('a'), { href: ${href} });
    document.body.append(link);
    link.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await new Promise((up) => setTimeout(up, 100));
    link.remove();
    const start = performance.now();
    history.pushState({ idx: (history.state?.idx ?? 0) + 1, key: String(start) }, '', ${href});
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    const frame = () => new Promise((painted) => requestAnimationFrame(painted));
    while (!document.querySelector(${JSON.stringify(content)})) await frame();
    await frame();
    return performance.now() - start;
  })()`);
}

async function firstCustomer(page: Page): Promise<number> {
  await page.goto(`${site}/customers/list`);
  const link = page.locator('main tbody tr a').first();
  const href = (await link.getAttribute('href')) ?? '';
  return Number(/\d+/.exec(href.replace(/^\/1\//, ''))?.[0]);
}

function median(all: readonly number[]): number {
  return Math.round(all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0);
}
