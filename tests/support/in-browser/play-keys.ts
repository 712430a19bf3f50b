/// <reference types="@vitest/browser-playwright" />
import { cdp } from 'vitest/browser';

const special: Record<string, { code: string; windowsVirtualKeyCode: number; text?: string }> = {
  Enter: { code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
  Tab: { code: 'Tab', windowsVirtualKeyCode: 9 },
};

let over = 0;

// A busy machine hands them over late: of keys that are ahead of the clock none is given up meanwhile.
const ahead = 2000;

/** Presses keys of the real keyboard, so many ms apart by the clock that the browser gives its events, and `pause` ms after those before. */
export async function playKeys(keys: readonly string[], gap: number, pause = 2000): Promise<void> {
  const start = over + pause > Date.now() ? over + pause : Date.now() + ahead;
  over = start + keys.length * gap;
  await Promise.all(
    keys.flatMap((key, index) => {
      const event = {
        key,
        timestamp: (start + index * gap) / 1000,
        ...(special[key] ?? { text: key }),
      };
      return [
        cdp().send('Input.dispatchKeyEvent', { type: 'keyDown', ...event }),
        cdp().send('Input.dispatchKeyEvent', { type: 'keyUp', ...event, text: '' }),
      ];
    }),
  );
}
