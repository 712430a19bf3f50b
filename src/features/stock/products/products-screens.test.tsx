import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startWords } from '#src/i18n/words.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { productsScreens } from './screens.ts';

beforeAll(() => startWords(['common', 'crud', 'products']));

test('the form of a new product asks for what its kind has', async () => {
  await page.viewport(1440, 900);
  await showScreens(productsScreens, await atWork(), 'product/new');
  const wet = page.getByLabelText('Wet grip');
  const bolt = page.getByLabelText('Bolt pattern');
  await expect.element(wet).toBeVisible();
  expect(bolt.query()).toBeNull();
  await page.getByLabelText('Kind').selectOptions('Rim');
  await expect.element(bolt).toBeVisible();
  expect(wet.query()).toBeNull();
  await page.getByLabelText('Kind').selectOptions('Work');
  await expect.element(page.getByLabelText('Time')).toBeVisible();
  expect(page.getByRole('group', { name: 'EU label' }).query()).toBeNull();
});

test('who may make no products is told so before they fill in a form', async () => {
  await showScreens(productsScreens, await atWork('mechanic'), 'product/new');
  await expect.element(page.getByText(/the right products\.write is missing/)).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
});
