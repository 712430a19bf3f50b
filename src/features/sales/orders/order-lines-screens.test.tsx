import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { bonusGroups } from '#contract/customer/bonus-groups/groups.ts';
import { customers } from '#contract/customer/customers.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { lineTemplates } from '#contract/sales/line-templates.ts';
import { orders } from '#contract/sales/orders.ts';
import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { ordersScreens } from './screens.ts';

startScreens(['orders', 'vat-codes', 'customers'], { width: 1440, height: 900 });

/** A site that sells a tyre for 1,000, and to a customer of a group for 900. */
async function atShop() {
  const siteId = await atWork();
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' };
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  const type = { name: 'Tyres', kind: 'tyre', position: 0 } as const;
  const { id: type_id } = (await write(productTypes.calls.add, { body: type }, { siteId })).data;
  const tyre = { name: 'Hakka 10', type_id, price: 1000_00 };
  const product_id = (await write(products.calls.add, { body: tyre }, { siteId })).data.id;
  const group = { name: 'Fleets', valid_from: '2020-01-01' };
  const { id } = (await write(bonusGroups.calls.add, { body: group }, { siteId })).data;
  const input = { params: { id }, body: { version: 1 } };
  await write(bonusGroups.calls['activate'], input, { siteId });
  const rule = { name: 'Fleets', stage: 'group', way: 'off', percent: 10_00, bonus_group_id: id };
  await write(priceRules.calls.add, { body: rule as never }, { siteId });
  const fleet = { name: 'Fleet Line', type: 'company', bonus_group_id: id } as const;
  const customer_id = (await write(customers.calls.add, { body: fleet }, { siteId })).data.id;
  return { siteId, product_id, customer_id };
}

const line = (description: string, more: object = {}) => ({
  key: crypto.randomUUID(),
  position: 1000,
  description,
  quantity: 1000,
  unit_price: 100_00_00,
  vat_code: '3',
  ...more,
});

/** A line with a price. */
async function shows(name: RegExp, price: string): Promise<void> {
  const there = page.getByRole('row', { name }).getByText(price).first();
  await expect.element(there).toBeVisible();
}

test('prices follow the customer but for those that somebody set, and what is paid stays when they come to be with VAT', async () => {
  const { siteId, product_id } = await atShop();
  const put = [
    line('Hakka 10', { product_id, unit_price: 1000_00_00 }),
    line('Dear one', { product_id, unit_price: 1111_00_00, position: 2000 }),
    line('Wash', { position: 3000 }),
  ];
  const { id } = (await write(orders.calls.add, { body: { lines: { put } } }, { siteId })).data;
  const prices = async () =>
    (await send(orders.calls.one, { params: { id } }, { siteId })).data.lines.map(
      ({ unit_price }) => unit_price / 100_00,
    );
  await showScreens(ordersScreens, siteId, `order/details/${id}?edit=1`);
  await expect.element(page.getByRole('row', { name: /Wash/ })).toBeVisible();
  await userEvent.fill(page.getByLabelText('Customer', { exact: true }), 'Fleet Line');
  await expect.element(page.getByRole('option', { name: /Fleet Line/ }).first()).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/The price of 1 line follows/)).toBeVisible();
  await shows(/Hakka 10/, '900.00');
  await shows(/Dear one/, '1,111.00');
  await page.getByRole('button', { name: 'Take the old prices back' }).click();
  await shows(/Hakka 10/, '1,000.00');

  await page.getByLabelText('Prices with VAT').click();
  await expect.element(page.getByText(/2,763\.75 as before/)).toBeVisible();
  await shows(/Wash/, '125.00');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(await prices()).toEqual([1250, 1388.75, 125]);

  // A user who had typed them as they were to be keeps the numbers.
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabelText('Prices with VAT').click();
  await page.getByRole('button', { name: 'Keep the numbers as they were' }).click();
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  expect(await prices()).toEqual([1250, 1388.75, 125]);
});

const withVat = () => page.getByLabelText('Prices with VAT');

async function choose(name: string): Promise<void> {
  await userEvent.fill(page.getByLabelText('Customer', { exact: true }), name);
  await expect
    .element(page.getByRole('option', { name: new RegExp(`^${name}`) }).first())
    .toBeVisible();
  await userEvent.keyboard('{Enter}');
}

