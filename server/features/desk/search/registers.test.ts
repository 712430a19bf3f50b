import { expect, test } from 'vitest';
import type { Role } from '#contract/rights.ts';
import { searchCalls } from '#contract/desk/search.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeSite } from '#tests/support/factories/organisation.ts';
import { makeQueuePerson } from '#tests/support/factories/queue.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** Somebody at a site of a new chain, and how they search it and fill its registers. */
async function inNewChain(roles: Role[] = ['reception']) {
  const { site, token } = await logInAs(server.db, { roles });
  const { chain_id } = site;
  const find = async (query: string) => {
    const { status, body } = await server.call(searchCalls.search, { query: { query } }, { token });
    expect(status).toBe(200);
    return body.data;
  };
  return {
    site,
    find,
    customer: (overrides: Parameters<typeof makeCustomer>[1] = {}) =>
      makeCustomer(server.db, { chain_id, ...overrides }),
    car: (overrides: Parameters<typeof makeCar>[1] = {}) =>
      makeCar(server.db, { chain_id, ...overrides }),
    /** Names and plates found, by group. */
    found: async (query: string) =>
      Object.fromEntries(
        (await find(query)).groups.map(({ group, hits }) => [
          group,
          hits.map(({ plate, title }) => plate ?? title),
        ]),
      ),
  };
}

test("a plate in the register leads to its owner's card with that car", async () => {
  const { customer, car, find } = await inNewChain();
  const { id: owner } = await customer({ name: 'Kari Nilsen' });
  const { id } = await car({ licenseplate: 'EL81001', customer_id: owner, brand: 'Volvo' });
  for (const typed of ['EL81001', 'el 81001', 'el-81001']) {
    expect((await find(typed)).exact).toMatchObject({
      path: `${owner}/customer/show?car=${id}`,
      title: 'Volvo',
      detail: 'Kari Nilsen',
    });
  }
});

test('a car that nobody owns leads to the car', async () => {
  const { car, find } = await inNewChain();
  const { id } = await car({ licenseplate: 'EL81002' });
  expect((await find('EL81002')).exact?.path).toBe(`cars/${id}`);
});

test('anyone who waits with a plate is meant before the car of the register', async () => {
  const { site, car, find } = await inNewChain();
  await car({ licenseplate: 'EL81003' });
  const { id } = await makeQueuePerson(server.db, { site, licenseplate: 'EL81003' });
  const { exact, groups } = await find('EL81003');
  expect(exact?.path).toBe(`queue?person=${id}`);
  expect(groups.map(({ group }) => group)).toEqual(['here', 'cars']);
});

test('the same plate of two countries is for the person to distinguish', async () => {
  const { car, find } = await inNewChain();
  await car({ licenseplate: 'EL81004', country: 'NO' });
  await car({ licenseplate: 'EL81004', country: 'SE' });
  const { exact, groups } = await find('EL81004');
  expect([exact, groups[0]?.count]).toEqual([null, 2]);
});

test('the beginning of a plate finds cars, and c: finds letters anywhere in one', async () => {
  const { car, found, find } = await inNewChain();
  await car({ licenseplate: 'EL82001', vin: 'YV1000000000EL9' });
  await car({ licenseplate: 'EL82002', model: 'EL9' });
  expect(await found('el 82')).toEqual({ cars: ['EL82001', 'EL82002'] });
  expect((await find('el 82')).exact).toBeNull();
  expect(await found('c:l82')).toEqual({ cars: ['EL82001', 'EL82002'] });
  expect(await found('c:el9')).toEqual({});
  expect(await found('l82')).toEqual({});
  expect(await found('c:%')).toEqual({});
});

test("a customer's number leads to their card, also where it is part of other numbers", async () => {
  const { customer, find } = await inNewChain();
  const { id } = await customer({ number: '1024', name: 'Kari' });
  await customer({ number: '10240', phone: '+47 91 02 41 00' });
  const { exact, groups } = await find('1024');
  expect(exact?.path).toBe(`${id}/customer/show`);
  expect(groups).toMatchObject([{ group: 'customers', count: 2, hits: [{ title: 'Kari' }, {}] }]);
});

