import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { billing } from '#contract/economy/billing.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { orders } from '#contract/sales/orders.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { customersScreens } from '#src/features/customer/customers/screens.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { invoicesScreens } from './screens.ts';

startScreens(['invoices', 'orders', 'customers', 'customer-ledger', 'vat-codes']);

const screens = [...ordersScreens, ...invoicesScreens, ...customersScreens];
const button = (name: string) => page.getByRole('button', { name }).first();

/** A finished order of 500 kroner, and whose it is. */
async function doneOrder(siteId: SiteId) {
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' } as const;
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  const terms = (await send(billing.calls.company.read, undefined, { siteId })).data;
  const seat = { street: 'Storgata 1', zip: '0155', city: 'Oslo', account: '86011117947' };
  await write(billing.calls.company.save, { body: { ...terms, ...seat } }, { siteId });
  const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo' };
  const customer = (
    await write(customers.calls.add, { body: { name: 'Kari Berg', ...address } }, { siteId })
  ).data.id;
  const line = {
    key: crypto.randomUUID(),
    position: 0,
    kind: 'work' as const,
    description: 'Wheel change',
    quantity: 1000,
    unit_price: 400_00_00,
    vat_code: '3',
  };
  let { data } = await write(
    orders.calls.add,
    { body: { customer_id: customer, lines: { put: [line] } } },
    { siteId },
  );
  for (const step of ['accept', 'start', 'finish'] as const) {
    const input = { params: { id: data.id }, body: { version: data.version } };
    ({ data } = await write(orders.calls[step], input, { siteId }));
  }
  return { id: data.id, customer };
}

test('a finished order is an issued invoice after two presses, and its customer owes it', async () => {
  const siteId = await atWork();
  const { id, customer } = await doneOrder(siteId);
  await showScreens(screens, siteId, `order/details/${id}`);
  await button('Make invoice').click();
  await expect.element(page.getByText('Wheel change').first()).toBeVisible();
  await button('Issue').click();
  await expect.element(page.getByText(/unpaid/).first()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice 1' })).toBeVisible();

  await showScreens(screens, siteId, `customer/edit/${customer}?tab=account`);
  await expect.element(page.getByRole('link', { name: 'Invoice 1' })).toBeVisible();
  await expect.element(page.getByText('Owes')).toBeVisible();

  await page.getByRole('link', { name: 'Invoice 1' }).click();
  await button('Credit').click();
  await expect.element(page.getByText('Credit note').first()).toBeVisible();
  await button('Issue').click();
  await expect.element(page.getByText(/Used up/).first()).toBeVisible();
  await showScreens(screens, siteId, 'invoices');
  await expect.element(page.getByText(/Paid/).first()).toBeVisible();
  await expect.element(page.getByText(/Used up/).first()).toBeVisible();
});

test('an invoice that lacks something says what, and is issued once it is there', async () => {
  const siteId = await atWork();
  const { id } = await doneOrder(siteId);
  const terms = (await send(billing.calls.company.read, undefined, { siteId })).data;
  await write(billing.calls.company.save, { body: { ...terms, account: '' } }, { siteId });
  await showScreens(screens, siteId, `order/details/${id}`);
  await button('Make invoice').click();
  await button('Issue').click();
  await expect.element(page.getByText(/account number is missing/)).toBeVisible();
  const now = (await send(billing.calls.company.read, undefined, { siteId })).data;
  await write(billing.calls.company.save, { body: { ...now, account: '86011117947' } }, { siteId });
  await button('Issue').click();
  await expect.element(page.getByText(/unpaid/).first()).toBeVisible();
});
