import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { autoProducts } from '#contract/sales/auto-products/auto-products.ts';
import { orders } from '#contract/sales/orders.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { autoProductsScreens } from './screens.ts';

startScreens(['orders', 'vat-codes', 'auto-products', 'products'], { width: 1440, height: 900 });

/** A site whose chain sells a tyre, a recycling fee and a valve. */
async function atShop() {
  const siteId = await atWork();
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' };
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  const product = async (name: string, kind: 'tyre' | 'work' | 'part', price: number) => {
    const type = { name: `All ${kind}s`, kind, position: 0 };
    const type_id = (await write(productTypes.calls.add, { body: type }, { siteId })).data.id;
    const body = { name, kind, type_id, price };
    return (await write(products.calls.add, { body }, { siteId })).data.id;
  };
  await product('Hakka 10', 'tyre', 1290_00);
  const fee = await product('Fee for recycling', 'work', 20_00);
  const valve = await product('Rubber valve', 'part', 30_00);
  const rule = (body: object) =>
    write(autoProducts.calls.add, { body: { kind: 'tyre', ...body } as never }, { siteId });
  return { siteId, fee, valve, rule };
}

const adding = () => page.getByRole('combobox', { name: 'Add a line' });
const lineOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });
const offers = () => page.getByRole('list', { name: 'Added by rule' });

test('an order gets by itself what rules add to it, follows it, and asks for the rest', async () => {
  const { siteId, fee, valve, rule } = await atShop();
  await rule({ name: 'Recycling', product_id: fee });
  await rule({ name: 'Valves', product_id: valve, mode: 'ask', question: 'Add valves?' });
  await showScreens(ordersScreens, siteId, 'order/details');
  await userEvent.fill(adding(), 'Hakka');
  await expect.element(page.getByRole('option', { name: /Hakka 10/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(lineOf('Added by Recycling, for line 1')).toBeVisible();
  await expect.element(page.getByLabelText('Quantity')).toHaveFocus();
  await userEvent.keyboard('4{Enter}');
  await expect.element(lineOf('Fee for recycling.* 4 .*80.00')).toBeVisible();
  // Enter goes past what follows by itself: what is typed next is the next line.
  await expect.element(adding()).toHaveFocus();

  await expect.element(offers().getByText('Add valves?')).toBeVisible();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(lineOf('Rubber valve.* 4 .*120.00')).toBeVisible();

  await page.getByRole('button', { name: 'Take out line 2' }).click();
  await expect.element(offers().getByText('Recycling was taken away')).toBeVisible();
  await page.getByRole('button', { name: 'Put back' }).click();
  await expect.element(lineOf('Added by Recycling')).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect.element(lineOf('Added by Valves, for line 1')).toBeVisible();
  const { data } = await send(orders.calls.list, { query: {} }, { siteId });
  const { data: order } = await send(orders.calls.one, { params: { id: data[0]!.id } }, { siteId });
  expect(order.lines.map(({ quantity }) => quantity)).toEqual([4000, 4000, 4000]);
});

test('a rule is begun with what most workshops have, and tried on an order', async () => {
  const { siteId } = await atShop();
  const put = [{ description: 'Wash', quantity: 1000, unit_price: 0, vat_code: '3' }].map(
    (line) => ({ ...line, key: crypto.randomUUID(), position: 0 }),
  );
  await write(orders.calls.add, { body: { reference: 'Trial', lines: { put } } }, { siteId });
  await showScreens(autoProductsScreens, siteId, 'auto-products/new');
  await page.getByRole('link', { name: 'Recycling fee' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Name/ })).toHaveValue('Recycling fee');
  await userEvent.fill(page.getByRole('combobox', { name: /^Adds/ }), 'Fee for');
  await expect.element(page.getByRole('option', { name: /Fee for recycling/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const chosen = page.getByRole('combobox', { name: /^Adds/ });
  await expect.element(chosen).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{Control>}s{/Control}');
  await page.getByRole('tab', { name: 'Try it' }).click();
  await userEvent.fill(page.getByRole('combobox', { name: 'Try it on an order' }), 'Trial');
  await page.getByRole('option').first().click();
  await expect.element(page.getByText('Adds nothing to this order.')).toBeVisible();
  await expect.element(page.getByText('only a text')).toBeVisible();
});
