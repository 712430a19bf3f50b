import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { invoiceCalls } from '#contract/economy/invoices/invoice-calls.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { send } from '#src/data/api.ts';
import { queryClient } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { bookedByRules } from '#tests/support/in-browser/booked-by-rules.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customerLedgerScreens } from './screens.ts';

startScreens(['customer-ledger', 'ledger-accounts']);

const path = 'economy/accounting-integration/reconcile-customer-balances';

async function issued(siteId: string): Promise<number> {
  const { id: order } = await doneOrder(siteId);
  const { data } = await write(
    invoiceCalls.fromOrder,
    { params: { id: order }, body: {} },
    { siteId },
  );
  const params = { id: data.id };
  const { version } = (await send(invoices.calls.one, { params }, { siteId })).data;
  await write(invoices.calls.issue, { params, body: { version } }, { siteId });
  return data.id;
}

test('where nothing was invoiced, it says so', async () => {
  const siteId = await atWork();
  await showScreens(customerLedgerScreens, siteId, path);
  await expect.element(page.getByText('Nothing has been invoiced yet.')).toBeVisible();
});

test.each([390, 1440])(
  'at %i points, what is not booked stands beside the ledger as what waits, and agrees once it is booked',
  async (width) => {
    await page.viewport(width, 844);
    const siteId = await atWork();
    const invoice = await issued(siteId);
    const router = await showScreens(customerLedgerScreens, siteId, path);
    await expect
      .element(page.getByRole('link', { name: 'waits to be booked', exact: true }))
      .toBeInViewport();

    await bookedByRules(siteId);
    await queryClient.invalidateQueries();
    const balances = page.getByRole('region', { name: 'Ledger and vouchers' });
    await expect.element(balances.getByText('None', { exact: true })).toBeInViewport();
    await balances.getByRole('link').click();
    await expect.element(page.getByRole('link', { name: 'Invoice 1' })).toBeVisible();
    expect(router.state.location.search).toContain('customer=');
    await expect.element(page.getByRole('link', { name: 'A1' })).toBeVisible();
    expect(page.getByRole('link', { name: 'Invoice 1' }).element().getAttribute('href')).toContain(
      `invoices/${invoice}`,
    );
  },
);
