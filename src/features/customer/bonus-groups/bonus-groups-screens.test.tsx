import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { bonusGroupCalls, bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { customers } from '#contract/customer/customers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { snackNow } from '#src/ui/snackbar.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { bonusGroupsScreens } from './screens.ts';

startScreens(['bonus-groups', 'customers']);

/** A page of a bonus group, which is active or has tiers since a day, shown once it is. */
async function group(
  tab: string,
  { active = false, since }: { active?: boolean; since?: string } = {},
) {
  const siteId = await atWork();
  const body = { name: 'Fleet bonus', min_payout: 500_00 };
  const { id } = (await write(bonusGroups.calls.add, { body }, { siteId })).data;
  const params = { id };
  if (since !== undefined) {
    const body = { from_day: since, tiers: [{ from_amount: 0, percent: 100 }] };
    await write(bonusGroupCalls.saveTiers, { params, body }, { siteId });
  }
  if (active) await write(bonusGroups.calls.activate, { params, body: { version: 1 } }, { siteId });
  const tiers = async () => (await send(bonusGroupCalls.tiers, { params }, { siteId })).data;
  await showScreens(bonusGroupsScreens, siteId, `customers/bonus_group/edit/${id}?tab=${tab}`);
  return { siteId, id, tiers };
}

test('tiers are written with an example beside them, and hold from their day on', async () => {
  const { tiers } = await group('tiers', { active: true });
  await page.getByRole('button', { name: 'New tiers from a day on' }).click();
  await page.getByLabelText('First day').fill('2199-01-01');
  await page.getByLabelText('Tier 1: from amount').fill('50 000');
  await page.getByLabelText('Tier 1: bonus').fill('2,5');
  await page.getByLabelText('Bought in the period').fill('100 000');
  await expect.element(page.getByText('Bonus: NOK 2,500.00')).toBeVisible();
  await page.getByLabelText('Bought in the period').fill('10');
  await expect.element(page.getByText('Bonus: NOK 0.00', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Save tiers' }).click();
  await expect
    .poll(tiers)
    .toEqual([{ from_day: '2199-01-01', tiers: [{ from_amount: 5_000_000, percent: 250 }] }]);
  await expect.element(page.getByText('To come', { exact: false })).toBeVisible();
});

test('what an active group has promised for days gone by cannot be changed', async () => {
  const { tiers } = await group('tiers', { active: true, since: '2020-01-01' });
  await expect.element(page.getByText('In force', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'New tiers from a day on' }).click();
  await page.getByLabelText('First day').fill('2020-06-01');
  await page.getByRole('button', { name: 'Save tiers' }).click();
  await expect
    .element(page.getByText('only be changed for days to come', { exact: false }))
    .toBeVisible();
  expect(await tiers()).toHaveLength(1);
});

test('a customer is chosen into a group by typing', async () => {
  const { siteId, id } = await group('members');
  const kari = (await write(customers.calls.add, { body: { name: 'Kari Berg' } }, { siteId })).data;
  await page.getByRole('combobox', { name: 'Customer' }).fill('kari');
  await page.getByRole('option', { name: /Kari Berg/ }).click();
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const groupOf = async () =>
    (await send(customers.calls.one, { params: { id: kari.id } }, { siteId })).data.bonus_group_id;
  await expect.poll(groupOf).toBe(id);
  await expect.element(page.getByRole('link', { name: 'Kari Berg' })).toBeVisible();
});

test('nothing is earned while no sales are kept, and that is said', async () => {
  await group('accrual');
  await expect
    .element(page.getByText('No sales are kept here yet', { exact: false }))
    .toBeVisible();
});

test('a group is activated and that is undone, and once it is closed little of it can be changed', async () => {
  await group('details');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await button('Activate').click();
  await expect.poll(() => snackNow()?.text).toBe('Fleet bonus is now: Active');
  await expect.element(button('Activate')).not.toBeInTheDocument();
  snackNow()?.action?.act();
  await expect.element(button('Activate')).toBeVisible();
  await button('Close the group').click();
  await expect
    .poll(() => snackNow())
    .toMatchObject({
      text: 'Fleet bonus is now: Closed',
      action: null,
    });
  await expect.element(button('Close the group')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect.element(page.getByLabelText('Name *')).not.toHaveAttribute('readonly');
  await expect.element(page.getByLabelText('Kind')).toHaveAttribute('readonly');
  await expect.element(page.getByText('This is settled', { exact: false }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect.element(page.getByText('chose “Close the group”', { exact: false })).toBeVisible();
});
