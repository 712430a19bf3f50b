import { expect, test } from 'vitest';
import { customerDeskCalls } from '#contract/desk/customer-desk.ts';
import { queueCalls } from '#contract/workshop/queue.ts';
import { storagePlaces, warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { searchCalls } from '#contract/desk/search.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { hotelStaff, intentOf } from '#tests/support/factories/hotel/staff.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** A customer with a car, whose set stands at a place. */
async function withSet() {
  const staff = await hotelStaff(server);
  const { chain_id } = staff.me.site;
  const kari = await makeCustomer(server.db, { chain_id });
  const car = await makeCar(server.db, {
    chain_id,
    customer_id: kari.id,
    licenseplate: 'EL55555',
  });
  const place = await staff.place({ code: 'A.03-2' });
  const set = await staff.takeIn({ licenseplate: 'EL 55555', place_id: place.id });
  const find = async (query: string) =>
    (await staff.call(searchCalls.search, { query: { query } })).body.data;
  return { ...staff, kari, car, set, find };
}

test('a set is found by its number, its place and the plate of its car', async () => {
  const { find, set } = await withSet();
  const hit = { path: `tyre-hotel/details/${set.id}`, title: 'A.03-2', plate: 'EL55555' };
  expect((await find(`f:${set.number}`)).exact).toMatchObject(hit);
  expect((await find(`f:${set.id}`)).groups).toMatchObject([{ hits: [hit] }]);
  expect((await find('pos:a.03-2')).exact).toMatchObject(hit);
  const groups = (await find('EL555')).groups.filter(({ group }) => group === 'sets');
  expect(groups).toMatchObject([{ hits: [hit], count: 1 }]);
  expect((await find('pos:B.1')).groups).toEqual([]);
});

test('a place is searched for in the warehouse that its label names', async () => {
  const { find, call, takeIn, set } = await withSet();
  const body = { name: 'Outside' };
  const outside = (await call(warehouses.calls.add, { body })).body.data;
  const added = { code: 'A.03-2', warehouse_id: outside.id, room: 1 };
  const place = (await call(storagePlaces.calls.add, { body: added })).body.data;
  const other = await takeIn({ place_id: place.id });
  const found = async (query: string) => (await find(query)).groups.flatMap(({ hits }) => hits);
  expect(await found(`pos:${outside.id}:A.03-2`)).toMatchObject([{ id: other.id }]);
  expect((await found('pos:A.03-2')).map(({ id }) => id)).toEqual([other.id, set.id]);
});

test('the code of a label finds its set or place, and that of another chain nothing', async () => {
  const { find, set, me } = await withSet();
  const chain = me.site.chain_id;
  const path = `tyre-hotel/details/${set.id}`;
  for (const code of [`TH${chain}:${set.number}`, `tw:${set.number}:FL`, `LO${chain}:A.03-2`])
    expect((await find(code)).exact).toMatchObject({ path });
  expect((await find(`TH${chain + 1}:${set.number}`)).groups).toEqual([]);
});

test('another site finds nothing of it', async () => {
  const { set } = await withSet();
  const other = await hotelStaff(server);
  const { body } = await other.call(searchCalls.search, { query: { query: `f:${set.number}` } });
  expect(body.data.groups).toEqual([]);
});

test('the customer desk shows the sets of the cars, with where they are', async () => {
  const { call, kari, car, set } = await withSet();
  const { body } = await call(customerDeskCalls.show, { params: { id: kari.id } });
  expect(body.data.sets).toMatchObject([
    { id: set.id, car_id: car.id, place: 'A.03-2', state: 'stored' },
  ]);
});

test.each([
  ['is shown the way to its set', false],
  ['is shown none to a set that was handed out', true],
])('whoever comes with a car %s', async (_, isOut) => {
  const { call, car, set, send } = await withSet();
  if (isOut) expect(await send(intentOf(set, 'return'))).toMatchObject([{ error: null }]);
  const body = { licenseplate: 'EL55555', name: '', car_id: car.id };
  await call(queueCalls.add, { body });
  const { people } = (await call(queueCalls.refresh)).body.data;
  expect(people.map((one) => one.tyre_hotel_id)).toEqual([isOut ? null : set.id]);
  expect(people.map((one) => one.tyre_hotel_number)).toEqual([isOut ? null : set.number]);
});

test.each([
  ['by their car', 'EL77777', true],
  ['by their plate alone', 'EL 88888', false],
])(
  'anyone who waits while their set is taken in is shown the way to it, %s',
  async (_, plate, isKnown) => {
    const { call, me, takeIn } = await hotelStaff(server);
    const { chain_id } = me.site;
    const car = isKnown && (await makeCar(server.db, { chain_id, licenseplate: plate }));
    const body = { licenseplate: plate, name: '', ...(car && { car_id: car.id }) };
    await call(queueCalls.add, { body });
    const shown = async () => (await call(queueCalls.refresh)).body.data;
    const before = await shown();
    expect(before.people).toMatchObject([{ tyre_hotel_id: null }]);
    const first = await takeIn({ licenseplate: plate });
    expect(await shown()).toMatchObject({
      revision: before.revision + 1,
      people: [{ tyre_hotel_id: first.id, tyre_hotel_v2: true, revision: before.revision + 1 }],
    });
    // One that is in the house stays what they are shown.
    await takeIn({ licenseplate: plate });
    expect((await shown()).people).toMatchObject([{ tyre_hotel_id: first.id }]);
  },
);
