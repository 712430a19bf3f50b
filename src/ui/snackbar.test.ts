import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeSnackbar, showSnackbar, showWhile, snackNow } from './snackbar.ts';

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

test('what is said while something is made ends when it is there, or cannot be', async () => {
  const made = Promise.withResolvers<string>();
  const file = showWhile('Your file is being made.', () => made.promise);
  vi.advanceTimersByTime(60_000);
  expect(snackNow()?.text).toBe('Your file is being made.');
  made.resolve('file');
  expect(await file).toBe('file');
  expect(snackNow()).toBeNull();
  const failed = showWhile('Your file is being made.', () => Promise.reject(new Error('Refused')));
  await expect(failed).rejects.toThrow('Refused');
  expect(snackNow()).toBeNull();
});

test('the end of it takes nothing else away', async () => {
  const made = Promise.withResolvers<void>();
  const file = showWhile('Your file is being made.', () => made.promise);
  showSnackbar('Archived');
  made.resolve();
  await file;
  expect(snackNow()?.text).toBe('Archived');
});