test('an e-mail address leads to its customer, and part of one finds it', async () => {
  const { customer, find, found } = await inNewChain();
  const { id } = await customer({ name: 'Kari', email: 'Kari.Nilsen@post.example' });
  await customer({ name: 'Ola', email: 'ola@post.example' });
  expect((await find('kari.nilsen@POST.example')).exact?.path).toBe(`${id}/customer/show`);
  expect(await found('@post')).toEqual({ customers: ['Kari', 'Ola'] });
  expect((await find('@post')).exact).toBeNull();
});

test('an e-mail address that two share is for the person to distinguish', async () => {
  const { customer, find } = await inNewChain();
  for (const name of ['Kari', 'Ola']) await customer({ name, email: 'home@post.example' });
  const { exact, groups } = await find('home@post.example');
  expect([exact, groups[0]?.count]).toEqual([null, 2]);
});

test('i: finds customers by their id in another system, whole or in part', async () => {
  const { customer, find, found } = await inNewChain();
  const { id } = await customer({ name: 'Kari', external_id: 'V-77' });
  await customer({ name: 'Ola', external_id: 'V-770' });
  await customer({ name: 'V-77 Hansen' });
  expect((await find('i:V-77')).exact?.path).toBe(`${id}/customer/show`);
  expect(await found('i:v-77')).toEqual({ customers: ['Kari', 'Ola'] });
  expect(await found('i:78')).toEqual({});
});

test('names that begin so come first, then last names, then what is found elsewhere', async () => {
  const { customer, found } = await inNewChain();
  await customer({ name: 'Nils Åsen' });
  await customer({ name: 'Kari', city: 'Åsen' });
  await customer({ name: 'Åsen Bil AS' });
  await customer({ name: 'Åsen' });
  expect(await found('asen')).toEqual({
    customers: ['Åsen', 'Åsen Bil AS', 'Nils Åsen', 'Kari'],
  });
});

test('a name finds its customer however its words stand', async () => {
  const { customer, found } = await inNewChain();
  await customer({ name: 'Berg, Kari' });
  await customer({ name: 'Kari Anne Nilsen' });
  await customer({ name: 'Kari Nilsen' });
  await customer({ name: 'Nilsen, Anne' });
  expect(await found('Nilsen, Kari')).toEqual({ customers: ['Kari Nilsen', 'Kari Anne Nilsen'] });
  expect(await found('Kari Berg')).toEqual({ customers: ['Berg, Kari'] });
});

test('a telephone number finds its customer however it is written', async () => {
  const { customer, found } = await inNewChain();
  await customer({ name: 'Kari', phone: '+47 912 34 567' });
  expect(await found('91 23 45 67')).toEqual({ customers: ['Kari'] });
});

test('one letter finds nobody, and signs of a database are looked for as they are', async () => {
  const { customer, found } = await inNewChain();
  await customer({ name: 'Kari' });
  for (const typed of ['k', '%', '__', 'i:%', "Kari' or 1=1 --", String.raw`\\`]) {
    expect(await found(typed)).toEqual({});
  }
});

test('who was archived is not found', async () => {
  const { customer, car, found } = await inNewChain();
  const archived_at = new Date();
  await customer({ name: 'Kari', number: '4711', archived_at, external_id: 'V1' });
  await car({ licenseplate: 'EL83001', archived_at });
  for (const typed of ['kari', '4711', 'i:V1', 'EL83001', 'c:8300']) {
    expect(await found(typed)).toEqual({});
  }
});

test('no other chain is searched', async () => {
  const { find } = await inNewChain();
  const { chain_id } = await makeSite(server.db);
  await makeCustomer(server.db, { chain_id, name: 'Kari', number: '4712', external_id: 'V2' });
  await makeCar(server.db, { chain_id, licenseplate: 'EL84001' });
  for (const typed of ['kari', '4712', 'i:V2', 'EL84001', 'c:8400']) {
    expect((await find(typed)).groups).toEqual([]);
  }
});

test('who may see neither customers nor cars finds neither', async () => {
  const { customer, car, find } = await inNewChain([]);
  await customer({ name: 'Kari' });
  await car({ licenseplate: 'EL85001' });
  expect((await find('kari')).groups).toEqual([]);
  expect((await find('EL85001')).groups).toEqual([]);
});
