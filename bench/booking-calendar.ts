/// <reference lib="dom" />
// How long frames are apart while the calendar of a week with 1,500 bookings at 12 places is scrolled and
// turned, on a processor slowed four times, and what of a frame is work of scripts and of drawing, which hangs
// less on what else the machine does: `npx node bench/booking-calendar.ts http://localhost:8080`.
import { chromium, type Page } from 'playwright';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';

const origin = process.argv[2];
if (!origin) throw new Error('Give the address of the server');
const site = '1';
const places = 12;
const aDay = 21;
const names = ['Kari Lunde', 'Hansen Elektro AS', 'Jon Berg', 'Maja Nilsen', 'Oslo Bydrift'];
const states = ['active', 'active', 'active', 'completed', 'cancelled'];

const bookingsOf = (day: string, dayNth: number) =>
  Array.from({ length: places * aDay }, (_, nth) => {
    const place = (nth % places) + 1;
    const minutes = 6 * 60 + Math.floor(nth / places) * 30;
    return {
      id: dayNth * 1000 + nth + 1,
      version: 1,
      ticket: `K${nth}`,
      begins_at: new Date(Date.parse(day) + minutes * 60_000).toISOString(),
      minutes: 30,
      state: states[nth % states.length],
      type: 'admin',
      is_confirmed: nth % 3 > 0,
      is_drop_in: false,
      is_late: false,
      no_show: false,
      overbooked: false,
      checked_in_at: null,
      licenseplate: `EL${10_000 + nth * 7}`,
      contact_name: names[nth % names.length],
      contact_mobile: '+4791234567',
      services: 'Wheel change, Balancing',
      set_id: null,
      rows: [place],
    };
  });

function calendar(from: string, to: string) {
  const days: string[] = [];
  for (let day = from; day <= to; day = daysAfter(day, 1)) days.push(day);
  const open = days.filter((day) => new Date(day).getUTCDay() !== 0);
  const rows = Array.from({ length: places }, (_, nth) => nth + 1);
  return {
    calendar_id: 1,
    timezone: 'Europe/Oslo',
    slot_interval: 15,
    rows: rows.map((id) => ({ id, name: `Lift ${id}`, kind: 'lift' })),
    bookings: open.flatMap(bookingsOf),
    plans: [],
    hours: open.flatMap((day) =>
      rows.map((row) => ({ row, begins_at: `${day}T06:00:00Z`, ends_at: `${day}T16:30:00Z` })),
    ),
    unplanned: [],
    load: days.map((day) => ({ day, open: places * 630, booked: 5000, count: places * aDay })),
  };
}

const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
const page = await context.newPage();
await page.route(/\/site\/bookings\/calendar/, (route) => {
  const query = new URL(route.request().url()).searchParams;
  return route.fulfill({ json: { data: calendar(query.get('from')!, query.get('to')!) } });
});
await logIn(page);
const session = await context.newCDPSession(page);

const summaryOf = (took: number[]) => {
  const sorted = took.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(1);
  return `p50 ${at(0.5)}, p95 ${at(0.95)}, most ${at(1)} ms`;
};

for (const view of ['week', 'day']) {
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${origin}/${site}/bookings/calendar?view=${view}`);
  await page.locator('.calendar-card').first().waitFor();
  // As for somebody who looks before they scroll.
  await page.waitForTimeout(3000);
  const cards = await page.locator('.calendar-card').count();
  for (const [way, left, top] of [
    ['to the side', 40, 0],
    ['back again', -40, 0],
    ['down', 0, 24],
  ] as const) {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    const apart = await page.evaluate(scrolled, { left, top });
    const { script, drawing } = workIn(await browser.stopTracing(), apart.length);
    console.log(
      `${view}, ${way}: ${summaryOf(apart)}; a frame has ${script} of scripts, ${drawing}`,
    );
  }
  const turned = await turns(page);
  console.log(`${view} (${cards} cards drawn at first): turned ${summaryOf(turned)}`);
}
await browser.close();

/** How far frames are apart while it is scrolled by so much each; down and up again by turns. */
async function scrolled({ left, top }: { left: number; top: number }): Promise<number[]> {
  const grid = document.querySelector('.calendar-grid')!;
  const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const apart: number[] = [];
  let before = await frame();
  for (let nth = 0; nth < 90; nth += 1) {
    grid.scrollBy(left, nth % 30 < 15 ? top : -top);
    const at = await frame();
    apart.push(at - before);
    before = at;
  }
  return apart;
}

interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the processor, in microseconds. */
  readonly tdur?: number;
}

/** What of so many frames was work of scripts and of drawing, by a trace of the thread that does both. */
function workIn(trace: Buffer, frames: number): { script: string; drawing: string } {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: Traced[] };
  const first = traceEvents.find(({ name }) => name === 'FireAnimationFrame');
  const own = traceEvents.filter(
    ({ ph, pid, tid }) => ph === 'X' && pid === first?.pid && tid === first.tid,
  );
  const sum = (...names: string[]) => {
    const some = own.filter(({ name }) => names.includes(name));
    const ms = some.reduce((all, { tdur = 0 }) => all + tdur, 0) / 1000 / frames;
    return `${ms.toFixed(1)} ms`;
  };
  const layout = sum('UpdateLayoutTree', 'Layout');
  const paint = sum('PrePaint', 'Paint', 'Layerize', 'Commit');
  return { script: sum('FunctionCall'), drawing: `${layout} of layout, ${paint} of painting` };
}

/** How long it takes from a press on the arrow until the days after are drawn, once they are known. */
async function turns(on: Page): Promise<number[]> {
  return on.evaluate(async () => {
    const took: number[] = [];
    const title = () => document.querySelector('h1')!.textContent;
    const arrows = document.querySelectorAll<HTMLElement>('.calendar-bar .sign');
    const turn = async (arrow: HTMLElement) => {
      const [began, before] = [performance.now(), title()];
      arrow.click();
      do await new Promise((resolve) => requestAnimationFrame(resolve));
      while (title() === before || !document.querySelector('.calendar-card'));
      await new Promise((resolve) => requestAnimationFrame(resolve));
      return performance.now() - began;
    };
    // The first time they are asked for.
    await turn(arrows[1]!);
    await turn(arrows[0]!);
    for (let nth = 0; nth < 12; nth += 1) took.push(await turn(arrows[nth % 2 ? 0 : 1]!));
    return took;
  });
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
