import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import {
  storageAgreements,
  storageAgreementTypes,
} from '#contract/hotel/storage-agreements/storage-agreements.ts';
import { write } from '#src/data/writing/write.ts';
import { invoicesScreens } from '#src/features/economy/invoices/screens.ts';
import { doneOrder } from '#tests/support/in-browser/done-order.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { storageAgreementsScreens } from './screens.ts';

startScreens(['storage-agreements', 'invoices', 'orders', 'customers', 'vat-codes']);

const screens = [...storageAgreementsScreens, ...invoicesScreens];
const button = (name: string) => page.getByRole('button', { name }).first();

test('the season that has begun of an agreement is invoiced from its page, and stands there then', async () => {
  const siteId = await atWork();
  // Who has an address, at a company that can issue.
  const { customer: customer_id } = await doneOrder(siteId);
  const at = { siteId };
  const kind = { name: 'Two seasons', price: 1000_00, months: 6 };
  const { id: type_id } = (await write(storageAgreementTypes.calls.add, { body: kind }, at)).data;
  const body = { customer_id, licenseplate: 'EL55555', type_id };
  const { id, version } = (await write(storageAgreements.calls.add, { body }, at)).data;
  const step = { params: { id }, body: { version } };
  await write(storageAgreements.calls.activate, step, at);
  await showScreens(screens, siteId, `tyre-hotel/agreements/${id}`);
  await button('Make invoice').click();
  await expect.element(page.getByText(/Two seasons, EL55555/).first()).toBeVisible();
  await button('Issue').click();
  await expect.element(page.getByText(/unpaid/).first()).toBeVisible();

  await showScreens(screens, siteId, `tyre-hotel/agreements/${id}?tab=invoices`);
  await expect.element(page.getByRole('link', { name: /^Invoice \d+$/ })).toBeVisible();
  expect(page.getByRole('button', { name: 'Make invoice' }).elements()).toEqual([]);
});
