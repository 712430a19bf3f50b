import { describe, expect, test } from 'vitest';
import { searchCalls } from '#contract/desk/search.ts';
import type { Role } from '#contract/rights.ts';
import { orders } from '#contract/sales/orders.ts';
import { documentSuite } from '#tests/support/documents/document-suite.ts';
import { logInAs } from '#tests/support/factories/accounts.ts';
import { makeCar } from '#tests/support/factories/cars.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

documentSuite(orders, {
  valid: () => ({ reference: 'PO 7' }),
  changed: { note: 'Rust on the sill' },
  wrong: { odometer: -1 },
  ready: { promised_at: '2026-11-20T10:00:00.000Z' },
  prepare: async ({ site: { chain_id } }) => ({
    customer_id: (await makeCustomer(server.db, { chain_id })).id,
  }),
  line: () => ({ kind: 'work', description: 'Wheel change' }),
});

describe('an order', () => {
  const line = (vat_code: string) => ({
    key: crypto.randomUUID(),
    position: 0,
    description: 'Wheel change',
    quantity: 1000,
    unit_price: 100_00_00,
    vat_code,
  });

  async function inNewChain(role: Role = 'reception') {
    const me = await logInAs(server.db, { roles: [role] });
    await makeVatCodes(server.db, me.site);
    const add = (body: object) => server.call(orders.calls.add, { body }, me);
    return { me, add };
  }

  test('of a car is for whose car it is, until somebody says who else pays', async () => {
    const { me, add } = await inNewChain();
    const { chain_id } = me.site;
    const owner = await makeCustomer(server.db, { chain_id });
    const fleet = await makeCustomer(server.db, { chain_id });
    const car = await makeCar(server.db, { chain_id });
    await server.db.transaction('system', (tx) =>
      tx.updateTable('cars').set({ customer_id: owner.id }).where('id', '=', car.id).execute(),
    );
    const { data } = (await add({ car_id: car.id })).body;
    expect(data.customer_id).toBe(owner.id);
    const other = (await add({ car_id: car.id, customer_id: fleet.id })).body.data;
    expect(other.customer_id).toBe(fleet.id);
  });

  test('has the VAT of its day, which is today where nobody says', async () => {
    const { me, add } = await inNewChain('manager');
    const lines = { put: [line('31')] };
    const { data } = (await add({ order_date: '2026-05-31', lines })).body;
    expect(data.vat_rates).toEqual([{ category: 'S', rate: 15_00, net: 100_00, vat: 15_00 }]);
    const body = { version: 1, order_date: '2026-06-01' };
    const later = await server.call(orders.calls.save, { params: { id: data.id }, body }, me);
    expect(later.body.data).toMatchObject({ vat: 12_00, lines: [{ vat_rate: 12_00 }] });
    expect((await add({})).body.data.order_date).toMatch(/^\d{4}-\d\d-\d\d$/);
    const early = await add({ order_date: '2001-01-01', lines });
    expect([early.status, early.body.error?.code]).toEqual([422, 'vat-codes.no_rate_then']);
  });

  test('gets its number when it is first promised to somebody, and is found by it and by its id', async () => {
    const { me, add } = await inNewChain();
    const { data } = (await add({ lines: { put: [line('3')] } })).body;
    expect(data.number).toBe('');
    const params = { id: data.id };
    const offered = await server.call(orders.calls['offer'], { params, body: { version: 1 } }, me);
    expect(offered.body.data).toMatchObject({ state: 'quote', number: '1' });
    const found = await server.call(searchCalls.search, { query: { query: `o:${data.id}` } }, me);
    expect(found.body.data.exact).toMatchObject({ path: `order/details/${data.id}` });
    const printed = await server.call(searchCalls.search, { query: { query: 'o:1' } }, me);
    expect(printed.body.data.exact).toMatchObject({ path: `order/details/${data.id}` });
  });

  test('without lines is offered to nobody', async () => {
    const { me, add } = await inNewChain();
    const { data } = (await add({})).body;
    const input = { params: { id: data.id }, body: { version: 1 } };
    const answer = await server.call(orders.calls['offer'], input, me);
    expect([answer.status, answer.body.error?.code]).toEqual([422, 'orders.no_lines']);
  });
});