test('a new order of a private person begins with prices with VAT, that of a company without', async () => {
  const { siteId, customer_id } = await atShop();
  const body = { name: 'Kari Nilsen' };
  const { id } = (await write(customers.calls.add, { body }, { siteId })).data;
  const router = await showScreens(ordersScreens, siteId, `order/details?customer_id=${id}`);
  await expect.element(withVat()).toBeChecked();
  await userEvent.fill(page.getByRole('combobox', { name: 'Add a line' }), 'Hakka');
  await expect.element(page.getByRole('option', { name: /Hakka 10/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await shows(/Hakka 10/, '1,250.00');
  await userEvent.keyboard('{Escape}{Control>}s{/Control}');
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  const [order] = (await send(orders.calls.list, { query: {} }, { siteId })).data;
  expect(order).toMatchObject({ customer_id: id, prices_include_vat: true, gross: 1250_00 });
  await router.navigate(`/${siteId}/order/details?customer_id=${customer_id}`);
  await expect.element(withVat()).not.toBeChecked();
});

test('what was typed before the customer is known costs them the same, and what somebody turned by hand stays', async () => {
  const { siteId, product_id } = await atShop();
  await write(customers.calls.add, { body: { name: 'Kari Nilsen' } }, { siteId });
  const lines = [line('Hakka 10', { product_id }), line('Wash', { position: 2000 })];
  const template = { name: 'Season swap', lines: { put: lines } };
  await write(lineTemplates.calls.add, { body: template }, { siteId });
  await showScreens(ordersScreens, siteId, 'order/details');
  await userEvent.fill(page.getByRole('combobox', { name: 'Add a line' }), 'season');
  await expect.element(page.getByRole('option', { name: /Season swap/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await shows(/Hakka 10/, '1,000.00');
  await choose('Kari Nilsen');
  await expect.element(page.getByText(/The customer pays .*1,375\.00 as before/)).toBeVisible();
  await expect.element(withVat()).toBeChecked();
  await shows(/Wash/, '125.00');
  // The price agreed with a company holds too, without VAT.
  await choose('Fleet Line');
  await expect.element(withVat()).not.toBeChecked();
  await shows(/Wash/, '100.00');
  await shows(/Hakka 10/, '900.00');

  await withVat().click();
  await choose('Kari Nilsen');
  await shows(/Hakka 10/, '1,250.00');
  await choose('Fleet Line');
  await shows(/Hakka 10/, '1,125.00');
  await expect.element(withVat()).toBeChecked();
});

test('the lines of a template come with one choice, at the price of the customer; lines are moved by keys, and said', async () => {
  const { siteId, product_id, customer_id } = await atShop();
  const lines = { put: [line('Hakka 10', { product_id }), line('Mounting', { position: 2000 })] };
  const body = { name: 'Season swap', lines };
  await write(lineTemplates.calls.add, { body }, { siteId });
  await showScreens(ordersScreens, siteId, `order/details?customer_id=${customer_id}`);
  await userEvent.fill(page.getByRole('combobox', { name: 'Add a line' }), 'season');
  await expect.element(page.getByRole('option', { name: /Season swap/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  const tyre = page.getByRole('row', { name: /Hakka 10/ });
  await shows(/Hakka 10/, '900.00');
  await shows(/Mounting/, '100.00');

  await tyre.getByRole('button', { name: /Change line/ }).click();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(page.getByText('Hakka 10: now line 2 of 2')).toBeInTheDocument();

  await page.getByRole('button', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Keep these lines as a template' }).click();
  await userEvent.fill(page.getByLabelText(/Name of the template/), 'Swap for fleets');
  await page.getByRole('button', { name: 'Keep', exact: true }).click();
  const kept = async () =>
    (await send(lineTemplates.calls.list, { query: {} }, { siteId })).data.map(
      ({ name, line_count: count }) => `${name} ${count}`,
    );
  await expect.poll(kept).toEqual(['Season swap 2', 'Swap for fleets 2']);
  // The order itself is not saved by that.
  expect((await send(orders.calls.list, { query: {} }, { siteId })).data).toEqual([]);
});

test('lines leave an order for a new one, and come back when both are merged; each history leads to the other', async () => {
  const { siteId, customer_id } = await atShop();
  const put = [line('Oil', { quantity: 4000 }), line('Wash', { position: 2000 })];
  const body = { customer_id, lines: { put } };
  const { id } = (await write(orders.calls.add, { body }, { siteId })).data;
  const router = await showScreens(ordersScreens, siteId, `order/details/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Split off lines' }).click();
  await page.getByRole('checkbox', { name: 'Oil' }).click();
  await userEvent.fill(page.getByLabelText('How much of Oil'), '1');
  await page.getByRole('button', { name: 'Split off', exact: true }).click();
  await expect
    .poll(() => router.state.location.pathname)
    .not.toBe(`/${siteId}/order/details/${id}`);
  await shows(/Oil/, '100.00');
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('link', { name: `#${id}` }).click();
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Merge with others' }).click();
  await page.getByRole('checkbox').click();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  const lines = async () =>
    (await send(orders.calls.one, { params: { id } }, { siteId })).data.lines.map(
      (one) => `${one['description']} ${one.quantity}`,
    );
  await expect.poll(lines).toEqual(['Oil 3000', 'Wash 1000', 'Oil 1000']);
});

test('what is typed faster than it is found stands there, line by line, as rows of a spreadsheet do', async () => {
  const { siteId } = await atShop();
  await showScreens(ordersScreens, siteId, 'order/details');
  await page.getByRole('combobox', { name: 'Add a line' }).click();
  await userEvent.keyboard('Hakka{Enter}4{Enter}Wash{Enter}3{Enter}Oil{Enter}2{Enter}');
  await shows(/Hakka 10.*4/, '1,000.00');
  await expect.element(page.getByRole('row', { name: /Wash.*3/ })).toBeVisible();
  await expect.element(page.getByRole('row', { name: /Oil.*2/ })).toBeVisible();
  expect(page.getByRole('button', { name: /Change line/ }).elements()).toHaveLength(3);
});

/** Pastes rows of a spreadsheet where a line is added. */
async function paste(text: string): Promise<void> {
  const adding = page.getByRole('combobox', { name: 'Add a line' });
  await expect.element(adding).toBeVisible();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text', text);
  adding.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
}

test('rows of a spreadsheet stand there at once, come to be products, say what was not found, and are taken back together', async () => {
  const { siteId, customer_id } = await atShop();
  await showScreens(ordersScreens, siteId, `order/details?customer_id=${customer_id}`);
  await paste('Hakka 10\t4\nHakka 10\t2\t1 111,00\nWash of the rims\t1\t100');
  await expect.element(page.getByText(/3 rows were pasted/)).toBeVisible();
  // At the price of the customer, where the rows do not say one.
  await shows(/Hakka 10.*900/, '900.00');
  await shows(/Hakka 10.*1,111/, '1,111.00');
  await shows(/Wash of the rims/, 'Nothing found: a line of text');
  await expect.element(page.getByText(/For 1 of them nothing was found/)).toBeVisible();
  await page.getByRole('button', { name: 'Take the rows back' }).click();
  await expect.element(page.getByRole('row', { name: /Hakka/ })).not.toBeInTheDocument();
  await paste('Hakka 10\t4\nBrakes\t1\t500');
  await shows(/Hakka 10/, '900.00');
  await userEvent.keyboard('{Control>}s{/Control}');
  await expect.element(page.getByRole('button', { name: 'Edit' })).toBeVisible();
  const [order] = (await send(orders.calls.list, { query: {} }, { siteId })).data;
  const input = { params: { id: order!.id } };
  const { lines } = (await send(orders.calls.one, input, { siteId })).data;
  expect(lines.map((one) => [one['description'], one['product_id'] !== null])).toEqual([
    ['Hakka 10', true],
    ['Brakes', false],
  ]);
});

test('before lines leave an order it is said what each side comes to, and where VAT is rounded twice', async () => {
  const { siteId, customer_id } = await atShop();
  const cheap = (description: string, position: number) =>
    line(description, { unit_price: 2_00, position });
  const body = { customer_id, lines: { put: [cheap('Cap', 1000), cheap('Valve', 2000)] } };
  const { id } = (await write(orders.calls.add, { body }, { siteId })).data;
  await showScreens(ordersScreens, siteId, `order/details/${id}`);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Split off lines' }).click();
  await page.getByRole('checkbox', { name: 'Cap' }).click();
  const sides = page.getByRole('table', { name: 'What each comes to' });
  await expect.element(sides.getByRole('row', { name: /Goes/ }).getByText(/0\.03/)).toBeVisible();
  await expect.element(page.getByText(/0\.01 more than the/)).toBeVisible();
});

test('a new order begins at the plate, and its lines are one Tab away', async () => {
  const { siteId } = await atShop();
  await showScreens(ordersScreens, siteId, 'order/details');
  await expect.element(page.getByRole('combobox', { name: /^Car/ })).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('combobox', { name: 'Add a line' })).toHaveFocus();
});
