import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { tokenFor } from '#src/data/tokens.ts';
import { legacyScreens } from '#src/features/platform/legacy/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { helpScreens } from './screens.ts';

startScreens(['help', 'shell', 'legacy'], { width: 360, height: 640 });

test('who needs help copies what support asks for, with the site and nothing about customers', async () => {
  const siteId = await atWork('mechanic');
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => copied.mockRestore());
  await showScreens(helpScreens, siteId, 'support/site/contact');
  await page.getByRole('button', { name: 'Copy what support asks for' }).click();
  await expect.element(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const [text = ''] = copied.mock.calls[0] ?? [];
  const said = [
    `${tokenFor(siteId)!.siteName} (${siteId})`,
    navigator.userAgent,
    '360 × 640',
    '0 wait to be sent',
  ];
  for (const one of said) expect(text).toContain(one);
  await expect.element(page.getByText(/^Client/)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Description of the calls' }))
    .toHaveAttribute('href', '/api/docs');
  expect(document.documentElement.scrollWidth).toBe(360);
});

test.each([
  ['mekonomen/orders/health-check', 'Mekonomen'],
  ['mekonomen/meca-price-tool', 'MECA'],
  ['integrations/dackia/config', 'Däckia'],
  ['dackpartner/price-setup', 'Däckpartner'],
])('%s says that it waits for %s, and what is not done meanwhile', async (path, partner) => {
  const siteId = await atWork();
  await showScreens([...helpScreens, ...legacyScreens], siteId, path);
  await expect
    .element(page.getByRole('heading', { name: `Waiting for ${partner}`, exact: true }))
    .toBeVisible();
  await expect.element(page.getByText(/nothing is fetched from them/)).toBeVisible();
});
