import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { bankFileCalls } from '#contract/economy/payments/bank-file-calls.ts';
import { bankFiles } from '#contract/economy/payments/payments.ts';
import { paymentReferences } from '#contract/economy/payment-references/payment-references.ts';
import { send } from '#src/data/api.ts';
import { fetchFile } from '#src/data/download.ts';
import { write } from '#src/data/writing/write.ts';
import { snackNow } from '#src/ui/snackbar.ts';
import { writeOcrGiro } from '#tests/support/economy/bank-files/write-ocr-giro.ts';
import { bankFile, type WrittenPayment } from '#tests/support/economy/bank-file.ts';
import { bookedByRules } from '#tests/support/in-browser/booked-by-rules.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { paymentsScreens } from './screens.ts';

startScreens(['payments', 'invoices']);

async function issued(siteId: string) {
  const { id: order } = await doneOrder(siteId);
  const made = await write(invoiceCalls.fromOrder, { params: { id: order }, body: {} }, { siteId });
  const params = { id: made.data.id };
  const { version } = (await send(invoices.calls.one, { params }, { siteId })).data;
  const { data } = await write(invoices.calls.issue, { params, body: { version } }, { siteId });
  await bookedByRules(siteId);
  return { ...data, gross: data.gross ?? 0 };
}

const open = async (siteId: string, id: number) =>
  (await send(invoices.calls.one, { params: { id } }, { siteId })).data.open;

const list = page.getByRole('region', { name: 'Payments that wait' });

async function readFile(...payments: WrittenPayment[]): Promise<void> {
  const file = new File([bankFile(payments)], 'bank.xml', { type: 'application/xml' });
  await userEvent.upload(page.getByLabelText(/Choose a file/), file);
}

test('a file is read, and what says of what it is waits for nobody', async () => {
  const siteId = await atWork();
  const invoice = await issued(siteId);
  await showScreens(paymentsScreens, siteId, 'payments/match');
  await expect.element(page.getByText('No payment waits.')).toBeVisible();
  await readFile({ amount: invoice.gross, reference: invoice.payment_reference });
  await expect.element(page.getByText(/^1 payment read, .*\. 1 matched\.$/)).toBeVisible();
  await expect.element(page.getByText('No payment waits.')).toBeVisible();
  expect(await open(siteId, invoice.id)).toBe(0);

  const text = new File(['Dear bank'], 'letter.txt', { type: 'text/plain' });
  await userEvent.upload(page.getByLabelText(/Choose a file/), text);
  await expect.element(page.getByRole('alert').filter({ hasText: /bank/ })).toBeVisible();
});

test('what waits is matched by Enter alone, one after the other, and taken back', async () => {
  const siteId = await atWork();
  const [one, two] = [await issued(siteId), await issued(siteId)];
  await showScreens(paymentsScreens, siteId, 'payments/match');
  await readFile(
    { amount: one.gross, text: `Invoice ${one.number}` },
    { amount: two.gross, text: `Invoice ${two.number}` },
    { amount: 7 },
  );
  await expect.element(list.getByText(/^3 payments/)).toBeVisible();
  const match = list.getByRole('button', { name: 'Match', exact: true });
  await expect.element(match.first()).toBeVisible();
  (match.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByText(/^2 payments/)).toBeVisible();
  await expect.element(match.first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByText(/^1 payment,/)).toBeVisible();
  await expect
    .element(list.getByText('Nothing looks like it. Search for the invoice.'))
    .toBeVisible();
  expect([await open(siteId, one.id), await open(siteId, two.id)]).toEqual([0, 0]);

  expect(snackNow()?.action?.label).toBe('Undo');
  snackNow()?.action?.act();
  await expect.element(list.getByText(/^2 payments/)).toBeVisible();
  expect(await open(siteId, two.id)).toBe(two.gross);
});

