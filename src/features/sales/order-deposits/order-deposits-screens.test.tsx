import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';

startScreens(['orders', 'order-deposits']);

test('a deposit is taken by keyboard, more than is left is asked about, and what a cancelled order owes is paid back', async () => {
  const siteId = await atWork();
  const to = { siteId };
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' };
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, to);
  const method = { name: 'Coins', kind: 'cash', rounding: 'r100' } as const;
  await write(paymentMethods.calls.add, { body: method }, to);
  const card = { name: 'Bank card', kind: 'card', rounding: 'none' } as const;
  await write(paymentMethods.calls.add, { body: card }, to);
  const customer_id = (await write(customers.calls.add, { body: { name: 'Kari' } }, to)).data.id;
  const line = {
    key: crypto.randomUUID(),
    position: 1,
    description: 'Tyre',
    quantity: 1_000,
    unit_price: 987_64_80,
    vat_code: '3',
  };
  const body = { customer_id, lines: { put: [line] } };
  const { id } = (await write(orders.calls.add, { body }, to)).data;
  const params = { id };
  const paid = async () => (await send(orderDepositCalls.deposits, { params }, to)).data.paid;
  await write(orders.calls.accept, { params, body: { version: 1 } }, to);
  await showScreens(ordersScreens, siteId, `order/details/${id}?tab=deposits`);
  await page.getByRole('button', { name: 'Take a deposit' }).click();
  const dialog = page.getByRole('dialog');
  // The first method stands there where nothing was paid yet, and a closed button says why.
  const by = dialog.getByLabelText(/Payment method/);
  await expect.element(by).toHaveDisplayValue('Bank card');
  await by.selectOptions('Coins');
  // All that is left is proposed, and what coins make of it.
  await expect.element(dialog.getByText(/Coins make it.*1,235/)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText(/Amount/), '');
  await expect.element(dialog.getByText('Write how much.')).toBeVisible();
  await userEvent.keyboard('5oo');
  await expect.element(dialog.getByLabelText(/Amount/)).toHaveValue('5oo');
  const take = dialog.getByRole('button', { name: 'Take deposit' });
  await expect.element(take).toHaveAttribute('aria-disabled', 'true');
  await userEvent.fill(dialog.getByLabelText(/Amount/), '500');
  await userEvent.keyboard('{Enter}');
  await expect.poll(paid).toBe(500_00);
  await expect.element(page.getByText(/500.00 paid, .*734.56 left to pay/)).toBeVisible();

  await page.getByRole('button', { name: 'Take a deposit' }).click();
  // By what was paid most.
  await expect.element(by).toHaveDisplayValue('Coins');
  await userEvent.fill(dialog.getByLabelText(/Amount/), '800');
  await dialog.getByRole('switch', { name: /although it is more/ }).click();
  await dialog.getByRole('button', { name: 'Take deposit' }).click();
  await expect.poll(paid).toBe(1300_00);
  await expect.element(page.getByText(/More was paid than.*65.44/)).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect.element(page.getByText(/The order is cancelled.*1,300.00/)).toBeVisible();
  await page.getByRole('button', { name: 'Pay back', exact: true }).click();
  await dialog.getByRole('button', { name: 'Pay back' }).click();
  await expect.poll(paid).toBe(0);
  await expect.element(page.getByText(/paid back, Coins/)).toBeVisible();
});
