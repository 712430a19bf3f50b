import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { write } from '#src/data/writing/write.ts';
import { billingScreens } from './screens.ts';
import { bookPresetsScreens } from '#src/features/accounting/book-presets/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';

startScreens(['billing', 'book-presets']);

const screens = [...billingScreens, ...bookPresetsScreens];
const list = page.getByRole('region', { name: 'Ready to invoice?' });
const heading = (name: string) => list.getByRole('heading', { name });
const next = page.getByRole('region', { name: 'Numbers' });

test('a new company is led from what lacks to where it is filled in, until it is ready to issue', async () => {
  const siteId = await atWork();
  await showScreens(screens, siteId, 'settings/economy/billing');
  await expect.element(heading('3 things are missing before invoices can be issued')).toBeVisible();
  await list.getByRole('link', { name: 'VAT codes', exact: true }).click();
  await page.getByRole('button', { name: /^Add \d+ rows$/ }).click();
  await expect.element(page.getByText(/^\d+ rows were added/)).toBeVisible();

  await showScreens(screens, siteId, 'settings/economy/billing');
  await expect.element(heading('2 things are missing before invoices can be issued')).toBeVisible();
  await list.getByRole('button', { name: 'The company’s address' }).click();
  await expect.element(page.getByLabelText('Address', { exact: true })).toHaveFocus();
  await page.getByLabelText('Address', { exact: true }).fill('Storgata 1');
  await page.getByLabelText('Town', { exact: true }).fill('Oslo');
  await page.getByLabelText('Account number', { exact: true }).fill('8601 11 17947');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(heading('Ready to issue invoices')).toBeVisible();
  await expect.element(next.getByText('1', { exact: true })).toBeVisible();

  const address = { street: 'Kirkeveien 2', zip: '0368', city: 'Oslo' };
  const body = { name: 'Kari Berg', ...address };
  const { data: customer } = await write(customers.calls.add, { body }, { siteId });
  const line = {
    key: crypto.randomUUID(),
    position: 0,
    kind: 'work' as const,
    description: 'Wheel change',
    quantity: 1000,
    unit_price: 400_00_00,
    vat_code: '3',
  };
  const { data: draft } = await write(
    invoices.calls.add,
    { body: { customer_id: customer.id, lines: { put: [line] } } },
    { siteId },
  );
  const input = { params: { id: draft.id }, body: { version: draft.version } };
  expect((await write(invoices.calls.issue, input, { siteId })).data.number).toBe('1');
  await showScreens(screens, siteId, 'settings/economy/billing');
  await expect.element(next.first().getByText('2', { exact: true })).toBeVisible();
  await expect.element(next.first().getByText(/nobody can choose/)).toBeVisible();
});
