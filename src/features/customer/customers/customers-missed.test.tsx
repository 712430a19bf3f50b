import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { resourcesLive } from '#src/crud/live.ts';
import { write } from '#src/data/writing/write.ts';
import { startWords } from '#src/i18n/words.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customersScreens } from './screens.ts';

test('a list in sight reads itself again when changes may have been missed', async () => {
  await startWords(['common', 'crud', 'customers', 'cars', 'customer-desk', 'queue']);
  await page.viewport(1280, 800);
  const siteId = await atWork();
  const add = (name: string) => write(customers.calls.add, { body: { name } }, { siteId });
  const connected = (isFirst: boolean) => resourcesLive.refresh!(siteId, isFirst);
  await add('Before the gap');
  await showScreens(customersScreens, siteId, 'customers/list');
  await connected(true);
  await expect.element(page.getByRole('link', { name: 'Before the gap' })).toBeVisible();

  // Nobody hears of this one.
  await add('Within the gap');
  await connected(false);
  await expect.element(page.getByRole('link', { name: 'Within the gap' })).toBeVisible();
});
