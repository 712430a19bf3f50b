import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { giftCardCalls } from '#contract/sales/gift-cards/gift-card-calls.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { invoicesScreens } from '#src/features/economy/invoices/screens.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { paymentsScreens } from '../screens.ts';

startScreens(['payments', 'invoices', 'invoice-deliveries', 'payment-methods', 'payment-links']);

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** An issued invoice of 500 kroner, at a company with the books of its country. */
async function issued() {
  const siteId = await atWork();
  await write(bookPresetsCalls.fill, { body: {} }, { siteId });
  const order = await doneOrder(siteId);
  const made = await write(
    invoiceCalls.fromOrder,
    { params: { id: order.id }, body: {} },
    { siteId },
  );
  const params = { id: made.data.id };
  const { version } = (await send(invoices.calls.one, { params }, { siteId })).data;
  await write(invoices.calls.issue, { params, body: { version } }, { siteId });
  const open = async () => (await send(invoices.calls.one, { params }, { siteId })).data.open;
  return { siteId, id: params.id, open };
}

test.each([390, 1440])(
  'at %i points an invoice is paid in part at the counter, and the payment is taken back with a reason',
  async (width) => {
    await page.viewport(width, 844);
    const { siteId, id, open } = await issued();
    const screens = [...invoicesScreens, ...paymentsScreens];
    const router = await showScreens(screens, siteId, `invoices/${id}`);
    await button('Take payment').click();
    const dialog = page.getByRole('dialog');
    // All that is open is proposed.
    await expect.element(dialog.getByLabelText('Amount *', { exact: true })).toHaveValue('500');
    await dialog.getByLabelText('Payment method *', { exact: true }).selectOptions('Kort');
    await dialog.getByLabelText('Amount *', { exact: true }).fill('600');
    await dialog.getByRole('button', { name: 'Take payment', exact: true }).click();
    await expect.element(dialog.getByText('Only 500.00 of the invoice is open.')).toBeVisible();
    await dialog.getByLabelText('Amount *', { exact: true }).fill('200');
    await userEvent.keyboard('{Enter}');
    await expect.poll(open).toBe(300_00);
    await expect.element(page.getByText('NOK 300.00 is unpaid')).toBeVisible();

    await router.navigate(`/${siteId}/payments`);
    await page.getByText('NOK 200.00').first().click();
    await button('Take back the payment').click();
    await page.getByLabelText('Why *', { exact: true }).fill('Wrong invoice');
    await dialog.getByRole('button', { name: 'Take back', exact: true }).click();
    await expect.poll(open).toBe(500_00);
    await expect.poll(() => button('Take back the payment').elements()).toEqual([]);
  },
);

test('an invoice is paid by a gift card that is scanned, as far as it goes', async () => {
  const { siteId, id, open } = await issued();
  const { data: methods } = await send(paymentMethods.calls.list, { query: {} }, { siteId });
  const method_id = methods.find(({ kind }) => kind === 'card')!.id;
  const body = { amount: 150_00, method_id };
  const { data: card } = await write(giftCards.calls.add, { body }, { siteId });
  const input = { params: { id: card.id }, body: {} };
  const { code } = (await write(giftCardCalls.code, input, { siteId })).data;
  await showScreens(invoicesScreens, siteId, `invoices/${id}`);
  await button('Take payment').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Payment method *', { exact: true }).selectOptions('Gavekort');
  await dialog.getByLabelText('Number of the gift card *', { exact: true }).click();
  await userEvent.keyboard(`${code}{Enter}`);
  await expect.element(dialog.getByText('NOK 150.00 left on the card.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Amount *', { exact: true })).toHaveValue('150');
  await userEvent.keyboard('{Enter}');
  await expect.poll(open).toBe(350_00);
});
