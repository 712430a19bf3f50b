import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { stockLevelsScreens } from '#src/features/stock/stock-levels/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { stockRefillsScreens } from './screens.ts';

startScreens(['stock-refills', 'stock-levels', 'products', 'storage-places']);

let siteId: string;
let refill: number;
beforeEach(async () => {
  siteId = await atWork();
  const to = { siteId };
  const type = { name: 'Tyres', kind: 'tyre' as const };
  const type_id = (await write(productTypes.calls.add, { body: type }, to)).data.id;
  const body = { name: 'Nordgrep Isgrep 9', type_id };
  const product_id = (await write(products.calls.add, { body }, to)).data.id;
  const warehouse_id = (await write(warehouses.calls.add, { body: { name: 'Hall' } }, to)).data.id;
  const level = { product_id, warehouse_id, min_quantity: 4_000, max_quantity: 12_000 };
  await write(stockLevels.calls.add, { body: level }, to);
  refill = (await write(stockRefills.calls.add, { body: { warehouse_id } }, to)).data.id;
});

const now = async () =>
  (await send(stockRefills.calls.one, { params: { id: refill } }, { siteId })).data;

test('what is proposed says why, is changed, ordered and received', async () => {
  const screens = [...stockRefillsScreens, ...stockLevelsScreens];
  const router = await showScreens(screens, siteId, `stock/stock-refill/details/${refill}`);
  await expect.element(page.getByText('Filled to 12, its most.', { exact: false })).toBeVisible();
  await page.getByLabelText('Order of Nordgrep Isgrep 9').fill('8');
  await page.getByRole('button', { name: 'Save what is chosen' }).click();
  await expect.poll(async () => (await now()).pieces).toBe(8_000);
  const { version } = await now();
  await write(stockRefills.calls.order, { params: { id: refill }, body: { version } }, { siteId });
  await router.navigate(`/${siteId}/stock/receive`);
  await page.getByRole('link', { name: /Hall/ }).click();
  await page.getByRole('button', { name: 'Receive 8' }).click();
  await expect.poll(async () => (await now()).state).toBe('received');
  await expect.element(page.getByRole('row', { name: /^Nordgrep Isgrep 9.* 8 8 0/ })).toBeVisible();
});
