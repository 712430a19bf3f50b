import { warehouses } from '#contract/hotel/storage-places/storage-places.ts';
import { productCosts, products, productTypes } from '#contract/stock/products/products.ts';
import {
  productStockCalls,
  stockMovementCalls,
} from '#contract/stock/stock-levels/stock-movements.ts';
import type { Role } from '#contract/rights.ts';
import type { TestServer } from '../../server.ts';
import { logInAs, type LoggedIn } from '../accounts.ts';
import { unique } from '../unique.ts';

/** Somebody, of a new chain unless it is said who, with a warehouse and a tyre that costs 1,000 to buy, and what they do there. */
export async function stockKeeper(server: TestServer, by?: LoggedIn) {
  const me = by ?? (await logInAs(server.db, { roles: ['manager'] }));
  const call: TestServer['call'] = (one, input) => server.call(one, input, me);
  const warehouse = async () =>
    (await call(warehouses.calls.add, { body: { name: unique('Hall') } })).body.data.id;
  const type = { name: unique('Type'), kind: 'tyre' as const, position: 0 };
  const type_id = (await call(productTypes.calls.add, { body: type })).body.data.id;
  const product = async (overrides: object = {}) => {
    const body = { name: unique('Tyre'), type_id, ...overrides };
    const { id } = (await call(products.calls.add, { body })).body.data;
    const cost = { product_id: id, supplier: 'Grossist', cost: 1000_00, valid_from: '2020-01-01' };
    await call(productCosts.calls.add, { body: cost });
    return id;
  };
  const hall = await warehouse();
  const tyre = await product();
  const line = (overrides: object = {}) => ({
    intent: crypto.randomUUID(),
    product_id: tyre,
    quantity: 4_000,
    ...overrides,
  });
  return {
    me,
    call,
    hall,
    tyre,
    warehouse,
    product,
    line,
    as: (role: Role): Promise<LoggedIn> => logInAs(server.db, { site: me.site, roles: [role] }),
    receive: async (...lines: object[]) => {
      const received = lines.length > 0 ? lines : [{}];
      const body = { kind: 'receipt' as const, warehouse_id: hall, lines: received.map(line) };
      return (await call(stockMovementCalls.receive, { body })).body.data.ids;
    },
    take: (quantity: number, overrides: object = {}, by = me) =>
      server.call(
        stockMovementCalls.take,
        { body: { ...line({ quantity }), warehouse_id: hall, ...overrides } },
        by,
      ),
    stock: async (id = tyre) =>
      (await call(productStockCalls.ofProduct, { params: { id } })).body.data,
  };
}
