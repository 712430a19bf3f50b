import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { alertsNow, closeAlert, holdAlerts, showAlert } from './alerts.ts';
import type { AlertType } from './alerts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  for (const { id } of alertsNow()) closeAlert(id);
  vi.runAllTimers();
  vi.useRealTimers();
});

const visible = () => alertsNow().map((alert) => alert.visible);

test('an alert is an info, an error, a success or a warning, and nothing else', () => {
  for (const type of ['info', 'error', 'success', 'warning'] as const) {
    expect(() => showAlert({ type, content: type })).not.toThrow();
  }
  const unknown = 'danger' as AlertType;
  expect(() => showAlert({ type: unknown, content: '' })).toThrow(TypeError);
  expect(alertsNow()).toHaveLength(4);
});

test('one that may be dismissed closes itself after 5,000 ms and is gone 500 ms later', () => {
  showAlert({ type: 'info', content: 'Saved' });
  vi.advanceTimersByTime(4_999);
  expect(visible()).toEqual([true]);
  vi.advanceTimersByTime(1);
  expect(visible()).toEqual([false]);
  vi.advanceTimersByTime(499);
  expect(visible()).toEqual([false]);
  vi.advanceTimersByTime(1);
  expect(visible()).toEqual([]);
});

test('a persistent one stays until it is closed', () => {
  const id = showAlert({ type: 'error', content: 'No', persistent: true });
  vi.advanceTimersByTime(60_000);
  expect(visible()).toEqual([true]);
  closeAlert(id);
  vi.advanceTimersByTime(500);
  expect(visible()).toEqual([]);
});

test('none closes itself while somebody points at it; afterwards it has its whole time again', () => {
  showAlert({ type: 'info', content: 'Saved' });
  vi.advanceTimersByTime(4_000);
  holdAlerts(true);
  showAlert({ type: 'info', content: 'Sent' });
  vi.advanceTimersByTime(60_000);
  expect(visible()).toEqual([true, true]);
  holdAlerts(false);
  vi.advanceTimersByTime(4_999);
  expect(visible()).toEqual([true, true]);
  vi.advanceTimersByTime(1);
  expect(visible()).toEqual([false, false]);
});

test('what is shown already is not shown twice, it stays longer', () => {
  const first = showAlert({ type: 'info', content: 'Saved' });
  vi.advanceTimersByTime(4_000);
  expect(showAlert({ type: 'info', content: 'Saved' })).toBe(first);
  vi.advanceTimersByTime(4_000);
  expect(visible()).toEqual([true]);
});
