import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { agreementCars, agreements } from '#contract/customer/agreements.ts';
import { customers } from '#contract/customer/customers.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { agreementsScreens } from './screens.ts';

startScreens(['agreements', 'customers']);

/** The cars of an agreement that has these plates. */
async function agreed(...plates: string[]) {
  const siteId = await atWork();
  const party = (await write(customers.calls.add, { body: { name: 'Fjordvask AS' } }, { siteId }))
    .data;
  const body = { name: 'Fjordvask', number: 'A-1', customer_id: party.id };
  const { id } = (await write(agreements.calls.add, { body }, { siteId })).data;
  for (const licenseplate of plates) {
    const car = { licenseplate, agreement_id: id };
    await write(agreementCars.calls.add, { body: car }, { siteId });
  }
  await showScreens(agreementsScreens, siteId, `customers/managed/${id}?tab=cars`);
  const choose = (...lines: string[]) =>
    page
      .getByLabelText('Choose a file', { exact: false })
      .upload(new File([lines.join('\n')], 'cars.csv'));
  const platesNow = async () =>
    (await send(agreementCars.calls.list, {}, { siteId })).data.map((car) => car.licenseplate);
  return { siteId, id, choose, platesNow };
}

test('a list is shown beside the cars of the agreement and taken over', async () => {
  const { choose, platesNow } = await agreed('AB10001', 'AB10002');
  await choose('Plate;Driver', 'AB10001;Kari', 'AB10003;');
  await expect.element(page.getByText('1 new', { exact: false })).toBeVisible();
  await expect.element(page.getByText('1 gone', { exact: false })).toBeVisible();
  await expect.element(page.getByText('Driver: – → Kari')).toBeVisible();
  expect(await platesNow()).toEqual(['AB10001', 'AB10002']);
  await page.getByRole('button', { name: 'Take over 3 differences' }).click();
  await expect.poll(platesNow).toEqual(['AB10001', 'AB10003']);
  await expect.element(page.getByRole('link', { name: 'AB10003' })).toBeVisible();
});

test('what is wrong with a list is named, and left out only when that is said', async () => {
  const { choose, platesNow } = await agreed();
  await choose('Plate;Until', 'AB10001;soon', 'AB10002;');
  await expect.element(page.getByText('Until: soon', { exact: false })).toBeVisible();
  const take = page.getByRole('button', { name: 'Take over 1 difference' });
  await expect.element(take).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('checkbox', { name: 'Leave out the row that is wrong' }).click();
  await take.click();
  await expect.poll(platesNow).toEqual(['AB10002']);
});

test('a list whose agreement changed meanwhile is compared again', async () => {
  const { siteId, id, choose, platesNow } = await agreed();
  await choose('Plate', 'AB10001');
  await expect.element(page.getByText('1 new', { exact: false })).toBeVisible();
  const body = { licenseplate: 'AB10009', agreement_id: id };
  await write(agreementCars.calls.add, { body }, { siteId });
  await page.getByRole('button', { name: 'Take over 1 difference' }).click();
  await page.getByRole('button', { name: 'Compare again' }).click();
  await page.getByRole('button', { name: 'Take over 2 differences' }).click();
  await expect.poll(platesNow).toEqual(['AB10001']);
});

test('a file without plates says how it has to look', async () => {
  const { choose } = await agreed();
  await choose('Driver', 'Kari');
  await expect.element(page.getByText('Write “Plate” above it', { exact: false })).toBeVisible();
});
