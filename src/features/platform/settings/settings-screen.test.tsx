import { beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { siteScreens } from '#src/app/screens.ts';
import { startWords } from '#src/i18n/words.ts';
import { provideScreens } from '#src/navigation/screen-table.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { settingsScreens } from './screens.ts';

beforeAll(async () => {
  await startWords(['common', 'settings']);
  provideScreens(() => Promise.resolve(siteScreens));
  // The server starts with the first who is let in.
  await commands.workAs('mechanic');
});

const link = (name: RegExp) => page.getByRole('link', { name });

test('settings and registers are found by their names and by what is set there', async () => {
  const siteId = await atWork();
  await showScreens(settingsScreens, siteId, 'settings');
  await expect
    .element(link(/^Tread depth limits/))
    .toHaveAttribute('href', `/${siteId}/settings/tyre/tread_depth_thresholds`);
  await expect.element(link(/^Cost centres(?! of orders)/)).toBeVisible();
  await expect
    .element(link(/^Consents asked for/))
    .toHaveAttribute('href', `/${siteId}/settings/customer/consent/list`);
  await page.getByLabelText('Search the settings').fill('KIOSK check');
  await expect.element(link(/^Queue settings/)).toBeVisible();
  await expect.element(link(/^Tread depth limits/)).not.toBeInTheDocument();
  await page.getByLabelText('Search the settings').fill('nothing like it');
  await expect.element(page.getByText('No settings are called like that')).toBeVisible();
});

test('nobody is offered settings that they may not see', async () => {
  const siteId = await atWork('warehouse');
  await showScreens(settingsScreens, siteId, 'settings');
  await expect.element(link(/^Consents asked for/)).toBeVisible();
  await expect.element(link(/^Queue settings/)).not.toBeInTheDocument();
});
