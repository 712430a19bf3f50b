import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customerCentreScreens } from './screens.ts';

startScreens(['customer-centre', 'customers']);

async function centre() {
  const siteId = await atWork();
  for (const name of ['Anne Berg', 'Anne Berg AS', 'Carl Dahl']) {
    const email = name === 'Carl Dahl' ? '' : 'anne@post.example';
    await write(customers.calls.add, { body: { name, email } }, { siteId });
  }
  await showScreens(customerCentreScreens, siteId, 'chain/customer-center');
  const blocked = async () =>
    (await send(customers.calls.list, {}, { siteId })).data
      .filter((one) => one.blocked)
      .map(({ name, block_reason }) => [name, block_reason]);
  return { blocked };
}

test('a customer is blocked in the whole chain for a reason, and let go again', async () => {
  const { blocked } = await centre();
  await expect.element(page.getByText('3 customers')).toBeVisible();
  await page.getByRole('button', { name: 'Block', exact: true }).last().click();
  const operation = page.getByRole('button', { name: 'Block in the whole chain' });
  await expect.element(operation).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Reason').fill('Unpaid since spring');
  await operation.click();
  await expect.poll(blocked).toEqual([['Carl Dahl', 'Unpaid since spring']]);
  await expect
    .element(page.getByText('Blocked: Unpaid since spring', { exact: false }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Remove the block' }).click();
  await expect.poll(blocked).toEqual([]);
});

test('the register of the chain is searched while somebody types', async () => {
  await centre();
  await page.getByRole('searchbox').fill('dahl');
  await expect.element(page.getByText('1 customer', { exact: true })).toBeVisible();
  await page.getByRole('searchbox').fill('zzz');
  await expect.element(page.getByText('Nobody in the chain is like that')).toBeVisible();
});
