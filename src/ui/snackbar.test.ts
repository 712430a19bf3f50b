import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSnackbar, showSnackbar, snackNow } from './snackbar.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  closeSnackbar();
  vi.useRealTimers();
});

test('the snackbar stays for 30,000 ms', () => {
  showSnackbar('Put away at A.03-2');
  vi.advanceTimersByTime(29_999);
  expect(snackNow()?.text).toBe('Put away at A.03-2');
  vi.advanceTimersByTime(1);
  expect(snackNow()).toBeNull();
});

test('there is one at a time, and the next has its whole time', () => {
  showSnackbar('First');
  vi.advanceTimersByTime(20_000);
  showSnackbar('Second');
  vi.advanceTimersByTime(29_999);
  expect(snackNow()?.text).toBe('Second');
  vi.advanceTimersByTime(1);
  expect(snackNow()).toBeNull();
});
