import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import {
  productStockCalls,
  stockMovementCalls,
} from '#contract/stock/stock-levels/stock-movements.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { productsScreens } from '#src/features/stock/products/screens.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { stockLevelsScreens } from './screens.ts';

startScreens(['stock-levels', 'products', 'storage-places']);

let siteId: string;
let tyre: number;
beforeEach(async () => {
  siteId = await atWork();
  const to = { siteId };
  const type = { name: 'Tyres', kind: 'tyre' as const };
  const type_id = (await write(productTypes.calls.add, { body: type }, to)).data.id;
  const body = { name: 'Nordgrep Isgrep 9', type_id, ean: '4019238817423' };
  tyre = (await write(products.calls.add, { body }, to)).data.id;
  await write(warehouses.calls.add, { body: { name: 'Hall' } }, to);
});

const stock = async () =>
  (await send(productStockCalls.ofProduct, { params: { id: tyre } }, { siteId })).data;

/** Nothing is answered from now on, until the returned function is called. */
function withoutNetwork(): () => void {
  const { fetch } = globalThis;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  onTestFinished(() => void (globalThis.fetch = fetch));
  return () => void (globalThis.fetch = fetch);
}

test('each scan of a tyre that comes is one more, and all of them are received at once', async () => {
  const stop = listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false });
  onTestFinished(stop);
  await showScreens(stockLevelsScreens, siteId, 'stock/receive');
  const into = page.getByLabelText(/^Into/);
  await into.fill('Hall');
  await page.getByRole('option', { name: 'Hall' }).click();
  for (const count of ['1', '2']) {
    await playKeys([...'4019238817423', 'Enter'], 1);
    await expect.element(page.getByRole('button', { name: `Receive ${count}` })).toBeVisible();
  }
  await page.getByLabelText('DOT of Nordgrep Isgrep 9').fill('2325');
  await page.getByRole('button', { name: 'Receive 2' }).click();
  await expect
    .poll(async () => (await stock())[0]?.dots)
    .toEqual([{ dot: '2325', quantity: 2000 }]);
  await expect.element(page.getByText('Nordgrep Isgrep 9')).not.toBeInTheDocument();
  // The next delivery mostly comes in there too.
  await expect.element(into).toHaveValue('Hall');
});

test('tyres of another week are counted on a line of their own, and each week is received as it is', async () => {
  const stop = listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false });
  onTestFinished(stop);
  await showScreens(stockLevelsScreens, siteId, 'stock/receive');
  await page.getByLabelText(/^Into/).fill('Hall');
  await page.getByRole('option', { name: 'Hall' }).click();
  const read = async (count: string) => {
    await playKeys([...'4019238817423', 'Enter'], 1);
    await expect.element(page.getByRole('button', { name: `Receive ${count}` })).toBeVisible();
  };
  await read('1');
  const week = page.getByLabelText('DOT of Nordgrep Isgrep 9').first();
  await week.fill('2425');
  await page.getByRole('button', { name: 'Another DOT' }).click();
  await read('2');
  await read('3');
  // What counts is the one that is marked, and each line takes the whole width.
  const lines = [...document.querySelectorAll('.scanned-goods > li')];
  expect(lines.map((line) => line.hasAttribute('aria-current'))).toEqual([true, false]);
  const [line] = lines;
  const right = (one: Element) => one.getBoundingClientRect().right;
  const close = line!.querySelector('button')!;
  expect(right(line!) - right(close)).toBeLessThan(32);
  await week.fill('2525');
  await page.getByRole('button', { name: 'Receive 3' }).click();
  await expect
    .poll(async () => (await stock())[0]?.dots)
    .toEqual(
      expect.arrayContaining([
        { dot: '2425', quantity: 1000 },
        { dot: '2525', quantity: 2000 },
      ]),
    );
});

test('a code that nobody knows stays told while others are scanned, and one that was not looked up is again', async () => {
  const stop = listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false });
  onTestFinished(stop);
  await showScreens(stockLevelsScreens, siteId, 'stock/receive');
  await page.getByLabelText(/^Into/).click();
  await page.getByRole('option', { name: 'Hall' }).click();
  await playKeys([...'9999999999994', 'Enter'], 1);
  await expect.element(page.getByText(/9999999999994 is known/)).toBeVisible();
  await playKeys([...'4019238817423', 'Enter'], 1);
  await expect.element(page.getByRole('button', { name: 'Receive 1' })).toBeVisible();
  await expect.element(page.getByText(/9999999999994 is known/)).toBeVisible();
  const away = withoutNetwork();
  await playKeys([...'4019238817', 'Enter'], 1);
  await expect.element(page.getByText(/4019238817 was not looked up/)).toBeVisible();
  away();
  await page.getByRole('button', { name: 'Look up again' }).click();
  await expect.element(page.getByRole('button', { name: 'Receive 2' })).toBeVisible();
});

test('who takes more than is free says that it is there, and what was wrong is taken back', async () => {
  const [hall] = (await send(warehouses.calls.list, {}, { siteId })).data;
  const line = { intent: crypto.randomUUID(), product_id: tyre, quantity: 1_000 };
  const body = { kind: 'receipt' as const, warehouse_id: hall!.id, lines: [line] };
  await write(stockMovementCalls.receive, { body }, { siteId });
  await showScreens(
    [...productsScreens, ...stockLevelsScreens],
    siteId,
    `product/edit/${tyre}?tab=stock`,
  );
  await page.getByRole('button', { name: 'Take out' }).click();
  const dialog = page.getByRole('dialog');
  const override = dialog.getByLabelText('Take it although less is free');
  await expect.element(dialog.getByText('1 free')).toBeVisible();
  expect(override.query()).toBeNull();
  await dialog.getByLabelText(/^Quantity/).fill('2');
  await override.click();
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await expect.element(page.getByRole('row', { name: /Hall.*-1/ })).toBeVisible();
  await page.getByRole('tab', { name: 'Movements' }).click();
  await page.getByRole('button', { name: 'Take back' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect.element(page.getByText(/Taken back$/)).toBeVisible();
  expect((await stock())[0]?.on_hand).toBe(1_000);
});
