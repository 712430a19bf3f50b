import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { billing } from '#contract/economy/billing.ts';
import { invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { customersScreens } from '#src/features/customer/customers/screens.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { bookedByRules } from '#tests/support/in-browser/booked-by-rules.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { invoicesScreens } from './screens.ts';

startScreens(['invoices', 'orders', 'customers', 'customer-ledger', 'vat-codes']);

const screens = [...ordersScreens, ...invoicesScreens, ...customersScreens];
const button = (name: string) => page.getByRole('button', { name }).first();

test('a finished order is an issued invoice after two presses, and its customer owes it', async () => {
  const siteId = await atWork();
  const { id, customer } = await doneOrder(siteId);
  await showScreens(screens, siteId, `order/details/${id}`);
  await button('Make invoice').click();
  await expect.element(page.getByText('Wheel change').first()).toBeVisible();
  await button('Issue').click();
  await expect.element(page.getByText(/unpaid/).first()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Invoice 1' })).toBeVisible();
  // It is sent next: nothing else is the main button, or says again that it is an invoice.
  await expect.element(button('Send')).toHaveClass('primary');
  expect(document.querySelectorAll('.record .button.primary')).toHaveLength(1);
  expect(page.getByText('Type', { exact: true }).elements()).toEqual([]);

  await showScreens(screens, siteId, `customer/edit/${customer}?tab=account`);
  await expect.element(page.getByRole('link', { name: 'Invoice 1' })).toBeVisible();
  await expect.element(page.getByText('Owes')).toBeVisible();

  await page.getByRole('link', { name: 'Invoice 1' }).click();
  await button('Credit').click();
  await expect.element(page.getByText('Credit note').first()).toBeVisible();
  await button('Issue').click();
  await expect.element(page.getByText(/Used up/).first()).toBeVisible();
  await showScreens(screens, siteId, 'invoices');
  await expect.element(page.getByText(/Credited/).first()).toBeVisible();
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

test('a draft says that its customer is blocked, and is issued once somebody goes on', async () => {
  const siteId = await atWork();
  const { id, customer } = await doneOrder(siteId);
  const params = { id: customer };
  const { version } = (await send(customers.calls.one, { params }, { siteId })).data;
  const body = { version, blocked: true, block_reason: 'Unpaid since spring.' };
  await write(customers.calls.save, { params, body }, { siteId });
  const input = { params: { id }, body: {} };
  const { data: draft } = await write(invoiceCalls.fromOrder, input, { siteId });
  await showScreens(screens, siteId, `invoices/${draft.id}`);
  await expect.element(page.getByText(/Blocked: Unpaid since spring/)).toBeVisible();
  await button('Issue').click();
  await expect.element(page.getByText(/is blocked: Unpaid since spring/)).toBeVisible();
  await page.getByRole('button', { name: 'Go on all the same', exact: true }).click();
  await expect.element(page.getByText(/unpaid/).first()).toBeVisible();
});

test('a draft says, folded, what lacks for its voucher and then its lines', async () => {
  const siteId = await atWork();
  const { id } = await doneOrder(siteId);
  const input = { params: { id }, body: {} };
  const { data: draft } = await write(invoiceCalls.fromOrder, input, { siteId });
  await showScreens(screens, siteId, `invoices/${draft.id}`);
  await page.getByText('Voucher it will have').click();
  await expect
    .element(page.getByRole('link', { name: 'No sales rule for VAT code 3' }))
    .toBeVisible();
  await page.getByText('Voucher it will have').click();
  await bookedByRules(siteId);
  await page.getByText('Voucher it will have').click();
  await expect.element(page.getByRole('row', { name: /1500 Kundefordringer.*500/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /2700.*100/ })).toBeVisible();
});

test('of an invoice a part is taken back, for what its line cost, and the rest is left to take back', async () => {
  const siteId = await atWork();
  const { id } = await doneOrder(siteId, 4);
  const { data: draft } = await write(
    invoiceCalls.fromOrder,
    { params: { id }, body: {} },
    { siteId },
  );
  const { data: read } = await send(invoices.calls.one, { params: { id: draft.id } }, { siteId });
  const input = { params: { id: draft.id }, body: { version: read.version } };
  await write(invoices.calls.issue, input, { siteId });
  await showScreens(screens, siteId, `invoices/${draft.id}`);
  await button('Credit').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Credit note' })).toBeVisible();
  expect(page.getByText('Unpaid', { exact: true }).elements()).toEqual([]);
  await button('Edit').click();
  expect(page.getByLabelText('Add line').elements()).toEqual([]);
  await page
    .getByRole('row', { name: /Wheel change/ })
    .getByText('4', { exact: true })
    .click();
  await page.getByLabelText('Quantity').first().fill('1');
  await page.getByLabelText('Credited because').selectOptions('Goodwill');
  await button('Save').click();
  await button('Issue').click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Credit note 2' }))
    .toBeVisible();
  await showScreens(screens, siteId, `invoices/${draft.id}`);
  await expect.element(page.getByRole('link', { name: /500\.00 credited/ })).toBeVisible();
  await expect.element(page.getByText(/1,500\.00.* is unpaid/)).toBeVisible();
  // Pressed twice, it is one draft, which is gone to.
  await button('Credit').dblClick();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Credit note', exact: true }))
    .toBeVisible();
  await showScreens(screens, siteId, 'invoices?state=draft');
  await expect.element(page.getByText('1 row')).toBeVisible();
});
