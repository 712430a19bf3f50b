import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { awaitWheelSetAnswers } from '../await-answers.ts';
import { wheelSetsScreens } from '../screens.ts';

startScreens(['cars', 'storage-agreements', 'storage-places', 'tread-depth', 'wheel-sets'], {
  width: 390,
  height: 844,
});
awaitWheelSetAnswers();

const read = (code: string) => playKeys([...code, 'Enter'], 5);

/** Somebody who takes a set in at a site with two warehouses, each with a place A.01. */
async function betweenWarehouses() {
  const siteId = await atWork();
  const added = async (name: string) => {
    const { data: hall } = await write(warehouses.calls.add, { body: { name } }, { siteId });
    const body = { code: 'A.01', warehouse_id: hall.id, room: 1 };
    const { data: place } = await write(storagePlaces.calls.add, { body }, { siteId });
    return { hall, place };
  };
  const inside = await added('Hall');
  const outside = await added('Outside');
  await showScreens(wheelSetsScreens, siteId, 'tyre_hotel_new');
  // As the frame does for all screens.
  onTestFinished(listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false }));
  await page.getByLabelText('Plate').fill('EL12345');
  const placesOfSets = async () =>
    (await send(wheelSets.calls.list, { query: {} }, { siteId })).data.map(
      ({ place_id: id }) => id,
    );
  return { inside, outside, placesOfSets };
}

test('a label of a place stores in the warehouse that it names', async () => {
  const { outside, placesOfSets } = await betweenWarehouses();
  await read(`LO:${outside.hall.id}:A.01`);
  await expect.element(page.getByRole('combobox', { name: 'Place' })).toHaveValue('A.01 · Outside');
  await page.getByRole('button', { name: 'Take the set in' }).click();
  await expect.poll(placesOfSets).toEqual([outside.place.id]);
});

test('a place that is none here, or could be one of several, is not guessed and lets the one before go', async () => {
  const { inside, placesOfSets } = await betweenWarehouses();
  await read(`LO:${inside.hall.id}:A.01`);
  const field = page.getByRole('combobox', { name: 'Place' });
  await expect.element(field).toHaveValue('A.01 · Hall');
  await read('LO:A.01');
  await expect.element(page.getByText(/There is a A.01 in several warehouses/)).toBeVisible();
  await expect.element(field).toHaveValue('');
  await read('LO:999999:A.01');
  await expect.element(page.getByText('There is no place A.01 here.')).toBeVisible();
  await page.getByRole('button', { name: 'Take the set in' }).click();
  await expect.poll(placesOfSets).toEqual([null]);
});
