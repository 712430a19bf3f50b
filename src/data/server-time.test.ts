import { expect, onTestFinished, test, vi } from 'vitest';
import { learnServerTime, serverNow, serverOffset } from './server-time.ts';

const noon = Date.parse('2026-11-20T12:00:00Z');
const header = (ms: number) => new Date(Math.floor(ms / 1000) * 1000).toUTCString();

test("a device whose clock is wrong learns the server's time, and an answer without a date teaches nothing", () => {
  learnServerTime(null, noon, noon);
  expect(serverOffset()).toBe(0);

  // The server is 90.3 s ahead; each answer takes 100 ms.
  for (let ms = 0; ms < 3000; ms += 270) {
    const sent = noon + ms;
    learnServerTime(header(sent + 50 + 90_300), sent, sent + 100);
  }
  expect(Math.abs(serverOffset() - 90_300)).toBeLessThan(200);
});

test('a clock that was set meanwhile is learnt again', () => {
  learnServerTime(header(noon), noon + 3_600_000, noon + 3_600_100);
  expect(Math.abs(serverOffset() + 3_600_000)).toBeLessThan(1100);
});

test('what is done later is never earlier, though the time of the server is known better by then', () => {
  const second = Math.ceil(Date.now() / 1000) * 1000;
  vi.useFakeTimers({ now: second, toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const learn = (ms: number) => learnServerTime(header(second), second + ms, second + ms);
  learn(50);
  expect(serverOffset()).toBe(450);
  const before = serverNow();
  learn(950);
  expect(serverOffset()).toBe(0);
  expect(serverNow()).toBe(before);
  // A clock that was set is another matter.
  learn(3_600_000);
  expect(serverNow()).toBeLessThan(before - 3_000_000);
});
