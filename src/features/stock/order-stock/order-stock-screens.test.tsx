import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { orders } from '#contract/sales/orders.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { orderProductCalls, orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { daysAfter } from '#contract/kit/time/zoned-time.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { showDate } from '#src/i18n/time.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { orderStockScreens } from './screens.ts';

startScreens(['order-stock', 'orders', 'stock-levels', 'products', 'storage-places']);

/** An order for four tyres, of which some are in the only warehouse: accepted, it has them reserved. */
async function orderOfFour(there: number, isAccepted = true) {
  const siteId = await atWork();
  const to = { siteId };
  const code = { code: '3', name: '25', kind: 'standard', rate: 25_00, valid_from: '2005-01-01' };
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, to);
  const type = { name: 'Tyres', kind: 'tyre' as const };
  const type_id = (await write(productTypes.calls.add, { body: type }, to)).data.id;
  const product = { name: 'Nordgrep Isgrep 9', type_id };
  const product_id = (await write(products.calls.add, { body: product }, to)).data.id;
  const warehouse_id = (await write(warehouses.calls.add, { body: { name: 'Hall' } }, to)).data.id;
  const came = { intent: crypto.randomUUID(), product_id, quantity: there };
  const delivery = { kind: 'receipt' as const, warehouse_id, lines: [came] };
  await write(stockMovementCalls.receive, { body: delivery }, to);
  const customer_id = (await write(customers.calls.add, { body: { name: 'Kari' } }, to)).data.id;
  const line = {
    key: crypto.randomUUID(),
    position: 1,
    product_id,
    description: 'Isgrep 9',
    quantity: 4_000,
    unit_price: 1500_0000,
    vat_code: '3',
  };
  const body = { customer_id, lines: { put: [line] } };
  const { id } = (await write(orders.calls.add, { body }, to)).data;
  const params = { id };
  if (isAccepted) await write(orders.calls.accept, { params, body: { version: 1 } }, to);
  const screens = [...ordersScreens, ...orderStockScreens];
  await showScreens(screens, siteId, `order/details/${id}?tab=stock`);
  const now = async () => (await send(orderStockCalls.stock, { params }, to)).data[0];
  return { now, to };
}

test('what an order sells is delivered, and its history says so', async () => {
  const { now } = await orderOfFour(6_000);
  await page.getByRole('button', { name: 'Deliver' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('2 free · 4 reserved for this order')).toBeVisible();
  await dialog.getByRole('button', { name: 'Deliver' }).click();
  await expect.poll(async () => (await now())?.delivered).toBe(4_000);
  await page.getByRole('link', { name: 'History' }).click();
  await expect.element(page.getByText('−4')).toBeVisible();
});

test('where less is there than was ordered, that is what is delivered, and the rest stays', async () => {
  const { now } = await orderOfFour(3_000);
  await page.getByRole('button', { name: 'Deliver' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/3 reserved for this order$/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Deliver' }).click();
  await expect.poll(async () => (await now())?.delivered).toBe(3_000);
  await expect.element(page.getByRole('button', { name: 'Deliver' })).toBeVisible();
});

test('a phone asks for the week of making by a keyboard of digits', async () => {
  await orderOfFour(6_000);
  await page.getByRole('button', { name: 'Deliver' }).click();
  const week = page.getByRole('dialog').getByLabelText(/DOT/);
  await expect.element(week).toHaveAttribute('inputmode', 'numeric');
});

test('what is there is kept by hand for an order that is not agreed on yet, for two weeks where nobody says until when', async () => {
  const { now, to } = await orderOfFour(3_000, false);
  await page.getByRole('button', { name: 'Reserve' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reserve' }).click();
  await expect.poll(async () => (await now())?.reserved).toBe(3_000);
  const line = (await now())!.line_id;
  const { data } = await send(orderProductCalls.history, { params: { id: line } }, to);
  const last = daysAfter(showDate(serverNow()), 14);
  expect(data.reservations).toMatchObject([{ held_until: last }]);
});
