import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { bookPresetsScreens } from './screens.ts';

startScreens([
  'book-presets',
  'vat-codes',
  'ledger-accounts',
  'payment-methods',
  'accounting-rules',
]);

test('what a new company would get is told, and one press adds it', async () => {
  const siteId = await atWork();
  await showScreens(bookPresetsScreens, siteId, 'settings/economy/preset');
  await expect.element(page.getByRole('heading', { name: 'Norway, NS 4102' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: 'VAT codes 7 0' })).toBeVisible();
  await page.getByRole('button', { name: /^Add \d+ rows$/ }).click();
  await expect.element(page.getByText(/^\d+ rows were added/)).toBeVisible();
  await expect
    .element(page.getByRole('columnheader', { name: 'Added', exact: true }))
    .toBeVisible();
  expect(page.getByRole('button').query()).toBeNull();
});
