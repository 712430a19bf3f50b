import { orders } from '#contract/sales/orders.ts';
import { orderWorkCalls } from '#contract/sales/order-work/order-work.ts';
import { makeVatCodes } from '../../documents/vat-codes.ts';
import type { Sender, TestServer } from '../../server.ts';
import { makeCustomer } from '../customers.ts';
import { stockKeeper } from '../stock/stock-keeper.ts';

/** A workshop with a tyre in stock, and orders that are worked at there. */
export async function workshop(server: TestServer) {
  const shop = await stockKeeper(server);
  const { me, tyre } = shop;
  await makeVatCodes(server.db, me.site);
  const { id: customer_id } = await makeCustomer(server.db, { chain_id: me.site.chain_id });
  const line = (overrides: object = {}) => ({
    key: crypto.randomUUID(),
    position: 0,
    kind: 'goods' as const,
    product_id: tyre,
    description: 'Hakka 10',
    quantity: 4_000,
    unit_price: 1000_00_00,
    vat_code: '3',
    ...overrides,
  });
  const step = async (word: string, id: number, body: object = {}, by: Sender = me) => {
    const { version } = (await server.call(orders.calls.one, { params: { id } }, me)).body.data;
    const input = { params: { id }, body: { version, ...body } };
    return server.call(orders.calls[word as 'finish'], input, by);
  };
  const accepted = async (...lines: object[]) => {
    const put = lines.length > 0 ? lines.map(line) : [line()];
    const body = { customer_id, lines: { put } };
    const { id } = (await server.call(orders.calls.add, { body }, me)).body.data;
    await step('accept', id);
    return { id, keys: put.map(({ key }) => key) };
  };
  return {
    ...shop,
    /** A line as one is sent. */
    lineOf: line,
    step,
    accepted,
    /** One that somebody has begun. */
    order: async (...lines: object[]) => {
      const made = await accepted(...lines);
      await step('start', made.id);
      return made;
    },
    work: async (id: number, by: Sender = me) =>
      (await server.call(orderWorkCalls.one, { params: { id } }, by)).body.data,
  };
}
