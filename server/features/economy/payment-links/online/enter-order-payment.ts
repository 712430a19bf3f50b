import {
  depositBalance,
  paidOrder,
  takesDeposits,
} from '#contract/sales/order-deposits/deposit-rules.ts';
import { orders } from '#contract/sales/orders.ts';
import { rolesWith } from '#contract/rights.ts';
import { notify } from '#server/features/platform/notifications/exports.ts';
import type { Context } from '#server/kit/context.ts';
import { writeHistory } from '#server/kit/resource/history-repo.ts';
import { lockRow } from '#server/kit/resource/row-repo.ts';
import { bringBackOrder } from '../orders/asked-repo.ts';
import { enterOnlineDeposit } from './enter-online-deposit.ts';
import type { StoredPayment } from './payments-repo.ts';

/**
 * Enters what was paid online on an order as a deposit, whatever became of the order meanwhile: what
 * is more than is left of it has to be paid back, and the site is notified. An order that was archived
 * is brought back, as one with money on it is never archived. Once the order is invoiced the deposit
 * joins what its customer owes. Answers the deposit.
 */
export async function enterOrderPayment(
  context: Context,
  { id, reference, method_id }: Pick<StoredPayment, 'id' | 'reference' | 'method_id'>,
  order_id: number,
  paid: number,
): Promise<number> {
  const { db } = context;
  // Another request that pays, cancels or invoices the same order waits here.
  const order = await lockRow(db, orders, order_id);
  if (order.archived_at !== null) {
    await bringBackOrder(db, order_id);
    await writeHistory(context, orders, 'restore', [{ id: order_id, changes: [] }]);
  }
  const { left } = depositBalance(paidOrder(order));
  const deposit = await enterOnlineDeposit(context, order, {
    // The reference is our prefix and a number of its own.
    intent: reference.slice('wh-'.length),
    method_id,
    amount: paid,
    reference,
    override: paid > left ? 'order-deposits.more_than_left' : '',
  });
  if (paid > left || !takesDeposits(order)) {
    await notifyToPayBack(context, { id, number: String(order['number']) });
  }
  return deposit;
}

const notifyToPayBack = (
  { db, caller }: Context,
  { id, number }: { readonly id: number; readonly number: string },
): Promise<void> =>
  notify(db, {
    chainId: caller.chainId,
    to: { siteId: caller.siteId, roles: rolesWith('orders.deposits') },
    kind: 'operations',
    words: { key: (part) => `payment-links:notices.toPayBack.${part}`, values: { number } },
    shouldResolve: true,
    once: `overpaid ${id}`,
  });
