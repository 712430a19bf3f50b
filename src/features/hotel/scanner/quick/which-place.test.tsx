import { http, HttpResponse } from 'msw';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { database } from '#src/data/database.ts';
import { queryClient } from '#src/data/query.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { startBetween } from '#tests/support/in-browser/lost-answers.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { scannerScreens } from '../screens.ts';
import { awaitScannerAnswers } from '../work/await-answers.ts';

const { between } = startBetween();
startScreens(['scanner', 'wheel-sets'], { width: 360, height: 640 });
awaitScannerAnswers();
beforeEach(() => database.outbox.clear());

/** Somebody who stores at a site whose warehouses both have a place A.01. */
async function betweenWarehouses() {
  const siteId = await atWork();
  for (const name of ['Hall', 'Outside']) {
    const { data: hall } = await write(warehouses.calls.add, { body: { name } }, { siteId });
    const body = { code: 'A.01', warehouse_id: hall.id, room: 1 };
    await write(storagePlaces.calls.add, { body }, { siteId });
  }
  const show = () =>
    showScreens(scannerScreens, siteId, 'barcode-reader/hotel-quick?mode=put_away');
  await show();
  await expect.poll(async () => (await database.hotelState.get(siteId))?.asOf).toBeGreaterThan(0);
  // As the frame does for all screens.
  onTestFinished(listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false }));
  return { siteId, show };
}

const type = async (code: string) => {
  await page.getByRole('button', { name: 'Keypad' }).click();
  for (const key of code) {
    if (key === 'A') await page.getByRole('button', { name: 'A–P' }).click();
    if (key === '.') {
      await page.getByRole('button', { name: 'Q–Ö' }).click();
      await page.getByRole('button', { name: '123' }).click();
    }
    await page.getByRole('button', { name: key, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Use it' }).click();
};

test('a typed place that two warehouses have asks in which, and the answer is the place', async () => {
  await betweenWarehouses();
  await type('A.01');
  await expect.element(page.getByText('In which warehouse?')).toBeVisible();
  await page.getByRole('button', { name: 'Outside' }).click();
  await expect.element(page.getByText('Read a set')).toBeVisible();
  await expect.element(page.getByText('A.01').first()).toBeVisible();
});

test('without network the warehouses have their names too, and where they are not known their numbers', async () => {
  const { siteId, show } = await betweenWarehouses();
  const kept = () => database.answers.filter((row) => row.siteId === siteId).toArray();
  await expect.poll(async () => JSON.stringify(await kept())).toContain('Outside');
  await cleanup();
  between.use(http.all('*/api/*', () => HttpResponse.error()));
  // As after the app was closed.
  queryClient.clear();
  await show();
  await playKeys([...'A.01', 'Enter'], 5);
  await expect.element(page.getByRole('button', { name: 'Hall' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Outside' })).toBeVisible();
  await cleanup();
  queryClient.clear();
  await database.answers.clear();
  await show();
  // The mode begins again, without what was asked before.
  await expect.element(page.getByText('Read a place')).toBeVisible();
  await playKeys([...'A.01', 'Enter'], 5);
  await expect.element(page.getByRole('button', { name: /^Warehouse \d+$/ }).first()).toBeVisible();
});
