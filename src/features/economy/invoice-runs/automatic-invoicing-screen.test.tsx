import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { automaticInvoicing } from '#contract/economy/invoice-runs/automatic-invoicing.ts';
import { send } from '#src/data/api.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { invoiceRunsScreens } from './screens.ts';

startScreens(['invoice-runs']);

test('a site has its finished orders be proposed by themselves once somebody says so', async () => {
  const siteId = await atWork();
  await showScreens(invoiceRunsScreens, siteId, 'economy/automate_invoicing/config');
  await page.getByLabelText('Finished orders').selectOptions('Are proposed');
  await page.getByLabelText('At least').fill('500');
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
  const kept = async () =>
    (await send(automaticInvoicing.calls.site.read, undefined, { siteId })).data;
  await expect.poll(kept).toMatchObject({ mode: 'propose', every: 'month', least: 500_00 });
});
