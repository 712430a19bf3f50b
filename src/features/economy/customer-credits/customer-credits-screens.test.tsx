import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { paymentCalls } from '#contract/economy/payments/payment-calls.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { invoicesScreens } from '#src/features/economy/invoices/screens.ts';
import { bankFile } from '#tests/support/economy/bank-file.ts';
import { bookedByRules } from '#tests/support/in-browser/booked-by-rules.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customerCreditsScreens } from './screens.ts';

startScreens(['customer-credits', 'payments', 'invoices', 'vat-codes']);

async function issued(siteId: SiteId, order: number) {
  const made = await write(invoiceCalls.fromOrder, { params: { id: order }, body: {} }, { siteId });
  const params = { id: made.data.id };
  const { version } = (await send(invoices.calls.one, { params }, { siteId })).data;
  return (await write(invoices.calls.issue, { params, body: { version } }, { siteId })).data;
}

/** A customer of two invoices of 500 kroner who paid 700 on the first. */
async function overpaid() {
  const siteId = await atWork();
  const first = await doneOrder(siteId);
  const one = await issued(siteId, first.id);
  const second = await doneOrder(siteId, 1, first.customer);
  const two = await issued(siteId, second.id);
  await bookedByRules(siteId);
  const file = bankFile([{ amount: 700_00, reference: one.payment_reference }]);
  const body = { name: 'bank.xml', content: btoa(file) };
  await write(paymentCalls.readFile, { body }, { siteId });
  return { siteId, one, two };
}

const open = async (siteId: SiteId, id: number) =>
  (await send(invoices.calls.one, { params: { id } }, { siteId })).data.open;

test('an invoice says what its customer has to their credit, is paid by a part of it, and that is taken back', async () => {
  const { siteId, two } = await overpaid();
  await showScreens(invoicesScreens, siteId, `invoices/${two.id}`);
  await expect
    .element(page.getByText('The customer has NOK 200.00 to their credit.'))
    .toBeVisible();
  await page.getByRole('button', { name: 'Use credit', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Use credit' });
  await expect.element(dialog.getByLabelText('Amount *')).toHaveValue('200');
  await dialog.getByLabelText('Amount *').fill('150');
  await dialog.getByRole('button', { name: 'Use', exact: true }).click();
  const used = page.getByRole('list', { name: 'Credit that was used' });
  await expect.element(used.getByText('NOK 150.00')).toBeVisible();
  expect(await open(siteId, two.id)).toBe(350_00);
  await used.getByRole('button', { name: 'Take back' }).click();
  await expect
    .element(page.getByText('The customer has NOK 200.00 to their credit.'))
    .toBeVisible();
  expect(await open(siteId, two.id)).toBe(500_00);
});

test('what was paid too much stands in a list, is used for an invoice, and the rest is entered as paid back', async () => {
  const { siteId, two } = await overpaid();
  await showScreens(customerCreditsScreens, siteId, 'payments/credits');
  await expect.element(page.getByText('1 credit, NOK 200.00')).toBeVisible();
  const list = page.getByRole('list', { name: 'Customers’ credit' });
  await list.getByRole('button', { name: 'Use credit', exact: true }).click();
  await list.getByRole('button', { name: 'Use for this one' }).click();
  const use = page.getByRole('dialog', { name: 'Use credit' });
  await use.getByLabelText('Amount *').fill('120');
  await use.getByRole('button', { name: 'Use', exact: true }).click();
  await expect.element(page.getByText('1 credit, NOK 80.00')).toBeVisible();
  expect(await open(siteId, two.id)).toBe(380_00);

  await list.getByRole('button', { name: 'Paid back' }).click();
  const back = page.getByRole('dialog', { name: 'Paid back' });
  await expect.element(back.getByText(/No money is sent from here/)).toBeVisible();
  await back.getByRole('button', { name: 'Enter as paid back' }).click();
  await expect.element(page.getByText('No customer has anything to their credit.')).toBeVisible();
});
