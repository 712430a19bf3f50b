import type { Tx } from '#server/db/open.ts';

/** Says of an order by which receipt it is sold. */
export const writeReceipt = (tx: Tx, order: number, receipt: string) =>
  tx.updateTable('orders').set({ receipt }).where('id', '=', order).execute();

/** The order that a sale at a register was of; null where it sold none. */
export const orderOfSale = async (tx: Tx, register: number, nr: number): Promise<number | null> =>
  (
    await tx
      .selectFrom('cash_transactions')
      .select('order_id')
      .where('register_id', '=', register)
      .where('nr', '=', nr)
      .where('kind', '=', 'sale')
      .executeTakeFirst()
  )?.order_id ?? null;
