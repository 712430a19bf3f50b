import { giveBackPart } from '#server/features/economy/payments/exports.ts';
import { AppError } from '#server/kit/errors.ts';
import type { Context } from '#server/kit/context.ts';
import { creditOf } from './credits-repo.ts';

/** So much of a credit was paid back, by way of the payment that it came by; answers that. Throws for what came otherwise: an order has its refunds. */
export async function payBackCredit(
  context: Context,
  entry_id: number,
  amount: number,
): Promise<number> {
  const { db, caller } = context;
  const credit = await creditOf(db, caller, entry_id);
  if (!credit) throw new AppError('common.not_found');
  if (credit.payment_id === null) throw new AppError('customer-credits.not_by_payment');
  const left = async () => (await creditOf(db, caller, entry_id))!.left;
  await giveBackPart(context, { payment_id: credit.payment_id, entry_id, amount, left });
  return credit.payment_id;
}
