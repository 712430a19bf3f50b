import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customersScreens } from './screens.ts';

startScreens(['customers'], { width: 1280, height: 800 });
beforeEach(() => localStorage.removeItem('wheelhouse.columns.customers'));

/** The real screens over the real server, at the address made of the id of a customer, if there may be one. */
async function working(role: 'reception' | 'mechanic', rest: (id: number) => string) {
  const siteId = await atWork(role);
  const body = { name: 'Anne Berg', phone: '90000001' };
  const id =
    role === 'mechanic' ? 0 : (await write(customers.calls.add, { body }, { siteId })).data.id;
  await showScreens(customersScreens, siteId, rest(id));
}

const field = (label: string) => page.getByLabelText(label, { exact: true });

test('a field that others change says so in the form, and can be read', async () => {
  await working('reception', (id) => `customer/edit/${id}?edit=1`);
  await expect.element(field('Blocked')).toHaveAttribute('readonly');
  await expect
    .element(field('Blocked'))
    .toHaveAccessibleDescription('You lack the right to change this.');
  await expect.element(field('Blocked')).toHaveValue('No');
  await expect.element(field('Days to pay')).not.toHaveAttribute('readonly');
});

test('a new one is not asked for what others decide', async () => {
  await working('reception', () => 'customers/new');
  await expect.element(field('Name *')).toBeVisible();
  expect(field('Blocked').elements()).toEqual([]);
});

test('a list offers no column that it does not tell', async () => {
  await working('mechanic', () => 'customers/list');
  await page.getByRole('button', { name: 'Columns' }).click();
  await expect.element(page.getByText('City', { exact: true }).first()).toBeVisible();
  expect(page.getByText('Phone', { exact: true }).elements()).toEqual([]);
});
