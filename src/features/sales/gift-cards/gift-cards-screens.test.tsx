import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { giftCardCalls } from '#contract/sales/gift-cards/gift-card-calls.ts';
import { giftCards } from '#contract/sales/gift-cards/gift-cards.ts';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { send } from '#src/data/api.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { giftCardsScreens } from './screens.ts';

startScreens(['gift-cards', 'payment-methods', 'customers', 'orders', 'order-deposits']);

/** A company with the books of its country. */
async function shop() {
  const siteId = await atWork();
  await write(bookPresetsCalls.fill, { body: {} }, { siteId });
  return siteId;
}

/** A card of so much (minor units) that was sold; answers its number. */
async function sold(siteId: SiteId, amount: number) {
  const { data: methods } = await send(paymentMethods.calls.list, { query: {} }, { siteId });
  const method_id = methods.find(({ kind }) => kind === 'card')!.id;
  const { data } = await write(giftCards.calls.add, { body: { amount, method_id } }, { siteId });
  const params = { id: data.id };
  const { data: shown } = await write(giftCardCalls.code, { params, body: {} }, { siteId });
  return shown.code;
}

/** That the site is paid by card, as any. */
async function paidByCard(siteId: SiteId) {
  const { data: methods } = await send(paymentMethods.calls.list, { query: {} }, { siteId });
  const { id } = await doneOrder(siteId);
  const body = {
    intent: crypto.randomUUID(),
    method_id: methods.find(({ kind }) => kind === 'card')!.id,
    amount: 500_00,
    paid_at: new Date(serverNow()).toISOString(),
  };
  await write(orderDepositCalls.takeDeposit, { params: { id }, body }, { siteId });
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test.each([390, 1440])(
  'at %i points a card is sold, its number shown, looked up, and its sale taken back',
  async (width) => {
    await page.viewport(width, 844);
    const siteId = await shop();
    const router = await showScreens(giftCardsScreens, siteId, 'gift-cards/new');
    await page.getByLabelText('Amount *', { exact: true }).fill('500');
    await page.getByLabelText('Paid by *', { exact: true }).fill('Kort');
    await page.getByRole('option', { name: 'Kort' }).click();
    await button('Save').click();
    await expect.poll(() => router.state.location.pathname).toMatch(/gift-cards\/\d+$/);
    const { pathname } = router.state.location;
    await button('Show the number').click();
    const number = page.getByText(/^(\d{4} ){3}\d{4}$/);
    await expect.element(number).toBeVisible();
    const code = number.element().textContent;
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await router.navigate(`/${siteId}/gift-cards/find`);
    await page.getByLabelText('Number of the gift card *', { exact: true }).fill(code);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('NOK 500.00 left')).toBeVisible();
    await page.getByRole('link', { name: 'Open the card' }).click();
    await expect.poll(() => router.state.location.pathname).toBe(pathname);
    await button('Take back the sale').click();
    await page.getByLabelText('Why *', { exact: true }).fill('Wrong amount');
    await page.getByRole('dialog').getByRole('button', { name: 'Take back the sale' }).click();
    await expect.element(page.getByText('Wrong amount')).toBeVisible();
    await expect.poll(() => button('Take back the sale').elements()).toEqual([]);
  },
);

test('an order is paid half by card and half by a gift card that is scanned, in ten keys', async () => {
  const siteId = await shop();
  const code = await sold(siteId, 250_00);
  const { id } = await doneOrder(siteId);
  await paidByCard(siteId);
  const paid = async () =>
    (await send(orderDepositCalls.deposits, { params: { id } }, { siteId })).data.paid;
  await showScreens(ordersScreens, siteId, `order/details/${id}?tab=deposits`);
  await expect.element(button('Gift card')).toBeVisible();
  // A scanner types the digits, and ends with Enter before the card is found.
  (button('Gift card').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Number of the gift card *')).toHaveFocus();
  await userEvent.keyboard(`${code}{Enter}`);
  await expect.element(page.getByText('NOK 250.00 left on the card')).toBeVisible();
  await expect.element(page.getByLabelText('Amount *')).toHaveValue('250');
  expect(await paid()).toBe(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(paid).toBe(250_00);
  await expect.element(page.getByText(/250.00 paid, .*250.00 left to pay/)).toBeVisible();
  // The rest is proposed, by card.
  (button('Take payment').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText(/Payment method/)).toHaveDisplayValue('Kort');
  await userEvent.keyboard('{Enter}');
  await expect.poll(paid).toBe(500_00);
});

test('a number that is none says so, and one with too little says what is left', async () => {
  const siteId = await shop();
  const code = await sold(siteId, 100_00);
  const { id } = await doneOrder(siteId);
  await showScreens(ordersScreens, siteId, `order/details/${id}?tab=deposits`);
  await button('Gift card').click();
  const number = page.getByLabelText('Number of the gift card *');
  await number.fill('4000 0000 0000 0002');
  await expect.element(page.getByText(/There is no such gift card here/)).toBeVisible();
  await number.fill(code);
  await expect.element(page.getByText('NOK 100.00 left on the card')).toBeVisible();
  await page.getByLabelText('Amount *').fill('200');
  await button('Pay by gift card').click();
  await expect.element(page.getByText('Only 100.00 is left on the gift card.')).toBeVisible();
});
