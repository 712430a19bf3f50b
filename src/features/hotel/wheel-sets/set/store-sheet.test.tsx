import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { wheelSets } from '#contract/hotel/wheel-sets/wheel-sets.ts';
import { wheelSetCalls } from '#contract/hotel/wheel-sets/wheel-set-calls.ts';
import { blankWheel } from '#contract/hotel/wheel-sets/wheels.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { listenForKeys } from '#src/device/scan/scanner.ts';
import { playKeys } from '#tests/support/in-browser/play-keys.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { wheelSetsScreens } from '../screens.ts';

startScreens(['cars', 'storage-agreements', 'storage-places', 'tread-depth', 'wheel-sets'], {
  width: 360,
  height: 640,
});

/** Whether nothing lies over an element, and nobody has to scroll to it. */
function canBePressed(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const isWhole = top >= 0 && top + height <= innerHeight;
  return isWhole && element.contains(document.elementFromPoint(x, y));
}

test('after the label of a place was read on a small handheld, the set is moved by the press that has the focus', async () => {
  const siteId = await atWork();
  const { data: hall } = await write(warehouses.calls.add, { body: { name: 'Hall' } }, { siteId });
  const places: number[] = [];
  for (const code of ['A.01', 'A.02', 'A.03']) {
    const body = { code, warehouse_id: hall.id, room: 1 };
    places.push((await write(storagePlaces.calls.add, { body }, { siteId })).data.id);
  }
  const intake = {
    licenseplate: 'EL10001',
    size: '205/55 R16',
    place_id: places[0]!,
    wheels: [blankWheel('FL')],
  };
  const { data: set } = await write(wheelSetCalls.intake, { body: intake }, { siteId });
  // As the frame does for all screens.
  onTestFinished(listenForKeys({ onTyped: () => {}, onScan: () => {}, ours: () => false }));
  await showScreens(wheelSetsScreens, siteId, `tyre-hotel/details/${set.id}`);
  await page.getByRole('button', { name: 'More with the wheels' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect.element(page.getByRole('button', { name: 'Take A.02' })).toBeVisible();
  await playKeys([...'LO:A.03', 'Enter'], 5);
  const store = page.getByRole('button', { name: 'Store at A.03' });
  await expect.element(store).toHaveFocus();
  await expect.element(page.getByRole('combobox', { name: 'Place' })).toHaveValue('A.03 · Hall');
  expect(canBePressed(store.element())).toBe(true);
  await store.click();
  const where = async () =>
    (await send(wheelSets.calls.one, { params: { id: set.id } }, { siteId })).data.place_id;
  await expect.poll(where).toBe(places[2]);
});
