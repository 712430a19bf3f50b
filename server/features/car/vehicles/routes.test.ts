import { expect, test } from 'vitest';
import { registryCalls } from '#contract/car/registry.ts';
import { shellCalls } from '#contract/platform/shell.ts';
import { vehicleCalls, vehicles } from '#contract/car/vehicles.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { crudSuite } from '#tests/support/crud-suite.ts';
import { testServer } from '#tests/support/server.ts';

let made = 0;

crudSuite(vehicles, {
  valid: () => ({ brand: 'Volvo', model: `V${(made += 1)}`, torque: 140 }),
  changed: { tpms: 'direct', fitments: ['205/55 R16'] },
  wrong: { brand: '', torque: 9, year_from: 1899 },
});

const server = await testServer();

async function catalogue() {
  const me = await logInAs(server.db, { roles: ['manager'] });
  const add = async (body: { brand: string; model?: string; aliases?: string[] }) =>
    (await server.call(vehicles.calls.add, { body }, me)).body;
  return { me, add, chain_id: me.site.chain_id };
}

test('an entry is called by its make, model and variant', async () => {
  const { add, me } = await catalogue();
  const { data } = await add({ brand: 'Volvo', model: 'V60' });
  expect(data.name).toBe('Volvo V60');
  const body = { variant: 'T6', version: 1 };
  const saved = await server.call(vehicles.calls.save, { params: { id: data.id }, body }, me);
  expect(saved.body.data.name).toBe('Volvo V60 T6');
});

test('a model stands in the catalogue once, in whatever letters', async () => {
  const { add } = await catalogue();
  await add({ brand: 'Volvo', model: 'V60' });
  const { error } = await add({ brand: 'VOLVO', model: 'v60' });
  expect(error).toMatchObject({ code: 'common.already_exists' });
  expect(error?.fields).toHaveProperty('model');
});

test('a make with accents is the same without them', async () => {
  const { add } = await catalogue();
  await add({ brand: 'Škoda', model: 'Citigo-e' });
  expect((await add({ brand: 'Skoda', model: 'citigo e' })).error).toMatchObject({
    code: 'common.already_exists',
  });
});

test('the makes are told once each, in the order of the alphabet', async () => {
  const { add, me } = await catalogue();
  const [volvo] = [await add({ brand: 'Volvo', model: 'V60' })];
  await add({ brand: 'Volvo', model: 'XC60' });
  const audi = await add({ brand: 'Audi' });
  const { data } = (await server.call(shellCalls.vehicleBrands, {}, me)).body;
  expect(data).toEqual([
    { id: audi.data.id, name: 'Audi' },
    { id: volvo.data.id, name: 'Volvo' },
  ]);
});

test('the tyres of real cars are counted by model', async () => {
  const { add, me, chain_id } = await catalogue();
  const { data } = await add({ brand: 'Volvo', model: 'V60' });
  const car = { chain_id, brand: 'VOLVO', model: 'v60', rear_dimension: '225/50 R17' };
  for (const front_dimension of ['225/50 R17', '225/50 R17', '235/45 R18']) {
    await makeCar(server.db, { ...car, front_dimension });
  }
  await makeCar(server.db, { ...car, model: 'XC60', front_dimension: '235/60 R18' });
  const seen = await server.call(vehicleCalls.seen, { params: { id: data.id } }, me);
  expect(seen.body.data.map(({ front_dimension, cars }) => [front_dimension, cars])).toEqual([
    ['225/50 R17', 2],
    ['235/45 R18', 1],
  ]);
});

test('what a register calls a make is told as the catalogue writes it', async () => {
  const { add, me } = await catalogue();
  const body = { licenseplate: 'DP12345', country: 'NO' as const };
  const before = (await server.call(registryCalls.car, { body }, me)).body.data.car?.make ?? '';
  await add({ brand: 'Our make', aliases: [before.toLowerCase()] });
  const after = (await server.call(registryCalls.car, { body }, me)).body.data.car?.make;
  expect(after).toBe('Our make');
});
