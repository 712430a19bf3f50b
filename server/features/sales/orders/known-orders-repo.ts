import { sql } from 'kysely';
import type { Tx } from '#server/db/open.ts';

/** What an order is told by where it is looked for. */
export interface KnownOrder {
  readonly id: number;
  readonly number: string;
  readonly order_date: string | null;
  readonly plate: string | null;
  readonly customer: string | null;
}

/** Orders of the site, archived or not. */
export const ordersWithIds = (tx: Tx, ids: readonly number[]): Promise<KnownOrder[]> =>
  tx
    .selectFrom('orders as one')
    .leftJoin('cars as car', (join) =>
      join.onRef('car.chain_id', '=', 'one.chain_id').onRef('car.id', '=', 'one.car_id'),
    )
    .leftJoin('customers as customer', (join) =>
      join
        .onRef('customer.chain_id', '=', 'one.chain_id')
        .onRef('customer.id', '=', 'one.customer_id'),
    )
    .select(['one.id', 'one.number', 'one.order_date'])
    .select(['car.licenseplate as plate', 'customer.name as customer'])
    .where('one.id', 'in', ids)
    .orderBy('one.id', 'desc')
    .execute();

/** The orders of the site that have this number, but for archived ones. */
export async function orderIdsWithNumber(tx: Tx, number: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    // What the index has.
    .where('number_sort', '=', sql<string>`nordic_sort_key(${number})`)
    .where('archived_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}
