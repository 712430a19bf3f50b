import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { paymentReferences } from '#contract/economy/payment-references/payment-references.ts';
import { invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { send } from '#src/data/api.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { write } from '#src/data/writing/write.ts';
import { invoicesScreens } from '#src/features/economy/invoices/screens.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { paymentReferencesScreens } from './screens.ts';

startScreens(['payment-references', 'invoices']);

const open = async (siteId: string) =>
  showScreens([...paymentReferencesScreens, ...invoicesScreens], siteId, 'invoice-ocr');

async function check(reference: string) {
  await page.getByLabelText('Reference', { exact: true }).fill(reference);
  await page.getByRole('button', { name: 'Check', exact: true }).click();
}

test('how long a KID is, is agreed, and what the next invoice gets is shown while it is typed', async () => {
  const siteId = await atWork();
  await open(siteId);
  await expect.element(page.getByText('Invoice 1 gets KID 0000000018')).toBeVisible();
  await expect.element(page.getByText(/^As the agreement with the bank says/)).toBeVisible();
  await page.getByLabelText('Length of the KID *').fill('8');
  await expect.element(page.getByText('Invoice 1 gets KID 00000018')).toBeVisible();
  await page.getByLabelText('OCR giro agreement').fill('001767676');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const kept = async () =>
    (await send(paymentReferences.calls.company.read, undefined, { siteId })).data;
  await expect.poll(kept).toMatchObject({ length: 8, agreement: '001767676' });
});

test('a reference is said to be what it can be, with the check digit that would be right', async () => {
  await open(await atWork());
  await check('1234 5675');
  await expect
    .element(page.getByRole('row', { name: 'KID, modulus 10 Wrong: 12345674 would be right' }))
    .toBeVisible();
  await check('1234 5674');
  await expect.element(page.getByRole('row', { name: 'KID, modulus 10 Agree' })).toBeVisible();
  await expect
    .element(page.getByText('No invoice of the company has this reference.'))
    .toBeVisible();
  await check('Kari');
  await expect
    .element(page.getByText('By its characters this is no payment reference.'))
    .toBeVisible();
});

test('a reference that is scanned is checked at once, and another code is left to who reads it', async () => {
  onTestFinished(listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false }));
  await open(await atWork());
  await expect.element(page.getByLabelText('Reference', { exact: true })).toBeVisible();
  await userEvent.keyboard('A.03-2{Enter}');
  await userEvent.keyboard('12345674{Enter}');
  await expect.element(page.getByRole('row', { name: 'KID, modulus 10 Agree' })).toBeVisible();
  await expect.element(page.getByLabelText('Reference', { exact: true })).toHaveValue('12345674');
});

test('the invoice that has it is shown with what is unpaid, and opened', async () => {
  const siteId = await atWork();
  const order = await doneOrder(siteId);
  const draft = { params: { id: order.id }, body: {} };
  const { id } = (await write(invoiceCalls.fromOrder, draft, { siteId })).data;
  const { version } = (await send(invoices.calls.one, { params: { id } }, { siteId })).data;
  const input = { params: { id }, body: { version } };
  const issued = (await write(invoices.calls.issue, input, { siteId })).data;
  const router = await open(siteId);
  await check(issued.payment_reference);
  await expect.element(page.getByText('Kari Berg')).toBeVisible();
  await expect.element(page.getByText(/500\.00/).last()).toBeVisible();
  await userEvent.click(page.getByRole('link', { name: `Invoice ${issued.number}` }));
  await expect.poll(() => router.state.location.pathname).toBe(`/${siteId}/invoices/${id}`);
});
