import { expect, test } from 'vitest';
import { queueCalls } from '#contract/workshop/queue.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const server = await testServer();

/** A counter of a chain whose register has Kari with a Golf, and a Ford that is nobody's. */
async function counter() {
  const { site, token } = await logInAs(server.db, { roles: ['reception'] });
  const { chain_id } = site;
  const kari = await makeCustomer(server.db, { chain_id, name: 'Kari Nilsen' });
  const golf = await makeCar(server.db, {
    chain_id,
    customer_id: kari.id,
    licenseplate: 'EK12345',
    brand: 'VW',
  });
  const ford = await makeCar(server.db, { chain_id, licenseplate: 'EK99999', brand: 'Ford' });
  const call: TestServer['call'] = (one, input) => server.call(one, input, { token });
  const known = async (by: 'plate' | 'name', text: string) =>
    (await call(queueCalls.known, { query: { by, text } })).body.data;
  return { site, kari, golf, ford, call, known };
}

test('somebody of the register is let in as who they are', async () => {
  const { kari, golf, call } = await counter();
  const body = { licenseplate: 'EK12345', name: 'Kari', customer_id: kari.id, car_id: golf.id };
  const { data } = (await call(queueCalls.add, { body })).body;
  expect(data).toMatchObject({
    name: 'Kari',
    licenseplate: 'EK12345',
    customer_id: kari.id,
    car_id: golf.id,
    car_brand: 'VW',
  });
});

test('nobody is let in as another chain’s customer', async () => {
  const { call } = await counter();
  const stranger = await makeCustomer(server.db);
  const body = { licenseplate: '', name: 'Kari', customer_id: stranger.id };
  expect((await call(queueCalls.add, { body })).status).toBe(404);
  expect((await call(queueCalls.refresh)).body.data.people).toEqual([]);
});

test('whom the register has is known before they ever came, by plate and by name', async () => {
  const { kari, golf, ford, known } = await counter();
  const hers = { customer_id: kari.id, car_id: golf.id, last_at: null, here: false };
  expect(await known('name', 'nils')).toMatchObject([hers]);
  expect(await known('plate', 'ek 12')).toMatchObject([hers]);
  expect(await known('plate', 'ek')).toMatchObject([
    hers,
    { customer_id: null, car_id: ford.id, name: null },
  ]);
  // The middle of a plate is nothing that anybody begins with.
  expect(await known('plate', '12345')).toEqual([]);
});

test('who came stands there once, with the last time', async () => {
  const { site, kari, golf, known } = await counter();
  const at = new Date('2026-01-05T10:00:00Z');
  await makeQueuePerson(server.db, {
    site,
    licenseplate: 'EK12345',
    name: 'Kari Nilsen',
    customer_id: kari.id,
    car_id: golf.id,
    arrived_at: at,
    left_at: at,
  });
  expect(await known('plate', 'EK123')).toMatchObject([{ last_at: at.toISOString() }]);
  expect(await known('name', 'kari')).toHaveLength(1);
});
