import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { commands, page } from 'vitest/browser';
import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { stockLevels } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockMovementCalls } from '#contract/stock/stock-levels/stock-movements.ts';
import { calledThere, stockTransfers } from '#contract/stock/stock-transfers/stock-transfers.ts';
import { send } from '#src/data/api.ts';
import { tokenFor } from '#src/data/tokens.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { stockTransfersScreens } from './screens.ts';

startScreens(['stock-transfers', 'stock-levels', 'products', 'storage-places']);

let siteId: string;
let tyre: number;
let hall: number;
/** Writes at another site of the chain. */
let there: (path: string, body: object) => Promise<{ id: number }>;
let siteThere: string;
beforeEach(async () => {
  siteId = await atWork();
  const to = { siteId };
  const type = { name: 'Tyres', kind: 'tyre' as const };
  const type_id = (await write(productTypes.calls.add, { body: type }, to)).data.id;
  const body = { name: 'Nordgrep Isgrep 9', type_id, ean: '4019238817423' };
  tyre = (await write(products.calls.add, { body }, to)).data.id;
  hall = (await write(warehouses.calls.add, { body: { name: 'Hall' } }, to)).data.id;
  const elsewhere = await commands.readElsewhere(tokenFor(siteId)!.token, 'EL10004');
  siteThere = elsewhere.siteName;
  there = async (path, sent) => {
    const answer = await fetch(`/api/v4/site/${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${elsewhere.token}`,
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      body: JSON.stringify(sent),
    });
    return ((await answer.json()) as { data: { id: number } }).data;
  };
});

/** The hall of the site at work, as others send to it. */
const here = () => calledThere({ site: tokenFor(siteId)!.siteName, name: 'Hall' });

const came = (quantity: number) => ({
  kind: 'receipt' as const,
  lines: [{ intent: crypto.randomUUID(), product_id: tyre, quantity }],
});

test('a transfer begins with where from and where to', async () => {
  await there('warehouses', { name: 'Shed' });
  await showScreens(stockTransfersScreens, siteId, 'stock/transfers/new');
  await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
  await page.getByLabelText(/^From/).fill('Hall');
  await page.getByRole('option', { name: /^Hall/ }).click();
  await page.getByLabelText(/^To/).selectOptions(`${siteThere} · Shed`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText('Nothing goes along yet.')).toBeVisible();
  const [made] = (await send(stockTransfers.calls.list, {}, { siteId })).data;
  expect(made).toMatchObject({ warehouse_id: hall, to_site: `${siteThere} · Shed` });
});

test('what is scanned goes along, is saved, and leaves for a warehouse of another site', async () => {
  const stop = listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false });
  onTestFinished(stop);
  await there('warehouses', { name: 'Shed' });
  const body = { ...came(4_000), warehouse_id: hall };
  await write(stockMovementCalls.receive, { body }, { siteId });
  const to_site = calledThere({ site: siteThere, name: 'Shed' });
  const input = { body: { warehouse_id: hall, to_site } };
  const { id } = (await write(stockTransfers.calls.add, input, { siteId })).data;
  const now = async () =>
    (await send(stockTransfers.calls.one, { params: { id } }, { siteId })).data;
  await showScreens(stockTransfersScreens, siteId, `stock/transfers/${id}`);
  // Keys go to the page that was touched last.
  await page.getByText('Nothing goes along yet.').click();
  const count = page.getByLabelText('Quantity of Nordgrep Isgrep 9');
  for (const quantity of ['1', '2']) {
    await playKeys([...'4019238817423', 'Enter'], 1);
    await expect.element(count).toHaveValue(quantity);
  }
  await page.getByRole('button', { name: 'Save what goes along' }).click();
  await expect.poll(async () => (await now()).pieces).toBe(2_000);
  await expect.element(page.getByText('4 free here')).toBeVisible();
  await page.getByLabelText(/^Driver or carrier/).fill('Ola');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(async () => (await now()).state).toBe('sent');
  await expect.element(page.getByRole('row', { name: /^Nordgrep Isgrep 9.* 2 0 0/ })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Print the manifest' })).toBeVisible();
});

test('what has come is received, and why the rest has not is said', async () => {
  const shed = await there('warehouses', { name: 'Shed' });
  await there('stock-movements/receive', { ...came(4_000), warehouse_id: shed.id });
  const goods = [{ product_id: tyre, dot: '', quantity: 4_000 }];
  const { id } = await there('stock-transfers', { warehouse_id: shed.id, to_site: here(), goods });
  await there(`stock-transfers/${id}/send`, { to_warehouse_id: hall, driver: 'Ola' });
  await showScreens(stockTransfersScreens, siteId, 'stock/transfers/incoming');
  await expect.element(page.getByRole('button', { name: 'Receive 4' })).toBeEnabled();
  await page.getByLabelText('How many of Nordgrep Isgrep 9 have come').fill('3');
  await page.getByLabelText('What has not come').selectOptions('Damaged');
  await page.getByRole('button', { name: 'Receive 3, 1 have not come' }).click();
  await expect.element(page.getByText('No products are on their way here.')).toBeVisible();
  await expect.element(page.getByText(/3 received, 1 did not come/)).toBeVisible();
  const receipt = page.getByRole('button', { name: 'Print the receipt' });
  await expect.element(receipt).toBeVisible();
  // On a small handheld it stands below what came, which is read in whole lines.
  await page.viewport(360, 640);
  const whatCame = page.getByText(/3 received, 1 did not come/).element().parentElement!;
  const below = () => receipt.element().getBoundingClientRect().top;
  await expect.poll(below).toBeGreaterThanOrEqual(whatCame.getBoundingClientRect().bottom);
  const [level] = (await send(stockLevels.calls.list, {}, { siteId })).data;
  expect(level).toMatchObject({ on_hand: 3_000, incoming: 0 });
});

test('what comes is counted by the scanner, no more than was sent, and what does not come is told', async () => {
  const stop = listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false });
  onTestFinished(stop);
  const shed = await there('warehouses', { name: 'Shed' });
  await there('stock-movements/receive', { ...came(2_000), warehouse_id: shed.id });
  const goods = [{ product_id: tyre, dot: '', quantity: 2_000 }];
  const { id } = await there('stock-transfers', { warehouse_id: shed.id, to_site: here(), goods });
  await there(`stock-transfers/${id}/send`, { to_warehouse_id: hall, driver: 'Ola' });
  await showScreens(stockTransfersScreens, siteId, 'stock/transfers/incoming');
  const count = page.getByLabelText('How many of Nordgrep Isgrep 9 have come');
  await expect.element(count).toHaveValue('2');
  // Keys go to the page that was touched last.
  await page.getByText('Products coming here').click();
  for (const quantity of ['1', '2']) {
    await playKeys([...'4019238817423', 'Enter'], 1);
    await expect.element(count).toHaveValue(quantity);
  }
  for (const code of ['4019238817423', '4006381333931']) {
    await playKeys([...code, 'Enter'], 1);
    await expect.element(page.getByText(new RegExp(`${code}: nothing on its way`))).toBeVisible();
  }
  await expect.element(count).toHaveValue('2');
  await expect.element(page.getByRole('button', { name: 'Receive 2' })).toBeEnabled();
});
