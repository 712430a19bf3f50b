import { beforeAll, expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { siteScreens } from '#src/app/screens.ts';
import { startWords } from '#src/i18n/words.ts';
import { provideScreens } from '#src/navigation/screen-table.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
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

test('settings stand in groups, each with a sentence about what it is for', async () => {
  const siteId = await atWork();
  await showScreens(settingsScreens, siteId, 'settings');
  const books = page.getByRole('region', { name: 'Accounting' });
  await expect
    .element(books.getByRole('link', { name: /^VAT codes The rates of VAT/ }))
    .toBeVisible();
  await expect
    .element(books.getByRole('link', { name: /^Queue settings/ }))
    .not.toBeInTheDocument();
  const said = page
    .getByRole('link')
    .elements()
    .map((one) => one.querySelector('small'));
  expect(said.filter((one) => one && one.textContent.trim() === '')).toEqual([]);
});

test('a calendar stands among the settings of bookings, found by its name', async () => {
  const siteId = await atWork();
  const { calendarId } = await makeBookable(siteId);
  await showScreens(settingsScreens, siteId, 'settings');
  const bookings = page.getByRole('region', { name: 'Bookings' });
  await expect
    .element(bookings.getByRole('link', { name: /^New calendar/ }))
    .toHaveAttribute('href', `/${siteId}/settings/booking/calendars/new`);
  await expect
    .element(bookings.getByRole('link', { name: /^Workshop Services, opening hours/ }))
    .toHaveAttribute('href', `/${siteId}/settings/booking/calendars/${calendarId}`);
});

test('nobody is offered settings that they may not see', async () => {
  const siteId = await atWork('warehouse');
  await showScreens(settingsScreens, siteId, 'settings');
  await expect.element(link(/^Consents asked for/)).toBeVisible();
  await expect.element(link(/^Queue settings/)).not.toBeInTheDocument();
});
