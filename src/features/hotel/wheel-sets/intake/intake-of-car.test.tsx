import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cars } from '#contract/car/cars.ts';
import { customers } from '#contract/customer/customers.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { wheelSetsScreens } from '../screens.ts';

startScreens(
  ['cars', 'customers', 'storage-agreements', 'storage-places', 'tread-depth', 'wheel-sets'],
  { width: 390, height: 844 },
);

/** Two cars of two owners, and the form of a set that is opened from one. */
async function twoCars() {
  const siteId = await atWork();
  const added = async (name: string, licenseplate: string) => {
    const { data: owner } = await write(customers.calls.add, { body: { name } }, { siteId });
    const body = { licenseplate, customer_id: owner.id };
    return (await write(cars.calls.add, { body }, { siteId })).data;
  };
  const karis = await added('Kari Nilsen', 'EL10001');
  const olas = await added('Ola Hansen', 'EL10002');
  let router: Awaited<ReturnType<typeof showScreens>> | undefined;
  const open = async (rest: string) => {
    if (router) await router.navigate(`/${siteId}/${rest}`);
    else router = await showScreens(wheelSetsScreens, siteId, rest);
  };
  return { karis, olas, open };
}

const plate = page.getByLabelText('Plate');
const foundAgain = page.getByText(/What you had not saved/);
const owner = page.getByText(/Kari Nilsen|Ola Hansen/).first();

test('what a form was given by the car that it was opened from is no draft', async () => {
  const { karis, olas, open } = await twoCars();
  await open(`tyre_hotel_new?car_id=${karis.id}`);
  await expect.element(plate).toHaveValue('EL10001');
  await expect.element(owner).toHaveTextContent('Kari Nilsen');
  expect(Object.keys(sessionStorage).filter((key) => key.includes('.draft.'))).toEqual([]);
  await open(`tyre_hotel_new?car_id=${olas.id}`);
  await expect.element(plate).toHaveValue('EL10002');
  await expect.element(owner).toHaveTextContent('Ola Hansen');
  expect(foundAgain.elements()).toEqual([]);
});

test('what was typed of the set of one car comes back with that car alone, also in the longer form', async () => {
  const { karis, olas, open } = await twoCars();
  await open(`tyre_hotel_new?car_id=${karis.id}`);
  await expect.element(plate).toHaveValue('EL10001');
  await page.getByLabelText('Size', { exact: true }).fill('2055516');
  await open(`tyre_hotel_new?car_id=${olas.id}`);
  await expect.element(plate).toHaveValue('EL10002');
  await expect.element(page.getByLabelText('Size', { exact: true })).toHaveValue('');
  await open(`tyre_hotel_new?car_id=${karis.id}`);
  await expect.element(foundAgain).toBeVisible();
  await page.getByRole('link', { name: 'Enter each wheel' }).click();
  await expect
    .element(page.getByRole('textbox', { name: 'Size', exact: true }))
    .toHaveValue('2055516');
});

test('a plate that was mistyped leaves nobody as owner', async () => {
  const { open } = await twoCars();
  await open('tyre-hotel/new');
  await plate.fill('EL10001');
  await expect.element(owner).toHaveTextContent('Kari Nilsen');
  await plate.fill('EL10002');
  await expect.element(owner).toHaveTextContent('Ola Hansen');
  await page.getByRole('button', { name: /Owner/ }).last().click();
  await expect.element(page.getByRole('combobox', { name: 'Owner' })).toHaveValue('Ola Hansen');
});
