import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { giftCardCalls } from '#contract/sales/gift-cards/gift-card-calls.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { registerShop } from '#tests/support/in-browser/register-shop.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { cashRegistersScreens } from './screens.ts';

startScreens(['cash-registers', 'products', 'orders', 'invoices-made']);

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();
const inDialog = (name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name }).first();

test('a register is taken into real use by who says that what is entered there is sold', async () => {
  const { siteId, id } = await registerShop({ open: false });
  await showScreens(cashRegistersScreens, siteId, `payment/cash-register/registers/${id}`);
  await button('Take into real use').click();
  await page
    .getByRole('dialog')
    .getByLabelText(/^What is entered here/)
    .click();
  await inDialog('Take into real use').click();
  await expect.element(page.getByText('In use', { exact: true }).first()).toBeVisible();
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/sell');
  await expect.element(button('Begin the day')).toBeVisible();
  expect(page.getByText(/^For practice/).elements()).toEqual([]);
});

test('a finished order is sold in two presses, and its receipt names it', async () => {
  const { siteId, transactions } = await registerShop({ declared: true });
  const order = await doneOrder(siteId);
  const screens = [...ordersScreens, ...cashRegistersScreens];
  await showScreens(screens, siteId, `order/details/${order.id}`);
  await page.getByRole('link', { name: 'Sell at the register' }).click();
  await inDialog(/^Kort/).click();
  await expect.element(page.getByText(/^Ordre \d+$/)).toBeVisible();
  await expect.element(page.getByText('Salgskvittering')).toBeVisible();
  expect((await transactions())[0]).toMatchObject({ kind: 'sale', gross: 500_00 });
  await button('Next sale').click();
  await expect.element(page.getByRole('combobox').first()).toBeVisible();
});

test('what is not in stock by the books is asked about, and sold all the same', async () => {
  const { siteId, transactions } = await registerShop({ declared: true });
  await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  const type = { name: 'Blades', kind: 'tyre' as const, position: 0 };
  const { id: type_id } = (await write(productTypes.calls.add, { body: type }, { siteId })).data;
  const product = { name: 'Hakka 10', type_id, price: 250_00 };
  await write(products.calls.add, { body: product }, { siteId });
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/sell');
  await page.getByRole('combobox').first().fill('Hakka');
  await page
    .getByRole('option', { name: /^Hakka 10/ })
    .first()
    .click();
  await button('Pay').click();
  await inDialog(/^Kort/).click();
  await inDialog('Sell it anyway').click();
  await expect.element(page.getByRole('row', { name: /^Hakka 10/ })).toBeVisible();
  expect((await transactions())[0]).toMatchObject({ kind: 'sale', methods: ['Kort'] });
});

test('a gift card pays what it has, and the rest is paid otherwise', async () => {
  const { siteId, methods, transactions } = await registerShop({ declared: true });
  const order = await doneOrder(siteId);
  const card = (await methods()).find(({ kind }) => kind === 'card')!;
  const sold = { amount: 200_00, method_id: card.id };
  const { id } = (await write(giftCards.calls.add, { body: sold }, { siteId })).data;
  const { code } = (await send(giftCardCalls.code, { params: { id }, body: {} }, { siteId })).data;
  const path = `payment/cash-register/sell?order=${order.id}`;
  await showScreens(cashRegistersScreens, siteId, path);
  await inDialog(/^Gavekort/).click();
  await page.getByLabelText(/^Number of the card/).fill(code);
  await expect.element(page.getByText(/200\.00 left on the card/)).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await inDialog(/^Kort/).click();
  await expect.element(page.getByText('Salgskvittering')).toBeVisible();
  expect((await transactions())[0]).toMatchObject({
    gross: 500_00,
    methods: ['Gavekort', 'Kort'],
  });
});
