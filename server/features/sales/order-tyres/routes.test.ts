import { expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { treadReadings } from '#contract/workshop/tread-depth/readings.ts';
import { orders } from '#contract/sales/orders.ts';
import { orderTyresCalls } from '#contract/sales/order-tyres/order-tyres.ts';
import { productBrands } from '#contract/stock/products/brands.ts';
import { supplierArticles } from '#contract/stock/products/products.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** A workshop with tyres of three classes in one size, of which one lies in stock, and a car that drives on it. */
async function tyreShop() {
  const shop = await workshop(server);
  const { call, product, receive, me } = shop;
  const made = async (tier: 'budget' | 'quality' | 'premium', price: number) => {
    const brand = { body: { name: `${tier} ${crypto.randomUUID().slice(0, 8)}`, tier } };
    const brand_id = (await call(productBrands.calls.add, brand)).body.data.id;
    const size = { kind: 'tyre', size: '205/55 R16 91V', season: 'summer', price } as const;
    return product({ ...size, name: `${tier} tyre`, brand_id });
  };
  const [cheap, middle, dear] = [
    await made('budget', 500_00),
    await made('quality', 900_00),
    await made('premium', 1500_00),
  ];
  await receive({ product_id: middle, quantity: 8_000 });
  const article = { product_id: cheap, supplier: 'Grossist', number: 'B1', lead_days: 2 };
  await call(supplierArticles.calls.add, { body: article });
  const car = { licenseplate: `AB${String(Date.now()).slice(-5)}`, front_dimension: '205/55R16' };
  const car_id = (await call(cars.calls.add, { body: car })).body.data.id;
  const measured = (depths: object) =>
    call(treadReadings.calls.add, {
      body: {
        licenseplate: car.licenseplate,
        car_id,
        read_on: new Date().toISOString().slice(0, 10),
        season: 'summer',
        ...depths,
      },
    });
  const order = async (...put: object[]) => {
    const body = {
      car_id,
      price_reason: 'Agreed',
      lines: { put: put.map((line) => shop.lineOf(line)) },
    };
    return (await call(orders.calls.add, { body })).body.data.id;
  };
  const tyres = async (id: number, by = me) =>
    (await server.call(orderTyresCalls.tyres, { params: { id } }, by)).body.data;
  return { ...shop, cheap, middle, dear, measured, order, tyres };
}

test('a worn axle of an order’s car asks for a pair in its size, with why, and three tyres to choose from', async () => {
  const { cheap, middle, dear, measured, order, tyres, as } = await tyreShop();
  await measured({ fl_1: 10, fr_1: 70, rl_1: 70, rr_1: 70 });
  const id = await order();
  const [advice, ...more] = (await tyres(id)).advice;
  expect(more).toEqual([]);
  expect(advice).toMatchObject({
    of: 'car',
    worn: [{ position: 'FL', depth: 10, verdict: 'illegal' }],
    tyres: [{ size: '205/55R16', quantity: 2_000 }],
  });
  expect(advice!.tyres[0]!.alternatives).toMatchObject([
    { tier: 'budget', product_id: cheap, free: 0, lead_days: 2, because: 'soonest' },
    { tier: 'quality', product_id: middle, free: 8_000, because: 'in_stock' },
    { tier: 'premium', product_id: dear, free: 0 },
  ]);
  expect(advice!.tyres[0]!.alternatives[1]!.price).toBeGreaterThan(0);
  // A mechanic sees which, and not what they cost.
  const seen = await tyres(id, await as('mechanic'));
  expect(seen.advice[0]!.tyres[0]!.alternatives.map(({ price }) => price)).toEqual([
    null,
    null,
    null,
  ]);
});

test('good tread asks for nothing', async () => {
  const { measured, order, tyres } = await tyreShop();
  await measured({ fl_1: 70, fr_1: 70, rl_1: 70, rr_1: 70 });
  expect((await tyres(await order())).advice).toEqual([]);
});

test('another tyre takes the place of the one on a line, at its own price, also by who is told none', async () => {
  const { cheap, dear, order, tyres, as, call } = await tyreShop();
  const id = await order({ product_id: dear, description: 'Dear', unit_price: 1_00 });
  const mechanic = await as('mechanic');
  const { version, lines } = await tyres(id, mechanic);
  const [{ key, position, quantity, alternatives, ...line }] = lines as [(typeof lines)[0]];
  expect(line).not.toHaveProperty('unit_price');
  const [other] = alternatives;
  const { product_id, name: description, vat_code } = other!;
  expect(product_id).toBe(cheap);
  const put = [{ key, position, kind: 'goods', product_id, description, quantity, vat_code }];
  const input = { params: { id }, body: { version, lines: { put } } };
  expect((await server.call(orders.calls.save, input, mechanic)).status).toBe(200);
  const [saved] = (await call(orders.calls.one, { params: { id } })).body.data.lines;
  const shown = (await tyres(id)).lines[0]!.alternatives[0]!;
  expect(saved).toMatchObject({ product_id: cheap, quantity, unit_price: shown.price! * 100 });
});

test('a size that is typed finds three, and what is no size none', async () => {
  const { order, call } = await tyreShop();
  const id = await order();
  const search = async (size: string, query: object = {}) =>
    (await call(orderTyresCalls.search, { params: { id }, query: { size, ...query } })).body.data;
  expect(await search('2055516')).toHaveLength(3);
  expect(await search('205/55 R16', { season: 'studded' })).toEqual([]);
  expect(await search('anything')).toEqual([]);
  const { status } = await server.call(
    orderTyresCalls.tyres,
    { params: { id: 999_999_999 } },
    (await workshop(server)).me,
  );
  expect(status).toBe(404);
});
