import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { billing } from '#contract/economy/billing.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { invoicesScreens } from '#src/features/economy/invoices/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { invoiceDeliveriesScreens } from './screens.ts';

startScreens(['invoice-deliveries', 'invoices', 'customers', 'vat-codes']);

const screens = [...invoiceDeliveriesScreens, ...invoicesScreens];
const button = (name: string) => page.getByRole('button', { name, exact: true }).first();

/** An issued invoice of 400 kroner to somebody with an address of mail. */
async function issuedInvoice(siteId: SiteId): Promise<number> {
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' } as const;
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  const terms = (await send(billing.calls.company.read, undefined, { siteId })).data;
  const seat = { street: 'Storgata 1', zip: '0155', city: 'Oslo', account: '86011117947' };
  await write(billing.calls.company.save, { body: { ...terms, ...seat } }, { siteId });
  const who = { name: 'Kari Berg', email: 'kari@example.test', street: 'Kirkeveien 2' };
  const body = { ...who, zip: '0368', city: 'Oslo' };
  const { data } = await write(customers.calls.add, { body }, { siteId });
  const line = {
    key: crypto.randomUUID(),
    position: 0,
    kind: 'work' as const,
    description: 'Wheel change',
    quantity: 1000,
    unit_price: 400_00_00,
    vat_code: '3',
  };
  const draft = { customer_id: data.id, lines: { put: [line] } };
  const { id, version } = (await write(invoices.calls.add, { body: draft }, { siteId })).data;
  await write(invoices.calls.issue, { params: { id }, body: { version } }, { siteId });
  return id;
}

test('an issued invoice is sent by mail, and stands in the log, from where it is sent once more', async () => {
  const siteId = await atWork();
  const id = await issuedInvoice(siteId);
  await showScreens(screens, siteId, `invoices/${id}`);
  await button('Send').click();
  await expect.element(page.getByText('kari@example.test').first()).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
  await expect.element(page.getByText(/E-mail to kari@example.test/).first()).toBeVisible();
  await expect.element(button('Send once more')).toBeVisible();

  await page.getByRole('link', { name: /E-mail to/ }).click();
  await expect.element(page.getByText('kari@example.test').first()).toBeVisible();
});

test('who has no telephone is sent no SMS, and it says so', async () => {
  const siteId = await atWork();
  const id = await issuedInvoice(siteId);
  await showScreens(screens, siteId, `invoices/${id}`);
  await button('Send').click();
  await page.getByLabelText('How').selectOptions('sms');
  await expect.element(page.getByText('The customer has no mobile number.')).toBeVisible();
  await page.getByLabelText('How').selectOptions('print');
  await button('Open the paper').click();
  await expect.element(page.getByText(/Paper: Sent/).first()).toBeVisible();
});
