import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { preorderAgreements } from '#contract/stock/preorders/preorder-agreements.ts';
import { productCosts, products, productTypes } from '#contract/stock/products/products.ts';
import { stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { stockRefillsScreens } from '#src/features/stock/stock-refills/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { preordersScreens } from './screens.ts';

const words = ['preorders', 'vat-codes', 'storage-places', 'products', 'stock-refills'];
startScreens([...words, 'stock-levels'], { width: 1440, height: 900 });

const { calls } = preorderAgreements;
let siteId: string;
let tyre: number;
beforeEach(async () => {
  siteId = await atWork();
  const to = { siteId };
  const code = { code: '3', name: '25', kind: 'standard' as const, rate: 25_00 };
  await write(vatCodes.calls.add, { body: { ...code, valid_from: '2005-01-01' } }, to);
  const type = { name: 'Tyres', kind: 'tyre' as const };
  const type_id = (await write(productTypes.calls.add, { body: type }, to)).data.id;
  const body = { name: 'Nordgrep Isgrep 9', number: '1001', type_id };
  tyre = (await write(products.calls.add, { body }, to)).data.id;
  await write(warehouses.calls.add, { body: { name: 'Hall' } }, to);
});

test('an agreement is written with lines that are pasted from the supplier’s spreadsheet', async () => {
  await showScreens(preordersScreens, siteId, 'order/preorder/agreements/create');
  await page.getByLabelText('Supplier', { exact: true }).fill('Grossist');
  await page.getByLabelText('Budget').fill('30000');
  const adding = page.getByRole('combobox', { name: 'Add a line' });
  const pasted = new DataTransfer();
  pasted.setData('text', 'Article\tNumber\tPrice\n1001\t40\t812,50\nAny 17 inch\t10\t900');
  // Once the rates of VAT are known.
  await expect.element(page.getByLabelText('Totals')).toBeVisible();
  adding
    .element()
    .dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: pasted, bubbles: true, cancelable: true }),
    );
  await expect.element(page.getByRole('row', { name: /Nordgrep Isgrep 9/ })).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByText(/11,500.00 over the budget/)).toBeVisible();
  const { data } = await send(calls.list, { query: {} }, { siteId });
  expect(data).toMatchObject([{ supplier: 'Grossist', pieces: 50_000, net: 41_500_00 }]);
  const { lines } = (await send(calls.one, { params: { id: data[0]!.id } }, { siteId })).data;
  expect(lines).toMatchObject([
    { product_id: tyre, unit_price: 812_50_00 },
    { product_id: null, description: 'Any 17 inch' },
  ]);
});

test('a line of an active agreement is called off, and what is left of it is proposed to refills', async () => {
  const to = { siteId };
  const line = {
    key: crypto.randomUUID(),
    position: 1,
    product_id: tyre,
    description: 'Nordgrep Isgrep 9',
    quantity: 40_000,
    unit_price: 812_50_00,
    vat_code: '3',
  };
  const terms = { supplier: 'Grossist', agreed_on: '2026-01-02', price_fall: true };
  const made = await write(calls.add, { body: { ...terms, lines: { put: [line] } } }, to);
  const fallen = { product_id: tyre, supplier: 'Grossist', cost: 800_00, valid_from: '2026-06-01' };
  await write(productCosts.calls.add, { body: fallen }, to);
  const params = { id: made.data.id };
  const now = async () => (await send(calls.one, { params }, to)).data;
  for (const step of ['send', 'confirm', 'activate'] as const) {
    await write(calls[step], { params, body: { version: (await now()).version } }, to);
  }
  const screens = [...preordersScreens, ...stockRefillsScreens];
  const at = `order/preorder/agreements/edit/${params.id}`;
  const router = await showScreens(screens, siteId, at);
  await page.getByRole('button', { name: 'Call off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText(/^How many/).fill('16');
  await dialog.getByLabelText(/^Wanted on/).fill('2027-02-01');
  await dialog.getByRole('button', { name: 'Call off' }).click();
  await expect.poll(async () => (await now()).called_off).toBe(16_000);
  await expect.element(page.getByText('16 of 40 · 40 %')).toBeVisible();
  await expect.element(page.getByText(/Grossist owes .*200.00 for 16/)).toBeVisible();
  await page.getByRole('link', { name: 'Refill 1' }).click();
  await expect.element(page.getByRole('link', { name: 'Receive' })).toBeVisible();

  const [hall] = (await send(warehouses.calls.list, { query: {} }, to)).data;
  const chosen = [{ product_id: tyre, quantity: 4_000 }];
  const body = { warehouse_id: hall!.id, chosen };
  const refill = (await write(stockRefills.calls.add, { body }, to)).data.id;
  await router.navigate(`/${siteId}/stock/stock-refill/details/${refill}`);
  const agreed = page.getByRole('link', { name: /Agreement 1 with Grossist: 24 left at/ });
  await expect.element(agreed).toBeVisible();
});
