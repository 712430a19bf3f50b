import { expect, test } from 'vitest';
import { cars } from '#contract/car/cars.ts';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { customers } from '#contract/customer/customers.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import type { Role } from '#contract/rights.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { hotelStaff } from '#tests/support/factories/hotel/staff.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { makeReading } from '#tests/support/factories/tread-depth.ts';
import { testServer, type TestServer } from '#tests/support/server.ts';

const server = await testServer();

/** Somebody who works at a site of a chain of its own. */
async function atWork(role: Role = 'reception') {
  const { site, token } = await logInAs(server.db, { roles: [role] });
  const { chain_id } = site;
  const call: TestServer['call'] = (one, input) => server.call(one, input, { token });
  return {
    site,
    call,
    customer: (overrides = {}) => makeCustomer(server.db, { ...overrides, chain_id }),
    car: (overrides: object) => makeCar(server.db, { ...overrides, chain_id }),
    visit: (overrides = {}) => makeQueuePerson(server.db, { site, ...overrides }),
    personOf: async (id: number) =>
      (await call(queueCalls.refresh)).body.data.people.find((one) => one.id === id),
  };
}

test('a card shows the customer, their cars, their visits here and who changed what', async () => {
  const { site, call, customer, car, visit } = await atWork();
  const kari = await customer({ name: 'Kari Nilsen', phone: '99887766' });
  const golf = await car({ customer_id: kari.id, licenseplate: 'EK12345' });
  await car({ licenseplate: 'EK99999' });
  const here = await visit({ customer_id: kari.id, licenseplate: 'EK12345' });
  const elsewhere = await makeSite(server.db, { chain_id: site.chain_id });
  await makeQueuePerson(server.db, { site: elsewhere, customer_id: kari.id });
  await call(customers.calls.save, {
    params: { id: kari.id },
    body: { version: 1, city: 'Moss', zip: '1530' },
  });

  const { data } = (await call(customerDeskCalls.show, { params: { id: kari.id } })).body;
  expect(data.customer).toMatchObject({ name: 'Kari Nilsen', city: 'Moss' });
  expect(data.cars.map(({ id }) => id)).toEqual([golf.id]);
  expect(data.more_cars).toBe(false);
  expect(data.timeline).toEqual([
    expect.objectContaining({ kind: 'change', action: 'save', fields: ['zip', 'city'] }),
    expect.objectContaining({ kind: 'visit', id: here.id, here: true, handled: null }),
  ]);
});

test('a new customer comes with their car and is whose visit it is', async () => {
  const { call, visit, personOf } = await atWork();
  const { id: queue_id } = await visit({ name: null, licenseplate: 'DP90117' });
  const body = {
    queue_id,
    name: 'Ola Berg',
    phone: '90000001',
    licenseplate: 'dp 90117',
    brand: 'Volvo',
  };
  const { data } = (await call(customerDeskCalls.create, { body })).body;
  const shown = (await call(customerDeskCalls.show, { params: { id: data.customer_id } })).body
    .data;
  expect(shown.customer).toMatchObject({ name: 'Ola Berg', phone: '90000001' });
  expect(shown.cars).toEqual([
    expect.objectContaining({ id: data.car_id, licenseplate: 'DP90117', brand: 'Volvo' }),
  ]);
  expect(await personOf(queue_id)).toMatchObject({
    customer_id: data.customer_id,
    car_id: data.car_id,
    car_brand: 'Volvo',
    name: 'Ola Berg',
  });
});

test('without a plate there is no car', async () => {
  const { call } = await atWork();
  const { data } = (await call(customerDeskCalls.create, { body: { name: 'Ola Berg' } })).body;
  expect(data.car_id).toBeNull();
});

test('somebody else’s car is taken over only by who means to', async () => {
  const { call, customer, car } = await atWork();
  const former = await customer();
  const sold = await car({ customer_id: former.id, licenseplate: 'EK54321' });
  const body = { name: 'Ola Berg', licenseplate: 'EK54321' };
  const refused = await call(customerDeskCalls.create, { body });
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({
    code: 'customer-desk.car_of_another',
    fields: { licenseplate: expect.any(String) as string },
  });
  const list = await call(customers.calls.list, { query: { q: 'Ola Berg' } });
  expect(list.body.data).toEqual([]);

  const { data } = (await call(customerDeskCalls.create, { body: { ...body, take_over: true } }))
    .body;
  expect(data.car_id).toBe(sold.id);
  const { body: now } = await call(cars.calls.one, { params: { id: sold.id } });
  expect(now.data.customer_id).toBe(data.customer_id);
});

test('a visit that is not there makes no customer', async () => {
  const { call } = await atWork();
  const answer = await call(customerDeskCalls.create, {
    body: { name: 'Ola Berg', queue_id: 999_999_999 },
  });
  expect(answer.status).toBe(404);
  const list = await call(customers.calls.list, { query: { q: 'Ola Berg' } });
  expect(list.body.data).toEqual([]);
});

