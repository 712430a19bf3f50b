import { orders } from '#contract/sales/orders.ts';
import { leftOfInvoice } from '#server/features/economy/customer-ledger/exports.ts';
import type { Tx } from '#server/db/open.ts';
import { rowWithId } from '#server/kit/resource/list-repo.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';
import { askedOf } from '../orders/asked-of.ts';
import { isUnwanted, type StoredPayment } from './payments-repo.ts';

/** Whether a payment that was begun is still to be paid: nobody has taken another way or closed the link, and as much is left to pay. */
export async function isWanted(
  tx: Tx,
  { id, invoice_id, order_id, amount }: StoredPayment,
): Promise<boolean> {
  if (await isUnwanted(tx, id)) return false;
  if (invoice_id !== null) return (await leftOfInvoice(tx, invoice_id)) >= amount;
  const order = (await rowWithId(tx, orders, order_id!)) as unknown as Stored;
  return ((await askedOf(tx, order))?.left ?? 0) >= amount;
}
