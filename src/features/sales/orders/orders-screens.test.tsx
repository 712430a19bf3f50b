import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bookingCalls } from '#contract/booking/booking-calls.ts';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { orders } from '#contract/sales/orders.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { send } from '#src/data/api.ts';
import { serverNow } from '#src/data/server-time.ts';
import { write } from '#src/data/writing/write.ts';
import { makeBookable } from '#tests/support/in-browser/bookable-site.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { ordersScreens } from './screens.ts';

startScreens(['orders', 'vat-codes', 'customers'], { width: 1440, height: 900 });

/** A site whose company has a VAT code, and whose chain sells a tyre. */
async function atShop(): Promise<string> {
  const siteId = await atWork();
  const code = { code: '3', name: '25', kind: 'standard', rate: 25_00, valid_from: '2005-01-01' };
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  const type = { name: 'Tyres', kind: 'tyre', position: 0 } as const;
  const { id } = (await write(productTypes.calls.add, { body: type }, { siteId })).data;
  const body = { name: 'Hakka 10', ean: '4019238817423', type_id: id, price: 1290_00 };
  await write(products.calls.add, { body }, { siteId });
  return siteId;
}

const adding = () => page.getByRole('combobox', { name: 'Add a line' });

test('an order is written by keys alone, and comes to what the server says', async () => {
  const siteId = await atShop();
  await showScreens(ordersScreens, siteId, 'order/details');
  await userEvent.fill(adding(), '4019238817423');
  await expect.element(page.getByRole('option', { name: /Hakka 10/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Quantity')).toHaveFocus();
  await userEvent.keyboard('4{Enter}');
  await expect.element(adding()).toHaveFocus();
  await userEvent.keyboard('Wash of the rims');
  await expect.element(page.getByRole('option', { name: /Line with the text/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Quantity')).toHaveFocus();
  await userEvent.keyboard('{Tab}100{Escape}');
  const gross = page.getByText(/6,575.00/).first();
  await expect.element(gross).toBeVisible();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  await expect.element(gross).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Hakka 10/ })).toBeVisible();
});

test('an order begun from a car has its owner, before anything is priced', async () => {
  const siteId = await atShop();
  const { data: kari } = await write(
    customers.calls.add,
    { body: { name: 'Kari Nilsen' } },
    { siteId },
  );
  const body = { licenseplate: 'EK12345', customer_id: kari.id };
  const { data: car } = await write(cars.calls.add, { body }, { siteId });
  await showScreens(ordersScreens, siteId, `order/details?car_id=${car.id}`);
  await expect.element(page.getByLabelText('Car', { exact: true })).toHaveValue('EK12345');
  await expect.element(page.getByLabelText('Customer', { exact: true })).toHaveValue('Kari Nilsen');
});

test('an order begun from a car for somebody else is theirs, and says so', async () => {
  const siteId = await atShop();
  const add = async (name: string) =>
    (await write(customers.calls.add, { body: { name } }, { siteId })).data;
  const [owner, driver] = [await add('Fjord Leasing AS'), await add('Ola Berg')];
  const body = { licenseplate: 'EK54321', customer_id: owner.id };
  const { data: car } = await write(cars.calls.add, { body }, { siteId });
  const path = `order/details?customer_id=${driver.id}&car_id=${car.id}`;
  await showScreens(ordersScreens, siteId, path);
  await expect.element(page.getByLabelText('Car', { exact: true })).toHaveValue('EK54321');
  await expect.element(page.getByLabelText('Customer', { exact: true })).toHaveValue('Ola Berg');
});

test('an order leads to booking its car, and then says when it is awaited', async () => {
  const siteId = await atShop();
  const here = { siteId };
  const { data: kari } = await write(customers.calls.add, { body: { name: 'Kari' } }, here);
  const { data: order } = await write(orders.calls.add, { body: { customer_id: kari.id } }, here);
  await showScreens(ordersScreens, siteId, `order/details/${order.id}`);
  const toBook = page.getByRole('link', { name: 'Book a time' });
  await expect
    .element(toBook)
    .toHaveAttribute('href', expect.stringContaining(`bookings/new/order/${order.id}`));
  const { wheelChange } = await makeBookable(siteId);
  const begins_at =
    new Date(serverNow() + 7 * 86_400_000).toISOString().slice(0, 11) + '10:00:00.000Z';
  const body = { services: [wheelChange.id], begins_at, order_id: order.id };
  await write(bookingCalls.book, { body }, here);
  noteChange(orders.name);
  const section = page.getByRole('region', { name: 'Booking', exact: true });
  await expect.element(section.getByText('Wheel change')).toBeVisible();
  await expect.element(toBook).not.toBeInTheDocument();
});

test('an order that is done is printed next, and says nothing twice', async () => {
  const siteId = await atShop();
  const here = { siteId };
  const { data: kari } = await write(customers.calls.add, { body: { name: 'Kari' } }, here);
  const key = crypto.randomUUID();
  const line = { key, position: 0, description: 'Wheel change', quantity: 1000 };
  const put = [{ ...line, unit_price: 100_00_00, vat_code: '3' }];
  const body = { customer_id: kari.id, lines: { put } };
  const { data: order } = await write(orders.calls.add, { body }, here);
  const params = { id: order.id };
  for (const word of ['accept', 'start', 'finish'] as const) {
    const { version } = (await send(orders.calls.one, { params }, here)).data;
    await write(orders.calls[word], { params, body: { version } }, here);
  }
  await showScreens(ordersScreens, siteId, `order/details/${order.id}`);
  const vat = page.getByRole('cell', { name: '3 (25 %)' });
  await expect.element(vat).toBeVisible();
  expect(page.getByText('Kari', { exact: true }).elements()).toHaveLength(1);
  const endOf = (element: Element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    return Math.round(text.getBoundingClientRect().right);
  };
  const amounts = document.querySelectorAll(
    'td[data-kind="money"]:last-child, .document-totals dd',
  );
  expect([...new Set([...amounts].map(endOf))]).toHaveLength(1);
  expect(document.querySelector('.button.primary')?.textContent).toBe('Print');
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.element(page.getByRole('button', { name: 'Print (PDF)' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print' })).not.toBeInTheDocument();
});

test('two who change different lines have both changed them; of the same line it is asked', async () => {
  const siteId = await atShop();
  const line = (description: string, position: number) => ({
    key: crypto.randomUUID(),
    position,
    description,
    quantity: 1000,
    unit_price: 100_00_00,
    vat_code: '3',
  });
  const put = [line('Mounting', 1), line('Balancing', 2)];
  const { id } = (await write(orders.calls.add, { body: { lines: { put } } }, { siteId })).data;
  const input = { params: { id } };
  const elsewhere = (version: number, nth: number, quantity: number) => {
    const body = { version, lines: { put: [{ ...put[nth]!, quantity }] } };
    return write(orders.calls.save, { ...input, body }, { siteId });
  };
  const quantities = async () =>
    (await send(orders.calls.one, input, { siteId })).data.lines.map((one) => one.quantity);
  const change = async (row: string, quantity: string) => {
    await page
      .getByRole('row', { name: new RegExp(row) })
      .getByRole('button', { name: /Change line/ })
      .click();
    await userEvent.fill(page.getByLabelText('Quantity'), quantity);
  };
  await showScreens(ordersScreens, siteId, `order/details/${id}?edit=1`);
  await change('Mounting', '2');
  await elsewhere(1, 1, 5000);
  await userEvent.keyboard('{Control>}s{/Control}');
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect.poll(quantities).toEqual([2000, 5000]);

  await change('Mounting', '3');
  await elsewhere(3, 0, 7000);
  await userEvent.keyboard('{Control>}s{/Control}');
  const alert = page.getByRole('alert', { name: 'Changed elsewhere meanwhile' });
  await expect
    .element(alert.getByRole('row', { name: /Mounting/ }))
    .toHaveTextContent('MountingQuantity 3Quantity 7');
  await alert.getByRole('button').first().click();
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(await quantities()).toEqual([3000, 5000]);
});

test('a customer who is not there yet is made beside the order, which is not saved by that', async () => {
  const siteId = await atShop();
  const router = await showScreens(ordersScreens, siteId, 'order/details');
  await userEvent.fill(adding(), 'Wash of the rims');
  await expect.element(page.getByRole('option', { name: /Line with the text/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await userEvent.fill(page.getByLabelText('Customer', { exact: true }), 'Kari Nordmann');
  await page.getByRole('option', { name: /Kari Nordmann/ }).click();
  const dialog = page.getByRole('dialog', { name: 'New customer' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .element(page.getByLabelText('Customer', { exact: true }))
    .toHaveValue('Kari Nordmann');
  expect(router.state.location.pathname).toContain('order/details');
  const query = { query: {} };
  expect((await send(customers.calls.list, query, { siteId })).data).toHaveLength(1);
  expect((await send(orders.calls.list, query, { siteId })).data).toEqual([]);
});

test('anyone who owns the chosen car stands there as customer at once, unless another one does', async () => {
  const siteId = await atShop();
  const owner = await write(customers.calls.add, { body: { name: 'Kari Berg' } }, { siteId });
  const { id } = (await write(customers.calls.add, { body: { name: 'Ola Dahl' } }, { siteId }))
    .data;
  const car = { licenseplate: 'AB12345', customer_id: owner.data.id };
  await write(cars.calls.add, { body: car }, { siteId });
  const choose = async () => {
    await userEvent.fill(page.getByRole('combobox', { name: 'Car' }), 'AB12345');
    await expect.element(page.getByRole('option', { name: /AB12345/ }).first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
  };
  const customer = page.getByRole('combobox', { name: 'Customer', exact: true });
  const router = await showScreens(ordersScreens, siteId, 'order/details');
  await choose();
  await expect.element(customer).toHaveValue('Kari Berg');
  await page.getByRole('button', { name: 'Discard changes' }).click();

  await router.navigate(`/${siteId}/order/details?customer_id=${id}`);
  await expect.element(customer).toHaveValue('Ola Dahl');
  await choose();
  await expect.element(page.getByRole('combobox', { name: 'Car' })).toHaveValue('AB12345');
  await expect.element(customer).toHaveValue('Ola Dahl');
});

test('what somebody else does with an order stands on its page at once, and a step over it says so', async () => {
  const siteId = await atShop();
  const { id } = (await write(orders.calls.add, { body: { note: 'Rims' } }, { siteId })).data;
  await showScreens(ordersScreens, siteId, `order/details/${id}`);
  await expect.element(page.getByText('Rims')).toBeVisible();
  const note = async (text: string) => {
    const { version } = (await send(orders.calls.one, { params: { id } }, { siteId })).data;
    const input = { params: { id }, body: { version, note: text } };
    await write(orders.calls.save, input, { siteId });
  };
  // Nobody told of this one.
  await note('Rims and tyres');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(page.getByText(/See how it stands now/)).toBeVisible();
  await expect.element(page.getByText('Rims and tyres')).toBeVisible();
  await note('Tyres alone');
  noteChange(orders.name);
  await expect.element(page.getByText('Tyres alone')).toBeVisible();
});
