import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { startWords } from '#src/i18n/words.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { bonusGroupsScreens } from './screens.ts';

beforeAll(() => startWords(['common', 'crud', 'bonus-groups', 'customers']));

// A file of its own: here no other screen has brought the look of tabs.
test('the views of a list that is opened before anything else look like tabs, as large as a finger needs', async () => {
  await page.viewport(390, 844);
  await showScreens(bonusGroupsScreens, await atWork(), 'customers/bonus_group/list');
  const view = page.getByRole('button', { name: 'Active', exact: true });
  await expect.element(view).toBeVisible();
  const { height } = view.element().getBoundingClientRect();
  expect(height).toBeGreaterThanOrEqual(48);
});
