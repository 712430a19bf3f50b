import { afterEach, expect, test, vi } from 'vitest';
import { watchWake } from './wake.ts';

afterEach(() => vi.useRealTimers());

test('a page that is looked at again, or is online again, has woken up, and is told so once', () => {
  vi.useFakeTimers();
  const woke = vi.fn();
  const stop = watchWake(woke);
  document.dispatchEvent(new Event('visibilitychange'));
  globalThis.dispatchEvent(new Event('online'));
  expect(woke).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1_500);
  globalThis.dispatchEvent(new Event('online'));
  expect(woke).toHaveBeenCalledTimes(2);
  stop();
  vi.advanceTimersByTime(1_500);
  globalThis.dispatchEvent(new Event('online'));
  expect(woke).toHaveBeenCalledTimes(2);
});

test('a clock that jumps tells that the device slept; one that only goes on does not', () => {
  vi.useFakeTimers();
  const woke = vi.fn();
  const stop = watchWake(woke);
  vi.advanceTimersByTime(60_000);
  expect(woke).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 8 * 3_600_000);
  vi.advanceTimersByTime(5_000);
  expect(woke).toHaveBeenCalledTimes(1);
  stop();
});

test('only a page that the browser kept has to ask again when it is shown', () => {
  const woke = vi.fn();
  const stop = watchWake(woke);
  globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(woke).not.toHaveBeenCalled();
  globalThis.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(woke).toHaveBeenCalledTimes(1);
  stop();
});
