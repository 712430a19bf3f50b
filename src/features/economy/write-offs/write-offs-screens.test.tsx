import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { send } from '#src/data/api.ts';
import { keepToken } from '#src/data/tokens.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { writeOffsScreens } from './screens.ts';

startScreens(['write-offs', 'invoices']);

test('an invoice is given up with a reason, and owed again once that is taken back', async () => {
  const { siteId, token } = await commands.workAs('manager');
  keepToken(siteId, token);
  await commands.oweLate(token, ['Kari Berg'], 90);
  const [invoice] = (await send(invoices.calls.list, { query: {} }, { siteId })).data;
  const { id } = invoice!;
  const open = async () =>
    (await send(invoices.calls.one, { params: { id } }, { siteId })).data.open;
  await showScreens(writeOffsScreens, siteId, `invoices/write-offs/new?invoice_id=${id}`);
  await page.getByLabelText('Reason *').fill('Bankrupt');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  await expect.element(page.getByText(/500\.00/).first()).toBeVisible();
  await expect.poll(open).toBe(0);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByLabelText(/Why/).fill('They paid');
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect.poll(open).toBe(500_00);
});
