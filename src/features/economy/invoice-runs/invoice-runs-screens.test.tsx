import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { invoiceRunsScreens } from './screens.ts';

startScreens(['invoice-runs', 'invoices', 'orders', 'customers', 'crud']);

const button = (name: string) => page.getByRole('button', { name }).first();

test('a group invoice is proposed order by order, and what one takes out of it stays out', async () => {
  const siteId = await atWork();
  await doneOrder(siteId);
  await showScreens(invoiceRunsScreens, siteId, 'invoices/new-group');
  await page.getByLabelText('Name').fill('November');
  await button('Save').click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'November' })).toBeVisible();
  await button('Propose').click();
  await expect.element(page.getByText('Kari Berg')).toBeVisible();
  await expect.element(page.getByText(/Is invoiced/).last()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select .*Kari Berg$/ }).click();
  await page.getByRole('button', { name: 'Leave 1 out' }).click();
  await expect.element(page.getByText(/Taken out by hand/)).toBeVisible();
  await expect.element(button('Start')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Select all shown' }).click();
  await page.getByRole('button', { name: 'Take 1 in again' }).click();
  await expect.element(button('Start')).toBeEnabled();
  await button('Start').click();
  await expect.element(page.getByText(/Running|Done/).first()).toBeVisible();
});
