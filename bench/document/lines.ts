/// <reference lib="dom" />
// What a document of hundreds of lines costs a browser whose processor is slowed four times:
// `npx node bench/document/lines.ts http://localhost:8080 [lines]`, over the demo's data. Prints the
// medians in ms: of the script of a key typed in a line, of a line that is added, of one that is
// moved, of prices that come to be with VAT; until it is saved, by the clock; and until 200 rows of a
// spreadsheet stand there, a product in every second one, and are answered, by how many calls.
import { chromium, type Page } from 'playwright';

const origin = process.argv[2];
if (!origin) throw new Error('Give the address of the server');
const count = Number(process.argv[3] ?? 500);
const slower = 4;
const keys = 12;

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  serviceWorkers: 'block',
});
// Nothing is fetched ahead meanwhile.
await context.addInitScript('globalThis.requestIdleCallback = () => 0');
const page = await context.newPage();
const { site, id } = await orderOf(page, count);
await page.goto(`${origin}/${site}/order/details/${id}?edit=1`);
const rows = page.locator('table.lines tbody tr');
await rows.nth(count - 1).waitFor();
await page.waitForLoadState('networkidle');
const session = await context.newCDPSession(page);
// Of the processor, not by the clock: something else may run on the machine.
await session.send('Performance.enable', { timeDomain: 'threadTicks' });
await session.send('Emulation.setCPUThrottlingRate', { rate: slower });

const timings: Record<string, number[]> = {};
const note = (what: string, ms: number) => (timings[what] = [...(timings[what] ?? []), ms]);

const middle = rows.nth(Math.floor(count / 2));
await middle.locator('.line-number').click();
await page.locator('tr[data-open] input').first().waitFor();
for (let nth = 0; nth < keys; nth += 1) {
  note('key', await scriptOf(() => page.keyboard.press('KeyA')));
}
for (let nth = 0; nth < 4; nth += 1) {
  note('moved line', await scriptOf(() => page.keyboard.press('Alt+ArrowDown')));
}
const adding = page.locator('.add-line input');
for (let nth = 0; nth < 4; nth += 1) {
  await adding.fill(`A line of words alone ${nth}`);
  await page.locator('.add-line .reference-new').waitFor();
  await page.waitForTimeout(600);
  note('added line', await scriptOf(() => page.locator('.add-line .reference-new').click()));
}
for (let nth = 0; nth < 2; nth += 1) {
  note(
    'VAT turned',
    await scriptOf(() => page.locator('[data-kind=yes_no] input').first().click()),
  );
}
const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
const began = performance.now();
await page.keyboard.press('Control+s');
await saved;
note('save answered', performance.now() - began);
await page.locator('form button[type=submit]').waitFor({ state: 'detached' });
note('save shown', performance.now() - began);

await page.goto(`${origin}/${site}/order/details`);
await adding.waitFor();
const names = await productNames(page, 100);
const pasted = Array.from({ length: 200 }, (_, nth) =>
  nth % 2 ? `Pasted ${nth}\t1,5\t1 290,50\t10 %` : `${names[nth / 2] ?? nth}\t4`,
);
let calls = 0;
page.on('request', (request) => {
  if (request.url().includes('/api/')) calls += 1;
});
const start = performance.now();
await adding.evaluate((input, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}, pasted.join('\n'));
await rows.nth(199).waitFor({ timeout: 120_000 });
note('200 rows pasted', performance.now() - start);
await page.locator('.message.info .actions button').nth(1).waitFor();
note('200 rows answered', performance.now() - start);
await page.waitForLoadState('networkidle');
note('calls', calls);
await browser.close();
console.table(
  Object.fromEntries(Object.entries(timings).map(([what, all]) => [what, Math.round(median(all))])),
);

/** How long the page's own script took for what is done, until the next picture is drawn; in ms of the slowed processor. */
async function scriptOf(work: () => Promise<void>): Promise<number> {
  const before = await seconds();
  await work();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return ((await seconds()) - before) * 1000;
}

async function seconds(): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')!.value;
}

/** What products of the demo are called, each by a name that no other has. */
function productNames(on: Page, most: number): Promise<string[]> {
  return on.evaluate(async (wanted) => {
    const [[, token]] = Object.entries(
      JSON.parse(localStorage.getItem('wheelhouse.tokens') ?? '{}'),
    ) as [[string, string]];
    const headers = { authorization: `Bearer ${token}`, 'device-id': 'bench' };
    const answer = await fetch('/api/v4/site/products?per_page=200', { headers });
    const all = ((await answer.json()).data as { name: string }[]).map(({ name }) => name);
    return [...new Set(all)].slice(0, wanted);
  }, most);
}

function median(all: readonly number[]): number {
  return all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
}

/** Logs in, and makes an order of so many lines. */
async function orderOf(on: Page, lines: number): Promise<{ site: string; id: number }> {
  const post = async (path: string, body: object, token?: string) => {
    const answer = await fetch(`${origin}/api${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
        'device-id': 'bench',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { data: never }).data;
  };
  const login = { email: 'manager@demo.test', password: 'wheelhouse' };
  const { tokens } = (await post('/v3/auth/login', login)) as { tokens: Record<string, string> };
  const [[site, token]] = Object.entries(tokens) as [[string, string]];
  // Of all pages of the origin this one is no app.
  await on.goto(`${origin}/build.txt`);
  await on.evaluate((kept) => {
    localStorage.setItem('wheelhouse.tokens', kept);
    localStorage.setItem('wheelhouse.language', 'en');
  }, JSON.stringify(tokens));
  const put = Array.from({ length: lines }, (_, nth) => ({
    key: crypto.randomUUID(),
    position: (nth + 1) * 1000,
    description: `Line ${nth + 1} of a long order`,
    quantity: 1000 + (nth % 7) * 500,
    unit_price: 129_950 + nth * 100,
    vat_code: '3',
  }));
  const { id } = (await post('/v4/site/orders', { lines: { put } }, token)) as { id: number };
  return { site, id };
}
