import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { stockTakeCalls, stockTakes } from '#contract/stock/stock-takes/stock-takes.ts';
import { placeCalls, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { send } from '#src/data/api.ts';
import { database } from '#src/data/database.ts';
import { drain } from '#src/data/outbox/outbox-drain.ts';
import { outboxRows } from '#src/data/outbox/outbox.ts';
import { queryClient } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { startWords } from '#src/i18n/words.ts';
import { atWork, showScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { stockTakesScreens } from './screens.ts';

const network = setupWorker();
beforeAll(async () => {
  await network.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await startWords(['common', 'crud', 'stock-takes', 'storage-places']);
});
afterEach(() => network.resetHandlers());
afterAll(() => network.stop());
beforeEach(async () => {
  sessionStorage.clear();
  await page.viewport(390, 844);
});

/** A site with a hall of three places. */
async function withHall() {
  const siteId = await atWork();
  const hall = (await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId })).data;
  const pattern = {
    warehouse_id: hall.id,
    pattern: 'A.{1..3}',
    zone: '',
    room: 1,
    rack: '' as const,
  };
  await write(placeCalls.addMany, { body: pattern }, { siteId });
  return { siteId, hall };
}

/** A stock take of the hall, and its screen. */
async function counting() {
  const { siteId, hall } = await withHall();
  const body = { warehouse_id: hall.id };
  const { id } = (await write(stockTakes.calls.add, { body }, { siteId })).data;
  const show = (tab: string) =>
    showScreens(stockTakesScreens, siteId, `barcode-reader/hotel-inventory/${id}?tab=${tab}`);
  await show('count');
  const readBy = async () =>
    (await send(stockTakeCalls.differences, { params: { id } }, { siteId })).data;
  return { siteId, id, show, readBy };
}

async function type(...codes: string[]): Promise<void> {
  for (const typed of codes) {
    await page.getByLabelText('Type a code').fill(typed);
    await page.getByRole('button', { name: 'Take it' }).click();
  }
}

