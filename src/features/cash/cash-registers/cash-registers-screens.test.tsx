import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { write } from '#src/data/writing/write.ts';
import { registerShop } from '#tests/support/in-browser/register-shop.ts';
import { showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { cashRegistersScreens } from './screens.ts';

startScreens(['cash-registers', 'products']);

const button = (name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).first();

test('a day begins by counting the change, and what is typed is sold by card in one press', async () => {
  const { siteId, transactions } = await registerShop({ open: false });
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/sell');
  await expect.element(page.getByText(/^For practice/)).toBeVisible();
  await button('Begin the day').click();
  const add = page.getByRole('combobox').first();
  await add.fill('Wiper blades');
  await userEvent.keyboard('{Enter}');
  await page
    .getByLabelText(/^Price/)
    .first()
    .fill('250');
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .element(
      page
        .getByRole('dialog')
        .getByText(/250\.00/)
        .first(),
    )
    .toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: /Kort/ }).first().click();
  await expect.element(page.getByRole('row', { name: /^Wiper blades/ })).toBeVisible();
  expect((await transactions())[0]).toMatchObject({ kind: 'sale', gross: 250_00 });
  await button('Next sale').click();
  await expect.element(button('Pay')).toBeDisabled();
});

test('by keys alone a sale is typed, and paid by card with the first of all ways to pay', async () => {
  const { siteId, transactions } = await registerShop();
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/sell');
  await expect.element(page.getByRole('combobox').first()).toHaveFocus();
  await userEvent.keyboard('Wiper blades{Enter}');
  // Nothing goes for nothing because somebody forgot what it costs.
  await expect.element(page.getByText('“Wiper blades” has no price yet.')).toBeVisible();
  await expect.element(button('Pay')).toBeDisabled();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await page
    .getByLabelText(/^Price/)
    .first()
    .fill('250');
  await userEvent.keyboard('{Tab}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect
    .element(page.getByRole('dialog').getByRole('button', { name: /Kort/ }))
    .toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Next sale')).toHaveFocus();
  expect((await transactions())[0]).toMatchObject({ gross: 250_00, methods: ['Kort'] });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('combobox').first()).toHaveFocus();
});

test('who hands over more in cash sees what they get back', async () => {
  const { siteId, transactions } = await registerShop();
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/sell');
  await page.getByRole('combobox').first().fill('Wiper blades');
  await userEvent.keyboard('{Enter}');
  await page
    .getByLabelText(/^Price/)
    .first()
    .fill('249.60');
  await userEvent.keyboard('{Tab}');
  await button('Pay').click();
  await page.getByRole('dialog').getByLabelText('Amount').fill('500');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Kontant/ })
    .click();
  await expect.element(page.getByText(/Change: .*250\.00/)).toBeVisible();
  expect((await transactions())[0]).toMatchObject({ gross: 249_60, rounding: 40 });
});

test('what was typed is there after the page is loaded again', async () => {
  const { siteId } = await registerShop();
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/sell');
  await page.getByRole('combobox').first().fill('Wiper blades');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Drop the sale')).toBeVisible();
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/sell');
  await expect.element(page.getByText('Wiper blades').first()).toBeVisible();
});

test('a product is sold at its price with VAT', async () => {
  const { siteId, transactions } = await registerShop();
  const type = { name: 'Tyres', kind: 'tyre', position: 0 } as const;
  const type_id = (await write(productTypes.calls.add, { body: type }, { siteId })).data.id;
  const product = { name: 'Winter tyre', type_id, price: 1000_00 };
  await write(products.calls.add, { body: product }, { siteId });
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/sell');
  await page.getByRole('combobox').first().fill('Winter');
  await page.getByRole('option', { name: /Winter tyre/ }).click();
  await button('Pay').click();
  await page.getByRole('dialog').getByRole('button', { name: /Kort/ }).first().click();
  await expect.element(button('Next sale')).toBeVisible();
  expect((await transactions())[0]).toMatchObject({ gross: 1250_00 });
});

test('a receipt is found by its number, copied once, and taken back from', async () => {
  const { siteId, sell, transactions } = await registerShop();
  const nr = await sell(250_00);
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/receipts');
  await page.getByLabelText('Number, or what was sold').fill(String(nr));
  await button('Show').click();
  await expect.element(page.getByRole('row', { name: /^Wiper blades/ })).toBeVisible();
  await button('Take back').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Why').fill('Broken');
  await dialog
    .getByRole('button', { name: /^Pay back by Kort/ })
    .first()
    .click();
  await expect
    .poll(async () => (await transactions())[0])
    .toMatchObject({
      kind: 'return',
      gross: -250_00,
      of_nr: nr,
    });
});

test('a day is ended by counting the drawer, and what differs is explained', async () => {
  const { siteId, sell } = await registerShop();
  await sell(250_00);
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/journal');
  await button('Z report').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Pieces of 500', { exact: true }).fill('1');
  await dialog.getByRole('button', { name: 'End the day' }).click();
  await expect.element(dialog.getByText(/differs by/)).toBeVisible();
  await dialog.getByLabelText('Why it differs').fill('Half of it was at the bank');
  await dialog.getByRole('button', { name: 'End the day' }).click();
  await expect.element(page.getByText('Z report 1')).toBeVisible();
  await expect.element(page.getByText('Not checked yet. Each night it is.')).toBeVisible();
  await button('Check the journal').click();
  await expect.element(page.getByText(/All is as it was written/)).toBeVisible();
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/registers');
  await expect.element(page.getByText(/in order$/).first()).toBeVisible();
});

test('the file for the tax authority is of a period, and who took it and why stands below it', async () => {
  const { siteId, sell } = await registerShop();
  await sell(250_00);
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/saft-export');
  await expect.element(page.getByText('Nobody has taken anything yet.')).toBeVisible();
  await expect.element(button('Download SAF-T')).toBeDisabled();
  await page.getByLabelText('Why it is taken').fill('Control');
  await page.getByLabelText('From').fill('2026-02-01');
  await page.getByLabelText('To').fill('2026-01-01');
  await expect.element(button('Download SAF-T')).toBeDisabled();
  await page.getByLabelText('To').fill('2026-02-28');
  await button('Download SAF-T').click();
  await expect
    .element(
      page.getByRole('listitem').filter({ hasText: /^SAF-T file 2026-02-01 – 2026-02-28Control/ }),
    )
    .toBeVisible();
  await page.getByLabelText('Why it is taken').fill('Visit');
  await button('Download pack for a control').click();
  await expect
    .element(
      page
        .getByRole('listitem')
        .filter({ hasText: /^Pack for a control 2026-02-01 – 2026-02-28Visit/ }),
    )
    .toBeVisible();
  await button('Download public keys').click();
  await expect.element(button('Download public keys')).toBeEnabled();
});

test('who sets up cash registers has them signed by a new key', async () => {
  const { siteId, sell } = await registerShop();
  await sell(250_00);
  await showScreens(cashRegistersScreens, siteId, 'payment/cash-register/saft-export');
  await expect.element(page.getByText('Key 1', { exact: true })).toBeVisible();
  await button('New key').click();
  await page.getByRole('dialog').getByRole('button', { name: 'New key' }).click();
  await expect.element(page.getByText('Key 2', { exact: true })).toBeVisible();
  await expect.element(page.getByText('signs now')).toBeVisible();
});
