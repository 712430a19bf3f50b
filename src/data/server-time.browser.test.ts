import type * as ServerTime from './server-time.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Clock = typeof ServerTime;

const hour = 3_600_000;
const header = (ms: number) => new Date(ms).toUTCString();
let pages = 0;

/** The module as a page loads it that is opened now. */
async function openPage(): Promise<Clock> {
  pages += 1;
  // Vite takes the query off an address that it can read here, and all pages would share one module.
  const address = new URL(import.meta.url);
  address.pathname = address.pathname.replace('.browser.test', '');
  address.search = `page-${pages}`;
  return (await import(/* @vite-ignore */ address.href)) as Clock;
}

/** The device's clock was set to so much later. */
const setClock = (by: number) => vi.useFakeTimers({ now: Date.now() + by, toFake: ['Date'] });

beforeEach(() => {
  localStorage.removeItem('wheelhouse.clock');
  localStorage.removeItem('wheelhouse.lastDone');
});
afterEach(() => vi.useRealTimers());

test('a start without the server knows by how much the clock is wrong', async () => {
  const { learnServerTime, serverOffset } = await openPage();
  learnServerTime(header(Date.now() - 24 * hour), Date.now(), Date.now());
  const known = serverOffset();
  expect(Math.round(known / hour)).toBe(-24);
  expect((await openPage()).serverOffset()).toBe(known);
});

test('when an answer was given is told by the server’s clock', async () => {
  const { answeredAt, learnServerTime } = await openPage();
  const now = Date.now();
  learnServerTime(header(now - 24 * hour), now, now);
  expect(Math.round((now - answeredAt({ dataUpdatedAt: now })!) / hour)).toBe(24);
  expect(answeredAt({ dataUpdatedAt: 0 })).toBe(null);
});

test('time does not go back: a clock that was set back meanwhile is noticed', async () => {
  const { learnServerTime } = await openPage();
  const now = Date.now();
  learnServerTime(header(now), now, now);
  setClock(-hour);
  const { serverNow } = await openPage();
  expect(Math.abs(serverNow() - now)).toBeLessThan(60_000);
});

test('neither does a clock that is set back while the page is open', async () => {
  const { learnServerTime, serverNow } = await openPage();
  const now = Date.now();
  learnServerTime(header(now), now, now);
  serverNow();
  setClock(-hour);
  expect(Math.abs(serverNow() - now)).toBeLessThan(60_000);
});

test('a clock that is set back and then right again is no time that went by', async () => {
  const { learnServerTime, serverNow } = await openPage();
  const now = Date.now();
  learnServerTime(header(now), now, now);
  for (const by of [-20 * hour, 5 * hour, 15 * hour]) {
    setClock(by);
    expect(Math.abs(serverNow() - now)).toBeLessThan(60_000);
  }
  setClock(hour);
  expect(Math.abs(serverNow() - now - hour)).toBeLessThan(60_000);
});

test('what is done in another tab right after is not earlier, though that tab knows the time otherwise', async () => {
  const second = Math.ceil(Date.now() / 1000) * 1000;
  vi.useFakeTimers({ now: second, toFake: ['Date'] });
  const [ahead, behind] = [await openPage(), await openPage()];
  ahead.learnServerTime(header(second), second, second);
  behind.learnServerTime(header(second), second + 999, second + 999);
  const first = ahead.doneNow();
  setClock(10);
  expect(behind.serverNow()).toBeLessThan(first - 900);
  expect(behind.doneNow()).toBe(first);
  expect(behind.serverNow()).toBe(first);
  setClock(2000);
  expect(ahead.doneNow()).toBe(second + 2510);
});
