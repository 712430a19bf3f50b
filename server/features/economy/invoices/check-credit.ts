import type { invoices } from '#contract/economy/invoices/invoices.ts';
import type { RowOf } from '#contract/kit/row.ts';
import { creditWarning } from '#contract/sales/order-buyer/buyer-rules.ts';
import { openOfInvoice } from '#server/features/economy/customer-ledger/exports.ts';
import { buyerOf, lockCredit } from '#server/features/sales/orders/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { goesOn } from '#server/kit/resource/steps/goes-on.ts';
import { isLetOnOrders } from './invoices-repo.ts';

/**
 * Asks who issues an invoice that leaves something to pay, of somebody who is blocked or owes more than
 * their limit with it, whether it is to be paid first. Goes on with the right to give credit: what was
 * done is owed. It is asked once the invoice stands in the ledger, so that what was paid ahead counts.
 */
export async function checkCredit(
  context: Pick<Context, 'db' | 'body' | 'caller'>,
  { id, customer_id }: Pick<RowOf<typeof invoices>, 'id' | 'customer_id'>,
): Promise<void> {
  const { db, caller } = context;
  const unpaid = (await openOfInvoice(db, id))?.open ?? 0;
  if (unpaid <= 0) return;
  await lockCredit(db, customer_id!);
  // No order is left out of what they owe: this invoice is of them.
  const buyer = (await buyerOf(db, { id: 0, customer_id, car_id: null }))!;
  const isLet = await isLetOnOrders(db, id);
  const warning = creditWarning(buyer, { unpaid, used: buyer.owed, isLet });
  if (!warning) return;
  const code = `invoices.${warning}` as const;
  if (goesOn(context, code) && caller.rights.has('credit_limits.override')) return;
  const { name, block_reason: reason, credit_limit: limit, owed } = buyer;
  throw new AppError(code, { name, reason, limit: (limit ?? 0) / 100, owed: owed / 100 });
}