test('of two payments alike the one that comes second is not taken, says why, and waits with what it may be of now', async () => {
  const siteId = await atWork();
  const invoice = await issued(siteId);
  await showScreens(paymentsScreens, siteId, 'payments/match');
  const alike = { amount: invoice.gross, text: `Invoice ${invoice.number}` };
  await readFile(alike, alike);
  await expect.element(list.getByText(/^2 payments/)).toBeVisible();
  const match = list.getByRole('button', { name: 'Match', exact: true });
  await expect.element(match.first()).toBeVisible();
  (match.first().element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByText(/^1 payment,/)).toBeVisible();
  // It is still shown as what it was before the first was matched.
  await expect.element(match.first()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(list.getByText(/not so much left to pay/)).toBeVisible();
  await expect
    .element(list.getByText('Nothing looks like it. Search for the invoice.'))
    .toBeVisible();
  expect(await open(siteId, invoice.id)).toBe(0);
});

test('what is left of a payment waits on where a part of it was matched', async () => {
  const siteId = await atWork();
  const invoice = await issued(siteId);
  await showScreens(paymentsScreens, siteId, 'payments/match');
  await readFile({ amount: invoice.gross + 70_00, text: `Invoice ${invoice.number}` });
  await list.getByRole('button', { name: 'Match', exact: true }).click();
  await expect.element(list.getByText('1 payment, NOK 70.00')).toBeVisible();
  expect(await open(siteId, invoice.id)).toBe(0);
});

test('an invoice is searched for by number, and paid in part', async () => {
  const siteId = await atWork();
  const invoice = await issued(siteId);
  await showScreens(paymentsScreens, siteId, 'payments/match');
  await readFile({ amount: 10_00 });
  await list.getByLabelText('Search invoice').fill(invoice.number);
  const found = list.getByRole('list', { name: 'Invoices found' });
  await found.getByRole('button', { name: 'Match' }).click();
  await expect.element(page.getByText('No payment waits.')).toBeVisible();
  expect(await open(siteId, invoice.id)).toBe(invoice.gross - 10_00);
});

test('a payment says of what it is and by whom that was said, and that it was wrong', async () => {
  const siteId = await atWork();
  const invoice = await issued(siteId);
  await showScreens(paymentsScreens, siteId, 'payments/match');
  await readFile({
    amount: invoice.gross,
    reference: invoice.payment_reference,
    payer: { name: 'Kari Berg', account: '15032080119' },
  });
  await expect.element(page.getByText(/1 matched/)).toBeVisible();
  await page.getByRole('link', { name: 'Payments', exact: true }).click();
  await page.getByRole('link', { name: 'Kari Berg' }).click();
  const said = page.getByRole('region', { name: 'Of what it is' });
  await expect.element(said.getByRole('link', { name: /^Invoice / })).toBeVisible();
  await said.getByRole('button', { name: 'Was wrong' }).click();
  await expect.element(said.getByText('taken back')).toBeVisible();
  expect(await open(siteId, invoice.id)).toBe(invoice.gross);
});

test('a file of another agreement is asked about before it is read, and fetched again as it came', async () => {
  const siteId = await atWork();
  const invoice = await issued(siteId);
  const body = { length: 10, agreement: '000123456' };
  const { version } = (await send(paymentReferences.calls.company.read, undefined, { siteId }))
    .data;
  await write(paymentReferences.calls.company.save, { body: { ...body, version } }, { siteId });
  await showScreens(paymentsScreens, siteId, 'payments/match');
  const item = { type: '10', sign: ' ', day: '2026-11-23', payer: '', text: '' } as const;
  const reference = invoice.payment_reference;
  const lines = writeOcrGiro([{ ...item, amount: invoice.gross, reference }]);
  const file = new File([lines.join('\n')], 'ocr.txt', { type: 'text/plain' });
  await userEvent.upload(page.getByLabelText(/Choose a file/), file);
  const dialog = page.getByRole('dialog', { name: 'Another agreement' });
  await expect.element(dialog.getByText(/000123456/)).toBeVisible();
  expect(await open(siteId, invoice.id)).toBe(invoice.gross);
  await dialog.getByRole('button', { name: 'Read it all the same' }).click();
  await expect.element(page.getByText(/1 matched/)).toBeVisible();

  await page.getByRole('link', { name: 'Bank files', exact: true }).click();
  await page.getByRole('link', { name: 'ocr.txt' }).click();
  await expect
    .element(page.getByRole('button', { name: 'Fetch the file as it came' }))
    .toBeVisible();
  const [row] = (await send(bankFiles.calls.list, {}, { siteId })).data;
  const fetched = await fetchFile(bankFileCalls.file, { params: { id: row!.id } }, siteId);
  expect([fetched.name, await fetched.content.text()]).toEqual(['ocr.txt', lines.join('\n')]);
});
