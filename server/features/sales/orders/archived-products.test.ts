import { expect, test } from 'vitest';
import { orders } from '#contract/sales/orders.ts';
import { products } from '#contract/stock/products/products.ts';
import { makeVatCodes } from '#tests/support/documents/vat-codes.ts';
import { makeCustomer } from '#tests/support/factories/customers.ts';
import { stockKeeper } from '#tests/support/factories/stock/stock-keeper.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

async function atDesk() {
  const { me, call, product } = await stockKeeper(server);
  await makeVatCodes(server.db, me.site);
  const customer_id = (await makeCustomer(server.db, { chain_id: me.site.chain_id })).id;
  const archive = async (id: number) => {
    const { version } = (await call(products.calls.one, { params: { id } })).body.data;
    const { status } = await call(products.calls.archive, { params: { id }, body: { version } });
    expect(status).toBe(200);
  };
  const add = (put: readonly object[]) =>
    call(orders.calls.add, { body: { customer_id, lines: { put: put as never } } });
  return { call, product, archive, add };
}

const line = (description: string, product_id: number | null) => ({
  key: crypto.randomUUID(),
  position: 1000,
  description,
  product_id,
  quantity: 1000,
  unit_price: 100_00_00,
  vat_code: '3',
});

test('lines that sell what has been archived are refused at each of them', async () => {
  const { product, archive, add } = await atDesk();
  const [old, older] = [await product(), await product()];
  await archive(old);
  await archive(older);
  const put = [line('Wash', null), line('Old', old), line('Older', older)];
  const { status, body } = await add(put);
  expect(status).toBe(422);
  expect(Object.keys(body.error?.fields ?? {}).toSorted()).toEqual(
    [put[1]!.key, put[2]!.key].map((key) => `lines.${key}.product_id`).toSorted(),
  );
});

test('an order whose product has been archived since is copied without its line', async () => {
  const { call, product, archive, add } = await atDesk();
  const [tyre, valve] = [await product(), await product()];
  const put = [line('Tyre', tyre), line('Valve', valve), line('Wash', null)];
  const { id } = (await add(put)).body.data;
  await archive(tyre);
  const { status, body } = await call(orders.calls.copy, { params: { id } });
  expect(status).toBe(200);
  expect(body.data.lines.map((one) => one['description']).toSorted()).toEqual(['Valve', 'Wash']);
  expect(body.data.line_count).toBe(2);
});

test('lines that sell what has been archived since leave an order for another', async () => {
  const { call, product, archive, add } = await atDesk();
  const tyre = await product();
  const [sold, wash] = [line('Tyre', tyre), line('Wash', null)];
  const { id, version } = (await add([sold, wash])).body.data;
  await archive(tyre);
  const body = { version, lines: [{ key: sold.key }] };
  const { status, body: off } = await call(orders.calls.split, { params: { id }, body });
  expect(status).toBe(200);
  expect(off.data.lines.map((one) => one['product_id'])).toEqual([tyre]);
});
