import { expect } from 'vitest';
import type { Locator } from 'vitest/browser';

/**
 * Presses a button that says it cannot be pressed, which the test's own mouse refuses to do: by the
 * keyboard's way, because a forced click hits beside what still moves.
 */
export async function pressDisabled(button: Locator) {
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  (button.element() as HTMLElement).click();
}
