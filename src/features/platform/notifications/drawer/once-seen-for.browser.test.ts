import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceSeenFor } from './once-seen-for.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

test('what was in sight long enough counts once', () => {
  show('visible');
  const seen = vi.fn();
  onceSeenFor(2500, seen);
  vi.advanceTimersByTime(2499);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  show('hidden');
  show('visible');
  vi.advanceTimersByTime(5000);
  expect(seen).toHaveBeenCalledOnce();
});

test('what is closed before is not seen', () => {
  show('visible');
  const seen = vi.fn();
  const stop = onceSeenFor(2500, seen);
  vi.advanceTimersByTime(2400);
  stop();
  vi.advanceTimersByTime(5000);
  show('hidden');
  show('visible');
  vi.advanceTimersByTime(5000);
  expect(seen).not.toHaveBeenCalled();
});

test('a tab that nobody looks at sees nothing until it is looked at, and then for the whole time', () => {
  show('hidden');
  const seen = vi.fn();
  onceSeenFor(2500, seen);
  vi.advanceTimersByTime(60_000);
  show('visible');
  vi.advanceTimersByTime(2000);
  show('hidden');
  vi.advanceTimersByTime(60_000);
  show('visible');
  vi.advanceTimersByTime(2400);
  expect(seen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(100);
  expect(seen).toHaveBeenCalledOnce();
});
