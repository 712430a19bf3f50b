import { beforeAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cars } from '#contract/car/cars.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { mecaProCalls } from '#contract/sales/meca-pro/meca-pro.ts';
import { mecaProSettings } from '#contract/sales/meca-pro/settings.ts';
import { orders } from '#contract/sales/orders.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';
import { mecaProScreens } from './screens.ts';

startScreens(['meca-pro', 'orders']);

let siteId: string;
let id: number;
let car_id: number;
const screens = [...mecaProScreens, ...ordersScreens];

beforeAll(async () => {
  siteId = await atWork();
  const to = { siteId };
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01' };
  await write(vatCodes.calls.add, { body: { ...code, kind: 'standard' } }, to);
  car_id = (await write(cars.calls.add, { body: { licenseplate: 'EL55501' } }, to)).data.id;
  id = (await write(orders.calls.add, { body: { car_id } }, to)).data.id;
});

test('a catalogue that is not set up says what is missing, and is set up in settings', async () => {
  await showScreens(screens, siteId, `order/meca-pro/${id}`);
  await expect.element(page.getByText('the address of the catalogue')).toBeVisible();
  await page.getByRole('link', { name: 'Go to the settings' }).click();
  const site = page.getByRole('region', { name: 'For this site' });
  await site.getByRole('button', { name: 'Set it here: Address' }).click();
  await site.getByLabelText('Address').fill('/demo/meca-pro');
  await site.getByLabelText('Customer number').fill('N-1');
  await site.getByRole('button', { name: 'Save' }).click();
  await expect.element(page.getByText(/needs no key/)).toBeVisible();
  await page.getByRole('button', { name: 'Test the connection' }).click();
  await expect.element(page.getByText(/knows you as Demo verksted/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Key' }).fill('secret');
  await page.getByRole('button', { name: 'Keep key' }).click();
  await expect.element(page.getByText(/Nobody can read it/)).toBeVisible();
});

test('what was put into the basket is fetched on the way back, chosen, put on the order and ordered', async () => {
  const to = { siteId };
  const params = { id };
  const read = async () => (await send(mecaProSettings.calls.site.read, undefined, to)).data;
  const settings = { address: '/demo/meca-pro', customer_number: 'N-1' };
  const body = { ...(await read()), ...settings, own: ['address'] };
  await write(mecaProSettings.calls.site.save, { body }, to);
  const { url } = (await write(mecaProCalls.open, { params, body: { k_type: '17890' } }, to)).data;
  const basket = url.split('basket=')[1];
  for (const article of ['BP-1120', 'A-SERV']) {
    await fetch(`/demo/meca-pro/pages/${basket}/lines`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ article, quantity: 1 }),
    });
  }
  await showScreens(screens, siteId, `order/meca-pro/${id}?fetch=1`);
  const work = page.getByRole('checkbox', { name: /Oljeskift/ });
  await expect.element(work).toBeChecked();
  await expect.element(page.getByText(/Without a price/)).toBeVisible();
  await work.click();
  await page.getByRole('button', { name: 'Put 1 line on the order' }).click();
  const lines = async () =>
    (await send(orders.calls.one, { params }, to)).data.lines.map(({ description }) => description);
  await expect.poll(lines).toEqual(['Nordbrems Bremseklosser foran (BP-1120)']);
  await page.getByRole('button', { name: 'Order the basket' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(/1 line of the basket is not on the order/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Order the basket' }).click();
  const ordered = page.getByRole('region', { name: 'Ordered' });
  await expect.element(ordered.getByText(/MP-\d+/)).toBeVisible();
  await page.getByRole('link', { name: /^Order / }).click();
  await page.getByRole('tab', { name: 'Parts' }).click();
  await expect.element(page.getByRole('link', { name: 'Parts catalogue' })).toBeVisible();

  // What the catalogue was told of the car once, the next order of it knows.
  const next = (await write(orders.calls.add, { body: { car_id } }, to)).data.id;
  await showScreens(screens, siteId, `order/meca-pro/${next}`);
  await expect.element(page.getByLabelText('K-type')).toHaveValue('17890');
});