test('places are read with what stands there, and what was found otherwise is listed', async () => {
  const { show, readBy } = await counting();
  await type('TH:1', 'A.1', 'A.2', 'TH:99');
  await expect.element(page.getByText('1 set read')).toBeVisible();
  await page.getByRole('button', { name: 'Next place' }).click();
  await expect.element(page.getByText('A.2: 1 set')).toBeVisible();
  await expect.poll(async () => (await readBy()).read).toBe(2);
  await cleanup();
  await show('differences');
  await expect.element(page.getByRole('heading', { name: 'Code of no set here: 1' })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Not read yet: 1' })).toBeVisible();
});

test('the EAN of a product is counted as nothing, and says which product it is', async () => {
  const { siteId, id, show } = await counting();
  const { data: tyres } = await write(
    productTypes.calls.add,
    { body: { name: 'Tyres', kind: 'tyre' } },
    { siteId },
  );
  const body = { name: 'Hakka 10', kind: 'tyre', type_id: tyres.id, ean: '4006381333931' } as const;
  await write(products.calls.add, { body }, { siteId });
  await type('A.2', '4006381333931');
  const said = page.getByRole('status').filter({ hasText: 'Nothing was counted' });
  await expect.element(said.getByText('Hakka 10')).toBeVisible();
  await expect.element(page.getByText('0 sets read')).toBeVisible();
  // Of no product of ours nothing is said.
  await type('4019238817423');
  await expect.element(said.getByText(/^4019238817423/)).toBeVisible();
  expect(said.getByText('Hakka 10').elements()).toEqual([]);
  // A device with an earlier app counts it all the same.
  const count = { store: '', place: 'A.2', sets: ['4006381333931'] };
  await write(stockTakeCalls.count, { params: { id }, body: count }, { siteId });
  await cleanup();
  queryClient.clear();
  await database.answers.clear();
  await show('differences');
  await expect.element(page.getByText('Hakka 10')).toBeVisible();
});

test('a count can be changed until it is approved', async () => {
  const { siteId, id, show } = await counting();
  const edit = page.getByRole('button', { name: 'Edit', exact: true });
  const step = async (name: 'finish' | 'review') => {
    const { version } = (await send(stockTakes.calls.one, { params: { id } }, { siteId })).data;
    await write(stockTakes.calls[name], { params: { id }, body: { version } }, { siteId });
  };
  await step('finish');
  await step('review');
  await cleanup();
  // Nothing tells this device that somebody else has ended it.
  queryClient.clear();
  await database.answers.clear();
  await show('details');
  await expect.element(edit).toBeVisible();
  await page.getByRole('button', { name: 'Approve the differences' }).click();
  await expect.element(page.getByText('Approved', { exact: true }).first()).toBeVisible();
  await expect.element(edit).not.toBeInTheDocument();
});

test('what was read at a place is still there when the screen is opened again', async () => {
  const { show } = await counting();
  await type('A.2', 'TH:7', 'TH:8');
  await expect.element(page.getByText('2 sets read')).toBeVisible();
  await cleanup();
  await show('count');
  await expect.element(page.getByText('2 sets read')).toBeVisible();
  await expect.element(page.getByText('7, 8')).toBeVisible();
});

test('a stock take that this device does not know says so where there is no network', async () => {
  const { show } = await counting();
  await cleanup();
  queryClient.clear();
  await database.answers.clear();
  network.use(http.get('*/api/v4/site/stock-takes/:id', () => HttpResponse.error()));
  await show('count');
  await expect.element(page.getByText(/^You are offline, and this has not been/)).toBeVisible();
});

test('a count that the device has no room for is not called counted, and can be read again', async () => {
  const { readBy } = await counting();
  await type('A.2', 'TH:7');
  await expect.element(page.getByText('1 set read')).toBeVisible();
  const full = () => {
    throw new DOMException('The disk is full', 'QuotaExceededError');
  };
  database.outbox.hook('creating', full);
  await page.getByRole('button', { name: 'Next place' }).click();
  await expect.element(page.getByText(/^Not kept on this device/)).toBeVisible();
  await expect.element(page.getByText('1 set read')).toBeVisible();
  database.outbox.hook('creating').unsubscribe(full);
  await page.getByRole('button', { name: 'Next place' }).click();
  await expect.element(page.getByText('A.2: 1 set')).toBeVisible();
  await expect.poll(async () => (await readBy()).read).toBe(1);
});

test('a count begins without network, and all of it is one stock take once the network is back', async () => {
  const { siteId, hall } = await withHall();
  await showScreens(stockTakesScreens, siteId, 'barcode-reader/hotel-inventory/count');
  await expect.poll(async () => (await database.hotelState.get(siteId))?.asOf).toBeGreaterThan(0);
  network.use(http.all('*/api/*', () => HttpResponse.error()));
  await type('Z.9');
  await expect.element(page.getByText(/^Z\.9 is no place that is known here/)).toBeVisible();
  await type(`LO:${hall.id}:A.1`, 'TH:99', 'A.2', 'CM:OK');
  await expect.element(page.getByText('A.2: 0 sets')).toBeVisible();
  network.resetHandlers();
  await drain(siteId, 'now');
  expect(await outboxRows(siteId)).toEqual([]);
  const takes = (await send(stockTakes.calls.list, { query: {} }, { siteId })).data;
  expect(takes).toMatchObject([{ warehouse_id: hall.id, state: 'open' }]);
  const params = { id: takes[0]!.id };
  const found = (await send(stockTakeCalls.differences, { params }, { siteId })).data;
  expect(found).toMatchObject({ places: 3, read: 2 });
  expect(found.differences).toContainEqual(
    expect.objectContaining({ kind: 'unknown', place: 'A.1', code: '99' }),
  );
});
