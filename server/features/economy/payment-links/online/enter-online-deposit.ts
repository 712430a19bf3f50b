import { joinDeposits } from '#server/features/economy/customer-ledger/exports.ts';
import { enterDeposit } from '#server/features/sales/order-deposits/exports.ts';
import { todayOf } from '#server/kit/clock.ts';
import type { Context } from '#server/kit/context.ts';
import type { Stored } from '#server/kit/resource/resource-table.ts';

interface OnlineDeposit {
  /** Nobody else has it, so that the ledger takes it once. */
  readonly intent: string;
  readonly method_id: number;
  /** In minor units; below zero what was given back. */
  readonly amount: number;
  readonly reference: string;
  /** What was walked past by it; nothing where it is left out. */
  readonly override?: string;
}

/** Enters as a deposit what a provider took, or gave back, of an order, which has to be locked. Once that is invoiced it joins what its customer owes. Answers the deposit. */
export async function enterOnlineDeposit(
  context: Context,
  order: Stored,
  { override = '', ...deposit }: OnlineDeposit,
): Promise<number> {
  const id = await enterDeposit(context, order, {
    ...deposit,
    order_id: order.id,
    rounding: 0,
    note: '',
    override,
    reverses: null,
    happened_at: context.now,
  });
  await joinDeposits(context, order.id, todayOf(context));
  return id;
}
