import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { creditLimitCalls } from '#contract/economy/credit-limits/credit-calls.ts';
import { creditSettings } from '#contract/economy/credit-limits/credit-settings.ts';
import { send } from '#src/data/api.ts';
import { queryClient } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { invoicesScreens } from '#src/features/economy/invoices/screens.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { creditLimitsScreens } from './screens.ts';

startScreens(['orders', 'customers', 'invoices']);

const screens = [...ordersScreens, ...invoicesScreens, ...creditLimitsScreens];

async function choose(name: string) {
  await page.getByRole('combobox', { name: 'Customer', exact: true }).fill(name);
  await page.getByRole('option').filter({ hasText: name }).first().click();
}

test.each(['order/details', 'invoices/new'])(
  'at %s, it is said of who is chosen that they are blocked, before anything is sold to them',
  async (path) => {
    const siteId = await atWork();
    const body = { name: 'Anne Berg', blocked: true, block_reason: 'Unpaid since spring.' };
    await write(customers.calls.add, { body }, { siteId });
    await showScreens(screens, siteId, path);
    await choose('Anne');
    await expect.element(page.getByText(/Blocked: Unpaid since spring/)).toBeVisible();
  },
);

test('what is left of a limit is said of who is chosen', async () => {
  const siteId = await atWork('economy');
  const usual = (await send(creditSettings.calls.company.read, undefined, { siteId })).data;
  const body = { ...usual, private_limit: 20_000_00 };
  await write(creditSettings.calls.company.save, { body }, { siteId });
  await write(customers.calls.add, { body: { name: 'Anne Berg' } }, { siteId });
  await showScreens(screens, siteId, 'invoices/new');
  await choose('Anne');
  await expect.element(page.getByText(/20,000\.00 left of/)).toBeVisible();
});

test('who may not read what customers owe is told nothing, and nothing is asked for them', async () => {
  const siteId = await atWork('mechanic');
  await showScreens(screens, siteId, 'order/details?customer_id=1');
  await expect.element(page.getByRole('combobox', { name: 'Customer', exact: true })).toBeVisible();
  const asked = queryClient.getQueryCache().findAll({ queryKey: [siteId] });
  expect(asked.map(({ queryKey }) => queryKey[1])).not.toContain(creditLimitCalls.ofCustomer.path);
});