test('who is typed is found by plate, phone, e-mail or company, in this order', async () => {
  const { call, customer, car } = await atWork();
  const kari = await customer({ name: 'Kari Nilsen', phone: '+47 998 87 766' });
  const firm = await customer({
    name: 'Bil AS',
    email: 'post@bil.example',
    org_number: '912345678',
  });
  const owned = await car({ customer_id: firm.id, licenseplate: 'EK77777', brand: 'Ford' });
  const free = await car({ licenseplate: 'EK88888' });
  const found = async (query: object) =>
    (await call(customerDeskCalls.duplicates, { query })).body.data.map((one) => [
      one.by,
      one.customer_id,
      one.car_id,
    ]);
  expect(await found({ phone: '99 88 77 66', licenseplate: 'ek 77777' })).toEqual([
    ['licenseplate', firm.id, owned.id],
    ['phone', kari.id, null],
  ]);
  expect(await found({ email: 'Post@Bil.example' })).toEqual([['email', firm.id, null]]);
  expect(await found({ org_number: '912 345 678' })).toEqual([['org_number', firm.id, null]]);
  expect(await found({ licenseplate: 'EK88888' })).toEqual([['licenseplate', null, free.id]]);
  expect(await found({})).toEqual([]);
});

test('a visit becomes a customer’s, and keeps the name that was given at the door', async () => {
  const { call, customer, visit, personOf } = await atWork();
  const kari = await customer({ name: 'Kari Nilsen' });
  const { id: queue_id } = await visit({ name: 'Kari', licenseplate: 'EK12345' });
  await call(customerDeskCalls.attach, { body: { queue_id, customer_id: kari.id, car_id: null } });
  expect(await personOf(queue_id)).toMatchObject({
    customer_id: kari.id,
    car_id: null,
    name: 'Kari',
    licenseplate: 'EK12345',
  });
});

test('another chain’s customer cannot be whose visit it is', async () => {
  const { call, visit, personOf } = await atWork();
  const stranger = await makeCustomer(server.db);
  const { id: queue_id } = await visit();
  const body = { queue_id, customer_id: stranger.id, car_id: null };
  expect((await call(customerDeskCalls.attach, { body })).status).toBe(404);
  expect(await personOf(queue_id)).toMatchObject({ customer_id: null });
});

test('a car shows its last tread reading', async () => {
  const { site, call, customer, car } = await atWork();
  const kari = await customer();
  const golf = await car({ customer_id: kari.id, licenseplate: 'EK12345' });
  const own = { site, car_id: golf.id, licenseplate: 'EK12345', season: 'winter' };
  await makeReading(server.db, { ...own, read_on: '2026-01-05', least_depth: 55, verdict: 'ok' });
  const last = await makeReading(server.db, {
    ...own,
    read_on: '2026-02-05',
    least_depth: 41,
    verdict: 'watch',
  });
  const { data } = (await call(customerDeskCalls.show, { params: { id: kari.id } })).body;
  expect(data.treads).toEqual({
    [golf.id]: {
      id: last.id,
      read_on: '2026-02-05',
      season: 'winter',
      verdict: 'watch',
      least: 41,
    },
  });
});

test('a card shows who wrote the note, and when', async () => {
  const { call, customer } = await atWork();
  const { id } = await customer();
  const note = { version: 1, counter_note: 'Calls first' };
  await call(customers.calls.save, { params: { id }, body: note });
  const { data } = (await call(customerDeskCalls.show, { params: { id } })).body;
  expect(data.noted).toEqual({
    by: data.customer.changed_by,
    at: expect.any(String) as string,
  });
});

test('a fleet sees the sets of its registered cars, and of the others those of the five plates that came last', async () => {
  const { site, call, customer, car } = await atWork();
  const fleet = await customer();
  const golf = await car({ customer_id: fleet.id, licenseplate: 'EK12345' });
  const { takeIn } = await hotelStaff(server, { site });
  const own = await takeIn({ licenseplate: 'EK12345', car_id: golf.id, customer_id: fleet.id });
  const others: number[] = [];
  for (const plate of ['AA1', 'AA2', 'AA1', 'AA3', 'AA4', 'AA5', 'AA6', 'AA2']) {
    const set = await takeIn({ licenseplate: plate, customer_id: fleet.id });
    others.push(set.id);
  }
  await takeIn({ licenseplate: 'ZZ1', customer_id: (await customer()).id });

  const { data } = (await call(customerDeskCalls.show, { params: { id: fleet.id } })).body;
  expect(data.sets.map(({ id }) => id)).toEqual([own.id]);
  expect(data.other_sets?.total).toBe(8);
  const plates = data.other_sets?.last.map(({ licenseplate }) => licenseplate);
  expect(plates).toEqual(['AA2', 'AA2', 'AA6', 'AA5', 'AA4', 'AA3']);
  expect(data.other_sets?.last[0]?.id).toBe(others.at(-1));
});
