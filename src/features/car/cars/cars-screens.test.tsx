import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cars } from '#contract/car/cars.ts';
import { drivers } from '#contract/customer/drivers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { carsScreens } from './screens.ts';

type Input = Parameters<typeof write<typeof cars.calls.add>>[1]['body'];

startScreens(['cars', 'customers']);

/** The real screens over the real server, in a register of one's own with these cars. */
async function working(rest: string, bodies: readonly Input[] = []) {
  const siteId = await atWork();
  const ids: number[] = [];
  for (const body of bodies) ids.push((await write(cars.calls.add, { body }, { siteId })).data.id);
  const router = await showScreens(carsScreens, siteId, rest.replace('{first}', String(ids[0])));
  const one = async (at = 0) =>
    (await send(cars.calls.one, { params: { id: ids[at] ?? 0 } }, { siteId })).data;
  return { siteId, ids, one, router };
}

test('a plate is enough: the register fills in the rest, and says that it is a demo', async () => {
  const { router } = await working('cars/new');
  await page.getByLabelText('Plate').fill('dp 12345');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect.element(page.getByText('nothing of this is true', { exact: false })).toBeVisible();
  await expect.element(page.getByLabelText('Plate *')).toHaveValue('DP12345');
  await expect.element(page.getByLabelText('Brand')).not.toHaveValue('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByRole('heading', { name: 'DP12345' })).toBeVisible();
  expect(router.state.location.pathname).toMatch(/\/cars\/\d+$/);
});

test('a plate that the register does not have is filled in by hand', async () => {
  await working('cars/new?licenseplate=DP00000');
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect.element(page.getByText('does not have this plate', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Fill in by hand' }).click();
  await expect.element(page.getByLabelText('Plate *')).toHaveValue('DP00000');
});

test('a car that is there already is not taken in twice', async () => {
  await working('cars/new?licenseplate=DP12345', [{ licenseplate: 'DP12345' }]);
  await page.getByRole('button', { name: 'Look up' }).click();
  await expect.element(page.getByText('in your register already', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Open it' })).toBeVisible();
});

test('a plate that went to another car: the earlier one is archived, the new one taken in', async () => {
  const { one } = await working('cars/new?licenseplate=DP12345', [
    { licenseplate: 'DP12345', vin: 'ANOTHERCAR0000001' },
  ]);
  await page.getByRole('button', { name: 'Look up' }).click();
  await page.getByRole('button', { name: 'Archive the earlier car and go on' }).click();
  await expect.element(page.getByLabelText('Plate *')).toHaveValue('DP12345');
  expect((await one()).archived_at).not.toBeNull();
});

test('what a register says otherwise is shown beside ours and taken over', async () => {
  const { one } = await working('cars/{first}?tab=registry', [
    { licenseplate: 'DP12345', brand: 'Wrong' },
  ]);
  await expect.element(page.getByRole('cell', { name: 'Wrong' })).toBeVisible();
  await page.getByRole('button', { name: 'Take over what differs' }).click();
  await expect.element(page.getByText('says the same', { exact: false })).toBeVisible();
  expect((await one()).brand).not.toBe('Wrong');
});

test('an odometer that shows less asks for the reason before it is saved', async () => {
  const { one } = await working('cars/{first}?tab=odometer', [
    { licenseplate: 'DP12345', odometer: 84_000, odometer_at: '2026-01-01' },
  ]);
  await page.getByLabelText('Kilometres *').fill('48000');
  const save = page.getByRole('button', { name: 'Save' });
  await expect.element(save).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabelText('Why is it less than before?').fill('Figures were swapped');
  await save.click();
  await expect.element(page.getByText('Figures were swapped', { exact: false })).toBeVisible();
  expect((await one()).odometer).toBe(48_000);
});

test('the same car twice becomes one', async () => {
  const { one } = await working('cars/{first}?tab=plates', [
    { licenseplate: 'DP12345' },
    { licenseplate: 'EL54321', model: 'Leaf' },
  ]);
  await page.getByLabelText('The other entry').fill('EL54');
  await page.getByRole('option', { name: /EL54321/ }).click();
  await page.getByRole('button', { name: 'Make one of the two' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make one of the two' }).click();
  await expect.poll(async () => (await one(1)).archived_at).not.toBeNull();
  expect((await one(0)).model).toBe('Leaf');
});

test('a driver is given a car, and gives it back', async () => {
  const { siteId, router } = await working('cars', [{ licenseplate: 'DP12345' }]);
  const driver = await write(drivers.calls.add, { body: { name: 'Kari' } }, { siteId });
  await router.navigate(`/${siteId}/drivers/${driver.data.id}?tab=cars`);
  await expect.element(page.getByText('no car yet', { exact: false })).toBeVisible();
  await page.getByLabelText('Car').fill('DP12');
  await page.getByRole('option', { name: /DP12345/ }).click();
  await page.getByRole('button', { name: 'Give', exact: true }).click();
  await page.getByRole('button', { name: 'Has it no more' }).click();
  await expect.element(page.getByText('–', { exact: false }).first()).toBeVisible();
});
