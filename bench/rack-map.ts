/// <reference lib="dom" />
// How long a frame takes while the picture of 20,000 storage places is moved, on a processor slowed
// four times: `npx node bench/rack-map.ts http://localhost:8080`. Prints ms of script in
// each frame and between frames, and ms of processor that a frame costs the page and the browser, which
// tells something on a busy machine too; seen whole, from close by, and while it is looked at closer.
import { chromium, type Page } from 'playwright';

const origin = process.argv[2];
if (!origin) throw new Error('Give the address of the server');
const site = '1';
const racks = 100;
const [columns, levels] = [40, 5];
const places = racks * columns * levels;
const moves = 60;

const each = <T>(of: (nth: number) => T) => Array.from({ length: places }, (_, nth) => of(nth));
const map = {
  id: each((nth) => nth + 1),
  code: each((nth) => {
    const rack = Math.floor(nth / (columns * levels));
    const column = Math.floor(nth / levels) % columns;
    return `R${rack + 1}.${String(column + 1).padStart(2, '0')}-${(nth % levels) + 1}`;
  }),
  zone: each((nth) => (nth < places / 2 ? 0 : 1)),
  zones: ['North', 'South'],
  room: each(() => 1),
  taken: each((nth) => (nth % 10 < 7 ? 1 : 0)),
  blocked: each((nth) => (nth % 211 === 7 ? 1 : 0)),
  season: each((nth) => (nth % 10 < 7 ? (nth % 4) + 1 : 0)),
  verdict: each((nth) => (nth % 10 < 7 ? (nth % 4) + 1 : 0)),
};

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  serviceWorkers: 'block',
});
// Nothing is fetched ahead meanwhile.
await context.addInitScript('globalThis.requestIdleCallback = () => 0');
const page = await context.newPage();
await page.route(/\/site\/warehouses\/\d+\/map/, (route) => route.fulfill({ json: { data: map } }));
await logIn(page);
await page.goto(`${origin}/${site}/logistics/admin`);
const picture = page.locator('.rack-map [role=application]');
await picture.waitFor();
await page.waitForLoadState('networkidle');
const session = await context.newCDPSession(page);
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Moves the picture to and fro, or looks at it closer and from further away; answers how long the script of each frame took, and how far frames were apart, in ms. */
const measure = (closer: boolean) =>
  picture.evaluate(
    async (element, { count, closer }) => {
      // What no finger has pressed cannot be captured.
      element.setPointerCapture = () => {};
      const box = element.getBoundingClientRect();
      const move = (kind: string, nth: number) =>
        element.dispatchEvent(
          new PointerEvent(kind, {
            clientX: box.x + box.width / 2 + 80 * Math.sin(nth / 5),
            clientY: box.y + box.height / 2 + 40 * Math.cos(nth / 5),
            pointerId: 1,
            isPrimary: true,
            buttons: 1,
            bubbles: true,
            pointerType: 'touch',
          }),
        );
      const turn = (nth: number) =>
        element.dispatchEvent(
          new WheelEvent('wheel', {
            clientX: box.x + box.width / 2,
            clientY: box.y + box.height / 2,
            deltaY: nth <= count / 2 ? -16 : 16,
            bubbles: true,
            cancelable: true,
          }),
        );
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      // Behind what waits to be rendered.
      const rendered = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve);
          port1.start();
          port2.postMessage(null);
        });
      const script: number[] = [];
      const apart: number[] = [];
      if (!closer) move('pointerdown', 0);
      let before = await frame();
      for (let nth = 1; nth <= count; nth += 1) {
        const began = performance.now();
        if (closer) turn(nth);
        else move('pointermove', nth);
        await rendered();
        await rendered();
        script.push(performance.now() - began);
        const at = await frame();
        apart.push(at - before);
        before = at;
      }
      if (!closer) move('pointerup', count);
      return { script, apart };
    },
    { count: moves, closer },
  );

const summaryOf = (took: number[]) => {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms`;
};
for (const seen of ['whole', 'closer', 'from close by']) {
  const before = await spent();
  const { script, apart } = await measure(seen === 'closer');
  const after = await spent();
  const each = (part: keyof typeof after) =>
    (((after[part] - before[part]) * 1000) / moves).toFixed(1);
  console.log(`${seen}: script ${summaryOf(script)}; frames apart ${summaryOf(apart)}`);
  console.log(`  processor a frame: page ${each('page')} ms, browser ${each('browser')} ms`);
  if (seen === 'whole') continue;
  for (let nth = 0; nth < 4; nth += 1) await page.locator('.rack-map-zoom button').first().click();
}
await browser.close();

/** Seconds of processor so far. */
async function spent() {
  const { metrics } = await session.send('Performance.getMetrics');
  const on = await browser.newBrowserCDPSession();
  const { processInfo } = await on.send('SystemInfo.getProcessInfo');
  await on.detach();
  return {
    page: metrics.find(({ name }) => name === 'TaskDuration')!.value,
    browser: processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
  };
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
