import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { orderStockCalls } from '#contract/stock/order-stock/order-stock.ts';
import { stockReservations } from '#contract/stock/stock-levels/stock-levels.ts';
import { stockRefills } from '#contract/stock/stock-refills/stock-refills.ts';
import { workshop } from '#tests/support/factories/orders/workshop.ts';
import { testServer } from '#tests/support/server.ts';

const server = await testServer();

/** What the upgrade does once, done again. */
async function upgrade(): Promise<void> {
  const file = new URL('../../../db/migrations/0200/0237_needs_of_orders.sql', import.meta.url);
  const text = await readFile(file, 'utf8');
  const statement = text.slice(text.indexOf('with wanting'), text.lastIndexOf(';\nreset role'));
  await server.db.transaction('system', (tx) => sql.raw(statement).execute(tx));
}

test('what orders need that were accepted before accepting reserved is reserved by the upgrade, the soonest promised first, and no more than is there', async () => {
  const { accepted, call, receive, hall, me } = await workshop(server);
  const { id: late } = await accepted({ quantity: 4_000 });
  const { id: soon } = await accepted({ quantity: 3_000 });
  await receive({ quantity: 5_000 });
  await server.db.transaction('system', (tx) =>
    tx
      .updateTable('orders')
      .set({ promised_at: new Date(Date.now() + 36 * 3_600_000) })
      .where('id', '=', soon)
      .execute(),
  );
  await upgrade();
  const reserved = async (id: number) =>
    (await call(orderStockCalls.stock, { params: { id } })).body.data.map((one) => one.reserved);
  expect([await reserved(soon), await reserved(late)]).toEqual([[3_000], [2_000]]);
  await upgrade();
  expect([await reserved(soon), await reserved(late)]).toEqual([[3_000], [2_000]]);
  const kept = (await call(stockReservations.calls.list, { query: {} })).body.data;
  expect(kept.every(({ warehouse_id }) => warehouse_id === hall)).toBe(true);

  // A refill is proposed what they lack, and nothing of what another site needs.
  const refill = await server.call(stockRefills.calls.add, { body: { warehouse_id: hall } }, me);
  expect(refill.body.data.proposed).toMatchObject([{ on_hand: 5_000, needed: 2_000 }]);
});
