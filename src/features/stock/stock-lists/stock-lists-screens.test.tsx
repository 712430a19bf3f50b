import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockListProfiles } from '#contract/stock/stock-lists/stock-lists.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { stockListsScreens } from './screens.ts';

startScreens(['stock-lists', 'stock-levels', 'products', 'storage-places']);

let siteId: string;
beforeEach(async () => {
  siteId = await atWork();
});

test('where no other warehouse sends a list it is said what to do', async () => {
  // Lines come with lists: whoever has none is led there.
  await showScreens(stockListsScreens, siteId, 'axess/stock-list');
  await expect.element(page.getByText(/^No list of another warehouse/)).toBeVisible();
  await page.getByRole('link', { name: 'Axess stock import' }).last().click();
  await expect.element(page.getByRole('link', { name: 'New list' })).toBeVisible();
});

test('a list is chosen, looked at, written and undone', async () => {
  const to = { siteId };
  const type = { name: 'Tyres', kind: 'tyre' as const };
  const type_id = (await write(productTypes.calls.add, { body: type }, to)).data.id;
  const body = { name: 'Nordgrep Isgrep 9', number: 'T-100', type_id };
  await write(products.calls.add, { body }, to);
  const hall = (await write(warehouses.calls.add, { body: { name: 'Axess Drammen' } }, to)).data;
  const profile = { name: 'Axess', warehouse_id: hall.id };
  await write(stockListProfiles.calls.add, { body: profile }, to);
  const onHand = async () => (await send(stockLevels.calls.list, {}, to)).data[0]?.on_hand ?? 0;
  await showScreens(stockListsScreens, siteId, 'axess/stock-import');
  await expect.element(page.getByText(/The stock of Axess Drammen is counted/)).toBeVisible();
  const text = 'VIN;Artikkelnr;Antall;Pall\nWVW1;T-100;4;P1\n;NONE;2;P2\n';
  const file = new File([text], 'axess.csv', { type: 'text/csv' });
  await page.getByLabelText('Choose a file', { exact: false }).upload(file);
  await page.getByRole('button', { name: 'Check what would happen' }).click();
  await expect.element(page.getByText(/^No product has this number/).first()).toBeVisible();
  await page.getByLabelText('Leave out the row that is wrong').click();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect.poll(onHand).toBe(4_000);
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect.poll(onHand).toBe(0);
});
