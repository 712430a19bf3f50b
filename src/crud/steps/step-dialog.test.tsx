import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { carsScreens } from '#src/features/car/cars/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';

startScreens(['cars']);

const dialog = page.getByRole('dialog', { name: 'Change owner: EL12345' });
const begin = page.getByRole('button', { name: 'Change owner' });
const submit = dialog.getByRole('button', { name: 'Change owner' });

/** The page of a car whose owner can be changed, and Kari who may become it. */
async function atCar() {
  const siteId = await atWork();
  const body = { licenseplate: 'EL12345' };
  const { data: car } = await write(cars.calls.add, { body }, { siteId });
  await write(customers.calls.add, { body: { name: 'Kari' } }, { siteId });
  await showScreens(carsScreens, siteId, `cars/${car.id}?tab=owners`);
  return {
    now: async () => (await send(cars.calls.one, { params: { id: car.id } }, { siteId })).data,
    save: (change: { brand: string }) =>
      write(
        cars.calls.save,
        { params: { id: car.id }, body: { version: car.version, ...change } },
        { siteId },
      ),
  };
}

async function chooseKari() {
  await dialog.getByLabelText('New owner').fill('Kar');
  await page.getByRole('option', { name: /Kari/ }).click();
}

test('what an action asks for is asked in a dialog, and done with what was answered', async () => {
  const { now } = await atCar();
  await begin.click();
  await chooseKari();
  await dialog.getByLabelText('Why').selectOptions('Was wrong');
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText('Was wrong', { exact: false })).toBeVisible();
  expect((await now()).shown).toMatchObject({ customer_id: 'Kari' });
});

test('what was answered is still there after it was refused, and goes over what was changed meanwhile', async () => {
  const { save, now } = await atCar();
  await begin.click();
  await chooseKari();
  await save({ brand: 'Volvo' });
  await submit.click();
  await expect.element(dialog.getByRole('alert')).toBeVisible();
  await expect.element(dialog.getByLabelText('New owner')).toHaveValue('Kari');
  await submit.click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect((await now()).shown).toMatchObject({ customer_id: 'Kari' });
});

test('what was answered is still there after Escape, and gone once it is cancelled', async () => {
  await atCar();
  await begin.click();
  await chooseKari();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await begin.click();
  await expect.element(dialog.getByLabelText('New owner')).toHaveValue('Kari');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await begin.click();
  await expect.element(dialog.getByLabelText('New owner')).toHaveValue('');
});
