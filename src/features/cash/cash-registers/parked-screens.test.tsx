import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { journalCalls } from '#contract/cash/cash-registers/journal/journal-calls.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { keep, readKept } from '#src/device/storage.ts';
import { registerShop } from '#tests/support/in-browser/register-shop.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { cashRegistersScreens } from './screens.ts';

startScreens(['cash-registers', 'products']);
beforeEach(() => localStorage.clear());

const sell = 'payment/cash-register/sell';
const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();
const parked = () => page.getByRole('region', { name: 'Parked sales' });

async function type(name: string, price: string): Promise<void> {
  await page.getByRole('combobox').first().fill(name);
  await userEvent.keyboard('{Enter}');
  await page
    .getByLabelText(/^Price/)
    .first()
    .fill(price);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Pay')).toBeEnabled();
}

const eventsOf = async ({ siteId, id }: Awaited<ReturnType<typeof registerShop>>) =>
  (await send(journalCalls.journal, { params: { id }, query: {} }, { siteId })).data;

test('a sale is parked by keys, outlives the page, and is taken back and paid', async () => {
  const shop = await registerShop();
  await showScreens(cashRegistersScreens, shop.siteId, sell);
  await type('Wiper blades', '250');
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  await expect.element(parked().getByRole('button', { name: /^Wiper blades/ })).toBeEnabled();
  await type('Bulb', '90');
  // What is typed is not lost to what is taken back.
  await expect.element(parked().getByRole('button', { name: /^Wiper blades/ })).toBeDisabled();
  await button('Park the sale').click();
  await expect.element(parked().getByRole('button', { name: /^Bulb/ })).toBeVisible();
  await parked()
    .getByRole('button', { name: /^Wiper blades/ })
    .click();
  await expect.element(button('Pay')).toBeEnabled();
  await expect
    .element(parked().getByRole('button', { name: /^Wiper blades/ }))
    .not.toBeInTheDocument();
  await button('Pay').click();
  await page.getByRole('dialog').getByRole('button', { name: /Kort/ }).first().click();
  await expect.element(button('Next sale')).toBeVisible();
  expect((await shop.transactions())[0]).toMatchObject({ kind: 'sale', gross: 250_00 });
  const noted = (await eventsOf(shop)).map(({ kind, amount }) => [kind, amount]);
  expect(noted).toContainEqual(['parked', 250_00]);
  expect(noted).toContainEqual(['parked', 90_00]);
  expect(noted).toContainEqual(['taken_back', 250_00]);
  await showScreens(cashRegistersScreens, shop.siteId, sell);
  await expect.element(parked().last().getByRole('button', { name: /^Bulb/ })).toBeVisible();
});

test('no day ends while sales are parked on the device: they are dropped first, and written down', async () => {
  const shop = await registerShop();
  await showScreens(cashRegistersScreens, shop.siteId, sell);
  await type('Wiper blades', '250');
  await button('Park the sale').click();
  await expect.element(parked()).toBeVisible();
  await showScreens(cashRegistersScreens, shop.siteId, 'payment/cash-register/journal');
  await button('Z report').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Pieces of 500', { exact: true }).fill('2');
  await expect.element(dialog.getByRole('button', { name: 'End the day' })).toBeDisabled();
  await dialog.getByRole('button', { name: 'Drop parked sales' }).click();
  await dialog.getByRole('button', { name: 'End the day' }).click();
  await expect.element(page.getByText('Z report 1')).toBeVisible();
  const noted = (await eventsOf(shop)).map(({ kind, amount }) => [kind, amount]);
  expect(noted).toContainEqual(['dropped', 250_00]);
});

test('what was parked on an earlier day is not sold any more', async () => {
  const shop = await registerShop();
  await showScreens(cashRegistersScreens, shop.siteId, sell);
  await type('Wiper blades', '250');
  await button('Park the sale').click();
  await expect.element(parked()).toBeVisible();
  const key = `wheelhouse.parked.${shop.id}`;
  const [one] = JSON.parse(readKept(key)!) as [{ at: number }];
  keep(key, JSON.stringify([{ ...one, at: one.at - 172_800_000 }]));
  await expect
    .element(parked().getByRole('button', { name: /^Wiper blades/ }))
    .not.toBeInTheDocument();
  await parked().getByRole('button', { name: 'Drop parked sales' }).click();
  await expect.element(parked()).not.toBeInTheDocument();
  expect((await eventsOf(shop))[0]).toMatchObject({ kind: 'dropped', amount: 250_00 });
});

test('a price is looked up without a sale, and each look is written down', async () => {
  const shop = await registerShop();
  const { siteId } = shop;
  const type = { name: 'Tyres', kind: 'tyre', position: 0 } as const;
  const type_id = (await write(productTypes.calls.add, { body: type }, { siteId })).data.id;
  const product = { name: 'Winter tyre', type_id, price: 1000_00 };
  await write(products.calls.add, { body: product }, { siteId });
  await showScreens(cashRegistersScreens, siteId, sell);
  await button('Look up a price').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('Winter');
  await page.getByRole('option', { name: /Winter tyre/ }).click();
  await expect.element(dialog.getByText(/1,250\.00/)).toBeVisible();
  await expect.element(dialog.getByText('None in stock.')).toBeVisible();
  expect((await eventsOf(shop))[0]).toMatchObject({
    kind: 'price_asked',
    text: 'Winter tyre',
    amount: 1250_00,
  });
  expect((await shop.transactions()).filter(({ kind }) => kind === 'sale')).toEqual([]);
});
