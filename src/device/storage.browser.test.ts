import { afterEach, expect, test, vi } from 'vitest';
import { isHeldInMemory, keep, keepInstead, readKept, watchKept } from './storage.ts';

const key = 'wheelhouse.test';
afterEach(() => {
  vi.restoreAllMocks();
  keep(key, null);
});

const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

test('what a full storage does not keep is held by the page, which says so', () => {
  expect(isHeldInMemory.get()).toBe(false);
  full();
  keep(key, 'new');
  expect(readKept(key)).toBe('new');
  expect(isHeldInMemory.get()).toBe(true);
});

test('what a full storage kept before stays there for other tabs', () => {
  keep(key, 'of an hour ago');
  full();
  keep(key, 'new');
  expect(localStorage.getItem(key)).toBe('of an hour ago');
  expect(readKept(key)).toBe('new');
});

test('what may not come back with the next page goes from a full storage', () => {
  keep(key, 'of somebody else');
  full();
  keepInstead(key, 'new');
  expect(localStorage.getItem(key)).toBeNull();
  expect(readKept(key)).toBe('new');
});

test('what another tab keeps or forgets is newer than what this page holds alone', () => {
  keep(key, 'of an hour ago');
  full();
  keep(key, 'new');
  vi.restoreAllMocks();
  const seen: (string | null)[] = [];
  const stop = watchKept(key, () => seen.push(readKept(key)));
  localStorage.removeItem(key);
  globalThis.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
  stop();
  expect(seen).toEqual([null]);
  expect(isHeldInMemory.get()).toBe(false);
});

test('once there is room again it is kept, and nothing is said any more', () => {
  full();
  keep(key, 'new');
  vi.restoreAllMocks();
  keep(key, 'newer');
  expect(localStorage.getItem(key)).toBe('newer');
  expect(isHeldInMemory.get()).toBe(false);
});
