import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { stockCountCalls } from '#contract/stock/stock-counts/stock-counts.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { stockTakesScreens } from '#src/features/stock/stock-takes/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { stockCountsScreens } from './screens.ts';

startScreens(['stock-takes', 'stock-counts', 'stock-levels', 'products', 'storage-places']);

let siteId: string;
let take: number;
beforeEach(async () => {
  siteId = await atWork();
  const to = { siteId };
  const type = { name: 'Tyres', kind: 'tyre' as const };
  const type_id = (await write(productTypes.calls.add, { body: type }, to)).data.id;
  const body = { name: 'Nordgrep Isgrep 9', type_id };
  const tyre = (await write(products.calls.add, { body }, to)).data.id;
  const hall = (await write(warehouses.calls.add, { body: { name: 'Hall' } }, to)).data.id;
  const line = { intent: crypto.randomUUID(), product_id: tyre, quantity: 4_000 };
  const delivery = { kind: 'receipt' as const, warehouse_id: hall, lines: [line] };
  await write(stockMovementCalls.receive, { body: delivery }, to);
  take = (await write(stockTakes.calls.add, { body: { warehouse_id: hall } }, to)).data.id;
});

test('what should be there is chosen and counted, and the difference stands beside what is written', async () => {
  const path = `barcode-reader/hotel-inventory/${take}?tab=products`;
  const screens = [...stockTakesScreens, ...stockCountsScreens];
  const router = await showScreens(screens, siteId, path);
  await page.getByRole('button', { name: /Nordgrep Isgrep 9/ }).click();
  await page.getByLabelText('Shelf').fill('A.1');
  await page.getByLabelText('Stands there').fill('0.0005');
  await expect.element(page.getByRole('button', { name: 'Save the count' })).toBeDisabled();
  await page.getByLabelText('Stands there').fill('3');
  // Who was elsewhere meanwhile has it in hand still.
  await router.navigate(`/${siteId}/stock/counts`);
  await expect.element(page.getByLabelText('Stands there')).not.toBeInTheDocument();
  await router.navigate(-1);
  await expect.element(page.getByLabelText('Stands there')).toHaveValue('3');
  await page.getByRole('button', { name: 'Save the count' }).click();
  await expect
    .element(page.getByRole('row', { name: /Nordgrep Isgrep 9 .*A\.1.* 4 3 -1/ }))
    .toBeVisible();
  await expect
    .element(page.getByRole('heading', { name: 'Not counted yet' }))
    .not.toBeInTheDocument();
  const params = { id: take };
  const { data } = await send(stockCountCalls.foundProducts, { params }, { siteId });
  expect(data.lines).toMatchObject([{ expected: 4_000, counted: 3_000, shelf: 'A.1' }]);
});
