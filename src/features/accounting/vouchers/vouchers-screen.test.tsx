import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bookPresetsCalls } from '#contract/accounting/book-presets/calls.ts';
import { voucherCalls } from '#contract/accounting/vouchers/voucher-calls.ts';
import { orderDepositCalls } from '#contract/sales/order-deposits/order-deposits.ts';
import { orders } from '#contract/sales/orders.ts';
import { paymentMethods } from '#contract/money/payment-methods.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import type { SiteId } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { vouchersScreens } from './screens.ts';

startScreens(['vouchers', 'ledger-accounts']);

const button = (name: string) => page.getByRole('button', { name }).first();

/** What a customer paid on an order at a company without books. */
async function paid(siteId: SiteId): Promise<void> {
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' } as const;
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  const method = { name: 'Terminal', kind: 'card' } as const;
  const { id: method_id } = (await write(paymentMethods.calls.add, { body: method }, { siteId }))
    .data;
  const line = {
    key: crypto.randomUUID(),
    position: 0,
    kind: 'work' as const,
    description: 'Wheel change',
    quantity: 1000,
    unit_price: 400_00_00,
    vat_code: '3',
  };
  const order = (await write(orders.calls.add, { body: { lines: { put: [line] } } }, { siteId }))
    .data;
  const body = {
    intent: crypto.randomUUID(),
    method_id,
    amount: 200_00,
    paid_at: '2026-01-05T10:00:00.000Z',
  };
  await write(orderDepositCalls.takeDeposit, { params: { id: order.id }, body }, { siteId });
}

test('what waits is booked once there is a rule, and a voucher is taken back with a reason', async () => {
  const siteId = await atWork();
  await paid(siteId);
  await showScreens(vouchersScreens, siteId, 'economy/accounting-order');
  await expect
    .element(page.getByRole('link', { name: 'No payment rule for this payment method' }))
    .toBeVisible();
  await write(bookPresetsCalls.fill, { body: {} }, { siteId });
  await button('Book what waits').click();
  await page.getByRole('link', { name: /^B1 Payment on order/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Voucher B1' })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /1920 Bankinnskudd/ })).toBeVisible();

  await button('Reverse').click();
  await page.getByRole('textbox', { name: /Reason/ }).fill('Paid twice');
  await page.getByRole('dialog').getByRole('button', { name: 'Reverse' }).click();
  await expect.element(page.getByRole('heading', { name: 'Voucher B2' })).toBeVisible();
  await expect.element(page.getByText('Paid twice')).toBeVisible();
  await showScreens(vouchersScreens, siteId, 'economy/accounting-order');
  await expect.element(page.getByText('The voucher was reversed')).toBeVisible();
});

test('a period that lacks nothing says its balance, and one that lacks something how much', async () => {
  const siteId = await atWork();
  await showScreens(vouchersScreens, siteId, 'economy/accounting-order/period?from=2026-01-01');
  await expect.element(page.getByText('Nothing is booked yet')).toBeVisible();
  await paid(siteId);
  await showScreens(vouchersScreens, siteId, 'economy/accounting-order/period?from=2026-01-02');
  await expect.element(page.getByText('1 entry of this period is not booked yet.')).toBeVisible();
  await write(bookPresetsCalls.fill, { body: {} }, { siteId });
  await write(voucherCalls.bookWaiting, { body: {} }, { siteId });
  await showScreens(vouchersScreens, siteId, 'economy/accounting-order/period?from=2026-01-03');
  await expect.element(page.getByRole('row', { name: /1920 Bankinnskudd.*200/ })).toBeVisible();
  await expect.element(button('SAF-T file')).toBeVisible();
  const way = page.getByRole('link', { name: 'VAT', exact: true }).last().element();
  expect(way.getAttribute('href')).toContain('reports/vat-summary?from=2026-01-03');
});
