import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cars } from '#contract/car/cars.ts';
import { customerAddresses, customerContacts } from '#contract/customer/customer-people.ts';
import { customers } from '#contract/customer/customers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { carsScreens } from '#src/features/car/cars/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { customersScreens } from './screens.ts';

startScreens(['customers'], { width: 1280, height: 800 });

/** The page of a customer with these contacts. */
async function customerPage(contacts: readonly string[] = []) {
  const siteId = await atWork();
  const open = async (rest: string) => {
    const router = await showScreens([...customersScreens, ...carsScreens], siteId, rest);
    return () => router.state.location;
  };
  const { data } = await write(customers.calls.add, { body: { name: 'Taxi AS' } }, { siteId });
  for (const name of contacts) {
    await write(customerContacts.calls.add, { body: { customer_id: data.id, name } }, { siteId });
  }
  return {
    siteId,
    open,
    id: data.id,
    openTab: (tab: string) => open(`customer/edit/${data.id}?tab=${tab}`),
  };
}

const titles = () =>
  page
    .getByRole('row')
    .elements()
    .map((row) => row.querySelector('.list-title')?.textContent)
    .filter((name) => name !== undefined);

test('a customer’s contacts stand five at a time, and the address says which', async () => {
  const { openTab } = await customerPage(['Anne', 'Berit', 'Carl', 'Dag', 'Eva', 'Finn']);
  const place = await openTab('contacts');
  await expect.poll(titles).toEqual(['Anne', 'Berit', 'Carl', 'Dag', 'Eva']);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect.poll(titles).toEqual(['Finn']);
  expect(place().search).toBe('?tab=contacts&page=2');
  await page.getByRole('button', { name: 'Name' }).click();
  await expect.poll(() => titles()[0]).toBe('Finn');
  expect(place().search).toBe('?tab=contacts&sort_by=name%3Adesc');
  await page.getByRole('tab', { name: 'Addresses' }).click();
  await expect.poll(() => place().search).toBe('?tab=addresses');
});

test('a contact is made in a dialog that knows whose it is, changed there and archived', async () => {
  const { siteId, openTab, id } = await customerPage();
  const place = await openTab('contacts');
  await expect.element(page.getByText('No contacts yet')).toBeVisible();
  await page.getByRole('button', { name: 'New contact' }).click();
  await expect.poll(() => place().search).toContain('open=new');
  expect(page.getByLabelText('Customer').elements()).toHaveLength(0);
  await page.getByLabelText('Name *').fill('Per Sjef');
  await page.getByLabelText('Role').selectOptions('Driver');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(titles).toEqual(['Per Sjef']);
  await expect.poll(() => place().search).toBe('?tab=contacts');

  await page.getByRole('link', { name: 'Per Sjef' }).click();
  await page.getByLabelText('Phone').fill('90000001');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('gridcell', { name: '90000001' })).toBeVisible();
  const { data } = await send(customerContacts.calls.list, { query: { q: 'Sjef' } }, { siteId });
  expect(data).toMatchObject([{ customer_id: id, role: 'driver', phone: '90000001', version: 2 }]);

  await page.getByRole('link', { name: 'Per Sjef' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect.element(page.getByText('No contacts yet')).toBeVisible();
});

test('the keyboard opens a contact, and Escape gives the list back', async () => {
  const { openTab } = await customerPage(['Anne', 'Berit']);
  const place = await openTab('contacts');
  await expect.poll(titles).toHaveLength(2);
  page.getByRole('gridcell').first().element().focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Berit' })).toBeVisible();
  expect(place().search).toMatch(/open=\d+/);
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => place().search).toBe('?tab=contacts');
});

test('an address is asked for and read as one', async () => {
  const { siteId, openTab, id } = await customerPage();
  await openTab('addresses');
  await page.getByRole('button', { name: 'New address' }).click();
  await page.getByLabelText('Street *').fill('Storgata 1');
  await page.getByLabelText('Postcode').fill('0155');
  await page.getByLabelText('City').fill('Oslo');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(titles).toEqual(['Storgata 1']);
  const { data } = await send(customerAddresses.calls.list, { query: {} }, { siteId });
  expect(data).toMatchObject([{ customer_id: id, zip: '0155', city: 'Oslo', is_primary: true }]);
});

test('the cars of a customer lead to their own pages, and back to the tab', async () => {
  const { siteId, openTab, id } = await customerPage();
  const body = { licenseplate: 'EK12345', brand: 'VW', customer_id: id };
  await write(cars.calls.add, { body }, { siteId });
  const place = await openTab('cars');
  await page.getByRole('link', { name: 'EK12345' }).click();
  await expect.poll(() => place().pathname).toMatch(/\/cars\/\d+$/);
  await page.getByRole('link', { name: /Cars/ }).click();
  await expect.poll(() => place().search).toMatch(/^\?tab=cars&row=\d+$/);
  const row = page.getByRole('link', { name: 'EK12345' });
  await expect.poll(() => row.query()?.closest('.gone-to') ?? null).not.toBeNull();
});

test('on a phone contacts are cards for a thumb', async () => {
  await page.viewport(360, 640);
  const { openTab } = await customerPage(['Anne']);
  await openTab('contacts');
  const card = page.getByRole('link', { name: /Anne/ });
  await expect.element(card).toBeVisible();
  expect(card.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
});
