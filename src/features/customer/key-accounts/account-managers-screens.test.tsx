import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { accountManagers } from '#contract/customer/key-accounts.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { keyAccountsScreens } from './screens.ts';

startScreens(['key-accounts', 'customers']);

/** Marit, who looks after a customer, and Sindre. */
async function marit() {
  const siteId = await atWork();
  const add = async (name: string) =>
    (await write(accountManagers.calls.add, { body: { name } }, { siteId })).data.id;
  const [id, other] = [await add('Marit Aasen'), await add('Sindre Vold')];
  const body = { name: 'Kari Berg', manager_id: id };
  const kari = (await write(customers.calls.add, { body }, { siteId })).data.id;
  await showScreens(keyAccountsScreens, siteId, `customers/managers/${id}?tab=customers`);
  const managerOf = async () =>
    (await send(customers.calls.one, { params: { id: kari } }, { siteId })).data.manager_id;
  return { id, other, managerOf };
}

test('all customers are handed over to another', async () => {
  const { other, managerOf } = await marit();
  await page.getByLabelText('New manager').fill('sindre');
  await page.getByRole('option', { name: /Sindre Vold/ }).click();
  await page.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect.poll(managerOf).toBe(other);
  await expect.element(page.getByText('Nobody to hand over yet', { exact: false })).toBeVisible();
});

test('leaving customers to nobody has a name of its own', async () => {
  const { managerOf } = await marit();
  await page.getByRole('button', { name: 'Leave them without a manager' }).click();
  await expect.poll(managerOf).toBeNull();
});
