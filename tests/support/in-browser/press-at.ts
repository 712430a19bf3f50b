import type { Locator } from 'vitest/browser';

/** Clicks at a time of the test's own (ms, of events): how soon after another one a hand pressed is told by that alone. */
export function pressAt(one: Locator, at: number): void {
  const press = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(press, 'timeStamp', { value: at });
  one.element().dispatchEvent(press);
}
