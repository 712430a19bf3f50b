import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { orders } from '#contract/sales/orders.ts';
import { linePriceCalls, priceCalls } from '#contract/stock/pricing/price-calls.ts';
import { priceManagerCalls } from '#contract/stock/pricing/margin-grids.ts';
import { priceRules } from '#contract/stock/pricing/price-rules.ts';
import { productCosts, products, productTypes } from '#contract/stock/products/products.ts';
import { noteChange } from '#src/crud/live-changes.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { productsScreens } from '#src/features/stock/products/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { pricingScreens } from './screens.ts';

startScreens(['pricing', 'products', 'orders', 'vat-codes'], { width: 1440, height: 900 });

/** A site whose chain sells tyres of two inches that cost 1,000 to buy. */
async function atShop() {
  const siteId = await atWork();
  const type = { name: 'Tyres', kind: 'tyre', position: 0 } as const;
  const { id: type_id } = (await write(productTypes.calls.add, { body: type }, { siteId })).data;
  const tyre = async (name: string, size: string) => {
    const body = { name, size, season: 'summer', type_id } as const;
    const { id } = (await write(products.calls.add, { body }, { siteId })).data;
    const cost = { product_id: id, supplier: 'Grossist', cost: 1000_00, valid_from: '2020-01-01' };
    await write(productCosts.calls.add, { body: cost }, { siteId });
    return id;
  };
  const small = await tyre('Sommar 3', '205/55 R16 91V');
  await tyre('Sommar 4', '225/45 R17 94Y');
  const rule = (body: { name: string; percent: number }) =>
    write(priceRules.calls.add, { body }, { siteId });
  const params = { kind: 'tyre', part: 'summer' };
  const grid = async () => (await send(priceManagerCalls.grid, { params }, { siteId })).data;
  return { siteId, small, rule, params, grid };
}

const marginOf = (inch: number) => page.getByLabelText(new RegExp(`Margin of ${inch}″`));

test('margins are typed by keys alone, lead to prices, and are saved as one version', async () => {
  const { siteId, grid } = await atShop();
  await showScreens(pricingScreens, siteId, 'price/manager/tyre/summer');
  await marginOf(16).click();
  await userEvent.keyboard('20{Enter}');
  await expect.element(marginOf(17)).toHaveFocus();
  await userEvent.keyboard('50{ArrowUp}');
  await expect.element(marginOf(16)).toHaveFocus();
  await expect.element(page.getByRole('row', { name: /17″/ }).getByText(/2,000\.00/)).toBeVisible();
  await page.getByRole('button', { name: 'Save as one version' }).click();
  await expect.element(page.getByRole('button', { name: 'Version 1' })).toBeVisible();
  expect((await grid()).rows.map(({ percent }) => percent)).toEqual([20_00, 50_00]);
});

test('who saves over a newer version is notified, keeps what was typed, and can save it then', async () => {
  const { siteId, params, grid } = await atShop();
  await showScreens(pricingScreens, siteId, 'price/manager/tyre/summer');
  await userEvent.fill(marginOf(16), '20');
  const changes = [{ inch: 17_0, type_id: null, tier: '' as const, percent: 30_00 }];
  await write(priceManagerCalls.save, { params, body: { version: 0, changes } }, { siteId });
  const save = page.getByRole('button', { name: 'Save as one version' });
  await save.click();
  await expect.element(page.getByText(/a newer version/)).toBeVisible();
  // As the server tells whoever looks at it.
  noteChange(priceRules.name);
  await expect.element(page.getByRole('button', { name: 'Version 1' })).toBeVisible();
  await expect.element(marginOf(16)).toHaveValue('20');
  await save.click();
  await expect.element(page.getByRole('button', { name: 'Version 2' })).toBeVisible();
  expect((await grid()).rows.map(({ percent }) => percent)).toEqual([20_00, 30_00]);
});

test('on a phone margins are cards, and an older version holds again', async () => {
  await page.viewport(390, 844);
  const { siteId, params, grid } = await atShop();
  const save = (version: number, percent: number) =>
    write(
      priceManagerCalls.save,
      {
        params,
        body: { version, changes: [{ inch: 16_0, type_id: null, tier: '' as const, percent }] },
      },
      { siteId },
    );
  await save(0, 20_00);
  await save(1, 60_00);
  await showScreens(pricingScreens, siteId, 'price/manager/tyre/summer');
  await expect.element(page.getByRole('heading', { name: /16″/ })).toBeVisible();
  await page.getByRole('button', { name: 'Version 2' }).click();
  await page.getByRole('button', { name: 'Let version 1 hold again' }).click();
  await expect.element(page.getByRole('button', { name: 'Version 3' })).toBeVisible();
  expect((await grid()).rows[0]?.percent).toBe(20_00);
  await page.viewport(1440, 900);
});

test('the price of a product is explained from its cost to what the shop asks', async () => {
  const { siteId, small, rule } = await atShop();
  await rule({ name: 'Summer margin', percent: 20_00 });
  await showScreens(productsScreens, siteId, `product/edit/${small}?tab=price`);
  await expect.element(page.getByText('Agreed with Grossist')).toBeVisible();
  await expect.element(page.getByText('Summer margin')).toBeVisible();
  await expect.element(page.getByRole('slider', { name: 'From step to step' })).toBeVisible();
});

test('a line begins with the proposed price, and the order says who charged another', async () => {
  const { siteId, small, rule } = await atShop();
  await rule({ name: 'Summer margin', percent: 20_00 });
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' };
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, { siteId });
  await showScreens(ordersScreens, siteId, 'order/details');
  await userEvent.fill(page.getByRole('combobox', { name: 'Add a line' }), 'Sommar 3');
  await expect.element(page.getByRole('option', { name: /^Sommar 3/ })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Quantity')).toHaveFocus();
  const price = page.getByLabelText('Price', { exact: true });
  await expect.element(price).toHaveValue('1250');
  await userEvent.fill(price, '1100');
  await userEvent.keyboard('{Escape}{Control>}s{/Control}');
  await page.getByRole('tab', { name: 'Prices' }).click();
  await expect.element(page.getByText(/1,100\.00 instead of NOK\s1,250\.00/)).toBeVisible();
  await page.getByRole('button', { name: /Why this price/ }).click();
  await expect
    .element(page.getByRole('dialog', { name: /Why this price/ }).getByText('Summer margin'))
    .toBeVisible();
  const list = (await send(orders.calls.list, {}, { siteId })).data;
  const params = { id: list[0]!.id };
  const { data } = await send(linePriceCalls.prices, { params }, { siteId });
  expect(data).toMatchObject([{ proposed: 1250_00, unit_price: 1100_00_00 }]);
  const now = await send(priceCalls.ofProduct, { params: { id: small } }, { siteId });
  expect(now.data.price).toBe(1250_00);
});
