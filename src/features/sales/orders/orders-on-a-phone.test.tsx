import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { orders } from '#contract/sales/orders.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { ordersScreens } from './screens.ts';

startScreens(['orders', 'vat-codes'], { width: 360, height: 640 });

test('on a phone the tab alone says what the list is narrowed by, and a draft is called an order', async () => {
  const siteId = await atWork();
  await write(orders.calls.add, { body: {} }, { siteId });
  const router = await showScreens(ordersScreens, siteId, 'order/list');
  const draft = page.getByRole('link', { name: /^Order\s*Draft/ });
  await expect.element(draft).toBeVisible();
  const narrowed = page.getByRole('button', { name: /^State Draft/ });
  await expect.element(narrowed).not.toBeInTheDocument();
  // What no tab says is said.
  await router.navigate(`/${siteId}/order/list?state=draft`);
  await expect.element(narrowed).toBeVisible();
  await draft.click();
  await expect.element(page.getByRole('heading', { name: 'Order', level: 1 })).toBeVisible();
});
