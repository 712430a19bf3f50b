/// <reference lib="dom" />
// How long a frame takes while the picture of 20,000 storage places is moved, on a processor slowed
// four times: `npx node bench/rack-map.ts http://localhost:8080`. Prints ms of script in
// each frame and between frames, seen whole and from close by.
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
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
await page.route(/\/site\/warehouses\/\d+\/map/, (route) => route.fulfill({ json: { data: map } }));
await logIn(page);
await page.goto(`${origin}/${site}/logistics/admin`);
const canvas = page.locator('.rack-map canvas');
await canvas.waitFor();
const session = await context.newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

/** Moves the picture to and fro; answers how long the script of each frame took, and how far frames were apart, in ms. */
const measure = () =>
  canvas.evaluate(async (element, count) => {
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
    move('pointerdown', 0);
    let before = await frame();
    for (let nth = 1; nth <= count; nth += 1) {
      const began = performance.now();
      move('pointermove', nth);
      await rendered();
      await rendered();
      script.push(performance.now() - began);
      const at = await frame();
      apart.push(at - before);
      before = at;
    }
    move('pointerup', count);
    return { script, apart };
  }, moves);

const told = (took: number[]) => {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms`;
};
for (const seen of ['whole', 'from close by']) {
  const { script, apart } = await measure();
  console.log(`${seen}: script ${told(script)}; frames apart ${told(apart)}`);
  for (let nth = 0; nth < 4; nth += 1) await page.locator('.rack-map-zoom button').first().click();
}
await browser.close();

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
