import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { registryCalls } from '#contract/car/registry.ts';
import type { Role } from '#contract/rights.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { carsScreens } from '../screens.ts';

startScreens(['cars', 'customers']);

const path = 'customer-info-by-licenseplate/view';
async function asking(role: Role, before?: (siteId: string) => Promise<void>) {
  const siteId = await atWork(role);
  await before?.(siteId);
  await showScreens(carsScreens, siteId, path);
  await page.getByLabelText('Plate').fill('dp 12345');
  await page.getByRole('button', { name: 'Look up' }).click();
  return siteId;
}

test('a plate tells what we know and what its register says', async () => {
  await asking('reception', async (siteId) => {
    const { id } = (await write(customers.calls.add, { body: { name: 'Kari Berg' } }, { siteId }))
      .data;
    const body = { licenseplate: 'DP12345', customer_id: id };
    await write(cars.calls.add, { body }, { siteId });
  });
  await expect.element(page.getByRole('link', { name: 'Kari Berg' })).toBeVisible();
  await expect.element(page.getByText('nothing of this is true', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Tyres allowed')).toBeVisible();
});

test('an owner is told for a purpose only, and the purpose stands in the log', async () => {
  const siteId = await asking('manager');
  const ask = page.getByRole('button', { name: 'Ask who owns it' });
  await expect.element(ask).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Purpose').selectOptions('Unpaid invoice');
  await ask.click();
  await expect.element(page.getByRole('link', { name: 'Make them a customer' })).toBeVisible();
  const log = (await send(registryCalls.lookUps, undefined, { siteId })).data;
  expect(log.map(({ kind, purpose }) => [kind, purpose])).toEqual([
    ['owner', 'unpaid_invoice'],
    ['car', null],
  ]);
  const entries = page.getByRole('listitem').filter({ hasText: 'DP12345' });
  await expect.poll(() => entries.elements().length).toBe(2);
});

test('who may not know owners is not asked why, and does not see the log', async () => {
  await asking('mechanic');
  await expect.element(page.getByText('No car with this plate', { exact: false })).toBeVisible();
  expect(page.getByLabelText('Purpose').elements()).toHaveLength(0);
  expect(page.getByText('Log of look-ups').elements()).toHaveLength(0);
});

test('a plate that nobody knows leads to a new customer and a new car', async () => {
  await asking('reception');
  await expect
    .element(page.getByRole('link', { name: 'New customer with this car' }))
    .toHaveAttribute('href', expect.stringMatching(/N0\/customer\/new\?plate=DP12345$/));
});
