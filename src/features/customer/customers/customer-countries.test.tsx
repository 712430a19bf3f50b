import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { customers } from '#contract/customer/customers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { customerDeskScreens } from '#src/features/desk/customer-desk/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customersScreens } from './screens.ts';

startScreens(['customers', 'cars', 'customer-desk', 'queue'], { width: 1280, height: 800 });

/** A customer's page, their card or the list of customers. */
async function working(path: (id: number) => string, known = {}) {
  const siteId = await atWork();
  const body = { name: 'Alice Smith', ...known };
  const { id } = (await write(customers.calls.add, { body }, { siteId })).data;
  const router = await showScreens([...customersScreens, ...customerDeskScreens], siteId, path(id));
  const one = async () => (await send(customers.calls.one, { params: { id } }, { siteId })).data;
  return { one, search: () => router.state.location.search };
}

const inLondon = { street: '10 Downing Street', zip: 'sw1a2aa', city: 'London', country: 'GB' };
const field = (label: string) => page.getByLabelText(label, { exact: true });

test('a customer lives in any country of Europe, the nearest of which are offered first', async () => {
  const { one } = await working((id) => `customer/edit/${id}?edit=1`);
  const country = field('Country');
  await expect.element(country).toBeVisible();
  const offered = [...country.element().querySelectorAll('option')].map((option) => option.label);
  expect(offered.slice(0, 5)).toEqual(['Norway', 'Sweden', 'Denmark', 'Finland', 'Albania']);
  expect(offered.at(-1)).toBe('Vatican City');
  await userEvent.selectOptions(country, 'United Kingdom');
  await field('Postcode').fill('1234');
  const odd = 'This does not look like a postcode of that country. It can be saved all the same.';
  await expect.element(page.getByText(odd)).toBeVisible();
  await field('Postcode').fill('SW1A 2AA');
  await expect.element(page.getByText(odd)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(one).toMatchObject({ country: 'GB', zip: 'SW1A 2AA' });
});

test('an address abroad is read as it is written there, with its country', async () => {
  await working((id) => `${id}/customer/show`, inLondon);
  await expect
    .element(page.getByText('10 Downing Street, London, SW1A 2AA, United Kingdom'))
    .toBeVisible();
});

test('a list is narrowed by any of the countries', async () => {
  const { search } = await working(() => 'customers/list?country=GB', inLondon);
  await expect.element(page.getByText('Alice Smith').first()).toBeVisible();
  await page.getByRole('button', { name: /Country.*United Kingdom/ }).click();
  await page.getByRole('checkbox', { name: 'Germany', exact: true }).click();
  await expect.poll(() => decodeURIComponent(search())).toContain('country=DE,GB');
});
