import { beforeAll, expect, test } from 'vitest';
import { cars } from '#contract/cars.ts';
import { customers } from '#contract/customers.ts';
import { logInAs, type LoggedIn } from '#tests/support/factories/accounts.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();
let me: LoggedIn;
beforeAll(async () => {
  me = await logInAs(server.db, { roles: ['manager'] });
});

test('what is added stands in the list', async () => {
  const { token } = me;
  const added = await server.call(
    customers.calls.add,
    { body: { name: 'Åse Ødegård', phone: '99 88 77 66', tags: ['VIP'] } },
    { token },
  );
  expect(added.body).toMatchObject({ data: { name: 'Åse Ødegård', number: '1', version: 1 } });
  const { id } = added.body.data;
  const car = await server.call(
    cars.calls.add,
    { body: { licenseplate: 'el 12345', customer_id: id, year: 2020 } },
    { token },
  );
  expect(car.body.data).toMatchObject({
    licenseplate: 'EL12345',
    shown: { customer_id: 'Åse Ødegård' },
  });
  const saved = await server.call(
    customers.calls.save,
    { params: { id }, body: { version: 1, city: 'Oslo' } },
    { token },
  );
  expect(saved.body.data).toMatchObject({ city: 'Oslo', version: 2 });
  for (const query of [
    {},
    { q: 'åse' },
    { q: '998877' },
    { tags: 'VIP' },
    { q: 'øde', sort_by: 'number:desc', type: 'private,company', blocked: 'false' },
  ]) {
    const list = await server.call(customers.calls.list, { query }, { token });
    expect(list.body).toMatchObject({ data: [{ id }], meta: { total_items: 1 } });
  }
  const history = await server.call(customers.calls.history, { params: { id } }, { token });
  expect(history.body.data.map(({ action }) => action)).toEqual(['save', 'add']);
  const many = await server.call(
    cars.calls.many,
    { body: { ids: [car.body.data.id, 999999], action: 'archive' } },
    { token },
  );
  expect(many.body.data).toMatchObject({ done: [car.body.data.id], refused: [{ id: 999999 }] });
  const again = await server.call(
    cars.calls.add,
    { body: { licenseplate: 'el 12345', customer_id: 999999 } },
    { token },
  );
  expect(again.body.error?.fields).toHaveProperty('customer_id');
});
