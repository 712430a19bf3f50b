import { expect, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { billing } from '#contract/economy/billing.ts';
import { invoices } from '#contract/economy/invoices/invoices.ts';
import { reminderLetters } from '#contract/economy/reminder-runs/reminder-letters.ts';
import { reminderSettings } from '#contract/economy/reminder-runs/reminder-settings.ts';
import { send } from '#src/data/api.ts';
import { keepToken } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { invoicesScreens } from '../invoices/screens.ts';
import { reminderRunsScreens } from './screens.ts';

startScreens(['reminder-runs', 'invoices', 'customers']);

const button = (name: string) => page.getByRole('button', { name, exact: true }).first();

/** A manager whose customers owe 500 each, due so many days ago. */
async function owed(names: readonly string[], days: number): Promise<string> {
  const { siteId, token } = await commands.workAs('manager');
  keepToken(siteId, token);
  const terms = (await send(billing.calls.company.read, undefined, { siteId })).data;
  const seat = { street: 'Storgata 1', zip: '0155', city: 'Oslo', account: '86011117947' };
  await write(billing.calls.company.save, { body: { ...terms, ...seat } }, { siteId });
  await commands.oweLate(token, names, days);
  return siteId;
}

const lettersOf = async (siteId: string) =>
  (await send(reminderLetters.calls.list, { query: {} }, { siteId })).data;

test('a run is proposed with what each letter costs, looked over, approved and written', async () => {
  const siteId = await owed(['Kari Berg', 'Ola Dahl'], 10);
  await showScreens(reminderRunsScreens, siteId, 'payment/group-invoice-reminders/new');
  // It names itself, and is of everybody.
  await button('Save').click();
  await button('Propose').click();
  await expect.element(page.getByText('Kari Berg')).toBeVisible();
  await expect.element(page.getByText(/Friendly reminder/).first()).toBeVisible();
  await expect.element(page.getByText(/10 days overdue/).first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select .*Ola Dahl$/ }).click();
  await page.getByRole('button', { name: 'Leave 1 out' }).click();
  await expect.element(page.getByText(/Taken out by hand/)).toBeVisible();
  await button('Start').click();
  await expect.element(page.getByText(/Running/).first()).toBeVisible();
  await commands.writeReminders();
  expect(await lettersOf(siteId)).toMatchObject([{ kind: 'friendly', amount: 500_00 }]);
});

test('a letter shows what it is about, and its fee is waived with a reason', async () => {
  const siteId = await owed(['Kari Berg'], 20);
  const { data } = await send(reminderSettings.calls.company.read, undefined, { siteId });
  const body = { ...data, friendly: false };
  await write(reminderSettings.calls.company.save, { body }, { siteId });
  await showScreens(reminderRunsScreens, siteId, 'payment/group-invoice-reminders/new');
  await page.getByLabelText('Name').fill('November');
  await button('Save').click();
  await button('Propose').click();
  await expect.element(page.getByText(/fee .*37\.50/)).toBeVisible();
  await button('Start').click();
  await expect.element(page.getByText(/Running/).first()).toBeVisible();
  await commands.writeReminders();
  const [letter] = await lettersOf(siteId);
  await showScreens(reminderRunsScreens, siteId, `payment/reminder-letters/${letter!.id}`);
  await expect.element(page.getByText(/537\.50 left/)).toBeVisible();
  await button('Waive fee and interest').click();
  await page.getByRole('dialog').getByLabelText(/Why/).fill('Agreed on the phone');
  await page.getByRole('dialog').getByRole('button', { name: 'Waive fee and interest' }).click();
  await expect.element(page.getByText(/500\.00 left/)).toBeVisible();
  expect((await lettersOf(siteId))[0]).toMatchObject({ waived: true });
});

test('an invoice shows the letters that reminded of it', async () => {
  const siteId = await owed(['Kari Berg'], 10);
  await showScreens(reminderRunsScreens, siteId, 'payment/group-invoice-reminders/new');
  await button('Save').click();
  await button('Propose').click();
  await button('Start').click();
  await expect.element(page.getByText(/Running/).first()).toBeVisible();
  await commands.writeReminders();
  const [letter] = await lettersOf(siteId);
  const [invoice] = (await send(invoices.calls.list, { query: {} }, { siteId })).data;
  await showScreens(invoicesScreens, siteId, `invoices/${invoice!.id}`);
  await expect
    .element(page.getByRole('link', { name: /^Friendly reminder/ }))
    .toHaveAttribute('href', expect.stringContaining(`payment/reminder-letters/${letter!.id}`));
});

test('how a company reminds is said once, and kept', async () => {
  const siteId = await owed([], 0);
  await showScreens(reminderRunsScreens, siteId, 'settings/economy/reminders');
  await page.getByLabelText('A friendly reminder first').click();
  await page.getByLabelText('Late interest').selectOptions('From the due day');
  await button('Save').click();
  const kept = async () =>
    (await send(reminderSettings.calls.company.read, undefined, { siteId })).data;
  await expect.poll(kept).toMatchObject({ friendly: false, interest: 'due', fees: true });
});

test('an invoice is agreed to be paid in parts, and shows what each part is', async () => {
  const siteId = await owed(['Kari Berg'], 20);
  const [invoice] = (await send(invoices.calls.list, { query: {} }, { siteId })).data;
  await showScreens(reminderRunsScreens, siteId, `payment/plans/new?invoice_id=${invoice!.id}`);
  await page.getByLabelText('Parts, one each month *').fill('4');
  await page.getByLabelText('First part due *').fill('2099-01-01');
  await button('Save').click();
  await expect.element(page.getByText(/125\.00/).first()).toBeVisible();
  await button('End').click();
  await expect.element(page.getByText('Ended').first()).toBeVisible();
});
