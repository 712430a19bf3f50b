import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { cars } from '#contract/car/cars.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { vatCodes } from '#contract/money/vat-codes.ts';
import { orders } from '#contract/sales/orders.ts';
import { productBrands } from '#contract/stock/products/brands.ts';
import { products, productTypes } from '#contract/stock/products/products.ts';
import { send } from '#src/data/api.ts';
import { write } from '#src/data/writing/write.ts';
import { ordersScreens } from '#src/features/sales/orders/screens.ts';
import { speak } from '#src/i18n/words.ts';
import { snackNow } from '#src/ui/snackbar.ts';
import { atWork, showScreens, startScreens } from '#tests/support/in-browser/shown-screens.tsx';

startScreens(['orders', 'order-tyres', 'products'], { width: 360, height: 740 });
afterEach(() => speak('en'));

/** An order of a car whose front tyres are worn, where two tyres of its size are sold. */
async function wornCar() {
  const siteId = await atWork();
  const code = { code: '3', name: '25', rate: 25_00, valid_from: '2005-01-01', kind: 'standard' };
  await write(vatCodes.calls.add, { body: code as never }, { siteId });
  const type = { name: 'Tyres', kind: 'tyre', position: 0 } as const;
  const { id: type_id } = (await write(productTypes.calls.add, { body: type }, { siteId })).data;
  for (const [name, tier, price] of [
    ['Cheap', 'budget', 500_00],
    ['Dear', 'premium', 1500_00],
  ] as const) {
    const brand = { body: { name: `${name} brand`, tier } };
    const { id: brand_id } = (await write(productBrands.calls.add, brand, { siteId })).data;
    const tyre = { name, type_id, brand_id, size: '205/55 R16', season: 'summer', price } as const;
    await write(products.calls.add, { body: tyre }, { siteId });
  }
  const car = { licenseplate: 'AB12345', front_dimension: '205/55 R16' };
  const { id: car_id } = (await write(cars.calls.add, { body: car }, { siteId })).data;
  const depths = { fl_1: 10, fr_1: 60, rl_1: 60, rr_1: 60 };
  const read_on = new Date().toISOString().slice(0, 10);
  const reading = {
    licenseplate: 'AB12345',
    car_id,
    read_on,
    season: 'summer',
    ...depths,
  } as const;
  await write(treadReadings.calls.add, { body: reading }, { siteId });
  const { id } = (await write(orders.calls.add, { body: { car_id } }, { siteId })).data;
  const lines = async () =>
    (await send(orders.calls.one, { params: { id } }, { siteId })).data.lines.map((line) => [
      line.description,
      line.quantity,
      line.unit_price,
    ]);
  return { siteId, id, lines };
}

test('worn tyres are said on the order with why, and one press sells the pair; others take their place, and it is undone', async () => {
  const { siteId, id, lines } = await wornCar();
  await showScreens(ordersScreens, siteId, `order/details/${id}`);
  const note = page.getByText(/New tyres: Front left 1.0 mm: below the law/);
  await expect.element(note).toBeVisible();
  // It has the whole width of where it stands, and not what others beside it leave.
  await page.viewport(1440, 900);
  const share = () => note.element().clientWidth / note.element().closest('aside')!.clientWidth;
  await expect.poll(share).toBeGreaterThan(0.9);
  await page.viewport(360, 740);
  await page.getByText('See what fits').click();
  await expect.element(page.getByText(/asks for 1.6 mm|asks for 3.0 mm/)).toBeVisible();
  await page.getByRole('button', { name: 'Add 2: Cheap' }).click();
  await expect.poll(lines).toEqual([['Cheap', 2_000, 500_00_00]]);
  await page.getByRole('button', { name: 'Sell this instead: Dear' }).click();
  await expect.poll(lines).toEqual([['Dear', 2_000, 1500_00_00]]);
  await expect.poll(() => snackNow()?.text).toBe('Dear stands there instead');
  snackNow()?.action?.act();
  await expect.poll(lines).toEqual([['Cheap', 2_000, 500_00_00]]);
  await page.getByLabelText('Size').fill('205/55R16');
  await page.getByRole('button', { name: 'Show three' }).click();
  await expect.element(page.getByRole('button', { name: 'Add 4: Dear' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
});

test('depths are written with the comma of whoever reads them', async () => {
  const { siteId, id } = await wornCar();
  await speak('nb');
  await showScreens(ordersScreens, siteId, `order/details/${id}`);
  await expect.element(page.getByText(/Venstre foran 1,0 mm: under lovens krav/)).toBeVisible();
  await page.getByText('Se hva som passer').click();
  await expect.element(page.getByText(/1,6 mm|3,0 mm/).first()).toBeVisible();
});
