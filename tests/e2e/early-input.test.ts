import { test } from 'vitest';
import { desktop, openAs } from './browser.ts';
import { expect } from './expect-soon.ts';
import { startApp } from './started-app.ts';

const app = startApp();

/** Somebody of the demo, whose page is asked for anew and only painted yet, on a processor so many times slower. */
async function justPainted(slower: number) {
  // A device that speaks as they do.
  const given = { viewport: desktop, locale: 'nb-NO', serviceWorkers: 'block' } as const;
  const page = await (await app.browser.newContext(given)).newPage();
  await openAs(page, `${app.server.url}/1/customers/list`, 'reception@demo.test');
  await expect(page.getByRole('main')).toBeVisible();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.goto(`${app.server.url}/1`, { waitUntil: 'commit' });
  await page.waitForSelector('body', { state: 'attached' });
  return page;
}

test.each([
  { slower: 1, delay: 0 },
  { slower: 1, delay: 90 },
  { slower: 6, delay: 0 },
  { slower: 6, delay: 90 },
])('what is typed while the page loads is searched for whole: %o', async ({ slower, delay }) => {
  const page = await justPainted(slower);
  await page.keyboard.type('/EV99881', { delay });
  await expect(page.locator('dialog.palette input')).toHaveValue('EV99881');
  await expect(page.locator('dialog.palette input')).toBeFocused();
});

test.each([
  { slower: 1, delay: 0 },
  { slower: 6, delay: 90 },
])('Enter takes what was found for all that was typed: %o', async ({ slower, delay }) => {
  const page = await justPainted(slower);
  await page.keyboard.type('/zz 100 no such', { delay });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/1\/search\/zz(%20|\+)100(%20|\+)no(%20|\+)such$/);
});

test('a press on the search while the bar is only painted, and what is typed after it, reach the box', async () => {
  const page = await justPainted(6);
  await page.mouse.click(420, 28);
  await page.keyboard.type('EV99', { delay: 90 });
  const box = page.getByRole('searchbox').first();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue('EV99');
});
